# Automobile (Martin Wallace, 2009). Les montants arrivent écrits ; ne choisir que selon des nombres.

automobile-title = Automobile

# Unités : le nom, et une quantité
automobile-unit-dollars = argent
automobile-unit-losses = points de perte
automobile-unit-cubes = cubes R&D
automobile-unit-loans = prêts
automobile-unit-bonus = marqueurs vente bonus
automobile-unit-reduced = marqueurs réduction de prix
automobile-unit-closed = tuiles usine fermée
automobile-unit-cars = voitures
automobile-unit-distributors = distributeurs
automobile-unit-tiles = tuiles usine
automobile-unit-parts = usine de pièces détachées
automobile-amount-dollars = { $count }
automobile-amount-losses = { $count ->
    [one] { $count } point de perte
   *[other] { $count } points de perte
  }
automobile-amount-cubes = { $count ->
    [one] { $count } cube R&D
   *[other] { $count } cubes R&D
  }
automobile-amount-loans = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
  }
automobile-amount-bonus = { $count ->
    [one] { $count } marqueur vente bonus
   *[other] { $count } marqueurs vente bonus
  }
automobile-amount-reduced = { $count ->
    [one] { $count } marqueur réduction de prix
   *[other] { $count } marqueurs réduction de prix
  }
automobile-amount-closed = { $count ->
    [one] { $count } tuile usine fermée
   *[other] { $count } tuiles usine fermée
  }
automobile-amount-cars = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
  }
automobile-amount-distributors = { $count ->
    [one] { $count } distributeur
   *[other] { $count } distributeurs
  }
automobile-amount-tiles = { $count ->
    [one] { $count } tuile usine
   *[other] { $count } tuiles usine
  }
automobile-amount-parts = { $count ->
    [one] { $count } usine de pièces détachées
   *[other] { $count } usines de pièces détachées
  }

# Lieux et catégories. Une case va après « sur », « depuis », « jusqu’à » ; jamais après « de » : Oldsmobile, Essex.
# Une catégorie va après « voitures de » et, telle quelle, après « bande » et « piste ».
automobile-space = la case { $n }
automobile-space-named = { $name } ({ $n })
automobile-band = { $n ->
    [1] la bande luxe
    [2] la bande prix moyen
   *[other] la bande bas prix
  }
automobile-boxes = { $n ->
    [1] la piste luxe
    [2] la piste prix moyen
   *[other] la piste bas prix
  }
automobile-class-premium = luxe
automobile-class-mid = prix moyen
automobile-class-low = bas prix

# Personnages
automobile-character-ford = Ford
automobile-character-kettering = Kettering
automobile-character-sloan = Sloan
automobile-character-howard = Howard
automobile-character-durant = Durant
automobile-character-chrysler = Chrysler

# Phases
automobile-phase-1 = Tuiles demande
automobile-phase-2 = Personnages
automobile-phase-3 = Actions
automobile-phase-4 = Howard
automobile-phase-5 = Distributeurs
automobile-phase-6 = Décisions
automobile-phase-7 = Ventes par la demande
automobile-phase-8 = Pertes
automobile-phase-9 = Fin du tour

# Ce qu’il y a à faire maintenant
automobile-now-nobody = Personne ne peut agir ici : rectifiez la phase par une correction
automobile-now-nobody-sells = Personne ne peut vendre : validez la feuille vide de toutes les ventes, ce qui termine la phase ; chaque distributeur sans vente revient et coûte 1 point de perte
automobile-now-tiles = { $each ->
    [one] Chacun pioche une tuile demande et la garde secrète
   *[other] Chacun pioche { $each } tuiles demande et les garde secrètes
  }
automobile-now-bids = Chacun fait une enchère pour le premier choix des personnages
automobile-now-choose = { $seat } choisit un personnage
automobile-now-durant = { $seat } construit aussitôt une tuile usine (Durant)
automobile-now-action = { $seat } fait une action, round { $round } sur { $rounds }
automobile-now-howard = { $cars ->
    [one] { $seat } vend { $cars } voiture par Howard
   *[other] { $seat } vend { $cars } voitures par Howard
  }
automobile-now-distributors = { $seat } vend une voiture par un distributeur
automobile-now-decisions = { $seat } prend une décision ou passe
automobile-now-reveal = { $each ->
    [one] Dévoiler les tuiles demande, une par joueur
   *[other] Dévoiler les tuiles demande, { $each } par joueur
  }
automobile-now-sale = Vendre par la demande, en commençant par les cases les plus modernes
automobile-now-losses = Distribuer les points de perte, puis les payer
automobile-now-end-turn = Remettre les tuiles dans le sac et les marqueurs sur le plateau, puis passer au tour suivant
automobile-now-end-game = La partie s’achève ; chacun reçoit la valeur de ses usines et rembourse ses prêts
automobile-over = Le quatrième tour est terminé
automobile-decided-losses = { $own ->
    [one] { $own } point de perte
   *[other] { $own } points de perte
  } contre { $others }

