# Autotock (Gladius, 2022).
autotock-title = Autotock

# Units, places
autotock-column-home = voitures rentrées
autotock-column-on-the-way = voitures en route
autotock-column-paddock = voitures au paddock
autotock-unit-cards = cartes
autotock-unit-cars = voitures
autotock-amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
autotock-amount-cars = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
  }
autotock-paddock = le paddock
autotock-square = la case { $n }
autotock-verge = l’accotement de la case { $n }
autotock-garage = la place { $n } du garage
autotock-pile = la pile
autotock-nitro = nitro
autotock-puncture = crevaison
autotock-reverse = reculons
autotock-car-at = la voiture { DE($seat) } { A($at) }

# Cards
autotock-card-ace = as
autotock-card-2 = 2
autotock-card-3 = 3
autotock-card-4 = 4
autotock-card-5 = 5
autotock-card-6 = 6
autotock-card-7 = 7
autotock-card-8 = 8
autotock-card-9 = 9
autotock-card-10 = 10
autotock-card-jack = valet
autotock-card-one-eyed = valet à un œil
autotock-card-queen = dame
autotock-card-king = roi
autotock-card-joker = joker
autotock-sign-ace = A
autotock-sign-jack = V
autotock-sign-one-eyed = V¹
autotock-sign-queen = D
autotock-sign-king = R
autotock-sign-joker = Jo
autotock-does-ace = sort · 1
autotock-does-on = avance { $count }
autotock-does-four = recule 4
autotock-does-push = pousse 5
autotock-does-seven = 7 partagé
autotock-does-off-road = 8, éjecte
autotock-does-swap = 10 · troc
autotock-does-out = sort · 10
autotock-does-sweep = balaie

# Printed values
autotock-ask-go = Quelle case est le Go du paddock { $n } ? (Dans le sens horaire ; le 1 est celui du premier joueur de la liste)
autotock-ask-branch = De quelle case part le garage du paddock { $n } ? (Dans le sens horaire ; le 1 est celui du premier joueur de la liste)
autotock-ask-steps = À combien de cases après Go se trouve { $special } ?
autotock-ask-counted = Les cases spéciales se comptent-elles depuis chaque Go, ou une seule fois depuis le Go du paddock 1 ?
autotock-where-every = depuis chaque Go
autotock-where-once = une seule fois, depuis le Go du paddock 1
autotock-go-same = la case { $n } est le Go de deux paddocks
autotock-go-same-suggestion = relisez sur le plateau la case Go du coin { $corner }

# Paragraphs
autotock-rule-deals = Distribution des cartes
autotock-rule-turns = Déroulement du jeu
autotock-rule-out = Mettre une voiture sur le circuit
autotock-rule-go = Case Go
autotock-rule-puncture = Case crevaison
autotock-rule-garage = Garage
autotock-rule-collision = Collision
autotock-rule-blocked = Impossibilité de jouer
autotock-rule-general = Règles générales
autotock-rule-cards = Valeur et atout des cartes
autotock-rule-seven = Les 7
autotock-rule-jacks = Les valets
autotock-rule-joker = Les jokers
autotock-rule-experts = Pour les pilotes expérimentés
autotock-rule-win = Gagnant

# Causes
autotock-cause-deal = distribuées
autotock-cause-shuffle = rebrassées
autotock-cause-played = carte jouée
autotock-cause-puncture = carte pour une crevaison
autotock-cause-discard = jetée, tour passé
autotock-cause-out = mise sur le circuit
autotock-cause-drive = déplacée
autotock-cause-park = entre au garage
autotock-cause-hit = collision
autotock-cause-swept = balayée par un joker
autotock-cause-off-road = hors route
autotock-cause-swap = échangée

# Terms of sums
autotock-term-deal = donne { $number } sur { $of }
autotock-term-played = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
  }
autotock-term-discard = une carte au choix du joueur
autotock-term-puncture = dû pour crevaison : { $due }
autotock-term-first-enough = la carte de la crevaison suffit
autotock-term-card = cases { $card ->
    [as] de l’as
    [dame] de la dame
   *[other] du { $card }
  }
