# Les Sponsors de l’Automobile (règle de 2004).

sponsors-title = Les Sponsors de l’Automobile

# Unités : le nom, et une quantité
sponsors-column-sponsors = cartes sponsor
sponsors-column-workshop = cartes atelier
sponsors-unit-millions = millions
sponsors-unit-energy = pions point d’énergie
sponsors-unit-points = points
sponsors-unit-sponsor-blue = cartes sponsor bleues
sponsors-unit-sponsor-red = cartes sponsor rouges
sponsors-unit-sponsor-yellow = cartes sponsor jaunes
sponsors-unit-tyres = cartes pneus
sponsors-unit-mechanics = cartes mécanique
sponsors-unit-body = cartes carrosserie
sponsors-unit-chassis = cartes châssis
sponsors-unit-driver = cartes pilote
sponsors-unit-engine = cartes moteur
sponsors-unit-engineer = cartes ingénieur
sponsors-unit-tests = cartes essais
sponsors-amount-millions = { $count ->
    [one] { $count } million
   *[other] { $count } millions
  }
sponsors-amount-energy = { $count ->
    [one] { $count } pion point d’énergie
   *[other] { $count } pions point d’énergie
  }
sponsors-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sponsors-amount-sponsor-blue = { $count ->
    [one] { $count } carte sponsor bleue
   *[other] { $count } cartes sponsor bleues
  }
sponsors-amount-sponsor-red = { $count ->
    [one] { $count } carte sponsor rouge
   *[other] { $count } cartes sponsor rouges
  }
sponsors-amount-sponsor-yellow = { $count ->
    [one] { $count } carte sponsor jaune
   *[other] { $count } cartes sponsor jaunes
  }
sponsors-amount-tyres = { $count ->
    [one] { $count } carte pneus
   *[other] { $count } cartes pneus
  }
sponsors-amount-mechanics = { $count ->
    [one] { $count } carte mécanique
   *[other] { $count } cartes mécanique
  }
sponsors-amount-body = { $count ->
    [one] { $count } carte carrosserie
   *[other] { $count } cartes carrosserie
  }
sponsors-amount-chassis = { $count ->
    [one] { $count } carte châssis
   *[other] { $count } cartes châssis
  }
sponsors-amount-driver = { $count ->
    [one] { $count } carte pilote
   *[other] { $count } cartes pilote
  }
sponsors-amount-engine = { $count ->
    [one] { $count } carte moteur
   *[other] { $count } cartes moteur
  }
sponsors-amount-engineer = { $count ->
    [one] { $count } carte ingénieur
   *[other] { $count } cartes ingénieur
  }
sponsors-amount-tests = { $count ->
    [one] { $count } carte essais
   *[other] { $count } cartes essais
  }

# Lieux, voitures, cartes, cases
sponsors-second = { $n ->
    [1] la seconde voiture du premier joueur
   *[other] la seconde voiture du second joueur
  }
sponsors-stock = les cartes du plan de jeu
sponsors-pile = la pioche sponsor
sponsors-sold = les cartes sponsor vendues
sponsors-played = les cartes jouées
sponsors-removed = les cartes retirées
sponsors-car = { $seat }
sponsors-car-of-two = { $seat } ({ $colour })
sponsors-category-tyres = pneus
sponsors-category-mechanics = mécanique
sponsors-category-body = carrosserie
sponsors-category-chassis = châssis
sponsors-category-driver = pilote
sponsors-category-engine = moteur
sponsors-category-engineer = ingénieur
sponsors-category-tests = essais
sponsors-card-of-value = { $category } { $value }
sponsors-sponsor-blue = bleu
sponsors-sponsor-red = rouge
sponsors-sponsor-yellow = jaune
sponsors-kind-a = A
sponsors-kind-v = V
sponsors-kind-s = S
sponsors-kind-e = E
sponsors-square-plain = ordinaire
sponsors-square-green = verte
sponsors-square-red = rouge
sponsors-square-violet = violette
sponsors-bonus-green = case verte
sponsors-bonus-slip = aspiration
sponsors-price-one = un seul prix
sponsors-price-each = un prix par catégorie

# Ce qui est imprimé sur la boîte
sponsors-ask-price-kind = Y a-t-il un seul prix pour toutes les cartes atelier, ou un prix par catégorie ?
sponsors-ask-price-one = Combien coûte une carte atelier, en millions ?
sponsors-ask-price = Combien coûte une carte { $category }, en millions ?
sponsors-ask-cards = Combien de cartes { $category } y a-t-il dans la boîte, avant toute distribution ?
sponsors-ask-sponsors = Combien de cartes sponsor de cette couleur y a-t-il dans la boîte : { $colour } ?
sponsors-ask-track = Combien de cases la piste centrale a-t-elle ?
sponsors-ask-zone-start = Quelle case est le A de la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } ? Numérotez les cases dans le sens des aiguilles d’une montre.
sponsors-ask-zone-first = Quelle est la première catégorie de la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } ?
sponsors-ask-zone-second = Quelle est la seconde catégorie de la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } ?
sponsors-start-off-track = le A de la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } ne peut pas être la case { $n } : la piste a { $squares } cases. Une valeur mal lue se corrige avec « Corriger une valeur imprimée »
sponsors-start-of-another = le A de la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } ne peut pas être la case { $n }, qui est dans la zone { $other ->
    [bleu] bleue
    [vert] verte
   *[other] { $other }
  }. Une valeur mal lue se corrige avec « Corriger une valeur imprimée »