# Paragraphes de la règle
automobile-rule-setup = Début de partie
automobile-rule-demand-tiles = Phase 1, tuiles demande
automobile-rule-characters = Phase 2, personnages
automobile-rule-ford = Personnages, Ford
automobile-rule-sloan = Personnages, Sloan
automobile-rule-durant = Personnages, Durant
automobile-rule-chrysler = Personnages, Chrysler
automobile-rule-build = Phase 3, construire une usine
automobile-rule-skip = Phase 3, cubes R&D pour sauter des cases
automobile-rule-parts = Phase 3, usine de pièces détachées
automobile-rule-place = Phase 3, placer des distributeurs
automobile-rule-cubes = Phase 3, prendre deux cubes R&D
automobile-rule-produce = Phase 3, produire des voitures
automobile-rule-close = Phase 3, fermer une usine
automobile-rule-loan = Prêts
automobile-rule-howard = Phase 4, ventes par Howard
automobile-rule-distributors = Phase 5, ventes par les distributeurs
automobile-rule-decisions = Phase 6, décisions
automobile-rule-demand = Phase 7, tuiles demande
automobile-rule-sale = Phase 7, ventes par la demande
automobile-rule-losses = Phase 8, pertes
automobile-rule-end-turn = Phase 9, fin du tour
automobile-rule-end = Gagner la partie

# Pourquoi les choses bougent
automobile-cause-start = dotation de départ
automobile-cause-bid = enchère pour le premier choix
automobile-cause-loan = prêt
automobile-cause-skip = saut de cases
automobile-cause-build = construction
automobile-cause-ford = tuile supplémentaire de Ford
automobile-cause-place = placement de distributeurs
automobile-cause-cubes = cubes R&D
automobile-cause-produce = production
automobile-cause-close = fermeture d’une usine
automobile-cause-howard = vente par Howard
automobile-cause-distributors = vente par les distributeurs
automobile-cause-bonus = achat d’un marqueur vente bonus
automobile-cause-reduced = pose de marqueurs réduction de prix
automobile-cause-sale = vente par la demande
automobile-cause-unsold = voitures invendues
automobile-cause-age = pour vieillissement
automobile-aged = dont { $count } pour vieillissement
automobile-cause-losses = points de perte et intérêts
automobile-cause-value = valeur des usines
automobile-cause-repayment = remboursement des prêts

# Termes des calculs
automobile-term-tiles = tuiles usine sur { $space }
automobile-term-parts = usine de pièces détachées
automobile-term-skip = case { $n }
automobile-term-skip-own = { $space } appartient déjà au joueur : aucun cube
automobile-term-skip-behind = avant la case la plus moderne ({ $lead }) : aucun cube
automobile-sheet-from-to-parts = { $least }–{ $most }, 20 $ de moins chacune (usine de pièces détachées)
automobile-term-cars = voitures produites sur { $space }
automobile-term-cars-parts = voitures produites sur { $space } : { $cost } moins 20 $ grâce à l’usine de pièces détachées
automobile-term-refund = tuiles usine sur { $space } : { $cost } moins 100 $ chacune
automobile-term-refund-parts = usine de pièces détachées, moins 100 $
automobile-term-half = la moitié de { $points }, arrondie au supérieur
automobile-term-unsold = voitures invendues sur { $space }
automobile-term-sold = voitures vendues depuis { $space }
automobile-term-sold-reduced = voitures vendues à prix réduit depuis { $space }
automobile-term-demand-gone = { $cars ->
    [one] { $cars } voiture reste sans acheteur : demande épuisée ({ $class })
   *[other] { $cars } voitures restent sans acheteur : demande épuisée ({ $class })
  }
automobile-term-parts-apart = l’usine de pièces détachées ne compte pas
automobile-term-howard-missing = voitures que Howard n’a pas pu vendre
automobile-term-howard-excused = les voitures que Howard n’a pas pu vendre ne coûtent aucun point
automobile-howard-must = voitures que Howard doit vendre
automobile-term-howard-cars = tout ce qui peut être vendu
automobile-term-howard-premium = les voitures de luxe ne comptent pas
automobile-left-out = cases laissées de côté
automobile-term-left-out = { $space }
automobile-markers-lying = marqueurs sur la case fermée
automobile-pass-place = place n° { $count } au prochain choix des personnages
automobile-pass-place-so-far = place n° { $count } au prochain choix des personnages, sauf décision ultérieure
automobile-back-in = { $seat } décide de nouveau et rend sa place n° { $count } au prochain choix des personnages
automobile-term-passed = joueurs qui ont passé
automobile-term-idle = distributeurs restés dans la bande { $band } sans vendre
automobile-term-come-back = distributeurs qui n’ont pas pu vendre
automobile-come-back = { $count ->
    [one] { $seat } reprend un distributeur et un point de perte
   *[other] { $seat } reprend { $count } distributeurs et { $count } points de perte
  }
automobile-term-bonus = marqueur vente bonus n° { $n } de ce tour
automobile-term-tile = tuile { $tile }
automobile-term-points = points de perte
automobile-term-interest = intérêts des prêts
automobile-term-age = { $space }, en reculant depuis la case la plus moderne ({ $class })
automobile-term-turn-number = numéro du tour : { $turn }
automobile-term-late-loan = prêt contracté pendant cette phase des pertes : pas encore d’intérêts
automobile-term-sloan-taken = Sloan ne défausse que pour { $seat }
automobile-term-chrysler-taken = Chrysler ne défausse que pour { $seat }
automobile-term-cash = argent
automobile-term-value = tuiles usine sur { $space }
automobile-term-value-parts = usine de pièces détachées sur { $space }
automobile-term-repayment = remboursement des prêts
automobile-term-debt = dette : { $cause }
automobile-fortune = Fortune : { $seat }
automobile-demand-of = Demande : { $class }

# Nombres à remplir
automobile-field-bid = Enchère : { $seat }
automobile-field-cars = Voitures sur { $space }
automobile-field-tile = Tuile { $n } : { $seat }
automobile-field-drawn = Tuile piochée maintenant : { $class }

