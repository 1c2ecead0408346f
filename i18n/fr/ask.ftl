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
ask-deal-players-suggestion = posez la question pour 2, 3 ou 4 joueurs

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
ask-payout-rate-fixed-suggestion = omettez le tarif : seuls ceux des tours 2 et 3 sont imprimés sur le plateau
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
ask-sale-typed = Une voiture de prix moyen à prix réduit se vend { $price }, comme saisi
ask-sale-takes = { $owner }, { $space }
ask-sale-markers = { $space } ne peut pas porter ces marqueurs
ask-sale-markers-suggestion = une case porte au plus un marqueur vente bonus et, sauf si elle est de luxe, un lot d’un ou deux marqueurs réduction de prix
ask-sale-bonus = { $markers } marqueurs vente bonus sont posés, et la boîte en a { $most }
ask-sale-bonus-suggestion = retirez les marqueurs vente bonus en trop
ask-sale-reduced = { $spaces } cases portent { $markers ->
    [one] un marqueur réduction de prix
   *[other] { $markers } marqueurs réduction de prix
  } chacune, et la boîte { $most ->
    [one] n’a qu’un seul lot de ce genre
   *[other] n’a que { $most } lots de ce genre
  }
ask-sale-reduced-suggestion = les marqueurs réduction de prix forment un lot de deux et deux lots d’un
ask-sale-mid-reduced = une case de prix moyen porte des marqueurs réduction de prix, et leur prix n’est pas sur la feuille
ask-sale-mid-reduced-suggestion = donnez le prix réduit imprimé sur le plateau (dans un fichier : « mid_reduced »)
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
