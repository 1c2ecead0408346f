# Les Sponsors à la table : son plateau et ses feuilles.

racing-track-unread = Personne n’a encore lu combien de cases a la piste centrale
racing-unread = ?
racing-square = case { $n }
racing-kind = { $kind }
racing-zone = zone : { $zone }
racing-finished = arrivée
racing-off = hors de la piste
racing-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
racing-play-card = Jouer une carte
racing-cards-of = { $category } ({ $count })
racing-spin = { $count ->
    [0] aucune bille ajoutée
    [one] { $count } bille ajoutée
   *[other] { $count } billes ajoutées
  } · { $chance }
racing-pass = Passer (voiture bloquée)
racing-stops = S’arrête ici
racing-finishes = Franchit l’arrivée
racing-place = Sa place maintenant
racing-place-named = place { $place }
racing-stands-on = Elle est sur une case
racing-square-comes = { $on } : { $by }
racing-behind = Juste derrière une voiture
racing-behind-nobody = Non
racing-behind-two = Voie libre devant
racing-behind-one = Une case libre
racing-slip-first = Aspiration avant la case verte
racing-blocked = Bloquée
racing-comes-forward = Avance de
racing-blocked-after = Cases parcourues
racing-hands = Chaque joueur saisit à son tour les cartes de sa main, seul à l’écran : elles restent cachées
racing-draw-start = Laisser Steward tirer l’ordre de départ
racing-tell-start = Appuyer sur les voitures dans l’ordre tiré au sort à table, la première d’abord
racing-car-at = { $place } { $car }
racing-places-of = les places { DE($cars) }
racing-back-on-square = Passe son tour, revient sur sa case
racing-square-taken = Sa case est prise : la première libre derrière
racing-stands-behind = Passe son tour, revient derrière
racing-card-to-tell = { $category }, carte { $n }
racing-hand-squares = { $count ->
    [one] { $count } case en main
   *[other] { $count } cases en main
  }
racing-does-a = au choix
racing-does-v = de la zone
racing-does-s = sponsor
racing-does-e = échange
racing-two = { $one } ou { $other }
racing-moves = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
racing-one-to-five = 1 à 5
racing-die = un { $side } au dé
racing-steward-throws = Steward
racing-steward-draws = Steward tire
racing-price = { $price ->
    [one] { $price } million
   *[other] { $price } millions
  }
racing-last-cards = { $count ->
    [one] dernière
   *[other] { $count } dernières
  }
racing-on-board = { $count ->
    [0] plus aucune sur le plateau
    [one] plus qu’une sur le plateau
   *[other] encore { $count } sur le plateau
  }
racing-in-pile = { $count ->
    [0] plus aucune dans la pioche
    [one] plus qu’une dans la pioche
   *[other] encore { $count } dans la pioche
  }
racing-sponsor-cards = { $colour }
racing-of-three = { $count } sur { $most }
racing-sponsors-held = cartes sponsor : { $of }
racing-on-square = sur une case { $on }
racing-chance = { $own } sur { $all }
racing-ball = bille : { $of }
racing-and-roulette = + roulette
racing-value = Sa valeur
racing-value-named = valeur { $value }
racing-balls-added = Roulette : billes ajoutées
racing-added = +{ $count } : { $chance }
racing-ball-costs = Chaque bille coûte un pion d’énergie : il en reste { $count }
racing-does-play = Jouer { $category } { $value }
racing-does-spin = { $count ->
    [0] Lancer la roulette
    [one] Lancer avec { $count } bille ajoutée
   *[other] Lancer avec { $count } billes ajoutées
  }
racing-which-card = quelle carte c’est
racing-which-value = la valeur de la carte
racing-which-place = sa place maintenant
racing-which-square = la case où elle est
racing-whether-behind = si elle est juste derrière une voiture
racing-how-far = le nombre de cases parcourues
racing-what-played = la carte jouée, ou combien de billes sont ajoutées
racing-hand-of = { $category } : { $values }
racing-clockwise = Les cases se comptent dans le sens des aiguilles d’une montre, à partir de l’une d’elles