# Valeurs imprimées sur la boîte
automobile-ask-space-name = Quel nom est imprimé sur la case { $n } ?
automobile-ask-space-class = Quelles voitures produit la case { $n } : luxe, prix moyen ou bas prix ?
automobile-ask-space-cost = Combien coûte une tuile usine sur la case { $n } ?
automobile-ask-space-car = Combien coûte la production d’une voiture sur la case { $n } ?
automobile-ask-production-least = Combien de voitures de { $class } produit-on au minimum avec { $tiles ->
    [one] une tuile usine
   *[other] { $tiles } tuiles usine
  } en une action ?
automobile-ask-production-most = Combien de voitures de { $class } produit-on au maximum avec { $tiles ->
    [one] une tuile usine
   *[other] { $tiles } tuiles usine
  } en une action ?
automobile-ask-boxes-1 = Combien de cases de la piste { $class } sont marquées 1-4 ?
automobile-ask-boxes-2 = Combien de cases de la piste { $class } sont marquées 2-4 ?
automobile-ask-boxes-3 = Combien de cases de la piste { $class } sont marquées 3-4 ?
automobile-ask-price-mid-reduced = Quel est le prix réduit d’une voiture de prix moyen ?
automobile-ask-rate = Combien coûte un point de perte au tour { $turn } ?
automobile-ask-character-place = À quelle place, en partant de la gauche, se trouve { $character } ?
automobile-ask-howard-cubes = Combien de cubes R&D y a-t-il sur la case de Howard ?
automobile-ask-tiles = Combien de tuiles demande portent le numéro { $number } ?

# Notation
automobile-notation-space = « { $word } » n’est pas une case ; les cases vont de 1 à { $most }
automobile-notation-character = « { $word } » n’est pas un personnage ; les personnages sont { $known }

# Refus, chacun avec son issue
automobile-wrong-phase = cela se fait en phase « { $wanted } », et la table en est à « { $now } »
automobile-not-your-turn = c’est à { $turn } de jouer, pas à { $seat }
automobile-nobodys-turn = ce n’est à personne de jouer
automobile-short-of-cash = { $seat } a { $has }, il faut { $needs }
automobile-way-loans = { $loans ->
    [one] un prêt suffit
   *[other] { $loans } prêts suffisent
  }
automobile-way-loans-too-few = { $loans ->
    [one] même le dernier prêt ne suffit pas
   *[other] même les { $loans } prêts restants ne suffisent pas
  }
automobile-way-no-loan-left = il ne reste plus de prêt
automobile-way-or = { $first }, ou { $second }
automobile-way-only = { $first } : { $second }
automobile-way-cheaper = choisissez ce qui coûte { $most } ou moins
automobile-way-one-tile = construisez une seule tuile
automobile-way-other-space = choisissez une autre case
automobile-way-fewer-cars = produisez moins de voitures
automobile-way-skip-reach = les cubes permettent d’aller jusqu’à { $space }
automobile-way-more-cubes = construisez avant la case la plus moderne, ou prenez d’abord des cubes R&D
automobile-no-loan-left = { $seat } a déjà contracté { $loans } prêts, le maximum pour une partie
automobile-no-loan-left-suggestion = continuez sans prêt ; vendre des voitures ou fermer une usine rapporte aussi, dans les phases prévues
automobile-no-bid-due = personne n’a d’enchère à faire maintenant
automobile-bids-count = { $found ->
    [one] { $found } enchère
   *[other] { $found } enchères
  } pour { $expected } joueurs
automobile-bids-first = il faut d’abord les enchères pour le premier choix
automobile-bids-first-suggestion = saisissez l’enchère de chacun, une fois, 0 pour qui n’enchérit pas
automobile-durant-first = { $seat } a Durant et construit avant tout autre choix
automobile-durant-first-suggestion = construisez d’abord avec Durant, sur une case libre
automobile-durant-cannot = { $seat } ne pourrait rien construire avec Durant, même avec des prêts
automobile-durant-cannot-suggestion = choisissez un autre personnage
automobile-durant-can = { $seat } peut construire avec Durant, et doit le faire
automobile-not-durant = { $seat } n’a rien à construire avec Durant
automobile-character-taken = { $holder } a déjà pris { $character }
automobile-characters-left = il reste { $free }
automobile-build-pieces = une action construit une ou deux tuiles, pas { $pieces }
automobile-build-pieces-suggestion = construisez 1 ou 2 tuiles usine, ou 1 tuile usine et l’usine de pièces détachées
automobile-space-taken = { $space } appartient à { $owner }
automobile-space-closed = { $space } est fermée
automobile-space-has-cars = { $cars ->
    [one] il reste { $cars } voiture sur { $space }
   *[other] il reste { $cars } voitures sur { $space }
  }
automobile-space-has-cars-suggestion = choisissez une autre case ; celle-ci se libère en phase 7, quand ses voitures quittent le plateau
automobile-space-full = { $space } porte déjà { $stands ->
    [one] { $stands } tuile usine
   *[other] { $stands } tuiles usine
  }, et le maximum est { $most }
automobile-no-tiles-left = { $seat } a { $has ->
    [one] { $has } tuile usine
   *[other] { $has } tuiles usine
  } en stock, il en faut { $needs }
