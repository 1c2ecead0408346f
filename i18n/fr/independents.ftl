# The Last of the Independents. Ne choisir que selon des nombres ; les noms de sections et de sociétés sont seuls.

independents-title = The Last of the Independents

# Unités : le nom, et une quantité
independents-unit-disks = disques libres
independents-unit-tokens = jetons de victoire
independents-column-required = disques obligatoires
independents-column-return = réserve de retour
independents-unit-cards = cartes
independents-amount-disks = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
  }
independents-amount-tokens = { $count ->
    [one] { $count } jeton de victoire
   *[other] { $count } jetons de victoire
  }
independents-amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

# Lieux
independents-place-models = Modèles, section { $n }
independents-place-engineering = Technique, section { $n }
independents-place-promotions = Promotion, section { $n }
independents-place-sheet = { $n ->
    [1] les cercles Modèles
    [2] les cercles Technique
   *[other] les cercles Promotion
  }
independents-place-return = { $n ->
   *[other] la réserve de retour
  }
independents-place-car = { $n ->
   *[other] la Voiture de l’année
  }
independents-category-models = Modèles
independents-category-engineering = Technique
independents-category-promotions = Promotion
independents-section = section { $n }
independents-section-named = { $name } ({ $n })
independents-spot = { $category } : { $section }
independents-company = société { $n }
independents-company-named = { $name } ({ $n })
independents-who = { $seat }

# Étapes
independents-step-1 = Disques libres
independents-step-2 = Disques obligatoires
independents-step-3 = Cartes
independents-step-4 = Concurrence
independents-step-5 = Majorité
independents-step-6 = Tendances
independents-step-7 = Voiture de l’année
independents-step-8 = Nouvel an

# Ce qu’il y a à faire maintenant
independents-now-order = { $first } commence ; mélangez les autres marqueurs et posez-les derrière sur la piste d’ordre
independents-now-company = { $seat } pioche une fiche de société et remplit ses dix cercles
independents-now-selective = { $category } : { $seat } pose des disques dans une section ou passe
independents-now-required = { $category } : { $seat } pose à son gré les disques de ces cercles
independents-now-cards = { $category } : { $seat } joue une carte ou passe
independents-now-competition = { $category } : régler la concurrence, section par section
independents-now-majority = { $category } : un jeton pour qui a gagné le plus de sections
independents-now-trend = { $seat } dévoile des cartes pour leur tendance ou passe
independents-now-car = Piocher un disque : { $place }
independents-now-year = Nouvel an : les réserves de retour reviennent, les fiches se remplissent, chacun pioche des cartes
independents-now-year-open = Nouvel an, ou la fin : dire si cette année était la dernière
independents-now-last-year = La dernière année s’achève : les réserves de retour reviennent, les fiches se remplissent, on compte les jetons
independents-over = L’année { $year } était la dernière
independents-decided-disks = { $own ->
    [one] { $own } disque
   *[other] { $own } disques
  } contre { $others }
independents-car-category = { $category }, tous les disques
independents-car-title = le titre de Voiture de l’année
independents-car-nothing = il ne reste aucun disque à piocher

# Paragraphes de la règle
independents-rule-setup = Mise en place
independents-rule-order = Ordre du tour
independents-rule-selective = Placement libre
independents-rule-required = Placement obligatoire
independents-rule-cards = Jeu des cartes
independents-rule-competition = Concurrence
independents-rule-majority = Bonus de majorité
independents-rule-trend = Tendance
independents-rule-car = Voiture de l’année
independents-rule-new-year = Préparation du nouvel an
independents-rule-end = Fin de la partie

# Pourquoi les choses changent de mains
independents-cause-start = ce que chacun a au début
independents-cause-sheet = fiche de société remplie
independents-cause-selective = disques libres posés
independents-cause-required = disques obligatoires posés
independents-cause-card = carte jouée
independents-cause-alone = seul dans une section
independents-cause-won = concurrence gagnée
independents-cause-lost = concurrence perdue
independents-cause-majority = bonus de majorité
independents-cause-trend = tendance
independents-cause-car = vers la Voiture de l’année
independents-cause-car-lost = vers la réserve de retour
independents-cause-title = Voiture de l’année
independents-cause-unspent = disques libres non dépensés
independents-cause-returned = réserve de retour reprise
independents-cause-filled = cercles remplis
independents-cause-subsidy = subvention de l’État
independents-cause-bankrupt = faillite
independents-cause-new-company = une nouvelle société commence
independents-cause-cards = cartes piochées

