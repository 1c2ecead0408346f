# Auto-Brocante. Les montants arrivent écrits ; ne choisir que d’après des nombres.

auto-brocante-title = Auto-Brocante

# Units, places, cars
auto-brocante-so-far = Argent seul, sans les autos
auto-brocante-unit-dollars = argent
auto-brocante-unit-cars = autos
auto-brocante-unit-cards = cartes d’Auto-Brocante
auto-brocante-unit-policies = polices
auto-brocante-amount-dollars = { $count }
auto-brocante-amount-cars = { $count ->
    [one] { $count } auto
   *[other] { $count } autos
  }
auto-brocante-amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
auto-brocante-amount-policies = { $count ->
    [one] { $count } police
   *[other] { $count } polices
  }
auto-brocante-place-graveyard = le cimetière d’autos
auto-brocante-place-stolen = les autos volées
auto-brocante-car = l’auto { $n }
auto-brocante-car-named = { $name } ({ $n })
auto-brocante-junk = ferraille
auto-brocante-at-bank = dans la banque d’autos
auto-brocante-at-lot = chez { $seat }
auto-brocante-at-graveyard = au cimetière d’autos
auto-brocante-at-stolen = volée à { $seat }
auto-brocante-damage-fire = feu
auto-brocante-damage-collision = collision
auto-brocante-damage-theft = vol
auto-brocante-policy-fire = feu
auto-brocante-policy-theft = vol
auto-brocante-policy-collision = collision
auto-brocante-policy-comprehensive = tout risque
auto-brocante-policy-fly-by-night = sans responsabilité
auto-brocante-covers-nothing = rien
auto-brocante-covers-all = feu, vol et collision
auto-brocante-base-list = prix de liste
auto-brocante-base-book = Livre bleu

# Printed values
auto-brocante-ask-car-name = Qu’est-ce qui est écrit sur l’auto { $n } ?
auto-brocante-ask-car-list = Quel est le prix de liste de l’auto { $n } ?
auto-brocante-ask-sell-base = Cartes « Vendez » : il y en a cinq, dans n’importe quel ordre. La { $n } : au prix de liste ou au Livre bleu ?
auto-brocante-ask-sell-plus = Cartes « Vendez » : il y en a cinq, dans n’importe quel ordre. La { $n } : combien en plus ?
auto-brocante-ask-card-buy = Combien coûte une auto avec la carte « Achetez de la banque » ?
auto-brocante-ask-option-b = Combien coûte l’option B : la première auto de la banque, avant de la voir ?
auto-brocante-ask-card-take = Combien de cartes prend-on avec « Prenez des cartes aux adversaires » ?
auto-brocante-ask-policy-covers = Que couvre la police « { $policy } » ?
auto-brocante-ask-value = Quelle valeur se trouve au rang { $n } pour le prix de liste { $list } ? (0 : ferraille)