sponsors-category-twice = la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } vend deux catégories différentes
sponsors-ask-square-kind = Quelle est la case { $n } de la piste centrale : A, V, S ou E ?
sponsors-ask-square-zone = Dans quelle zone se trouve la case { $n } de la piste centrale ?

# Phases, et ce qu’il faut faire maintenant
sponsors-phase-1 = Mise en place
sponsors-phase-2 = Atelier
sponsors-phase-3 = Dernières ventes, énergie
sponsors-phase-4 = Avant la course
sponsors-phase-5 = Course
sponsors-over = La course est finie
sponsors-decided-place = meilleure voiture à la place { $own } contre la place { $others }
sponsors-now-deal = Distribuer à chaque voiture une carte atelier de chaque catégorie et poser le reste sur le plan de jeu
sponsors-now-deal-three = Remettre dans la boîte : { $cards } ; puis distribuer à chaque voiture une carte de chaque catégorie
sponsors-now-throw = { $car } vend des cartes sponsor au besoin, puis jette le dé
sponsors-now-six = { $car } a fait 6 : 1 à 5 cases, au choix
sponsors-now-square = { $car } : case { $kind }, zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  }
sponsors-now-square-number = { $car } : l’action de la case { $n }
sponsors-now-square-unread = { $car } : l’action de la case
sponsors-now-hands = Saisir la valeur de chaque carte piochée, seul à l’écran : { $cars }
sponsors-now-energy = Dernières ventes de cartes sponsor, puis pions point d’énergie : { $cars }
sponsors-now-sides = Échanger des cartes et répartir les pions au sein d’un camp, puis tirer au sort l’ordre de départ
sponsors-now-grid = Tirer au sort l’ordre de départ de la course
sponsors-now-move = { $car } avance de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } ({ $what }) : où s’arrête la voiture ?
sponsors-now-ball = { $car } lance la roulette : sa bille a { $own ->
    [one] { $own } chance
   *[other] { $own } chances
  } sur { $all }. Quelle bille tombe ?
sponsors-now-miss = { $car } est hors de la piste et passe un tour
sponsors-now-no-cards = { $car } : la roulette, il ne reste aucune carte
sponsors-now-leader = { $car } mène : une carte 1 à 7, ou un 0 et la roulette ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  })
sponsors-now-others = { $car } : une carte 1 à 7, la roulette (avec un 0 si la voiture en bloque d’autres), ou passer si la voiture est bloquée · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }

# Pourquoi les choses changent de main
sponsors-cause-start = argent de départ
sponsors-cause-removed = retirée à trois joueurs
sponsors-cause-board = posées sur le plan de jeu
sponsors-cause-deal = distribuée
sponsors-cause-pile = la pioche sponsor
sponsors-cause-sale = vente de cartes sponsor
sponsors-cause-sold = carte sponsor rendue
sponsors-cause-price = prix d’une carte atelier
sponsors-cause-bought = carte atelier achetée
sponsors-cause-swap-taken = prise sur le plan de jeu
sponsors-cause-swap-laid = posée sur le plan de jeu
sponsors-cause-force-given = donnée dans l’échange forcé
sponsors-cause-force-got = reçue dans l’échange forcé
sponsors-cause-drawn = carte sponsor piochée
sponsors-cause-dropped = remise sous la pioche
sponsors-cause-shuffled = les cartes vendues refont la pioche
sponsors-cause-tokens-paid = pions point d’énergie payés
sponsors-cause-tokens = pions point d’énergie
sponsors-cause-money-lost = l’argent restant ne vaut rien
sponsors-cause-exchange = échangée au sein du camp
sponsors-cause-shared = pions répartis au sein du camp
sponsors-cause-played = carte jouée
sponsors-cause-zero = carte 0 jouée
sponsors-cause-balls = billes ajoutées
sponsors-cause-points = points à l’arrivée

