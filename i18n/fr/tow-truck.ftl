# La Dépanneuse, notre petit jeu : l’exemple d’une boîte.
tow-truck-title = La Dépanneuse

# Unités, lieux
tow-truck-unit-dollars = argent
tow-truck-unit-minis = minis
tow-truck-unit-vans = camionnettes
tow-truck-amount-dollars = { $count }
tow-truck-amount-minis = { $count ->
    [one] { $count } mini
   *[other] { $count } minis
  }
tow-truck-amount-vans = { $count ->
    [one] { $count } camionnette
   *[other] { $count } camionnettes
  }
tow-truck-scrap = la casse
tow-truck-mini = mini
tow-truck-van = camionnette

# Où en est la partie
tow-truck-night = Nuit
tow-truck-phase-calls = Annonces
tow-truck-phase-tow = Le remorquage
tow-truck-now-call = { $seat } annonce un prix en secret
tow-truck-now-tow = Tirer une épave du sac
tow-truck-over = le sac est vide
tow-truck-stands-night = Nuit { $night } ; premier à annoncer : { $seat }

# Paragraphes des règles
tow-truck-rule-set-up = Mise en place
tow-truck-rule-calls = Annonces
tow-truck-rule-tow = Le remorquage
tow-truck-rule-end = Fin de partie
tow-truck-entry-set-up = Chacun prend 30 $. Huit minis et quatre camionnettes vont dans le sac.
tow-truck-entry-calls = À tour de rôle, chacun peut mettre ses épaves à la casse pour 2 $ pièce, puis annonce en secret ce qu’il paierait pour une épave, de rien à tout ce qu’il a.
tow-truck-entry-tow = On tire une épave. L’annonce la plus haute paie, au plus ce que vaut l’épave, et la remorque. Si personne ne veut payer, elle part à la casse. Le joueur suivant annonce le premier.
tow-truck-entry-end = Quand le sac est vide, on additionne l’argent et la valeur des épaves.

# Leçons
tow-truck-lesson-1-who = Chacun à son tour, à partir du premier
tow-truck-lesson-1-now = Annoncez ce que vous paieriez pour une épave que personne n’a encore vue
tow-truck-lesson-1-why = Personne ne connaît la prochaine épave : votre annonce est un pari
tow-truck-lesson-1-forgotten = On ne paie jamais plus que ce que vaut l’épave
tow-truck-lesson-2-who = Toute la table
tow-truck-lesson-2-now = Tirez une épave du sac
tow-truck-lesson-2-why = L’épave montre qui a bien parié
tow-truck-lesson-2-forgotten = Rien que des annonces à zéro : l’épave part à la casse

# Pourquoi les choses bougent
tow-truck-cause-purse = la bourse de départ
tow-truck-cause-tow = l’annonce la plus haute
tow-truck-cause-scrap = à la casse

# Sommes
tow-truck-term-called = annoncé
tow-truck-term-no-more = pas plus que ce qu’elle vaut
tow-truck-tied = annoncé deux fois, personne ne remorque
tow-truck-fortune = argent et épaves : { $seat }

# Valeurs imprimées sur la boîte, et nombres à remplir
tow-truck-table-worth = valeur des épaves
tow-truck-ask-worth = Que vaut cette épave ({ $wreck }) ?
tow-truck-field-dollars = dollars

# Refus, chacun avec son issue
tow-truck-not-your-call = { $seat } n’a pas d’annonce à faire maintenant
tow-truck-too-dear = { $seat } annonce { $dollars } et a { $has }
tow-truck-too-dear-way-out = annoncez { $has } ou moins
tow-truck-none-to-scrap = { $seat } n’a pas d’épave de cette sorte à mettre à la casse : { $wreck }
tow-truck-not-all-called = on ne tire une épave qu’une fois que tout le monde a annoncé
tow-truck-not-in-bag = il n’y a plus d’épave de cette sorte dans le sac : { $wreck }
tow-truck-not-in-bag-way-out = regardez de nouveau l’épave tirée, ou comptez le sac
tow-truck-fix-night = les nuits se comptent à partir de 1
tow-truck-fix-call = { $seat } aurait annoncé plus que les { $has } en main
tow-truck-fix-call-way-out = dites dans la même correction ce qui a été annoncé, { $has } au plus

# Décisions de table
tow-truck-ruling-tie = qui remorque quand deux annoncent autant ?
tow-truck-ruling-tie-first = qui a annoncé le premier
tow-truck-ruling-tie-nobody = personne : l’épave part à la casse

# Actions en clair, et sur les boutons
tow-truck-told-call = { $seat } annonce { $dollars }
tow-truck-told-scrap = { $seat } met une épave à la casse : { $wreck }
tow-truck-told-tow = On tire une épave : { $wreck }
tow-truck-told-tow-open = On tire une épave
tow-truck-verb-call = Annoncer
tow-truck-means-call = Dites en secret ce que vous paieriez la prochaine épave
tow-truck-verb-scrap = Mettre à la casse
tow-truck-means-scrap = Touchez quelques dollars pour une épave avant d’annoncer
tow-truck-verb-tow = Tirer une épave
tow-truck-means-tow = La plus haute annonce emporte l’épave

# Les explications
tow-truck-talk-want = { $names }, vous conduisez tous une dépanneuse, la nuit. Quand le sac est vide, le plus riche gagne : les dollars, et la valeur de vos épaves.
tow-truck-talk-turn = Une nuit a deux temps.
tow-truck-talk-wrong =
    1. Vous annoncez avant que quelqu’un ait vu l’épave.

    2. Vous ne payez jamais plus que la valeur de l’épave, même si votre annonce était plus haute.

    3. Vous ne pouvez mettre une épave à la casse qu’avant d’annoncer.