# Open points
auto-brocante-ruling-insured-car = Une réclamation est faite : l’auto reste-t-elle ?
auto-brocante-ruling-insured-car-stays = Elle reste sur le terrain
auto-brocante-ruling-insured-car-lost = Elle est perdue quand même
auto-brocante-ruling-unrepaired = Où va une auto qui n’est ni réparée ni retrouvée ?
auto-brocante-ruling-unrepaired-bank = Sous la pile de la banque d’autos
auto-brocante-ruling-unrepaired-graveyard = Au cimetière d’autos
auto-brocante-ruling-haggle-fails = « Achetez d’un autre vendeur » sans accord : que reste-t-il du tour ?
auto-brocante-ruling-haggle-fails-over = Seulement la carte à prendre
auto-brocante-ruling-haggle-fails-business = Partir en affaires, et la carte
auto-brocante-ruling-short-of-cash = Que devient un achat au-delà de l’argent en main ?
auto-brocante-ruling-short-of-cash-refused = Il est refusé
auto-brocante-ruling-short-of-cash-debt = Le reste est une dette
auto-brocante-ruling-min-price = Combien coûte une auto pour le minimum commercial ?
auto-brocante-ruling-min-price-either = Le prix fixe ou son prix de liste
auto-brocante-ruling-min-price-list = Seulement son prix de liste
auto-brocante-ruling-min-short = Et si l’on ne peut pas payer le minimum commercial ?
auto-brocante-ruling-min-short-below = On joue en dessous
auto-brocante-ruling-min-short-debt = On achète et on doit le reste
auto-brocante-ruling-recovered = Quand joue-t-on « Auto volée retrouvée » ?
auto-brocante-ruling-recovered-at-once = Tout de suite, en réponse
auto-brocante-ruling-recovered-later = À un de ses tours suivants, comme option A
auto-brocante-ruling-fly-by-night = Que couvre « Sans responsabilité » ?
auto-brocante-ruling-fly-by-night-nothing = Rien
auto-brocante-ruling-fly-by-night-card = Ce que dit la carte
auto-brocante-ruling-claim-cash = Et si l’attaquant ne peut pas payer la réclamation ?
auto-brocante-ruling-claim-cash-debt = Il attaque et doit le reste
auto-brocante-ruling-claim-cash-refused = Il ne peut pas attaquer cette auto
auto-brocante-ruling-stuck = Et si personne n’a d’auto ni ne pourra jamais en payer une ?
auto-brocante-ruling-stuck-may-end = La table peut arrêter et faire le compte final
auto-brocante-ruling-stuck-go-on = La partie continue

# Paragraphs of the rules
auto-brocante-rule-setup = Préparation
auto-brocante-rule-turn = 1. Le jeu
auto-brocante-rule-minimum = 2. Minimum commercial
auto-brocante-rule-cards = 4. Utilisation des cartes d’Auto-Brocante
auto-brocante-rule-sell-cards = 4a. Cartes « Vendez »
auto-brocante-rule-buy-cards = 4b. Cartes « Achetez »
auto-brocante-rule-approach = 4c. Achetez d’un autre vendeur
auto-brocante-rule-force = 4d. Obligez un autre vendeur à acheter
auto-brocante-rule-damage = 4e. Collision, feu, auto volée
auto-brocante-rule-insurance = 5. Assurance
auto-brocante-rule-business = 6. Pour partir en affaires
auto-brocante-rule-hood = 7. Regarder sous le capot
auto-brocante-rule-end = 8. Fin de la partie
auto-brocante-rule-cars = Les 24 autos
auto-brocante-rule-option-b = Tableau d’options : B
auto-brocante-rule-option-d = Tableau d’options : D

# Where the game stands
auto-brocante-phase-1 = Autos distribuées
auto-brocante-phase-2 = Minimum commercial
auto-brocante-phase-3 = Option
auto-brocante-phase-4 = Affaires
auto-brocante-phase-5 = Carte
auto-brocante-phase-6 = Compte final
auto-brocante-now-deal = Distribuer { $each } autos à chaque vendeur et saisir leurs numéros
auto-brocante-now-minimum = { $seat } achète { $cars ->
    [one] une auto
   *[other] { $cars } autos
  } pour le minimum commercial
auto-brocante-now-option = { $seat } choisit une option : jouer des cartes, { $cars ->
    [0] {""}
   *[other] acheter une auto, {""}
  }{ $policies ->
    [0] {""}
   *[other] acheter une police, {""}
  }changer ses cartes, ou aucune
auto-brocante-now-second-card = { $seat } peut jouer encore une carte, partir en affaires ou prendre une carte
auto-brocante-now-business = { $seat } peut partir en affaires, puis prend une carte
auto-brocante-now-card = { $seat } prend une carte
auto-brocante-now-final = La partie est finie : chaque vendeur saisit, seul à l’écran, les valeurs de son Livre bleu
auto-brocante-now-stuck = Personne n’a d’auto ni de quoi en payer une : selon les règles, cette partie ne finit jamais. Faites le compte final, ou { $seat } continue
auto-brocante-over = La partie est terminée