autotock-term-share = une part de { $count } du 7
autotock-term-nitro = autant encore par nitro
autotock-term-not-doubled = nitro ne le double pas
autotock-term-verge = retour sur la route
autotock-term-reverse = à reculons
autotock-term-four-back = un 4 depuis la case reculons recule toujours
autotock-term-four-forward = un 4 depuis la case reculons avance
autotock-term-car = { $seat } : { DE($from) } { A($to) }
autotock-term-home = voiture à la place { $n } du garage
autotock-term-partner = voitures du coéquipier, { $seat }
autotock-spared-swapped = { $seat } ne doit pas de carte pour la crevaison, { $at } : la voiture y arrive par un échange
autotock-spared-pushed = { $seat } ne doit pas de carte pour la crevaison, { $at } : la voiture y est poussée
autotock-stops-puncture = crevaison sur { $at } : { $seat } doit { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
autotock-stops-nitro = nitro sur { $at } : de là, { $seat } ira { $count } fois plus loin
autotock-stops-reverse = reculons sur { $at } : de là, { $seat } repartira { $count ->
    [one] à reculons
   *[other] { $count } fois à reculons
  }
autotock-steps-forward = { $seat } avance de { $count } : { $to }
autotock-steps-back = { $seat } recule de { $count } : { $to }
autotock-score = { $seat } : voitures au garage
autotock-finding-discard = { $seat } : cartes jetées

# Where the game stands
autotock-phase-1 = Distribution
autotock-phase-2 = Carte de crevaison
autotock-phase-3 = Carte
autotock-now-deal = { $seat } distribue { $cards } cartes à chacun (donne { $number } sur { $of }) ; { $player } commence
autotock-now-play = { $seat } joue une carte ({ $cards } en main)
autotock-now-puncture = { $seat } jette { $due ->
    [one] une carte
   *[other] { $due } cartes
  } pour la crevaison, ou joue un joker
autotock-over = { $seat } a ses trois voitures au garage et gagne
autotock-over-team = { $seat } et { $other } ont toutes leurs voitures au garage et gagnent
autotock-no-deal = les règles ne prévoient aucune donne pour ce nombre de joueurs
autotock-no-deal-suggestion = on joue à deux, trois ou quatre

# Refusals and ways out
autotock-deal-not-now = { $seat } a encore des cartes à jouer
autotock-no-cards = toutes les mains sont vides
autotock-not-your-turn = c’est à { $turn } de jouer, pas à { $seat }
autotock-no-car = { $seat } n’a pas de voiture { A($at) }
autotock-no-car-suggestion = nommez une voiture là où { $seat } en a : { $there }
autotock-no-car-suggestion-paddock = toutes les voitures sont au paddock ; { $seat } en sort une avec un as, une dame, un roi ou un joker
autotock-card-not-out = on ne sort pas de voiture avec cette carte : { $card }
autotock-card-not-out-suggestion = l’as, la dame, le roi et le joker sortent une voiture
autotock-paddock-empty = { $seat } n’a plus de voiture au paddock
autotock-paddock-empty-suggestion = déplacez une voiture du circuit
autotock-go-taken = { $seat } a déjà une voiture sur son Go, la case { $n } : une deuxième ne peut pas sortir
autotock-go-taken-suggestion = avancez d’abord la voiture qui est sur Go
autotock-protected-pass = { $seat } a une voiture protégée à la case { $n } : on ne la dépasse pas
autotock-protected-hit = { $seat } a une voiture protégée à la case { $n } : on ne la heurte pas
autotock-protected-suggestion = jouez une autre carte, ou déplacez une autre voiture ; si rien n’est possible, jetez une carte
autotock-garage-stays = { $seat } a déjà rentré la voiture { DE($at) } : elle ne ressort plus
autotock-garage-stays-suggestion = montez-la dans le garage, ou jouez une autre voiture
autotock-garage-backwards = on n’entre pas au garage à reculons
autotock-garage-backwards-suggestion = faites reculer la voiture sur le circuit
autotock-garage-long = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }, c’est trop : il en reste au plus { $most } dans le garage
autotock-garage-long-suggestion = jouez une plus petite carte, ou une autre voiture
autotock-garage-count = { $count ->
    [one] { $count } case ne finit pas
   *[other] { $count } cases ne finissent pas
  } au garage : d’ici il en faut { $least } à { $most }
autotock-garage-count-suggestion = laissez la voiture sur le circuit
autotock-garage-lap = il manque encore { $missing ->
    [one] { $missing } case
   *[other] { $missing } cases
  } à la voiture pour un tour complet