automobile-no-tiles-left-suggestion = construisez avec les tuiles en stock, ou choisissez une autre action ; une usine qui ferme rend ses tuiles
automobile-no-parts-left = { $seat } a déjà construit son usine de pièces détachées
automobile-no-parts-left-suggestion = construisez sans elle ; elle ne revient qu’à la fermeture de sa case
automobile-parts-alone = l’usine de pièces détachées serait seule sur { $space }
automobile-parts-alone-suggestion = construisez une tuile usine avec elle, ou choisissez une case qui en porte déjà une
automobile-short-of-cubes = { $seat } a { $has ->
    [one] { $has } cube R&D
   *[other] { $has } cubes R&D
  }, il en faut { $needs } pour construire sur { $space }
automobile-not-ford = { $seat } n’a pas Ford
automobile-not-ford-suggestion = seul le joueur qui a Ford construit une tuile supplémentaire
automobile-ford-used = { $seat } a déjà utilisé Ford ce tour-ci
automobile-ford-used-suggestion = la tuile supplémentaire se construit une fois par tour
automobile-ford-not-now = { $seat } construit la tuile supplémentaire juste avant ou juste après son action
automobile-ford-not-now-suggestion = attendez la prochaine action du joueur qui a Ford
automobile-ford-no-tiles = { $seat } n’a pas de tuile usine sur { $space }
automobile-ford-no-tiles-suggestion = choisissez une case où vous avez déjà des tuiles usine
automobile-ford-same = la même action vient de construire sur { $space }
automobile-ford-same-suggestion = choisissez une autre de vos cases, ou attendez le round suivant
automobile-produce-nothing = aucune voiture n’est produite
automobile-produce-nothing-suggestion = produisez sur une case au moins, ou choisissez une autre action
automobile-produce-twice = { $space } figure deux fois
automobile-produce-twice-suggestion = nommez chaque case une seule fois
automobile-cars-short = { $seat } a { $has ->
    [one] { $has } voiture
   *[other] { $has } voitures
  } en stock, il en faut { $needs }
automobile-cars-short-suggestion = produisez moins de voitures
automobile-produce-not-yours = { $seat } n’a pas d’usine ouverte sur { $space }
automobile-produce-not-yours-suggestion = ne nommez que vos propres cases
automobile-produce-no-tile = { $space } ne porte aucune tuile usine
automobile-produce-no-tile-suggestion = construisez-y d’abord une tuile usine
automobile-produce-limits = { $count ->
    [one] { $count } voiture sur { $space }
   *[other] { $count } voitures sur { $space }
  }, mais ses tuiles en produisent de { $least } à { $most }
automobile-produce-limits-suggestion = restez dans ces limites, ou laissez la case de côté
automobile-produce-left-out = { $space } est laissée de côté, mais pourrait produire son minimum de { $least }
automobile-produce-left-out-suggestion = produisez au moins le minimum sur chacune de vos cases
automobile-close-not-now = une usine se ferme en phase 3 ou 6, et la table en est à la phase « { $now } »
automobile-close-not-yours = { $seat } n’a pas d’usine ouverte sur { $space }
automobile-close-not-yours-suggestion = nommez une de vos cases ouvertes
automobile-place-count = { $wanted ->
    [one] { $wanted } distributeur nommé
   *[other] { $wanted } distributeurs nommés
  }, mais une action en place de 1 à { $most }
automobile-place-short = { $seat } a { $has ->
    [one] { $has } distributeur
   *[other] { $has } distributeurs
  } en main, il en faut { $needs }
automobile-place-suggestion = placez de 1 à 3 distributeurs, sans dépasser ceux que vous avez en main
automobile-howard-count = { $seat } doit vendre { $must ->
    [one] { $must } voiture
   *[other] { $must } voitures
  } par Howard, pas { $named }
automobile-howard-count-suggestion = nommez une case par voiture
automobile-howard-no-premium = { $space } produit des voitures de luxe, que Howard ne vend pas à cette table
automobile-howard-no-premium-suggestion = nommez des voitures de prix moyen ou de bas prix
automobile-no-car-there = { $seat } n’a pas de voiture sur { $space }
automobile-no-car-there-suggestion = nommez une case où se trouvent vos voitures
automobile-no-distributor = { $seat } n’a plus de distributeur dans la bande { $band }
automobile-no-distributor-suggestion = nommez une bande où se trouvent vos distributeurs
automobile-band-too-far = un distributeur de la bande { $band } n’atteint pas la piste { $row }
automobile-band-too-far-suggestion = un distributeur atteint sa propre piste et celle juste au-dessus ou au-dessous
automobile-boxes-full = { $open ->
    [0] la piste { $row } n’a aucune case ouverte
    [one] la seule case ouverte de la piste { $row } est prise
   *[other] les { $open } cases ouvertes de la piste { $row } sont prises
  }
automobile-boxes-full-suggestion = vendez une voiture d’une autre catégorie
automobile-sheet-too-late = les distributeurs ont déjà commencé à vendre un par un
automobile-sheet-too-late-suggestion = continuez un par un, ou annulez jusqu’au début de la phase
automobile-sheet-count = { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
  } sur la feuille, pour { $expected } joueurs
automobile-sheet-suggestion = corrigez la feuille, ou saisissez les ventes une par une
automobile-sheet-twice = { $space } figure deux fois sur une même ligne
automobile-sheet-cars = { $seat } a { $has ->
    [one] { $has } voiture
   *[other] { $has } voitures
  } sur { $space } et en vend { $needs }
automobile-sheet-boxes = { $sold ->
    [one] { $sold } voiture vendue
   *[other] { $sold } voitures vendues
  } sur la piste { $row }, pour { $open ->
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
  }
