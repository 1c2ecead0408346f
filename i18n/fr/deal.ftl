# La table des donnes d’Autotock. On la lit par-dessus la table : peu de mots, courts.

deal-title = Distribuer : Autotock
deal-how-many = Combien de joueurs ?
deal-players = Joueurs
deal-n-players = { $n } joueurs

## Les places : par leur numéro, dans le sens horaire ; et où elles sont, vues du premier donneur

deal-player = Joueur { $n }
deal-name-of = Nom du joueur { $n }
deal-first = 1er brasseur
deal-left = à sa gauche
deal-opposite = en face
deal-right = à sa droite
deal-other = l’autre joueur

## Les trois mots

deal-shuffles = Brasse et distribue
deal-deals = Distribue la suite, sans brasser
deal-each = Pour chaque joueur
deal-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
deal-begins = Joue en premier
deal-of = Donne { $n } sur { $of }
deal-describe = { $deals } : { $dealer }. { $cards }. Joue en premier : { $opener }
deal-aside = { $cards ->
    [0] aucune carte de côté
    [one] 1 carte de côté
   *[other] { $cards } cartes de côté
  }

## Ce qu’on peut faire

deal-next = Donne suivante
deal-key-next = Espace
deal-back = Revenir
deal-key-back = Retour arrière
deal-again = Recommencer
deal-change-yet = peut changer jusqu’à la première donne
deal-change-now = Le paquet est de nouveau complet : on peut arriver ou partir maintenant
deal-change-later = { $deals ->
    [one] peut changer à la prochaine donne, avec un paquet complet
   *[other] peut changer dans { $deals } donnes, avec un paquet complet
  }

## Marks on cars

deal-car = { $player }, voiture { $n } : la marquer
deal-car-moved = { $player }, voiture { $n } : { $mark }. Elle a bougé