autotock-garage-lap-suggestion = avancez sur le circuit ; on entre au garage après un tour
autotock-garage-taken = { $seat } a une voiture en place { $n } du garage : on ne peut ni la dépasser ni la heurter
autotock-garage-taken-suggestion = jouez un autre nombre de cases, ou une autre voiture
autotock-garage-must = avec { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }, { $seat } peut entrer au garage, et le doit selon la règle maison en vigueur
autotock-garage-must-suggestion = rentrez la voiture au garage
autotock-garage-pushed = on n’envoie pas { $seat } au garage : selon la règle maison en vigueur, une voiture poussée n’y entre pas
autotock-garage-pushed-suggestion = poussez la voiture sur le circuit
autotock-garage-safe = { $seat } a cette voiture au garage, où elle est protégée
autotock-seven-total = les parts font { $total } et non 7
autotock-seven-total-suggestion = répartissez exactement 7, au moins 1 par voiture
autotock-seven-zero = une part ne peut pas être de zéro
autotock-seven-cars = un 7 se répartit sur deux ou trois voitures, pas { $count }
autotock-seven-cars-suggestion = avancez une voiture du 7 entier, ou répartissez-le sur deux ou trois
autotock-seven-twice = la voiture { DE($at) } reçoit deux parts
autotock-seven-gone = la voiture n’est plus { A($at) } : une part précédente l’a heurtée
autotock-seven-twice-suggestion = donnez une seule part à chaque voiture, ou changez l’ordre
autotock-seven-partner = toutes les voitures d’un 7 sont à un seul joueur, ici { $seat }, dont on jouait les voitures au début du tour ; la voiture { DE($at) } est à son coéquipier
autotock-seven-partner-suggestion = répartissez le 7 entre les voitures de ce joueur, ou jouez une autre carte
autotock-seven-same = deux parts finissent { A($at) }
autotock-seven-same-suggestion = répartissez le 7 autrement
autotock-seven-not-from = selon la règle maison en vigueur, on ne joue pas de 7 depuis { $at } ({ $special })
autotock-seven-not-from-suggestion = jouez le 7 avec une autre voiture
autotock-verge-small = la voiture sur { $at } ne bouge pas avec cette carte : { $card }
autotock-verge-small-suggestion = selon la règle maison en vigueur, il faut un 3 ou plus
autotock-card-not-swap = cette carte n’échange rien : { $card }
autotock-card-not-swap-suggestion = seuls les valets échangent
autotock-swap-own = un valet échange avec la voiture d’un autre joueur, pas avec la vôtre
autotock-swap-own-suggestion = nommez la voiture d’un autre joueur
autotock-swap-where = { $seat } a cette voiture là où on n’échange pas : { $at }
autotock-swap-where-suggestion = on n’échange que des voitures du circuit
autotock-swap-go = { $seat } a cette voiture sur son Go, { $at } : un échange ne l’en sort pas
autotock-swap-go-suggestion = échangez avec une autre voiture, ou avancez la vôtre de 10
autotock-cross-own = le valet à un œil joué ainsi échange deux voitures d’autres joueurs
autotock-cross-own-suggestion = nommez deux voitures d’autres joueurs
autotock-cross-same = c’est deux fois la même voiture
autotock-no-experts = cette table ne joue pas avec les cartes d’expert
autotock-no-experts-suggestion = ici, un valet à un œil est un simple valet et un 5 avance votre propre voiture ; les cartes d’expert se choisissent à la mise en place
autotock-one-eyed-only = selon la règle maison en vigueur, un valet à un œil n’échange que deux voitures d’autres joueurs
autotock-one-eyed-only-suggestion = échangez deux voitures d’autres joueurs, ou jetez une carte
autotock-five-own = un 5 d’expert avance la voiture d’un autre, jamais la vôtre
autotock-five-partner = un 5 d’expert n’avance pas la voiture du coéquipier ({ $seat }), selon la règle maison en vigueur
autotock-five-go = { $seat } a cette voiture sur son Go, { $at } : elle y est protégée
autotock-five-own-suggestion = nommez la voiture d’un autre joueur sur le circuit, ou jouez une autre carte ; si rien n’est possible, jetez une carte
autotock-puncture-none = { $seat } ne doit pas de carte pour la crevaison
autotock-puncture-first = { $seat } jette d’abord { $due ->
    [one] une carte
   *[other] { $due } cartes
  } pour crevaison