automobile-sheet-reach = { $seat } n’a pas les distributeurs qu’il faut sur ces pistes pour { $sold ->
    [one] { $sold } vente
   *[other] { $sold } ventes
  }
automobile-sheet-reach-suggestion = un distributeur atteint sa propre piste et celle juste au-dessus ou au-dessous
automobile-sheet-forced = { $seat } garde un distributeur qui aurait encore pu vendre une voiture
automobile-sheet-forced-suggestion = ajoutez la vente qui manque : qui peut vendre doit vendre
automobile-sheet-no-order = aucun ordre de jeu ne donne ces ventes : un distributeur n’a pas vendu alors qu’une case était encore libre
automobile-close-taken = un joueur a déjà fermé une usine dans cette phase, et un seul le peut
automobile-close-taken-suggestion = prenez une autre décision, ou passez
automobile-bonus-gone = les trois marqueurs vente bonus sont pris
automobile-bonus-gone-suggestion = prenez une autre décision, ou passez
automobile-bonus-twice = { $space } porte déjà un marqueur vente bonus
automobile-bonus-twice-suggestion = choisissez une autre de vos cases
automobile-bonus-short = { $seat } a { $has ->
    [one] { $has } cube R&D
   *[other] { $has } cubes R&D
  }, le prochain marqueur en coûte { $needs }
automobile-bonus-short-suggestion = prenez une autre décision, ou passez
automobile-reduced-sets = { $markers ->
    [one] il n’y a pas de lot de { $markers } marqueur réduction de prix
   *[other] il n’y a pas de lot de { $markers } marqueurs réduction de prix
  }
automobile-reduced-gone = { $markers ->
    [one] les deux lots d’un seul marqueur réduction de prix sont pris
   *[other] le lot de { $markers } marqueurs réduction de prix est pris
  }
automobile-reduced-sets-suggestion = choisissez un autre lot encore libre : il y en a un de deux marqueurs et deux d’un seul
automobile-reduced-premium = { $space } produit des voitures de luxe, qui ne se vendent jamais à prix réduit
automobile-reduced-twice = { $space } porte déjà un lot de marqueurs réduction de prix
automobile-reduced-premium-suggestion = choisissez une autre de vos cases, de prix moyen ou de bas prix
automobile-has-passed = { $seat } a déjà passé
automobile-has-passed-suggestion = passer est définitif dans cette phase
automobile-marker-not-yours = { $seat } n’a pas d’usine ouverte sur { $space }
automobile-marker-not-yours-suggestion = posez le marqueur sur une de vos cases ouvertes
automobile-marker-no-cars = il n’y a pas de voiture sur { $space }
automobile-marker-no-cars-suggestion = posez le marqueur sur une de vos cases où il y a des voitures
automobile-reveal-done = les tuiles de ce tour sont déjà dévoilées
automobile-reveal-first = les tuiles demande ne sont pas encore dévoilées
automobile-reveal-players = { $found ->
    [one] les tuiles de { $found } joueur
   *[other] les tuiles de { $found } joueurs
  }, mais la table en compte { $expected }
automobile-reveal-tiles = { $seat } montre { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles
  }, mais en a pioché { $expected }
automobile-reveal-suggestion = { $each ->
    [one] saisissez { $each } tuile par joueur, dans l’ordre de la table
   *[other] saisissez { $each } tuiles par joueur, dans l’ordre de la table
  }
automobile-reveal-missing = au tour { $turn }, on pioche maintenant une tuile de plus pour les voitures de { $class }
automobile-reveal-missing-suggestion = piochez-la et saisissez-la après les tuiles des joueurs
automobile-reveal-too-many = au tour { $turn }, on ne pioche maintenant aucune tuile pour les voitures de { $class }
automobile-reveal-too-many-suggestion = laissez cette tuile de côté
automobile-reveal-number = aucune tuile demande ne porte le numéro { $tile }
automobile-reveal-number-suggestion = les tuiles sont numérotées de 2 à 5
automobile-reveal-bag = { $out ->
    [one] { $out } tuile porte le numéro { $tile }
   *[other] { $out } tuiles portent le numéro { $tile }
  }, mais la boîte en contient { $there }
automobile-reveal-bag-suggestion = vérifiez les tuiles
automobile-short-twice = { $seat } figure deux fois
automobile-short-twice-suggestion = nommez { $seat } une seule fois
automobile-not-short = { $seat } peut payer
automobile-not-short-suggestion = ne nommez pas { $seat }
automobile-still-short = { $seat } a { $has }, tous prêts compris, et il lui manque { $missing }
automobile-short-debt-suggestion = laissez le reste en dette
automobile-short-close-suggestion = fermez maintenant une de ces cases : { $spaces }
automobile-short-table-suggestion = la table tranche : laisser le reste en dette, ou fermer une case
automobile-short-may-not-close = selon la règle maison en vigueur, { $seat } ne ferme aucune case pour payer
automobile-short-must-close = { $seat } a encore une case ouverte alors qu’il manque { $missing }
automobile-closes-too-many = inutile de fermer { $space } : la somme due peut être payée sans cela
automobile-closes-too-many-suggestion = laissez cette case de côté
automobile-fix-phase = il n’y a pas de phase { $phase } au tour { $turn } : les tours vont de 1 à 4, les phases de 1 à 9, les rounds de 1 à 3
automobile-fix-order = un ordre nomme chaque joueur une fois
automobile-fix-order-against = l’ordre de jeu suit les personnages : { $order }
automobile-fix-order-against-suggestion = écrivez « { $correction } », ou omettez l’ordre ; si un personnage est faux, dites dans la même correction qui l’a
automobile-fix-has-chosen = { $seat } a déjà choisi { $character }
automobile-fix-elsewhere = cela va avec une autre phase ; la partie en est à « { $phase } »
automobile-fix-nobody-next = dans cette phase ({ $phase }), on ne joue pas à tour de rôle : personne n’est le suivant