# Causes
auto-brocante-cause-start = début de la partie
auto-brocante-cause-deal = autos distribuées
auto-brocante-cause-card = carte jouée
auto-brocante-cause-draw = carte prise
auto-brocante-cause-exchange-out = main placée sous la pile
auto-brocante-cause-exchange-in = autant de cartes prises
auto-brocante-cause-buy = auto achetée à la banque
auto-brocante-cause-fill = auto achetée pour le minimum commercial
auto-brocante-cause-buy-card = auto achetée avec une carte
auto-brocante-cause-policy = police
auto-brocante-cause-sell = auto vendue à un client
auto-brocante-cause-cancel = police annulée
auto-brocante-cause-take = cartes prises aux adversaires
auto-brocante-cause-fire = auto brûlée
auto-brocante-cause-collision = auto accidentée
auto-brocante-cause-theft = auto volée
auto-brocante-cause-repair = réparation
auto-brocante-cause-recovered = auto volée retrouvée
auto-brocante-cause-claim = réclamation d’assurance
auto-brocante-cause-business = vente en affaires
auto-brocante-cause-approach = auto achetée à un vendeur
auto-brocante-cause-force = vente forcée
auto-brocante-cause-closed = terrain fermé
auto-brocante-cause-hood = sous le capot
auto-brocante-cause-fine = amende du vendeur

# Terms
auto-brocante-term-fixed = prix fixe, avant de voir l’auto
auto-brocante-term-list = prix de liste : { $car }
auto-brocante-term-card-price = prix sur la carte
auto-brocante-term-policy = prix d’une police
auto-brocante-term-book = Livre bleu : { $car }
auto-brocante-term-car-junk = ferraille : { $car }
auto-brocante-term-plus = en plus, d’après la carte
auto-brocante-term-repair = moitié du prix de liste : { $car }
auto-brocante-term-recovered = l’auto reste
auto-brocante-term-claim = prix de liste réclamé : { $car }
auto-brocante-term-fly-by-night = « Sans responsabilité » couvre ce que dit sa carte
auto-brocante-term-credit = pas en argent : ce qui manque est une dette
auto-brocante-term-agreed = prix convenu : { $car }
auto-brocante-term-value = valeur au Livre bleu du vendeur
auto-brocante-term-junk = ferraille : l’auto est gratuite
auto-brocante-term-fine-buyer = amende de l’acheteur, pour l’insulte
auto-brocante-term-fine-seller = amende du vendeur, qui a demandé plus que la valeur
auto-brocante-term-missing = autos manquantes
auto-brocante-term-cash = argent
auto-brocante-term-unknown = { $cars ->
    [one] { $cars } auto
   *[other] { $cars } autos
  } sur le terrain : le Livre bleu est secret
auto-brocante-term-debt = dette : { $cause }
auto-brocante-term-owed = dû par { $who } : { $cause }
auto-brocante-fortune = Fortune : { $seat }
auto-brocante-found-below = { $seat } joue sous le minimum commercial
auto-brocante-found-under = { $car } va sous la pile de la banque d’autos
auto-brocante-found-graveyard = { $car } va au cimetière
auto-brocante-found-aside = { $car } reste à part, volée : son propriétaire peut encore la retrouver
auto-brocante-found-recovered = Retrouvée tout de suite : { $car }
auto-brocante-found-walked = Pas d’accord
auto-brocante-found-stuck = Personne ne pouvait plus jamais avoir d’auto
auto-brocante-doubt = { $value } ne figure pas parmi les valeurs imprimées pour un prix de liste de { $list } ({ $values }) ; à vérifier : { $car }
auto-brocante-doubt-shown = Le Livre bleu { DE($seat) } montrait { $seen }, pas { $value } ; à vérifier : { $car }
auto-brocante-doubt-policy = { $seat } a une police : demandez d’abord si elle couvre cela

# Refusals and ways out
auto-brocante-dealt-already = Les autos sont déjà distribuées
auto-brocante-not-dealt = Les autos ne sont pas encore distribuées
auto-brocante-not-ended = La partie n’est pas finie : { $cars ->
    [0] aucun terrain n’est vide
    [one] il reste une auto dans la banque
   *[other] il reste { $cars } autos dans la banque
  }