autotock-puncture-first-suggestion = donnez d’abord une carte pour la crevaison, ou jouez un joker qui vous en dispense
autotock-puncture-joker-car = selon la règle maison en vigueur, { $seat } n’est dispensé que si le joker déplace la voiture crevée
autotock-must-play = { $seat } peut jouer cette carte et doit le faire : { $card }
autotock-must-play-suggestion = par exemple : { $act }
autotock-discard-no-second = on ne jette pas de deuxième carte : celle de la crevaison suffit
autotock-discard-no-second-suggestion = terminez le tour sans nommer de carte
autotock-laid-back = une carte posée qu’on ne peut pas jouer est reprise : { $card }
autotock-laid-back-suggestion = jouez une autre carte, ou jetez-en une
autotock-fix-deal = les donnes se comptent à partir de 1
autotock-fix-owes = { $cards } cartes, c’est plus que le paquet n’en a ({ $most })
autotock-fix-no-car = { $seat } n’a pas de voiture à cet endroit : { $at }
autotock-fix-two-cars = deux voitures { A($at) } : { $seat } et { $other }
autotock-fix-two-cars-suggestion = dites dans la même correction où va l’autre voiture

# Notation
autotock-notation-card = « { $word } » n’est pas une carte ; il y a { $known }
autotock-notation-spot = « { $word } » n’est pas la place d’une voiture : 1 à 48, v30 pour l’accotement de la case 30, g1 à g3 pour le garage

# Acts in plain words
autotock-car-back = { $count ->
    [one] la voiture { DE($owner) } retourne au paddock depuis { $from }
   *[other] { $count } voitures { DE($owner) } retournent au paddock depuis { $from }
  }
autotock-describe-deal = Les cartes sont distribuées
autotock-describe-puncture = { $seat } jette une carte (crevaison)
autotock-describe-play = { $seat } joue { $play }
autotock-describe-discard = { $seat } ne peut pas jouer et jette une carte
autotock-describe-discard-card = { $seat } ne peut pas jouer et jette : { $card }
autotock-describe-laid = { $seat } a posé une carte injouable : { $card }
autotock-play-out = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } pour sortir une voiture
autotock-play-move = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } avec la voiture { DE($at) }
autotock-play-park = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } pour rentrer au garage la voiture { DE($at) }
autotock-play-up = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } pour faire monter la voiture { DE($at) }
autotock-play-push = le 5 avec { $car }
autotock-play-push-in = le 5 pour rentrer au garage { $car }
autotock-play-seven = le 7, réparti : { $shares }
autotock-play-share = { $steps } depuis { $at }
autotock-play-share-in = { $steps } depuis { $at } jusque dans le garage
autotock-play-swap = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
 } pour échanger la voiture { DE($at) } avec { $car }
autotock-play-cross = le valet à un œil pour échanger { $car } avec { $other }
autotock-verb-deal = Distribuer
autotock-means-deal = Chacun reçoit une nouvelle main
autotock-verb-out = Sortir une voiture
autotock-means-out = Une voiture quitte le paddock et se pose sur votre Go
autotock-verb-move = Déplacer une voiture
autotock-means-move = Faites avancer une voiture de ce que dit la carte
autotock-verb-park = Entrer au garage
autotock-means-park = La carte amène une voiture exactement dans votre garage
autotock-verb-push = Avancer la voiture d’un autre
autotock-means-push = Le 5 fait avancer la voiture d’un autre
autotock-verb-seven = Répartir un 7
autotock-means-seven = Répartissez les sept cases entre vos voitures, sans en perdre
autotock-verb-swap = Échanger
autotock-means-swap = Une de vos voitures et celle d’un autre changent de place
autotock-verb-cross = Échanger deux voitures des autres
autotock-means-cross = Deux voitures d’autres joueurs changent de place
autotock-verb-puncture = Carte de crevaison
autotock-means-puncture = Donnez une carte pour la crevaison avant de jouer
autotock-verb-discard = Ne peut pas jouer : jeter
autotock-means-discard = Aucune de vos cartes n’est jouable : jetez-en une, et votre tour est fini
autotock-verb-laid = Carte injouable posée
autotock-means-laid = Quelqu’un a posé une carte qui ne peut pas se jouer