# Termes des sommes
independents-term-circles = cercles { $category } : { $company }
independents-term-supply-short = la réserve n’en a que { $disks }
independents-term-return-empty = aucun disque dans la réserve de retour
independents-supply-nothing = aucun disque à donner à { $seat }
independents-term-markers = { $disks ->
    [one] la réserve est vide : { $disks } disque de plus que la boîte n’en contient, n’importe quel marqueur convient
   *[other] la réserve est vide : { $disks } disques de plus que la boîte n’en contient, n’importe quels marqueurs conviennent
  }
independents-term-selective = disques libres restants
independents-term-alone = disques sur { $section }, personne d’autre
independents-term-stays = un disque reste
independents-term-winner = les disques du gagnant
independents-term-half-back = moitié de { $disks }, arrondie vers le haut, qui revient
independents-term-half-lost = moitié de { $disks }, arrondie vers le bas, perdue
independents-term-in-the-bag = disques dans le sac
independents-term-majority = le plus de sections gagnées : { $sections }
independents-term-not-covered = aucun disque à soi sur { $section }
independents-term-trend-had = déjà donné cette année : { $section }
independents-term-trend = un disque de plus : { $section }
independents-term-all-three = les trois sections couvertes
independents-term-unspent = disques libres restants
independents-term-came-back = réserve de retour et disques libres
independents-term-empty = cercles { $category } vides
independents-term-subsidy = complété jusqu’à
independents-term-left = restants une fois la fiche remplie
independents-term-year = année
independents-term-tokens = jetons de victoire

# Valeurs
independents-score = Jetons de victoire : { $seat }
independents-chance = { $place } : chance pour { $seat }, { $disks } sur { $all }
independents-sections-won = Sections gagnées : { $seat }
independents-trend-covered = Sections de la tendance couvertes : { $seat }
independents-dropped-out = { $seat } ne peut plus rien poser et va dans la file des passes
independents-status-success = { $seat } : succès, disques restants
independents-status-subsidy = { $seat } : subvention, disques restants
independents-status-bankrupt = { $seat } : faillite, la fiche ne peut être remplie
independents-last-year = C’était la dernière année

# Nombres à compléter
independents-field-company = Fiche de société
independents-field-disks = Disques
independents-field-section = Disques : { $section }
independents-field-trend = Section { $category }

# Valeurs imprimées dans la boîte
independents-ask-sections = Combien de sections a la catégorie { $category } ?
independents-ask-section-name = Quel nom porte la section { $n } de la catégorie { $category } ?
independents-ask-company-name = Quelle société figure sur la fiche { $n } ?
independents-ask-company-circles = Combien de cercles { $category } porte la fiche de société { $n } ?
independents-ask-companies = Combien de fiches de société y a-t-il dans la boîte ?
independents-too-few-sheets = { $sheets } fiches de société ne suffisent pas à { $players } joueurs : chacun en tire une
independents-ask-disks = Combien de disques de chaque couleur y a-t-il dans la boîte ?

# Refus, chacun avec son issue
independents-wrong-step = cela se fait à l’étape « { $wanted } », et la table en est à « { $now } »
independents-order-due = les marqueurs ne sont pas encore sur la piste d’ordre
independents-order-laid = les marqueurs sont déjà sur la piste d’ordre
independents-order-wrong = { $first } est en tête ; derrière viennent tous les autres, chacun une fois
independents-order-wrong-suggestion = nommez { $seats } dans leur ordre, ou corrigez la mise en place
independents-company-due = { $seat } n’a pas encore de fiche de société
independents-company-not-due = { $seat } ne pioche pas de fiche de société maintenant
independents-company-held = { $company } : cette fiche appartient à { $seat }
independents-company-discarded = { $company } a fait faillite : les autres fiches passent d’abord
independents-company-none = cette fiche n’est pas dans la boîte : { $company }
independents-company-none-left = il ne reste aucune fiche de société
independents-company-suggestion = piochez l’une de celles-ci : { $companies }
independents-company-count-suggestion = relisez le nombre de fiches de société
independents-circles-wrong = { $company } : les cercles font { $sum } et non { $circles }
independents-circles-wrong-suggestion = vous avez lu : modèles { $models }, technique { $engineering }, promotion { $promotions } ; comptez les cercles et relisez le nombre qui est faux
independents-not-your-turn = c’est à { $turn } de jouer, pas à { $seat }
independents-has-passed = { $seat } a passé et ne participe plus à cette étape
independents-no-pass = on ne peut pas passer pendant l’étape « { $step } »
independents-place-nothing = aucun disque n’irait ici : { $section }
independents-place-nothing-suggestion = posez un disque, ou passez
independents-section-used = { $seat } a déjà posé des disques ici à cette étape : { $section }
independents-section-used-suggestion = choisissez une autre section, ou passez
independents-place-short = { $has ->
    [one] { $seat } a { $has } disque libre
   *[other] { $seat } a { $has } disques libres
  } et il en faut { $needs }