# Points ouverts
automobile-ruling-closed-leads = Une case fermée compte-t-elle encore comme la plus moderne pour le coût du saut ?
automobile-ruling-closed-leads-yes = oui, elle a été construite
automobile-ruling-closed-leads-no = non
automobile-ruling-closed-rebuild = Peut-on construire sur une case fermée ?
automobile-ruling-closed-rebuild-no = non
automobile-ruling-closed-rebuild-yes = oui
automobile-ruling-closed-cars = Que deviennent les voitures invendues d’une case qui ferme ?
automobile-ruling-closed-cars-stay = elles restent et peuvent être vendues ce tour-ci
automobile-ruling-closed-cars-loss = un point de perte chacune, aussitôt
automobile-ruling-parts-alone = L’usine de pièces détachées peut-elle être seule, sans tuile usine ?
automobile-ruling-parts-alone-no = non
automobile-ruling-parts-alone-yes = oui
automobile-ruling-durant-time = Quand Durant construit-il ?
automobile-ruling-durant-time-at-once = aussitôt, avant le choix suivant
automobile-ruling-durant-time-after-all = une fois que chacun a choisi
automobile-doubt-howard = { $space } : les règles ne donnent pas de prix pour une voiture de luxe vendue par Howard ; la règle maison dit { $price }. Votre table joue-t-elle ainsi ?
automobile-doubt-cost = { $space } : une voiture coûte { $cost } à produire et se vend { $price } au plus. Est-ce bien lu ?
automobile-ruling-howard-premium = Howard peut-il vendre des voitures de luxe ?
automobile-ruling-howard-premium-yes = oui, à 200 $
automobile-ruling-howard-premium-no = non, seulement de prix moyen et de bas prix
automobile-ruling-howard-short = Et si Howard a moins de deux voitures à vendre ?
automobile-ruling-howard-short-nothing = il vend ce qu’il y a, sans pénalité
automobile-ruling-howard-short-loss = un point de perte par voiture manquante
automobile-ruling-leave-out = Peut-on laisser une case de côté quand on produit ?
automobile-ruling-leave-out-yes = oui
automobile-ruling-leave-out-no = non, chaque case produit son minimum
automobile-ruling-short-of-cash = Et si un paiement obligatoire dépasse l’argent disponible, même avec tous les prêts ?
automobile-ruling-short-of-cash-debt = le reste devient une dette envers la banque
automobile-ruling-short-of-cash-close = une case ferme aussitôt
automobile-ruling-short-of-cash-table = la table tranche chaque fois
automobile-ruling-parts-count = L’usine de pièces détachées compte-t-elle comme une tuile dans le tableau de production ?
automobile-ruling-parts-count-no = non
automobile-ruling-parts-count-yes = oui
automobile-ruling-ford-same = La tuile supplémentaire de Ford peut-elle aller sur la case que la même action vient de construire ?
automobile-ruling-ford-same-yes = oui, des tuiles du joueur s’y trouvent désormais
automobile-ruling-ford-same-no = non
automobile-ruling-durant-cannot = Et si Durant ne peut rien construire ?
automobile-ruling-durant-cannot-keeps = il ne construit rien et garde le cube
automobile-ruling-durant-cannot-no-durant = alors on ne peut pas le choisir
automobile-ruling-loan-late = Un prêt contracté pendant la phase des pertes y porte-t-il déjà intérêt ?
automobile-ruling-loan-late-every = oui, comme tout prêt en cours au moment de payer
automobile-ruling-loan-late-before = non, seulement les prêts contractés avant la phase
automobile-ruling-cars-short = Et s’il reste en stock moins de voitures que le minimum d’une case ?
automobile-ruling-cars-short-none = cette case ne peut pas produire
automobile-ruling-cars-short-what-is-left = elle produit ce qui reste
automobile-ruling-marker-where = Où peut-on poser les marqueurs de la phase 6 ?
automobile-ruling-marker-where-empty-too = sur n’importe laquelle de ses cases ouvertes
automobile-ruling-marker-where-with-cars = seulement sur ses cases où il y a des voitures
automobile-ruling-marker-closed = Et si une case avec des marqueurs ferme plus tard en phase 6 ?
automobile-ruling-marker-closed-stay = ils restent et servent à ses voitures
automobile-ruling-marker-closed-back = ils sont rendus sans avoir servi
automobile-ruling-pass-final = Un joueur qui a passé en phase 6 peut-il décider à nouveau ?
automobile-ruling-pass-final-no = non
automobile-ruling-pass-final-yes = oui, tant que d’autres décident encore
automobile-ruling-tie = Et si deux fortunes sont égales ?
automobile-ruling-tie-shared = la victoire est partagée
automobile-ruling-tie-losses = qui a le moins de points de perte l’emporte
automobile-ruling-first-choice = Qui choisit un personnage en premier au tour 1 ?
automobile-ruling-first-choice-clockwise = un joueur tiré au sort, puis dans le sens des aiguilles d’une montre
automobile-ruling-first-choice-bid = la plus haute enchère ; les enchères vont à la banque