# Open points
autotock-ruling-teams = À quatre, joue-t-on en équipes de deux ?
autotock-ruling-teams-no = non, chacun pour soi
autotock-ruling-teams-yes = oui, les coéquipiers se font face
autotock-ruling-experts = Joue-t-on les cartes d’expert (5, 8, valets à un œil) ?
autotock-ruling-experts-no = non
autotock-ruling-experts-yes = oui
autotock-ruling-corners = Où s’assoient deux joueurs ?
autotock-ruling-corners-opposite = à des coins opposés (1 et 3)
autotock-ruling-corners-next = à des coins voisins (1 et 2)
autotock-ruling-go-protection = Quelle voiture est protégée sur son Go ?
autotock-ruling-go-protection-always = toute voiture qui s’y trouve
autotock-ruling-go-protection-until-moved = seulement celle qui n’a pas bougé depuis sa sortie
autotock-ruling-effects = Quelle voiture subit reculons et nitro ?
autotock-ruling-effects-stopped = celle qui y a fini un déplacement
autotock-ruling-effects-standing = toute voiture qui s’y trouve quand elle repart
autotock-ruling-puncture = Quand la carte de crevaison est-elle due ?
autotock-ruling-puncture-once = une fois, au prochain tour du joueur
autotock-ruling-puncture-every = à chaque tour tant que la voiture y reste
autotock-ruling-reverse-four = Dans quel sens va un 4 depuis la case reculons ?
autotock-ruling-reverse-four-back = il recule toujours de 4
autotock-ruling-reverse-four-forward = il avance de 4
autotock-ruling-reverse-seven = Que devient un 7 depuis la case reculons ?
autotock-ruling-reverse-seven-share = la part de cette voiture recule
autotock-ruling-reverse-seven-no = il n’est pas permis
autotock-ruling-nitro-seven = Que devient un 7 depuis la case nitro ?
autotock-ruling-nitro-seven-share = la part de cette voiture est doublée
autotock-ruling-nitro-seven-no = il n’est pas permis
autotock-ruling-joker-own = Le joker balaie-t-il ses propres voitures ?
autotock-ruling-joker-own-yes = oui, toutes les voitures sur le passage
autotock-ruling-joker-own-no = non, celles des autres seulement
autotock-ruling-swap-go = Un échange peut-il prendre une voiture sur son Go ?
autotock-ruling-swap-go-leave = pas celle d’un autre ; la sienne peut partir
autotock-ruling-swap-go-no = non
autotock-ruling-full-lap = Une voiture qui a reculé au-delà de Go peut-elle entrer au garage ?
autotock-ruling-full-lap-no = oui, on ne compte pas les tours
autotock-ruling-full-lap-yes = non, il faut un tour complet
autotock-ruling-puncture-debt = Que devient une carte de crevaison qu’on n’a pas pu donner ?
autotock-ruling-puncture-debt-survives = elle reste due à la donne suivante
autotock-ruling-puncture-debt-dropped = elle s’efface à la donne suivante
autotock-ruling-puncture-block = Et si rien n’est jouable après la carte de crevaison ?
autotock-ruling-puncture-block-second = on jette une deuxième carte
autotock-ruling-puncture-block-first = la première suffit
autotock-ruling-puncture-joker = Le joker qui dispense doit-il déplacer la voiture crevée ?
autotock-ruling-puncture-joker-any = non, tout joker joué ce tour
autotock-ruling-puncture-joker-must = oui
autotock-ruling-puncture-two = Combien de cartes pour deux de ses voitures en crevaison ?
autotock-ruling-puncture-two-each = une carte chacune
autotock-ruling-puncture-two-one = une carte
autotock-ruling-garage-choice = Qui choisit quand un nombre convient au garage et au circuit ?
autotock-ruling-garage-choice-choose = le joueur choisit
autotock-ruling-garage-choice-enter = la voiture doit entrer
autotock-ruling-swap-where = Quelles voitures peut-on échanger ?
autotock-ruling-swap-where-circuit = celles du circuit
autotock-ruling-swap-where-verge = celles hors route aussi
autotock-ruling-laid-card = Que devient une carte posée qu’on ne peut pas jouer ?
autotock-ruling-laid-card-discard = elle compte comme carte jetée, et le tour passe
autotock-ruling-laid-card-back = elle est reprise
autotock-ruling-nitro-four = De combien recule un 4 depuis la case nitro ?
autotock-ruling-nitro-four-double = de 8
autotock-ruling-nitro-four-four = de 4
autotock-ruling-unused-go = À deux ou trois, les cases spéciales après les Go inutilisés comptent-elles ?
autotock-ruling-unused-go-yes = oui, elles sont imprimées
autotock-ruling-unused-go-no = non
autotock-ruling-joker-two-debts = Combien de crevaisons sur deux un joker règle-t-il ?
autotock-ruling-joker-two-debts-both = les deux
autotock-ruling-joker-two-debts-one = une
autotock-ruling-seven-same-square = Deux parts d’un 7 peuvent-elles finir sur la même case ?
autotock-ruling-seven-same-square-hit = oui, la seconde heurte la première voiture
autotock-ruling-seven-same-square-refused = non, ce n’est pas permis
autotock-ruling-pushed-effects = Que subit une voiture avancée par un 5 d’expert ?
autotock-ruling-pushed-effects-all = les cases et le garage, comme si son joueur l’avait avancée
autotock-ruling-pushed-effects-none = ni cases ni garage
autotock-ruling-nitro-joker = De combien avance un joker depuis la case nitro ?
autotock-ruling-nitro-joker-double = de 20, et il balaie tout
autotock-ruling-nitro-joker-ten = de 10
autotock-ruling-five-who = De qui un 5 d’expert avance-t-il la voiture ?
autotock-ruling-five-who-all = de tout autre, le coéquipier aussi
autotock-ruling-five-who-not-partner = de tout autre sauf le coéquipier
autotock-ruling-eight-own = Un 8 d’expert met-il ses propres voitures hors route ?
autotock-ruling-eight-own-yes = oui, toutes celles qu’il dépasse
autotock-ruling-eight-own-no = non, celles des autres seulement
autotock-ruling-verge = Que vaut une petite carte pour une voiture hors route ?
autotock-ruling-verge-least-0 = la carte moins 2, au moins zéro
autotock-ruling-verge-refused = 2 ou moins est refusé
autotock-ruling-one-eyed = Un valet à un œil reste-t-il un valet ?
autotock-ruling-one-eyed-jack-too = oui : 10, un échange, ou deux voitures des autres
autotock-ruling-one-eyed-only = non : il n’échange que deux voitures des autres