independents-fewer-suggestion = { $most ->
    [one] posez { $most } disque
   *[other] posez { $most } disques au plus
  }
independents-pass-suggestion = passez
independents-section-none = { $sections ->
    [one] { $category } a { $sections } section
   *[other] { $category } a { $sections } sections
  } ; il n’y a pas de section { $n }
independents-section-none-suggestion = choisissez l’une d’elles, ou relisez le nombre de sections
independents-section-twice = section nommée deux fois : { $section }
independents-section-twice-suggestion = nommez chaque section une fois, avec tous ses disques
independents-required-nothing-suggestion = laissez la section de côté ; si vous n’en nommez aucune, vous gardez tous vos disques
independents-required-short = { $has ->
    [one] { $seat } a { $has } disque
   *[other] { $seat } a { $has } disques
  } sur les cercles { $category } et il en faut { $needs }
independents-no-card = { $seat } n’a aucune carte en main
independents-no-card-suggestion = passez, ou corrigez le nombre de cartes
independents-effect-nothing = rien ne change ici : { $section }
independents-effect-nothing-suggestion = laissez la section de côté
independents-effect-short = { $has ->
    [one] { $seat } a { $has } disque
   *[other] { $seat } a { $has } disques
  } ici, et la carte en prend { $needs } : { $section }
independents-effect-short-suggestion = prenez-en autant qu’il y en a
independents-nobody-alone = dans aucune section un joueur n’est seul avec plus d’un disque
independents-nobody-alone-suggestion = piochez pour les sections où plusieurs joueurs ont des disques
independents-alone = il n’y a que { $seat } ici, on ne pioche rien : { $section }
independents-section-empty = personne n’a de disque ici : { $section }
independents-no-draw-suggestion = réglez les sections où un joueur est seul, et piochez là où plusieurs ont des disques
independents-not-in-the-bag = { $seat } n’a aucun disque dans le sac : { $place }
independents-not-in-the-bag-suggestion = disques dans le sac : { $seats }
independents-trend-three = { $sections ->
    [one] une tendance nomme trois sections différentes ; en voici { $sections }
   *[other] une tendance nomme trois sections différentes ; en voici { $sections }
  }
independents-trend-three-suggestion = saisissez les trois sections du bas de la carte
independents-years-fixed = { $years ->
    [one] la table joue { $years } année
   *[other] la table joue { $years } années
  }
independents-years-fixed-suggestion = changez la règle maison du nombre d’années pour jouer plus ou moins
independents-fix-phase = il n’y a pas d’étape { $step } en année { $year } : les années commencent à 1, les étapes vont de 1 à 8
independents-fix-order = un ordre nomme chaque joueur une fois
independents-fix-lane = la file des passes, aux étapes 1 et 3 seulement, nomme une fois chaque joueur qui a passé, jamais tous
independents-fix-next = { $seat } n’est pas sur la piste d’ordre, ou a passé

# Décisions de table
independents-ruling-years = Combien d’années joue-t-on ?
independents-ruling-years-3 = trois
independents-ruling-years-1 = une
independents-ruling-years-2 = deux
independents-ruling-years-4 = quatre
independents-ruling-years-5 = cinq
independents-ruling-years-open = jusqu’à ce que la table dise qu’une année est la dernière
independents-ruling-unspent = Que deviennent les disques libres qui restent au nouvel an ?
independents-ruling-unspent-kept = ils sont gardés et aident à remplir la fiche
independents-ruling-unspent-lost = ils vont à la réserve
independents-ruling-trend-cards = Combien de cartes un joueur peut-il dévoiler pour la tendance ?
independents-ruling-trend-cards-any = autant qu’il veut, chacune pour elle-même
independents-ruling-trend-cards-one = une
independents-ruling-no-disks = Quand un joueur qui ne peut plus rien poser va-t-il dans la file des passes ?
independents-ruling-no-disks-next-turn = à son prochain tour
independents-ruling-no-disks-at-once = aussitôt
independents-ruling-trend-source = D’où viennent les disques de tendance ?
independents-ruling-trend-source-supply = de la réserve
independents-ruling-trend-source-return-pool = de la réserve de retour du joueur
independents-ruling-supply-short = Et si la réserve n’a plus de disque d’une couleur ?
independents-ruling-supply-short-unlimited = n’importe quel marqueur en tient lieu
independents-ruling-supply-short-as-many = seulement autant qu’il y en a
independents-ruling-trend-stack = Et si deux cartes de tendance nomment la même section ?
independents-ruling-trend-stack-each = un disque par carte
independents-ruling-trend-stack-once = un seul disque