auto-brocante-ended = La partie est finie : la banque d’autos est vide et un terrain aussi
auto-brocante-not-your-turn = C’est à { $turn } de jouer, pas à { $seat }
auto-brocante-minimum-first = Il manque encore { $cars ->
    [one] une auto
   *[other] { $cars } autos
  } à { $seat } pour le minimum commercial
auto-brocante-option-first = { $seat } n’a pas encore choisi d’option
auto-brocante-option-done = { $seat } a déjà pris l’option de ce tour
auto-brocante-option-a-begun = { $seat } a joué { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } : c’est l’option A, la seule de ce tour
auto-brocante-cards-done = { $seat } a joué { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } et ne peut plus en jouer ce tour-ci
auto-brocante-no-card = { $seat } n’a aucune carte en main
auto-brocante-no-card-suggestion = Jouez sans carte, ou corrigez la main si elle était mal comptée
auto-brocante-deal-count = À { $players } joueurs, chaque vendeur reçoit { $each } autos
auto-brocante-deal-twice = { $car } est distribuée deux fois
auto-brocante-deal-twice-suggestion = Relisez les numéros des cartes
auto-brocante-bank-empty = Il n’y a plus d’auto dans la banque
auto-brocante-not-in-bank = { $car } n’est pas dans la banque d’autos : elle est { $place }
auto-brocante-not-in-bank-suggestion = Relisez le numéro de la carte
auto-brocante-list-price-only = Selon la règle maison en vigueur, une auto pour le minimum commercial coûte son prix de liste, pas le prix fixe
auto-brocante-list-price-only-suggestion = Achetez-la à son prix de liste
auto-brocante-worst-case = { $seat } a { $has } ; l’auto du dessus de la pile peut coûter jusqu’à { $worst }
auto-brocante-worst-case-suggestion = Prenez l’auto au prix fixe de { $price }, ou choisissez une autre option
auto-brocante-other-option = Choisissez une autre option
auto-brocante-short-of-cash = { $seat } a { $has } et il faut { $needs } : { $cause }
auto-brocante-agreed-suggestion = Convenez d’un prix que l’acheteur peut payer
auto-brocante-repair-suggestion = Sans réparation, l’auto est perdue
auto-brocante-nothing-missing = { $seat } n’a besoin d’aucune auto pour le minimum commercial
auto-brocante-can-pay = { $seat } a { $has } et doit acheter, pas jouer sous le minimum commercial
auto-brocante-no-policy-left = Il n’y a plus de police dans la roue
auto-brocante-lot-full = { $seat } a déjà { $most } autos : son terrain est plein
auto-brocante-lot-full-suggestion = Une auto doit d’abord quitter ce terrain
auto-brocante-not-on-lot = { $car } est { $place }, pas chez { $seat }
auto-brocante-lot-empty = { $seat } n’a aucune auto sur son terrain
auto-brocante-lot-holds = { $seat } a { $cars }
auto-brocante-no-such-card = Aucune carte ne vend à { $plus } de plus que ce prix
auto-brocante-no-such-card-suggestion = Relisez la carte ; si c’est bien imprimé ainsi, saisissez sa valeur dans le tableau des cartes
auto-brocante-against-oneself = { $seat } doit viser un autre vendeur, pas son propre terrain ni sa propre main
auto-brocante-other-dealer-suggestion = Nommez un autre vendeur
auto-brocante-no-policy = { $seat } n’a aucune police
auto-brocante-take-count = La carte prend { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } ; vous en avez nommé { $taken }
auto-brocante-take-too-many = { $taken ->
    [one] Une carte prise
   *[other] { $taken } cartes prises
  } à { $seat }, qui { $has ->
    [0] n’en a aucune
    [one] en a une
   *[other] en a { $has }
  }
auto-brocante-take-suggestion = Dites de quelles mains { $cards ->
    [one] vient la carte
   *[other] viennent les { $cards } cartes
  }