# Les tables imprimées, leurs colonnes et leurs lignes
autotock-table-corner = Go et garage, par paddock
autotock-table-special = Cases spéciales
autotock-table-specials = Comptées depuis
autotock-column-go = Go
autotock-column-branch = garage depuis
autotock-column-steps = cases après Go
autotock-column-counted = quel Go

# Un plateau lu sur son image
autotock-laid-go = Go du paddock { $n }
autotock-laid-branch = le garage du paddock { $n } part d’ici
autotock-go-first = Montrez d’abord une case Go : les cases spéciales se comptent à partir d’elle

autotock-turn = Donne

# Où en est la partie
autotock-stands-deal = La donne { $deal } se joue
autotock-stands-owes = { $seat } { $cards ->
    [0] ne doit aucune carte
    [one] doit une carte
   *[other] doit { $cards } cartes
} pour crevaison
autotock-stands-fresh = la voiture { DE($seat) } { A($at) } n’a pas bougé depuis sa sortie
autotock-stands-stopped = la voiture { DE($seat) } { A($at) } y a fini un déplacement
autotock-stands-free = la voiture { DE($seat) } { A($at) } n’y a pas fini de déplacement
autotock-stands-driven = { $what }, et a parcouru { $driven ->
    [one] { $driven } case
   *[other] { $driven } cases
} depuis sa sortie
autotock-stands-settled = Au suivant : { $seat }, qui a déjà donné ses cartes de crevaison

# La feuille de mise en place
autotock-look-corner = Donnez le numéro 1 à une case et comptez dans le sens horaire jusqu’à 48 ; numérotez aussi les paddocks
autotock-look-special = Regardez le numéro imprimé sur chaque case spéciale
autotock-look-specials = Voyez si chaque Go a ses cases spéciales après lui