# Termes et chiffres
sponsors-term-in-box = autant que dans la boîte
sponsors-term-removed = la carte { $category } de valeur { $value }
sponsors-term-colours = trois couleurs différentes
sponsors-term-alike = trois cartes identiques
sponsors-term-each = par carte vendue à l’unité
sponsors-term-no-set = pas de série : ni trois identiques ni trois différentes
sponsors-term-under-pile = les cartes vendues vont sous la pioche
sponsors-term-aside = les cartes vendues sont mises de côté
sponsors-term-from-square = de cette case
sponsors-term-die = cases du dé
sponsors-term-round-the-track = un tour de piste
sponsors-term-price = une carte { $category }
sponsors-term-tokens = pions à un million
sponsors-term-balls-cars = une bille par voiture en course
sponsors-term-ball-violet = la bille violette
sponsors-term-balls-added = billes ajoutées
sponsors-term-off-track = hors de la piste
sponsors-term-spun-off = sortie de piste sur une case rouge
sponsors-term-card = carte
sponsors-term-own-ball = sa propre bille
sponsors-term-pushed = sa bille, au tour d’un autre
sponsors-term-violet = bille violette
sponsors-term-return = billes violettes pendant la sortie de piste
sponsors-term-green = case verte
sponsors-term-slip = aspiration
sponsors-term-green-pushed = pas de bonus vert pour une voiture déplacée par une bille
sponsors-term-green-once = pas de second bonus vert dans un tour
sponsors-term-green-place = case verte en place { $place }
sponsors-term-slip-pushed = pas d’aspiration pour une voiture déplacée par une bille
sponsors-term-slip-once = pas de seconde aspiration dans un tour
sponsors-term-slip-few = pas d’aspiration pour moins de 2 cases
sponsors-term-slip-short = pas d’aspiration avec une seule case libre
sponsors-term-finished = arrivée en place { $place }
sponsors-term-last = la dernière en course, place { $place }
sponsors-term-points-of = { $car }, points gagnés
sponsors-term-still-racing = { $car }, place { $place } si la course finissait maintenant
sponsors-term-left-racing = { $car }, place { $place } sur la piste à la fin
sponsors-found-square = { $car } : case de la piste centrale ({ $kind })
sponsors-found-balls = billes dans la roulette : { $own } sur { $all } sont de sa couleur
sponsors-found-squares = { $car } ({ $why }) : { $count ->
    [0] aucune case
    [one] une case
   *[other] { $count } cases
  }
sponsors-found-green = { $car } : cases de plus grâce à la case verte
sponsors-found-run = { $car } : cases parcourues
sponsors-points-of = points : { $seat }

# Champs
sponsors-field-paid = payé pour une carte { $category }
sponsors-field-tokens = pions : { $car }
sponsors-field-value = valeur de la carte { $category }
sponsors-field-balls = billes ajoutées
sponsors-field-place = place

# Paragraphes
sponsors-rule-setup = Préparation
sponsors-rule-order = Déroulement du jeu
sponsors-rule-die = Déroulement du jeu, le dé
sponsors-rule-squares = Les cases
sponsors-rule-sponsor-square = Les cases, S
sponsors-rule-sponsors = Les cartes sponsor
sponsors-rule-energy = Fin de la 1re phase
sponsors-rule-three = À 3 joueurs
sponsors-rule-sides = À 2 joueurs, en équipes
sponsors-rule-grid = La course, préparation
sponsors-rule-race = Déroulement de la course
sponsors-rule-cards = Les cartes atelier
sponsors-rule-roulette = Utilisation de la roulette
sponsors-rule-violet = Utilisation de la roulette, bille violette
sponsors-rule-moves = Déplacement des voitures
sponsors-rule-green = Les cases, verte
sponsors-rule-finish = Fin de la course

# Refus et issues
sponsors-other-phase = cela se fait en phase « { $phase } », et la table en est à « { $now } »
sponsors-nobody-acts = personne n’a rien à faire maintenant
sponsors-out-of-turn = c’est à { $car } de jouer
sponsors-no-such-car = la voiture { $n } ne joue pas
sponsors-no-such-car-suggestion = ces voitures jouent : { $cars }
sponsors-not-thrown = { $car } n’a pas encore jeté le dé
sponsors-not-thrown-suggestion = lancez le dé et saisissez ce qu’il montre
sponsors-thrown = { $car } a déjà jeté le dé
sponsors-thrown-suggestion = faites l’action de la case, ou terminez le tour ; les cartes sponsor se vendent avant le prochain jet
sponsors-sell-count = { $count ->
    [one] { $count } carte ne se vend pas ainsi
   *[other] { $count } cartes ne se vendent pas ainsi ; on en vend une à trois à la fois
  }
sponsors-sell-count-suggestion = vendez une, deux ou trois cartes
sponsors-sell-short = { $car } vend { $needs ->
    [one] { $needs } carte sponsor
   *[other] { $needs } cartes sponsor
  } ({ $colour }) et en a { $has }
sponsors-sell-short-suggestion = vendez des cartes que vous avez, ou corrigez les pioches
sponsors-sell-late = { $car } a déjà acheté ses pions : la dernière vente vient avant
sponsors-sell-late-suggestion = insérez la vente avant l’achat des pions
sponsors-die-fixed = un { $die } fait avancer d’exactement { $die ->
    [one] { $die } case
   *[other] { $die } cases
  }