auto-brocante-take-nothing = Aucun adversaire n’a de carte en main
auto-brocante-not-repaired = Une auto ne se répare qu’après une collision
auto-brocante-not-recovered = Seule une auto volée peut être retrouvée
auto-brocante-recovered-in-turn = Selon la règle maison en vigueur, une auto volée est retrouvée à un tour suivant
auto-brocante-replies = Le propriétaire perd l’auto ou montre une police qui la couvre
auto-brocante-replies-collision = Le propriétaire perd l’auto, la fait réparer ou montre une police qui la couvre
auto-brocante-replies-theft = Le propriétaire perd l’auto, joue la carte qui la retrouve ou montre une police qui la couvre
auto-brocante-own-car = { $car } est à { $seat } : on n’attaque que les autos des adversaires
auto-brocante-on-no-lot = { $car } n’est sur aucun terrain : elle est { $place }
auto-brocante-nobodys-car = { $car } n’est sur le terrain de personne
auto-brocante-opponents-car-suggestion = Choisissez une auto sur le terrain d’un adversaire
auto-brocante-claim-cash = { $seat } a { $has } et ne pourrait pas payer une réclamation de { $list } : { $car }
auto-brocante-claim-cash-suggestion = Attaquez une auto moins chère, ou faites autre chose
auto-brocante-hood-nothing-asked = { $seat } ne demande rien : sans prix demandé, on ne regarde pas sous le capot
auto-brocante-no-ending = « { $word } » ne dit pas comment l’affaire finit : saisissez un prix en dollars ou, sous le capot, « demandé 7000 valeur 4000 »
auto-brocante-no-ending-approach = « { $word } » ne dit pas comment l’affaire finit : saisissez un prix en dollars, « refuse », « fermé » ou, sous le capot, « demandé 7000 valeur 4000 »
auto-brocante-hood-asked-suggestion = Saisissez le prix demandé, 1 dollar au moins, ou convenez d’un prix
auto-brocante-not-covered = Une police { $policy } ne couvre pas ce dommage : { $damage }
auto-brocante-not-stolen = Personne n’a volé { $car } à { $seat } : elle est { $place }
auto-brocante-no-business = Sans accord, le tour s’arrête là : plus d’affaires, seulement une carte à prendre
auto-brocante-must-sell = Personne ne peut renoncer à cette vente
auto-brocante-must-sell-suggestion = Convenez d’un prix, ou laissez l’acheteur regarder sous le capot
auto-brocante-must-buy-suggestion = Convenez d’un prix, regardez sous le capot, ou jouez une carte Terrain fermé
auto-brocante-which-car = C’est à { $seat } de choisir l’auto
auto-brocante-final-seats = Le compte final nomme chaque vendeur une fois
auto-brocante-final-cars = Il faut une valeur pour chaque auto sur le terrain { DE($seat) }, ni plus ni moins
auto-brocante-cars-by-number = Les autos se déplacent par numéro, pour que Steward sache lesquelles
auto-brocante-cars-by-number-suggestion = Dites quelle auto va où : « { $act } »
auto-brocante-fix-cards = On joue au plus { $most } cartes par tour, pas { $cards }
auto-brocante-fix-there = { $car } est déjà { $place }
auto-brocante-fix-value = La valeur de { $car } ne se corrige qu’après le compte final, et seulement sur un terrain
auto-brocante-fix-phase = Il n’y a pas de phase { $phase } au tour { $turn } : les tours commencent à 1, les phases vont de 1 à 5

# Fields
auto-brocante-field-car = numéro de l’auto
auto-brocante-field-plus = ajouté par la carte
auto-brocante-field-price = prix convenu
auto-brocante-field-asked = prix demandé
auto-brocante-field-value = valeur au Livre bleu (0 : ferraille)
auto-brocante-field-dealt = { $seat }, auto { $n }
auto-brocante-field-final = { $seat } : { $car }
auto-brocante-field-taken = cartes prises : { $seat }