# Les actes en clair
automobile-describe-bid = Chacun enchérit pour le premier choix
automobile-describe-drawn = Chacun a pioché ses tuiles demande
automobile-describe-choose = { $seat } choisit { $character }
automobile-describe-durant = { $seat } construit une tuile usine sur { $space } (Durant)
automobile-describe-durant-none = { $seat } ne peut rien construire avec Durant
automobile-describe-build = { $seat } construit { $pieces } sur { $space }
automobile-describe-ford = { $seat } construit en plus { $pieces } sur { $space } (Ford)
automobile-describe-parts = l’usine de pièces détachées
automobile-describe-one-more = une tuile usine
automobile-describe-tiles = { $tiles ->
    [one] une tuile usine
   *[other] { $tiles } tuiles usine
  }
automobile-describe-tiles-parts = { $tiles ->
    [one] une tuile usine et l’usine de pièces détachées
   *[other] { $tiles } tuiles usine et l’usine de pièces détachées
  }
automobile-describe-place = { $seat } place des distributeurs : { $bands }
automobile-describe-in-band = { $count } en { $class }
automobile-describe-cubes = { $seat } prend deux cubes R&D
automobile-describe-produce = { $seat } produit { $cars }
automobile-describe-cars-on = { $count ->
    [one] une voiture sur { $space }
   *[other] { $count } voitures sur { $space }
  }
automobile-describe-close = { $seat } ferme { $space }
automobile-describe-howard = { $seat } vend par Howard : { $cars }
automobile-describe-cars-of = { $count ->
    [one] une voiture { DE($space) }
   *[other] { $count } voitures { DE($space) }
  }
automobile-describe-sell = { $seat } vend une voiture depuis { $space }, bande { $band }
automobile-describe-distributors = { $count ->
    [one] Les distributeurs vendent { $count } voiture en tout
   *[other] Les distributeurs vendent { $count } voitures en tout
  }
automobile-describe-bonus = { $seat } pose un marqueur vente bonus sur { $space }
automobile-describe-reduced = { $markers ->
    [one] { $seat } pose un marqueur réduction de prix sur { $space }
   *[other] { $seat } pose { $markers } marqueurs réduction de prix sur { $space }
  }
automobile-describe-pass = { $seat } passe
automobile-describe-reveal = Les tuiles demande sont dévoilées
automobile-describe-sale = Les ventes par la demande sont faites
automobile-describe-losses = Les pertes sont distribuées et payées
automobile-describe-end = Le tour se termine
automobile-describe-loan = { $seat } prend un prêt ({ $amount })

# Les verbes des boutons
automobile-verb-bid = Enchérir
automobile-means-bid = Les mises décident qui choisit le premier
automobile-verb-drawn = Les tuiles sont piochées
automobile-means-drawn = Chacun pioche ses tuiles dans le sac et les garde secrètes
automobile-verb-choose = Choisir un personnage
automobile-means-choose = Le personnage apporte des cubes et un pouvoir, et dit quand vous jouez
# Sous le nom d’un personnage, sur sa touche
automobile-gives-with-cubes = { $count ->
    [0] aucun cube
    [one] un cube
   *[other] { $count } cubes
  } · { $power }
automobile-gives-ford = Une tuile de plus sur une de vos cases
automobile-gives-kettering = Des cubes seulement, sans pouvoir
automobile-gives-sloan = Défausse la moitié de vos points de perte
automobile-gives-howard = Doit vendre deux voitures au prix normal
automobile-gives-durant = Pose aussitôt une tuile usine
automobile-gives-chrysler = Défausse { $points ->
    [one] un point de perte
   *[other] { $points } points de perte
  }
automobile-verb-durant = Construire avec Durant
automobile-means-durant = Durant pose tout de suite une tuile usine, au prix habituel
automobile-verb-build = Construire
automobile-means-build = Posez une ou deux tuiles usine sur une case ; sauter coûte des cubes
automobile-verb-ford = Tuile en plus (Ford)
automobile-means-ford = Ford ajoute une tuile là où vous avez déjà une usine
automobile-verb-place = Placer des distributeurs
automobile-means-place = Placez jusqu’à trois distributeurs dans les bandes où vous voulez vendre en phase 5
automobile-verb-cubes = Prendre deux cubes
automobile-means-cubes = Deux cubes de plus, pour sauter plus loin
automobile-verb-produce = Produire
automobile-means-produce = Produisez sur autant de vos cases que vous voulez, et payez chaque voiture
automobile-verb-close = Fermer une usine
automobile-means-close = Abandonnez une case : un peu d’argent, et la moitié de vos points de perte en moins
automobile-verb-howard = Vendre par Howard
automobile-means-howard = Howard doit vendre deux voitures au prix normal
automobile-verb-sell = Vendre une voiture
automobile-means-sell = Un distributeur prend une case libre et vend une voiture au prix normal
automobile-verb-distributors = Toutes les ventes
automobile-means-distributors = Saisissez toutes les ventes en une fois
automobile-verb-bonus = Marqueur vente bonus
automobile-means-bonus = Cette case vend une voiture de plus par round ; le marqueur coûte des cubes
automobile-verb-reduced = Réduction de prix
automobile-means-reduced = Cette case vend plus vite, toutes ses voitures au prix réduit
automobile-verb-pass = Passer
automobile-means-pass = Vous avez fini ; celui qui passe le premier choisit le premier au prochain tour
automobile-verb-reveal = Dévoiler les tuiles
automobile-means-reveal = Les tuiles montrent combien de voitures sont demandées dans chaque catégorie
automobile-verb-sale = Vendre par la demande
automobile-means-sale = Les voitures les plus modernes se vendent d’abord, jusqu’au bout de la demande
automobile-verb-losses = Régler les pertes
automobile-means-losses = Chacun prend des points pour ses vieilles cases, puis paie tous ses points
automobile-verb-end = Terminer le tour
automobile-means-end = Rangez le plateau et commencez le tour suivant
automobile-verb-loan = Emprunter
automobile-means-loan = 500 $ maintenant ; 50 $ par tour, et 600 $ à rendre à la fin

