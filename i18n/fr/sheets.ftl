# Feuilles et image du plateau d’Automobile. Les montants arrivent écrits ; ne choisir que selon des nombres.

# L’image du plateau
sheets-letter = { $class ->
    [1] L
    [2] M
   *[other] B
  }
sheets-space-class = { $space }, { $class }
sheets-free = libre
sheets-closed = fermée
sheets-owned = { $who } : { $what }
sheets-leads = la case la plus moderne
sheets-tile-cost = une tuile usine coûte { $cost }
sheets-skip = { $count ->
    [0] aucun cube pour construire ici
    [one] { $count } cube R&D pour construire ici
   *[other] { $count } cubes R&D pour construire ici
  }
sheets-lane = piste et bande : { $class }
sheets-boxes-open = { $open ->
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
  }, prises par : { $taken }
sheets-in-band = dans la bande : { $there }
sheets-so-many = { $who } { $count }
sheets-nobody = personne

# Ce que toute feuille possède
sheets-fewer = un de moins : { $what }
sheets-more = un de plus : { $what }
sheets-player = joueur
sheets-space = case
sheets-cars-there = voitures
sheets-no-cars = pas de voiture
sheets-takings = recette

# Production
sheets-produce = Produire
sheets-cars-made = voitures
sheets-cost = coût
sheets-named = { $name }
sheets-made-at = chaque voiture coûte { $cost }
sheets-from-to = { $least }–{ $most }
sheets-cars-in-hand = { $count ->
    [one] { $count } voiture en stock
   *[other] { $count } voitures en stock
  }
sheets-after-producing = { $count ->
    [one] il restera { $count } voiture en stock
   *[other] il restera { $count } voitures en stock
  }

# Tuiles demande
sheets-tiles-typed = Tuiles
sheets-tile = Tuile { $tile }
sheets-take-back = Reprendre le dernier chiffre
sheets-drawn-now = piochée maintenant : { $class }
sheets-reveal = Dévoiler

# Distributeurs
sheets-sell = Accepter les ventes
sheets-forced = Ventes forcées
sheets-forced-describe = Fait toutes les ventes qui ne laissent aucun choix et s’arrête à la première qui en laisse un
sheets-own-rows = Chacun dans sa bande
sheets-own-rows-describe = Chaque distributeur vend une voiture de la bande où il se trouve, jusqu’à ce que quelqu’un doive choisir une case ou une autre piste
sheets-clear = Vider
sheets-all-sold = Plus personne ne peut vendre
sheets-chooses = { $who } choisit :
sheets-sell-from = { $space }, bande { $band }
sheets-of = { $sold } sur { $open }
sheets-sold = ventes
sheets-in-boxes = cases prises
sheets-field-sold = { $who } : voitures vendues depuis { $space }
sheets-band-of = { $who }, distributeurs : { $band }
sheets-idle = points de perte

# Décisions
sheets-bonus = vente bonus
sheets-reduced = prix réduit
sheets-next-order = Ordre du prochain tour : { $who }
sheets-in-order = { $rank }. { $who }
sheets-bonus-none = Ventes bonus : les trois sont prises
sheets-bonus-left = Ventes bonus : il en reste { $count } ({ $count ->
    [one] { $costs } cube
   *[other] { $costs } cubes
  })
sheets-reduced-left = Réductions de prix : { $pair ->
    [0] le lot de deux est pris
   *[other] un lot de deux
  }, { $singles ->
    [0] plus aucun lot d’un seul
    [one] { $singles } lot d’un seul
   *[other] { $singles } lots d’un seul
  }
sheets-close-left = Fermeture : encore possible, une fois pour toute la table
sheets-close-gone = Fermeture : déjà faite ce tour-ci

# Vente par la demande
sheets-sell-by-demand = Vendre
sheets-rounds = Vendues par round
sheets-demand = demande : { $count }
sheets-demand-without-cars = demande : { $count }, pas de voiture
sheets-left-unsold = { $count ->
    [one] une voiture invendue
   *[other] { $count } voitures invendues
  }
sheets-describe = { $what }

# Pertes
sheets-pay = Payer
sheets-points = points
sheets-product = { $count } × { $each }
sheets-plus = { $first } + { $second }
sheets-due = dû
sheets-cash-after = argent après
sheets-debt-left = dette restante
sheets-all-short = Même avec tous les prêts, ils ne peuvent pas tout payer et gardent une dette : { $people }
sheets-short = { $who } ne peut pas payer :
sheets-debt = garder une dette
sheets-close-space = fermer { $space }

# Fin de la partie
sheets-term = { $what } : { $amount }
sheets-on-the-board = appuyez sur le plateau