# Acts in plain words
auto-brocante-describe-deal = Les autos sont distribuées
auto-brocante-describe-buy-fixed = { $seat } achète { $car } à la banque au prix fixe
auto-brocante-describe-buy-list = { $seat } prend { $car } à la banque à son prix de liste
auto-brocante-describe-buy-card = { $seat } achète { $car } à la banque avec une carte
auto-brocante-describe-below = { $seat } joue sous le minimum commercial
auto-brocante-describe-policy = { $seat } achète une police
auto-brocante-describe-policy-card = { $seat } reçoit une police gratuite par une carte
auto-brocante-describe-exchange = { $seat } échange toute sa main de cartes
auto-brocante-describe-none = { $seat } ne choisit aucune option
auto-brocante-describe-sell-list = { $seat } vend { $car } à un client au prix de liste
auto-brocante-describe-sell-list-plus = { $seat } vend { $car } à un client au prix de liste plus { $plus }
auto-brocante-describe-sell-book = { $seat } vend { $car } à un client au Livre bleu : { $value }
auto-brocante-describe-sell-book-plus = { $seat } vend { $car } à un client au Livre bleu, { $value }, plus { $plus }
auto-brocante-describe-cancel = { $seat } annule une police : { $dealer }
auto-brocante-describe-take = { $seat } prend des cartes : { $hands }
auto-brocante-describe-taken = { $name } en donne { $count }
auto-brocante-describe-fire = { $seat } met le feu à { $car } : { $reply }
auto-brocante-describe-collision = { $seat } cause une collision avec { $car } : { $reply }
auto-brocante-describe-theft = { $seat } vole { $car } : { $reply }
auto-brocante-describe-burnt = elle brûle
auto-brocante-describe-wrecked = elle est perdue
auto-brocante-describe-stolen = elle est perdue
auto-brocante-describe-repaired = elle est réparée
auto-brocante-describe-recovered = elle est retrouvée
auto-brocante-describe-claimed = le prix de liste est réclamé ({ $policy })
auto-brocante-describe-recover = { $seat } retrouve { $car }
auto-brocante-describe-approach = { $seat } veut acheter { $car } : { $ending }
auto-brocante-describe-approach-agreed = { $seat } achète { $car } pour { $price }
auto-brocante-describe-force = { $seat } oblige { $dealer } à acheter { $car } : { $ending }
auto-brocante-describe-force-agreed = { $seat } oblige { $dealer } à acheter { $car } pour { $price }
auto-brocante-describe-force-closed = { $seat } veut obliger { $dealer } à acheter : terrain fermé
auto-brocante-describe-business = { $seat } vend { $car } à { $dealer } : { $ending }
auto-brocante-describe-business-agreed = { $seat } vend { $car } à { $dealer } pour { $price }
auto-brocante-describe-hood = demandé { $asked }, sous le capot { $value }
auto-brocante-describe-walked = pas d’accord
auto-brocante-describe-closed = terrain fermé
auto-brocante-describe-draw = { $seat } prend une carte et termine son tour
auto-brocante-describe-final = Les Livres bleus sont ouverts