# Les actions en toutes lettres
independents-describe-order = Les marqueurs suivent dans cet ordre : { $seats }
independents-describe-order-drawn = L’ordre des marqueurs est tiré au sort
independents-describe-company = { $seat } pioche la fiche { $company }
independents-describe-company-drawn = Une fiche de société est tirée pour { $seat }
independents-describe-place = { $disks ->
    [one] { $seat } pose { $disks } disque dans la section { $n }
   *[other] { $seat } pose { $disks } disques dans la section { $n }
  }
independents-describe-pass = { $seat } passe
independents-describe-required = { $seat } pose des disques obligatoires : { $placed }
independents-describe-required-none = { $seat } garde tous ses disques obligatoires
independents-describe-in-section = { $disks } dans la section { $n }
independents-card-without-effect = dites quels disques la carte déplace, ou « aucune »
independents-describe-card = { $seat } joue une carte qui ne déplace aucun disque
independents-describe-card-effects = { $seat } joue une carte : { $effects }
independents-describe-more = { $disks ->
    [one] { $disks } disque de plus pour { $seat }, { $section }
   *[other] { $disks } disques de plus pour { $seat }, { $section }
  }
independents-describe-less = { $disks ->
    [one] { $disks } disque de moins pour { $seat }, { $section }
   *[other] { $disks } disques de moins pour { $seat }, { $section }
  }
independents-describe-settle = Qui est seul garde un disque dans la section
independents-describe-won = { $what } : { $who }
independents-describe-back = { $seat } en reprend { $disks }
independents-describe-back-lost = { $seat } en reprend { $disks } et en perd { $lost }
independents-describe-back-gets = { $seat } en reprend { $disks } et en reçoit { $more } de plus
independents-describe-back-loses = { $seat } en reprend { $disks } et perd { $lost }
independents-describe-back-loses-gets = { $seat } en reprend { $disks }, perd { $lost } et repart avec { $more }
independents-describe-draw = { $seat } gagne la section { $n }
independents-describe-draw-open = Un disque est tiré pour la section { $n }
independents-describe-majority-to = Bonus de majorité : un jeton pour { $seats }
independents-describe-majority-nobody = Bonus de majorité : personne ne tient de section ni ne reçoit de jeton
independents-describe-majority = Le bonus de majorité est distribué
independents-describe-trend-got = { $seat } dévoile une tendance : { $sections } ; { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
  } de plus
independents-describe-trend-token = { $seat } dévoile une tendance : { $sections } ; { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
  } de plus, et un jeton
independents-describe-trend = { $seat } dévoile une tendance : { $sections }
independents-describe-car = Voiture de l’année : le disque tiré appartient à { $seat }
independents-describe-car-open = Un disque est tiré pour la Voiture de l’année
independents-describe-year = L’année s’achève, et chaque société fait ses comptes
independents-describe-year-last = La dernière année s’achève

# Les actions sur les boutons
independents-verb-order = Poser les marqueurs
independents-means-order = Posez les marqueurs dans un ordre tiré au sort
independents-verb-company = Piocher une société
independents-means-company = Piochez la société que vous dirigez
independents-verb-place = Poser
independents-means-place = Posez des disques libres dans une section que vous n’avez pas encore utilisée
independents-verb-pass = Passer
independents-means-pass = Vous quittez l’étape ; passer tôt, c’est jouer tôt ensuite
independents-verb-required = Poser les disques obligatoires
independents-means-required = Posez des disques de votre fiche dans des sections de cette catégorie
independents-verb-card = Jouer une carte
independents-means-card = Jouez une carte et dites ce qu’elle fait aux disques
independents-verb-settle = Régler les sections à un seul joueur
independents-means-settle = Qui est seul dans une section la gagne et y laisse un disque
independents-verb-draw = Piocher pour une section
independents-means-draw = Un disque du sac décide de la section
independents-verb-majority = Bonus de majorité
independents-means-majority = Qui a gagné le plus de sections dans cette catégorie prend un jeton
independents-verb-trend = Dévoiler une tendance
independents-means-trend = Montrez une carte : un disque de plus dans chacune de ses sections où vous en avez un
independents-verb-car = Piocher pour la Voiture de l’année
independents-means-car = Un tirage par catégorie, puis un pour la Voiture de l’année
independents-verb-year = Nouvel an
independents-means-year = Chacun remplit sa fiche avec ce qui est revenu