sponsors-die-fixed-suggestion = laissez le nombre de cases de côté ; seul le 6 laisse le choix
sponsors-six-open = { $car } a fait 6 et doit dire de combien de cases avancer
sponsors-six-open-suggestion = avancez de 1 à 5 cases
sponsors-die-six-squares = un 6 fait avancer de 1 à 5 cases, pas { $squares }
sponsors-die-six-suggestion = dites de combien de cases, 1 à 5
sponsors-die-sides = un dé montre 1 à 6, pas { $die }
sponsors-die-sides-suggestion = saisissez ce que montre le dé
sponsors-other-square = { $car } est sur la case { $n } ({ $kind })
sponsors-on-a-suggestion = sur un A, achetez une carte atelier, ou terminez le tour
sponsors-on-v-suggestion = sur un V, achetez une carte de la zone, ou terminez le tour
sponsors-on-s-suggestion = sur un S, piochez une carte sponsor, ou terminez le tour
sponsors-on-e-suggestion = sur un E, échangez une carte : avec le plan de jeu dans votre zone, avec l’autre voiture dans la sienne ; ou terminez le tour
sponsors-stock-empty = il ne reste aucune carte de cette catégorie sur le plan de jeu : { $category }
sponsors-stock-empty-suggestion = prenez une autre catégorie, ou terminez le tour
sponsors-not-of-the-zone = cette catégorie ne se vend pas dans la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } : { $category }
sponsors-not-of-the-zone-suggestion = cette zone vend { $one } et { $other }
sponsors-price-missing = le prix payé pour la carte { $category } manque, et à cette table les prix se saisissent
sponsors-price-missing-suggestion = ajoutez le prix payé
sponsors-price-typed = vous avez saisi un prix de { $paid }, mais Steward connaît déjà les prix de la boîte
sponsors-price-typed-suggestion = n’écrivez pas de prix, ou choisissez à la mise en place que la table saisit les prix
sponsors-buy-short = { $car } a { $has ->
    [one] { $has } million
   *[other] { $has } millions
  } et la carte en coûte { $price }
sponsors-buy-short-suggestion = achetez une carte moins chère, ou terminez le tour ; les cartes sponsor se vendent avant le prochain jet
sponsors-swap-zone = { $car } est dans la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  }, pas dans la sienne
sponsors-swap-zone-suggestion = on n’échange avec le plan de jeu que dans sa zone ; ici, échangez avec la voiture de la zone, ou terminez le tour
sponsors-force-other = la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  } est à une autre voiture : { $car }
sponsors-force-other-suggestion = nommez la voiture de la zone
sponsors-force-nobody = il n’y a personne avec qui échanger dans la zone { $zone ->
    [bleu] bleue
    [vert] verte
   *[other] { $zone }
  }
sponsors-force-nobody-suggestion = dans votre zone, échangez avec le plan de jeu ; sinon terminez le tour
sponsors-no-card = { $car } n’a aucune carte de cette catégorie : { $category }
sponsors-no-card-suggestion = nommez une catégorie dont il reste une carte
sponsors-hands-counted = dans cette partie, les cartes en main sont seulement comptées ; leur valeur se saisit quand on les joue
sponsors-hands-counted-suggestion = jouez la carte avec sa valeur, ou choisissez à la mise en place que les mains se saisissent
sponsors-hand-empty = aucune carte n’est nommée
sponsors-hand-empty-suggestion = nommez une catégorie avec les valeurs de toutes ses cartes
sponsors-hand-count = { $car } a { $has ->
    [one] { $has } carte
   *[other] { $has } cartes
  } de cette catégorie, pas { $entered } : { $category }
sponsors-hand-count-suggestion = saisissez toutes les cartes d’une catégorie à la fois
sponsors-hand-value = aucune carte atelier n’a la valeur { $value }
sponsors-hand-value-suggestion = saisissez ce que montre la carte, de 0 à 7
sponsors-untold = { $car } a des cartes que personne n’a saisies : { $categories }
sponsors-untold-suggestion = saisissez toutes les cartes d’une catégorie
sponsors-not-in-hand = { $car } n’a pas de carte de cette valeur : { $category }, { $value }
sponsors-not-in-hand-suggestion = jouez une carte de la main, ou saisissez-la à nouveau si elle était fausse
sponsors-pile-short = il ne reste aucune carte sponsor de cette couleur dans la pioche : { $colour }
sponsors-pile-short-suggestion = saisissez la couleur piochée, ou comptez les cartes sponsor
sponsors-drop-missing = { $car } a trois cartes sponsor : une des quatre va sous la pioche
sponsors-drop-missing-suggestion = dites laquelle va sous la pioche
sponsors-drop-needless = { $car } a { $held ->
    [one] { $held } carte sponsor
   *[other] { $held } cartes sponsor
  } et garde celle qui est piochée
sponsors-drop-needless-suggestion = nommez la carte piochée, sans en remettre une
sponsors-drop-absent = { $car } n’a aucune carte sponsor de cette couleur à remettre : { $colour }
sponsors-drop-absent-suggestion = remettez sous la pioche une des quatre cartes en main
sponsors-energy-twice = { $car } a déjà acheté ses pions point d’énergie
sponsors-energy-twice-suggestion = corrigez le premier achat
sponsors-energy-many = { $car } a { $has ->
    [one] { $has } million
   *[other] { $has } millions
  } et { $held ->
    [one] { $held } pion
   *[other] { $held } pions
  } : { $tokens } de plus, c’est trop (10 par voiture au plus)
sponsors-energy-many-suggestion = achetez-en { $most } au plus
sponsors-doubt-energy = { $car } peut encore acheter { $more ->
    [one] un pion
   *[other] { $more } pions
  } : { $left ->
    [one] le million restant est perdu
   *[other] les { $left } millions restants sont perdus
  }