# Verbs on buttons
auto-brocante-verb-deal = Distribuer les autos
auto-brocante-means-deal = Posez les premières autos de chacun à découvert
auto-brocante-verb-buy = Acheter à la banque
auto-brocante-means-buy = Prenez l’auto du dessus de la banque, au prix fixe ou au prix de liste
auto-brocante-verb-below = Jouer sous le minimum
auto-brocante-means-below = Vous ne pouvez pas remplir votre terrain et jouez avec moins d’autos
auto-brocante-verb-policy = Police
auto-brocante-means-policy = Une police vous protège, et personne ne voit contre quoi
auto-brocante-verb-exchange = Nouvelle main de cartes
auto-brocante-means-exchange = Mettez votre main sous la pile et piochez autant de cartes
auto-brocante-verb-none = Aucune option
auto-brocante-means-none = Vous ne prenez aucune option ce tour-ci
auto-brocante-verb-sell = Vendre à un client
auto-brocante-means-sell = Un client paie ce que dit la carte, et l’auto part pour de bon
auto-brocante-verb-cancel = Annuler une police
auto-brocante-means-cancel = Un adversaire perd une police
auto-brocante-verb-take = Prendre des cartes
auto-brocante-means-take = Vous prenez des cartes dans d’autres mains
auto-brocante-verb-fire = Feu
auto-brocante-means-fire = L’auto d’un adversaire brûle, sauf si une police paie
auto-brocante-verb-collision = Collision
auto-brocante-means-collision = Un adversaire répare l’auto pour la moitié du prix de liste, ou la perd
auto-brocante-verb-theft = Vol
auto-brocante-means-theft = L’auto d’un adversaire est volée, sauf si une police paie
auto-brocante-verb-recover = Retrouver une auto volée
auto-brocante-means-recover = Votre auto volée revient
auto-brocante-verb-approach = Acheter à un vendeur
auto-brocante-means-approach = Choisissez l’auto d’un autre vendeur et marchandez ; vous pouvez regarder sous le capot
auto-brocante-verb-force = Vente forcée
auto-brocante-means-force = Un autre vendeur choisit une de vos autos et doit l’acheter
auto-brocante-verb-business = Partir en affaires
auto-brocante-means-business = Proposez une auto à tous ; vous devez vendre à l’un de ceux qui misent
auto-brocante-verb-draw = Prendre une carte
auto-brocante-means-draw = Prenez votre carte, et c’est au joueur de gauche
auto-brocante-verb-final = Ouvrir les Livres bleus
auto-brocante-means-final = Chacun montre son Livre bleu, et le plus riche gagne

# Les tables imprimées, leurs colonnes et leurs lignes
auto-brocante-table-car = Autos
auto-brocante-table-sell = Cartes qui vendent une auto
auto-brocante-table-card = Autres cartes
auto-brocante-table-policy = Polices
auto-brocante-table-value = Valeurs des Livres bleus, par prix de liste
auto-brocante-table-option = Options
auto-brocante-column-name = modèle
auto-brocante-column-list = prix de liste
auto-brocante-column-base = selon
auto-brocante-column-plus = plus
auto-brocante-column-price = prix
auto-brocante-column-cards = cartes
auto-brocante-column-covers = couvre
auto-brocante-row-buy = achète à la banque
auto-brocante-row-take = prend des cartes
auto-brocante-row-fly-by-night = sans responsabilité
auto-brocante-row-option-b = B : la première auto de la banque, sans la voir

# Où en est la partie
auto-brocante-stands-bank = { $car } est dans la banque d’autos
auto-brocante-stands-graveyard = { $car } est au cimetière
auto-brocante-stands-lot = { $car } est sur le terrain { DE($seat) }
auto-brocante-stands-stolen = { $car } a été volée à { $seat }, qui peut encore la récupérer
auto-brocante-stands-cards = { $cards ->
    [0] Pas de carte jouée ce tour-ci
    [one] Une carte a été jouée ce tour-ci
   *[other] { $cards } cartes ont été jouées ce tour-ci
}
auto-brocante-stands-first = { $seat } commence chaque tour de table
auto-brocante-stands-turn = Joue maintenant : { $seat }
auto-brocante-stands-minimum = { $cars ->
    [one] Un terrain doit compter une auto ce tour-ci
   *[other] Un terrain doit compter { $cars } autos ce tour-ci
}
auto-brocante-stands-shown = { $seat } a montré son Livre bleu : { $car }, { $value }
auto-brocante-stands-value = { $car } compte pour { $value }

# La feuille de mise en place
auto-brocante-look-car = Rangez les cartes Auto dans l’ordre de leurs numéros
auto-brocante-look-sell = Cherchez les cinq cartes « Vendez » différentes, dans l’ordre que vous voulez
auto-brocante-look-card = Regardez le texte de ces cartes
auto-brocante-look-policy = Regardez le texte de chaque police
auto-brocante-look-option = Regardez le tableau d’options du Livre bleu
auto-brocante-model = { $name }