# L’image du plateau, et les sacs
independents-no-company = pas encore de société
independents-track = Ordre du tour
independents-lane = File des passes
independents-used = déjà choisie
independents-used-by = { $seat } y a déjà posé des disques à cette étape
independents-won-by = remportée par { $seat }
independents-has-won = { $sections ->
    [one] { $seat } tient une section
   *[other] { $seat } tient { $sections } sections
  }
independents-lies = { $seat } : { $what }
independents-circle-full = { $seat }, { $category }, cercle { $n } sur { $all } : un disque
independents-circle-empty = { $seat }, { $category }, cercle { $n } sur { $all } : vide
independents-no-marker = vide
independents-in-line = { $seats }
independents-head-status = statut
independents-head-left = restent
independents-head-gets = reçoit
independents-head-stays = reste
independents-head-back = revient
independents-head-lost = perdu
independents-with-token = { $chance }, et un jeton de victoire
independents-missing-drawn = appuyez sur le disque qui a été tiré
independents-head-selective = Libres
independents-head-car = Voiture
independents-steward-draws = Steward pioche
independents-chance-of = { $disks } sur { $all }
independents-sign-fewer = −
independents-sign-more = +
independents-of-bag = { $what } : { $bag }

# Les feuilles : disques posés, déplacés par des cartes, tendances
independents-pool-selective = Disques libres
independents-pool-required = Disques sur les cercles { $category }
independents-pool-cards = Cartes en main
independents-pool-then = puis { $count }
independents-added = +{ $count }
independents-reach = Appuyez sur une section : + y ajoute un disque d’un joueur, − en retire un
independents-in-hand = { $disks ->
    [one] un disque en main : appuyez sur la section où il va
   *[other] { $disks } disques en main : appuyez sur la section où ils vont
  }
independents-bill = { $saved } gardés + { $back } revenus − { $circles } cercles
independents-success = succès
independents-subsidy = subvention
independents-bankruptcy = faillite
independents-disks-there = { $seat }, { $section }
independents-missing-disks = à qui ajouter ou retirer des disques
independents-missing-section = au moins une section
independents-trend-card = La tendance de la carte : les trois sections qu’elle montre

# Les tables imprimées, leurs colonnes et leurs lignes
independents-table-sections = Sections
independents-table-company = Fiches de société
independents-table-box = Dans la boîte
independents-column-count = nombre
independents-column-name = nom
independents-row-companies = fiches de société
independents-row-disks = disques par couleur

independents-turn = Année

# Où en est la partie
independents-stands-step = Année { $year }, étape { $step } : { $name } ; catégorie en cours : { $category }
independents-stands-order = Sur la piste d’ordre, du premier au dernier : { $order }
independents-stands-no-order = La piste d’ordre est vide
independents-stands-lane = Dans la file des passes : { $lane }
independents-stands-company = { $seat } a { $company }
independents-stands-no-company = { $seat } n’a pas encore de fiche de société
independents-stands-none-bankrupt = Il n’y a pas de fiche de société en faillite à remélanger
independents-stands-bankrupt = En faillite, pas encore remélangées : { $companies }
independents-stands-used = { $seat } a posé des disques libres à cette étape : { $sections }
independents-stands-trended = { $seat } a eu un disque de tendance pour { $sections }
independents-stands-counted = { $seat } a { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
} à la fin de l’année

# La feuille de mise en place
independents-sheets-counted = Les fiches de société se comptent dans l’ordre où vous les étalez : notez le numéro sur un papier à côté de chacune. Un nom peut être donné quand ses cercles sont lus
independents-look-sections = Comptez les sections de chaque catégorie sur le plateau
independents-look-box = Comptez ce que contient la boîte, avant de distribuer quoi que ce soit
independents-look-company = Comptez les fiches de société dans l’ordre où vous les étalez : notez le numéro sur un papier à côté de chacune, ou donnez ici le nom qu’elle porte. Chacune a dix cercles