sponsors-side-alone = { $car } court sans partenaire : rien ne s’échange avant la course
sponsors-side-alone-suggestion = tirez l’ordre de départ
sponsors-side-other = ce n’est pas l’autre voiture du camp ; avec { $car } court { $other }
sponsors-side-other-suggestion = nommez les deux voitures d’un même camp
sponsors-exchange-again = { $done ->
    [one] ce camp a fait son échange
   *[other] ce camp a fait ses { $done } échanges
  }
sponsors-exchange-again-suggestion = annulez un échange, ou tirez l’ordre de départ
sponsors-give-many = { $car } a { $has ->
    [one] { $has } pion
   *[other] { $has } pions
  }, { $other } { $held } : impossible d’en donner { $tokens } (10 par voiture au plus)
sponsors-give-many-suggestion = donnez-en 1 à { $most }
sponsors-give-none-suggestion = laissez les pions où ils sont, ou donnez-en dans l’autre sens
sponsors-grid-cars = l’ordre de départ nomme { $count } voitures ; il en faut { $cars }, chacune une fois
sponsors-grid-cars-suggestion = nommez chaque voiture une fois, la première d’abord
sponsors-move-awaited = { $car } a d’abord un déplacement à faire ou une bille à annoncer
sponsors-off-track = { $car } est hors de la piste et passe ce tour
sponsors-off-track-suggestion = passez ce tour ; la voiture revient alors sur la piste
sponsors-card-zero = une carte 0 ne fait pas avancer : elle va avec la roulette
sponsors-card-zero-suggestion = jouez-la en lançant la roulette, ou jouez une autre carte
sponsors-card-value = les cartes vont de 0 à 7, pas { $value }
sponsors-card-value-suggestion = saisissez la valeur de la carte, 1 à 7
sponsors-leader-passes = { $car } mène : personne ne lui barre la route
sponsors-leader-passes-suggestion = jouez une carte 1 à 7, ou lancez la roulette avec une carte 0, ou sans carte s’il n’en reste pas
sponsors-leader-spins = { $car } mène et a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : la roulette demande une carte 0
sponsors-leader-spins-suggestion = nommez la catégorie du 0, ou jouez une carte
sponsors-balls-many = { $car } a { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } et veut ajouter { $added ->
    [one] { $added } bille
   *[other] { $added } billes
  } ; chaque bille coûte un pion, et on en ajoute quatre au plus
sponsors-balls-many-suggestion = ajoutez 0 à { $most } billes
sponsors-no-spin = personne n’a lancé la roulette
sponsors-ball-out = cette bille n’est pas dans la roulette : { $car }
sponsors-ball-out-suggestion = une voiture arrivée retire sa bille : saisissez la bille tombée
sponsors-miss-on-track = { $car } est sur la piste et ne passe pas de tour
sponsors-miss-place = { $car } a quitté la piste en place { $was } et ne peut pas revenir en place { $place }
sponsors-miss-place-suggestion = elle revient sur sa case, ou derrière : place { $was } à { $last }
sponsors-no-move = { $car } n’a aucune case à parcourir
sponsors-stop-place = { $car } était en place { $was } et ne peut pas s’arrêter en place { $place }
sponsors-stop-place-suggestion = une voiture ne recule pas : place 1 à { $was }
sponsors-stop-only = une voiture bloquée avance ici de moins de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }, pas de { $only }
sponsors-stop-only-suggestion = dites jusqu’où va une voiture bloquée, ou rien si la voie était libre
sponsors-stop-still = { $car } n’a pas bougé et reste en place { $was }
sponsors-stop-still-suggestion = saisissez la même place, ou les cases parcourues
sponsors-stop-behind-first = { $car } est en tête : aucune voiture devant
sponsors-stop-behind-first-suggestion = laissez l’aspiration de côté
sponsors-stop-blocked = { $car } était bloquée, et il n’y a pas d’aspiration sans voie libre
sponsors-stop-blocked-suggestion = dites qu’elle était bloquée, ou qu’elle a l’aspiration, pas les deux
sponsors-stop-free = cases libres : { $free }, ce qui ne donne pas d’aspiration
sponsors-stop-free-suggestion = dites combien de cases sont libres : 1 ou 2
sponsors-stop-first = il n’y a pas deux bonus à départager
sponsors-stop-first-suggestion = l’ordre des bonus ne se dit que sur une case verte juste derrière une voiture
sponsors-stuck = { $car } n’a pas avancé avec la carte : une voiture bloquée n’en joue pas
sponsors-stuck-suggestion = annulez la carte, puis passez, ou lancez la roulette si elle est permise
sponsors-fix-phase = il n’y a pas de phase { $phase } avec ce tour ; les phases vont de 1 à 5, les tours à partir de 1
sponsors-fix-square = la piste centrale a les cases 1 à { $most }, pas { $n }
sponsors-fix-not-racing = { $car } n’est pas en course
sponsors-fix-next = les voitures ne jouent à tour de rôle qu’à l’atelier et en course
sponsors-fix-order = l’ordre nomme une fois chaque voiture en course
sponsors-fix-finished = les voitures arrivées sont nommées une fois, et deux au moins courent encore

# Notation
sponsors-notation-category = « { $word } » n’est pas une catégorie ; il y a : { $known }
sponsors-notation-sponsor = « { $word } » n’est pas une couleur de carte sponsor ; il y a : { $known }
sponsors-notation-square = « { $word } » n’est pas une case ; il y a : { $known }

