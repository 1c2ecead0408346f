# Réponses rapides, sans partie.

ask-skip = cubes R&D pour construire { $spaces ->
    [one] une case
   *[other] { $spaces } cases
  } au-delà de la plus moderne
ask-skip-term = la { NUMBER($n, type: "ordinal") ->
    [one] { $n }re
   *[other] { $n }e
  } case au-delà
ask-skip-answer = { $spaces ->
    [one] { $spaces } case au-delà de la plus moderne
   *[other] { $spaces } cases au-delà de la plus moderne
  } : { $cubes ->
    [one] { $cubes } cube R&D
   *[other] { $cubes } cubes R&D
  }
ask-skip-too-far = la piste a { $most } cases : rien ne se trouve { $spaces } cases plus loin

ask-deal-answer = { $players } joueurs : { $cards } cartes chacun, donne après donne
ask-deal-aside = { $aside ->
    [0] Aucune carte ne reste de côté
    [one] Une carte reste de côté
   *[other] { $aside } cartes restent de côté
  }
ask-deal-first = Le voisin de gauche du brasseur commence, à chaque donne
ask-deal-next = Quand tout le paquet a été distribué, le voisin de gauche devient brasseur
ask-deal-players = Autotock se joue à 2, 3 ou 4, pas à { $players }
ask-deal-players-way-out = posez la question pour 2, 3 ou 4 joueurs

ask-payout-answer = Payer { $due } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $loans ->
    [0] { "" }
    [one] { " " }et un prêt
   *[other] { " " }et { $loans } prêts
  }
ask-payout-carried = points au début de la phase
ask-payout-points-left = points de perte à payer
ask-payout-due = dû à la banque
ask-payout-turn = il n’y a pas de tour { $turn } : la partie en compte { $turns }
ask-payout-loans = personne n’a { $loans } prêts : le maximum est { $most }
ask-payout-points = personne n’a { $points } points de perte : saisissez un nombre de 0 à 10000
ask-payout-rate = { $rate } dollars par point ne figurent sur aucun plateau : saisissez un nombre de 0 à 1000
ask-payout-rate-fixed = les règles fixent { $fixed } par point au tour { $turn }, pas { $asked }
ask-payout-rate-fixed-way-out = omettez le tarif : seuls ceux des tours 2 et 3 sont imprimés sur le plateau
ask-payout-typed = { $rate } par point, comme saisi
ask-payout-usual = { $rate } par point, ce que Steward suppose imprimé ; saisissez le tarif si votre plateau dit autre chose

ask-sale-answer = { $sold ->
    [one] { $sold } voiture vendue
   *[other] { $sold } voitures vendues
  }, { $unsold ->
    [one] { $unsold } invendue
   *[other] { $unsold } invendues
  }
ask-sale-step = Round { $round }, { $class } : { $owner } vend { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
  } depuis { $space }
ask-sale-typed = Une voiture de prix moyen à prix réduit coûte { $price }, comme saisi
ask-sale-takes = { $owner }, { $space }
ask-sale-markers = { $space } ne peut pas porter ces marqueurs
ask-sale-markers-way-out = une case porte au plus un marqueur vente bonus et, sauf si elle est de luxe, un lot d’un ou deux marqueurs réduction de prix
ask-sale-bonus = { $markers } marqueurs vente bonus sont posés, et la boîte en a { $most }
ask-sale-bonus-way-out = retirez les marqueurs vente bonus en trop
ask-sale-reduced = { $spaces } cases portent { $markers ->
    [one] un marqueur réduction de prix
   *[other] { $markers } marqueurs réduction de prix
  } chacune, et la boîte a { $most ->
    [one] un seul lot pareil
   *[other] { $most } lots pareils
  }
ask-sale-reduced-way-out = les marqueurs réduction de prix forment un lot de deux et deux lots d’un
ask-sale-mid-reduced = une case de prix moyen porte des marqueurs réduction de prix, et leur prix n’est pas sur la feuille
ask-sale-mid-reduced-way-out = donnez le prix réduit imprimé sur le plateau (dans un fichier : « mid_reduced »)
ask-sheet-twice = { $space } est nommée deux fois

ask-losses-answer = { $total } à payer pendant la phase des pertes du tour { $turn }
ask-losses-points = { $name }, points de perte
ask-losses-due = { $name }, dû à la banque
ask-losses-owner = « { $owner } » n’est pas parmi les joueurs : { $names }
ask-losses-takes = { $name } prend { $loans ->
    [one] un prêt
   *[other] { $loans } prêts
  } pour payer
ask-losses-cash = { $name } : { $before } avant, { $after } après
ask-losses-short = il manque { $debt } à { $name }, qui les doit à la banque

# Cars of Autotock on a circuit
ask-not-allowed = non : { $why } ({ $rule })
ask-moves-none = { $seat } ne peut rien faire de cette carte : { $card }
ask-moves-must = { $seat } peut jouer cette carte ({ $card }) { $legal ->
    [one] d’une seule façon
   *[other] de { $legal } façons
  }, et doit le faire