# Ce qu’on oublie facilement
automobile-bill-now = { $seat } paierait, si la phase des pertes venait maintenant
automobile-remind-ford-name = Jeton de Ford non utilisé
automobile-remind-ford = { $seat } a Ford : une tuile usine ou une usine de pièces détachées de plus peut encore être construite ce tour-ci
automobile-remind-sloan-name = Défausse de Sloan
automobile-remind-sloan = { $seat } a Sloan : avant de payer, il faut défausser { $points ->
    [one] son point de perte
   *[other] { $away } de ses { $points } points de perte
  }
automobile-remind-chrysler-name = Défausse de Chrysler
automobile-remind-chrysler = { $seat } a Chrysler : avant de payer, il faut défausser { $points ->
    [one] son point de perte
   *[other] { $away } de ses { $points } points de perte
  }
automobile-remind-interest-name = Intérêts des prêts
automobile-remind-interest = { $seat } paie { $interest } d’intérêts avec les pertes ({ $loans ->
    [one] un prêt
   *[other] { $loans } prêts
  })
automobile-remind-loan-name = Un prêt qui évite une dette
automobile-remind-debt = { $seat } doit { $owed } : un prêt la rembourse d’abord
automobile-remind-loan = { $seat } paierait { $due } pour ses pertes et a { $cash } : un prêt évite une dette
automobile-remind-space-name = Une case qui ne rapporte que des pertes
automobile-remind-space = { $seat } : { $space } n’a pas de voiture et coûte { $points ->
    [one] un point de perte
   *[other] { $points } points de perte
  } ce tour-ci ; elle peut être fermée

# Les tables imprimées, et leurs colonnes
automobile-table-space = Piste des usines
automobile-table-production = Voitures en une action
automobile-table-boxes = Cases de distribution
automobile-table-price = Prix réduit
automobile-table-rate = Dollars par point de perte, selon le tour
automobile-table-character = Personnages
automobile-table-tiles = Tuiles demande, par numéro
automobile-column-name = nom
automobile-column-class = catégorie
automobile-column-cost = tuile
automobile-column-car = voiture
automobile-column-least = min.
automobile-column-most = max.
automobile-column-from-1 = 1-4
automobile-column-from-2 = 2-4
automobile-column-from-3 = 3-4
automobile-column-reduced = dollars
automobile-column-dollars = dollars
automobile-column-place = place
automobile-column-cubes = cubes
automobile-column-count = tuiles
automobile-row-premium-1 = luxe, 1 tuile
automobile-row-premium-2 = luxe, 2 tuiles
automobile-row-premium-3 = luxe, 3 tuiles
automobile-row-mid-1 = prix moyen, 1 tuile
automobile-row-mid-2 = prix moyen, 2 tuiles
automobile-row-mid-3 = prix moyen, 3 tuiles
automobile-row-low-1 = bas prix, 1 tuile
automobile-row-low-2 = bas prix, 2 tuiles
automobile-row-low-3 = bas prix, 3 tuiles

# Où en est la partie
automobile-stands-round = Tour { $turn }, phase { $phase } : { $name }, round { $round } sur 3
automobile-stands-character = { $seat } a { $character }
automobile-stands-played = Ordre dans lequel ce tour a été joué : { $order }
automobile-stands-bids = Le premier choix du tour 1 est réglé : plus d’enchère à faire
automobile-stands-durant = { $seat } doit encore construire avec Durant
automobile-stands-ford = La tuile supplémentaire de Ford est construite pour ce tour
automobile-stands-acted = { $seat } vient de jouer
automobile-stands-built = { $seat } vient de jouer et a construit : { $space }
automobile-stands-selling = Un distributeur a vendu en phase 5
automobile-stands-passed = Ont passé en phase 6, dans cet ordre : { $order }
automobile-stands-passes = { $passes ->
    [one] Un joueur vient de passer
   *[other] { $passes } joueurs de suite ont passé
}
automobile-stands-taken = Décisions prises ce tour-ci : fermeture { $close } sur 1, marqueurs vente bonus { $bonus } sur 3, lot de deux réductions de prix { $pair } sur 1, lots d’une seule { $singles } sur 2
automobile-stands-demand = Tuiles demande qui comptent : { $tiles }
automobile-stands-demand-of = { $class } { $tiles }
automobile-stands-loans = { $seat } { $loans ->
    [0] n’avait aucun prêt
    [one] avait un prêt
   *[other] avait { $loans } prêts
} au début de la phase 8

# La feuille de mise en place
automobile-look-space = Suivez la piste des usines depuis la case la plus ancienne
automobile-look-production = Regardez le tableau de production, par catégorie et nombre de tuiles
automobile-look-boxes = Comptez les cases de distribution de chaque piste selon ce qui y est imprimé
automobile-look-price = Regardez le prix d’une voiture de prix moyen avec un marqueur réduction de prix
automobile-look-rate = Regardez le tableau des pertes, par tour
automobile-look-character = Comptez les personnages depuis la gauche