# Les actes en clair
sponsors-describe-dealt = Les cartes atelier sont distribuées
sponsors-describe-hand = { $car } saisit les cartes de sa main
sponsors-describe-sell = { $car } vend { $cards }
sponsors-describe-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
  } { $colour ->
    [bleu] { $count ->
        [one] bleue
       *[other] bleues
      }
    [rouge] { $count ->
        [one] rouge
       *[other] rouges
      }
   *[other] { $count ->
        [one] jaune
       *[other] jaunes
      }
  }
sponsors-describe-roll = { $car } fait { $die }
sponsors-describe-roll-open = { $car } jette le dé
sponsors-describe-move = { $car } avance de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
sponsors-describe-grid-open = L’ordre de départ est tiré au sort
sponsors-describe-ball-open = Une bille tombe
sponsors-describe-roll-six = { $car } fait 6 et avance de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
sponsors-describe-buy = { $car } achète une carte : { $category }
sponsors-describe-buy-paid = { $car } achète une carte pour { $paid ->
    [one] { $paid } million
   *[other] { $paid } millions
  } : { $category }
sponsors-describe-sponsor = { $car } pioche une carte sponsor : { $drawn }
sponsors-describe-sponsor-drop = { $car } pioche une carte sponsor ({ $drawn }) et en remet une sous la pioche ({ $drop })
sponsors-describe-swap = { $car } échange une carte avec le plan de jeu : { $category }
sponsors-describe-force = { $car } force { $with } à échanger une carte : { $category }
sponsors-describe-done = { $car } ne fait rien sur la case
sponsors-describe-energy = { $car } achète { $tokens ->
    [one] { $tokens } pion point d’énergie
   *[other] { $tokens } pions point d’énergie
  }
sponsors-describe-energy-lost = { $act } et perd le reste : { $lost ->
    [one] un million
   *[other] { $lost } millions
  }
sponsors-describe-exchange = { $car } et { $with } échangent une carte : { $category }
sponsors-describe-give = { $car } donne { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
  } à { $to }
sponsors-describe-grid = Les voitures partent dans cet ordre : { $cars }
sponsors-describe-play = { $car } joue un { $value } ({ $category })
sponsors-describe-spin = { $car } lance la roulette{ $added ->
    [0] {""}
    [one] {" "}avec { $added } bille ajoutée
   *[other] {" "}avec { $added } billes ajoutées
  }
sponsors-describe-spin-zero = { $car } joue un 0 ({ $zero }) et lance la roulette{ $added ->
    [0] {""}
    [one] {" "}avec { $added } bille ajoutée
   *[other] {" "}avec { $added } billes ajoutées
  }
sponsors-describe-ball = La bille qui tombe : { $car }
sponsors-describe-ball-violet = La bille violette tombe
sponsors-describe-stop = { $car } s’arrête en place { $place } : { $how }
sponsors-describe-on-plain = case ordinaire
sponsors-describe-on-green = case verte
sponsors-describe-on-red = case rouge
sponsors-describe-on-violet = case violette
sponsors-describe-behind = juste derrière une voiture, { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
  }