ask-move-legal = { $play } : { $what }
ask-move-refused = { $play } : non, { $why } ({ $rule })
ask-play-out = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } sort une voiture
ask-play-park = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } rentre au garage la voiture { DE($at) }
ask-play-up = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } fait monter la voiture { DE($at) }
ask-play-push-in = le 5 rentre au garage { $car }
ask-play-swap = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } échange la voiture { DE($at) } avec { $car }
ask-play-cross = le valet à un œil échange { $car } avec { $other }
ask-moves-one-eyed = Sans les cartes des experts, un valet à un œil est un valet comme les autres
ask-car-unread = { $car } n’est pas une voiture de cette table
ask-car-way-out = une voiture s’écrit red=12, blue=v30 (accotement), red=g2 (garage), red=33+ (y a fini un déplacement)
ask-car-fourth = { $seat } a trois voitures, pas plus
ask-seven-answer = Un 7 se répartit de { $count } façons
ask-seven-split = { $cars ->
    [one] une voiture
   *[other] { $cars } voitures
  } : { $sum }
ask-seven-no-cars = un 7 ne se répartit pas sur { $cars } voitures
ask-seven-way-out = posez la question pour 1, 2 ou 3 voitures
ask-board-way-out = lisez-le d’abord sur la boîte : mise en place d’Autotock, Notre plateau

# Les Sponsors
ask-sponsors = millions pour { $cards }
ask-sponsors-answer = { $cards } : { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
  }
ask-sponsors-count = { $count ->
    [one] { $count } carte ne fait pas de vente : une voiture en a une à trois
   *[other] { $count } cartes ne font pas de vente : une voiture en a une à trois
  }
ask-sponsors-count-way-out = écrivez par exemple « steward ask sponsors rouge rouge bleu »
ask-chance = { $fraction }, { $whole },{ $part } %
ask-roulette = billes dans la roulette
ask-roulette-answer = Sa propre bille : { $own } sur { $all } ({ $chance })
ask-roulette-own = Sa propre bille, { $chance } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
ask-roulette-other = La bille de chaque autre voiture, { $chance } (l’une d’elles : { $any }) : cette voiture avance d’une case
ask-roulette-violet = La bille violette, { $chance } : les voitures sur rouge sortent de piste, celles sur violet avancent de 3, les autres de 1
ask-roulette-tokens = { $count ->
    [one] { $count } pion point d’énergie est dépensé, quoi qu’il tombe
   *[other] { $count } pions point d’énergie sont dépensés, quoi qu’il tombe
  }
ask-roulette-cars = 1 à 4 voitures courent, pas { $cars }
ask-roulette-cars-way-out = écrivez par exemple « steward ask roulette --cars 4 --extra 2 »
ask-roulette-extra = { $extra } billes, c’est plus que les { $most } qu’un lancer peut ajouter
ask-roulette-extra-way-out = posez la question avec 0 à { $most } billes
# Une pioche dans le sac
ask-bag-answer = { $disks ->
    [one] { $disks } disque dans le sac
   *[other] { $disks } disques dans le sac
  }, { $players ->
    [one] tous à un joueur
   *[other] à { $players } joueurs
  }
ask-bag-chance = Joueur { $player } : { $disks } sur { $all } = { $chance }, environ { $percent } %
ask-bag-alone = Joueur { $player }, seul dans le sac : pas de tirage, un disque reste et { $wins ->
    [0] aucun autre ne revient
    [one] { $wins } revient
   *[other] { $wins } reviennent
  }
ask-bag-leaves = Joueur { $player } : pioché, un disque reste et { $wins ->
    [0] aucun autre ne revient
    [one] { $wins } revient
   *[other] { $wins } reviennent
  } ; non pioché, { $back ->
    [0] aucun ne revient
    [one] { $back } revient
   *[other] { $back } reviennent
  } et { $lost ->
    [0] aucun n’est perdu
    [one] { $lost } est perdu
   *[other] { $lost } sont perdus
  }
ask-bag-players = cette boîte est pour { $most } joueurs au plus, pas pour { $players }
ask-bag-too-many = { $disks } disques d’une couleur, c’est plus que { $most }
ask-bag-empty = il n’y a aucun disque dans le sac
ask-bag-way-out = saisissez combien de disques de chaque couleur sont dans le sac, par exemple « steward ask bag 4 3 1 »
ask-hood-buyer = L’amende est pour l’acheteur, qui paie { $buyer } en tout
ask-hood-seller = L’amende est pour le vendeur : l’acheteur paie { $buyer } et reçoit { $seller }
ask-hood-junk = Ferraille : l’acheteur reçoit l’auto gratuitement, et { $seller } du vendeur
ask-hood-nothing-asked = Rien n’a été demandé : sans prix demandé, on ne regarde pas sous le capot
ask-hood-buyer-pays = L’acheteur paie
ask-hood-seller-pays = Le vendeur paie