sponsors-describe-green-first = case verte d’abord
sponsors-describe-slip-first = aspiration d’abord
sponsors-describe-only = bloquée après { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
sponsors-describe-finish = { $car } franchit l’arrivée
sponsors-describe-pass = { $car } ne peut pas avancer et passe
sponsors-describe-miss = { $car } passe un tour et revient sur la piste
sponsors-describe-miss-place = { $car } passe un tour et revient sur la piste en place { $place }
sponsors-verb-dealt = Cartes distribuées
sponsors-means-dealt = Chaque voiture a une carte de chaque catégorie
sponsors-verb-hand = Saisir sa main
sponsors-means-hand = Dites quelles cartes vous avez, seul devant l’écran
sponsors-verb-sell = Vendre des cartes sponsor
sponsors-means-sell = Les sponsors paient avant le dé, jamais après
sponsors-verb-roll = Jeter le dé
sponsors-means-roll = Le dé dit de combien avance votre pion
sponsors-verb-move = Avancer après un 6
sponsors-means-move = Après un 6 vous choisissez, de 1 à 5
sponsors-verb-buy = Acheter une carte
sponsors-means-buy = Achetez une carte atelier : un plus grand chiffre ira plus loin en course
sponsors-verb-sponsor = Piocher une carte sponsor
sponsors-means-sponsor = Piochez un sponsor ; trois différents ou trois pareils paient le mieux
sponsors-verb-swap = Échanger avec le plan de jeu
sponsors-means-swap = Échangez une carte avec une de la même catégorie, sur le plan de jeu
sponsors-verb-force = Forcer un échange
sponsors-means-force = Un adversaire doit échanger avec vous une carte de la même catégorie
sponsors-verb-done = Ne rien faire
sponsors-means-done = Vous n’utilisez pas la case, et votre tour finit
sponsors-verb-energy = Pions point d’énergie
sponsors-means-energy = Chaque pion ajoute une de vos billes à un tour de roulette
sponsors-verb-exchange = Échanger dans le camp
sponsors-means-exchange = Vos deux voitures échangent des cartes d’une catégorie
sponsors-verb-give = Donner des pions
sponsors-means-give = Répartissez les pions entre vos deux voitures
sponsors-verb-grid = Ordre de départ
sponsors-means-grid = L’ordre de la grille de départ est tiré au sort
sponsors-verb-play = Jouer une carte
sponsors-means-play = Avancez d’autant de cases que dit la carte ; elle est perdue
sponsors-verb-spin = Roulette
sponsors-means-spin = Laissez une bille décider, avec jusqu’à quatre billes de plus à vous
sponsors-verb-ball = La bille tombée
sponsors-means-ball = Dites quelle bille est sortie
sponsors-verb-stop = S’arrête
sponsors-means-stop = Dites où la voiture s’arrête, pour compter les bonus
sponsors-verb-finish = Franchit l’arrivée
sponsors-means-finish = La voiture passe la ligne et marque sa place
sponsors-verb-pass = Passer (voiture bloquée)
sponsors-means-pass = La voiture ne peut pas avancer, même d’une case
sponsors-verb-miss = Passe un tour
sponsors-means-miss = La voiture revient sur la piste et passe ce tour

# Points ouverts : la question, puis chaque option
sponsors-ruling-pushed-green = Que se passe-t-il si une voiture déplacée par la bille d’un autre ou la violette arrive sur une case verte ?
sponsors-ruling-pushed-green-yes = elle prend le bonus
sponsors-ruling-pushed-green-no = pas de bonus
sponsors-ruling-pushed-slip = Que se passe-t-il si une voiture déplacée par la bille d’un autre ou la violette finit juste derrière une voiture ?
sponsors-ruling-pushed-slip-yes = aspiration si elle a avancé de 2 cases ou plus
sponsors-ruling-pushed-slip-never = pas d’aspiration
sponsors-ruling-green-place = Quelle place compte pour le bonus de la case verte ?
sponsors-ruling-green-place-after = la place après le déplacement
sponsors-ruling-green-place-start = la place au début du tour de course
sponsors-ruling-spun-off-ball = Que se passe-t-il si la bille d’une voiture hors de la piste tombe ?
sponsors-ruling-spun-off-ball-stays = elle ne bouge pas
sponsors-ruling-spun-off-ball-moves = elle avance d’une case
sponsors-ruling-slip-count = Quelles cases comptent pour les 2 de l’aspiration ?
sponsors-ruling-slip-count-both = le déplacement et le bonus vert
sponsors-ruling-slip-count-base = le déplacement seul
sponsors-ruling-race-order = L’ordre d’un tour de course est-il fixé à son début ?
sponsors-ruling-race-order-fixed = oui
sponsors-ruling-race-order-foremost = non : toujours la première voiture qui n’a pas joué
sponsors-ruling-e-stock = E dans sa zone : quelle carte du plan de jeu, et où va l’ancienne ?
sponsors-ruling-e-stock-top = celle du dessus ; l’ancienne va dessous ; rien d’un paquet vide
sponsors-ruling-e-stock-table = au choix de la table : l’ancienne se pose d’abord
sponsors-ruling-e-no-owner = À deux, que fait E dans la zone de son autre voiture ?
sponsors-ruling-e-no-owner-nothing = rien
sponsors-ruling-e-no-owner-own-cars = un échange entre ses voitures
sponsors-ruling-sponsor-sold = Où vont les cartes sponsor vendues ?
sponsors-ruling-sponsor-sold-pile = sous la pioche
sponsors-ruling-sponsor-sold-aside = de côté, mélangées quand la pioche est vide
sponsors-ruling-rejoin = Quel tour une voiture sortie de piste passe-t-elle ?
sponsors-ruling-rejoin-next = son prochain tour
sponsors-ruling-rejoin-whole-turn = le reste de ce tour de course et tout le suivant
sponsors-ruling-spun-violet = Que se passe-t-il si la bille violette tombe pendant qu’une voiture est hors de la piste ?
sponsors-ruling-spun-violet-stays = elle ne bouge pas
sponsors-ruling-spun-violet-on-return = elle avance d’une case à son retour
sponsors-ruling-places-left = Comment se comptent les places dès qu’une voiture est arrivée ?
sponsors-ruling-places-left-racing = parmi les voitures en course
sponsors-ruling-places-left-all = les voitures arrivées gardent leur place
sponsors-ruling-slip-pushed-turn = Que veut dire « une seule fois par tour » pour l’aspiration ?
sponsors-ruling-slip-pushed-turn-each-turn = une fois dans le tour de chaque joueur
sponsors-ruling-slip-pushed-turn-round = une fois dans un tour de course
sponsors-ruling-stuck-card = Une voiture qui ne peut pas avancer peut-elle jouer une carte ?
sponsors-ruling-stuck-card-no = non : elle passe, ou lance la roulette si c’est permis
sponsors-ruling-stuck-card-yes = oui, et la carte est perdue
sponsors-ruling-green-chain = Que se passe-t-il si un bonus ou une aspiration finit sur une autre case verte ?
sponsors-ruling-green-chain-one = un bonus vert par tour
sponsors-ruling-green-chain-every = chaque case verte compte
sponsors-ruling-slip-short = Que se passe-t-il si une seule case est libre pour l’aspiration ?
sponsors-ruling-slip-short-one = elle avance d’une case
sponsors-ruling-slip-short-none = pas d’aspiration
sponsors-ruling-two-cars-order = À deux, dans quel ordre sont les quatre voitures ?
sponsors-ruling-two-cars-order-alternate = en alternance : A B A B autour du plateau
sponsors-ruling-two-cars-order-together = côte à côte : A A B B
sponsors-ruling-exchange-2 = Que veut dire « échanger 2 cartes » avant la course ?
sponsors-ruling-exchange-2-two = jusqu’à deux échanges, chacun dans une catégorie
sponsors-ruling-exchange-2-one = un échange : deux cartes changent de voiture
sponsors-ruling-tie = Qui gagne quand deux camps ont autant de points ?
sponsors-ruling-tie-winner = le camp de la voiture arrivée la première
sponsors-ruling-tie-shared = ils partagent la place
sponsors-ruling-sides = À quatre : qui joue avec qui ?
sponsors-ruling-sides-alone = chacun pour soi
sponsors-ruling-sides-opposite = deux équipes : premier et troisième, deuxième et quatrième
sponsors-ruling-sides-neighbours = deux équipes : les deux premiers, les deux derniers
sponsors-ruling-price = D’où viennent les prix des cartes atelier ?
sponsors-ruling-price-printed = comme imprimé, demandé une fois
sponsors-ruling-price-cashier = la table saisit ce qui a été payé
sponsors-ruling-hands = Comment se tiennent les cartes atelier en main ?
sponsors-ruling-hands-counted = comptées ; leur valeur se saisit quand on les joue
sponsors-ruling-hands-known = connues une à une ; chaque carte piochée se saisit en secret

# Les tables imprimées, leurs colonnes et leurs lignes
sponsors-table-price = Cartes atelier, prix
sponsors-table-cards = Cartes atelier, nombre
sponsors-table-sponsors = Cartes sponsor
sponsors-table-track = Piste centrale
sponsors-table-zone = Zones
sponsors-table-square = Cases de la piste centrale
sponsors-column-kind = sorte
sponsors-column-millions = millions
sponsors-column-count = cartes
sponsors-column-squares = cases
sponsors-column-start = son A
sponsors-column-first = vendue sur V
sponsors-column-second = ou
sponsors-column-zone = zone
sponsors-row-one = toutes

# Où en est la partie
sponsors-stands-phase = Phase { $phase } : { $name }
sponsors-stands-nobody = personne
sponsors-stands-at = { $car } est sur la case { $square } de la piste centrale
sponsors-stands-order = Ordre sur la piste de course, la tête d’abord : { $order }
sponsors-stands-finished = À l’arrivée, dans cet ordre : { $cars }
sponsors-stands-on = { $car } est sur une { $square }
sponsors-stands-off = { $car } est hors de la piste
sponsors-stands-back = { $car } est sur la piste
sponsors-stands-choose = Un 6 est sorti : reste à dire de combien avancer
sponsors-stands-square = Le dé est jeté : reste à jouer la case
sponsors-stands-fuelled = Pions point d’énergie achetés pour : { $cars }
sponsors-stands-exchanged = { $car } : le camp a fait { $exchanges ->
    [one] un échange
   *[other] { $exchanges } échanges
} avant la course
sponsors-stands-hand = { $car }, { $category } : { $values }
sponsors-stands-started = Ordre au début de ce tour de course : { $order }
sponsors-stands-waiting = Doivent encore jouer ce tour de course : { $cars }
sponsors-stands-returns = { $car } avance de { $squares ->
    [one] une case
   *[other] { $squares } cases
} à son retour
sponsors-stands-had-green = { $car } a déjà eu le bonus d’une case verte ce tour-ci
sponsors-stands-had-slip = { $car } a déjà eu une aspiration ce tour-ci
sponsors-stands-slipped = { $car } a eu une aspiration dans ce tour de course
sponsors-stands-spin = { $car } lance la roulette, { $added ->
    [0] sans bille ajoutée
    [one] une bille ajoutée
   *[other] { $added } billes ajoutées
}, et la bille n’est pas encore dite
sponsors-stands-due = Déplacement { $n } à faire : { $car }, { $squares ->
    [one] une case
   *[other] { $squares } cases
} ({ $what })
sponsors-stands-ran = { $due } ; déjà parcouru : { $base }, case verte { $green }, aspiration { $slip }

# La feuille de mise en place
sponsors-look-price = Regardez où est imprimé le prix d’une carte atelier
sponsors-look-cards = Comptez les cartes atelier de chaque catégorie, avant d’en distribuer ou d’en retirer
sponsors-look-sponsors = Comptez les cartes sponsor de chaque couleur
sponsors-look-track = Comptez une fois chaque case de la piste centrale
sponsors-look-zone = Donnez le numéro 1 à une case de la piste centrale et comptez dans le sens horaire ; chaque zone a un A et deux catégories
sponsors-look-square = Faites le tour de la piste centrale dans le sens horaire depuis la même case 1
