# Le guide : pour chaque phase qui agit, que faire maintenant, ce qui suit, et ce qu'on oublie le plus.

coach-who = Qui
coach-now = Maintenant
coach-forgotten = Souvent oublié

coach-lesson-do = Faire cette étape
coach-lesson-over = C’était le premier tour : continuez d’ici, ou revenez à l’accueil
coach-lesson-hint = La partie est sur le plateau d’exercice, dans un fichier à part.
coach-silent = Aide : aucune
coach-prompt = Aide : discrète
coach-teach = Aide : complète

coach-lesson-step = Leçon, étape { $n } sur { $steps } : { $act }
coach-shuts = Ensuite il vous manquera { $amount } pour : { $what }
coach-try = Essayer : une petite question
coach-ask-pays = { $what } : combien paie { $name } ?
coach-ask-gets = { $what } : combien reçoit { $name } ?
coach-ask-where = { $what } : où cela s’arrête-t-il ? Appuyez sur le plateau
coach-ask-next = { $what } : qui agit ensuite ?
coach-ask-then = { $what } : quelle phase suit ?
coach-ask-first = Catégorie { $class } : quelle case vend en premier ? Appuyez sur le plateau
coach-ask-may = { $what } : est-ce permis maintenant ?
coach-yes = Oui
coach-no = Non
coach-right = C’est juste
coach-wrong = Non : { $right }
coach-wrong-place = Non : regardez ce qui s’allume
coach-why = Pourquoi ?
coach-another = Une autre question
coach-no-question = Plus de questions pour l’instant : jouez
coach-quiet = Plus d’explications
coach-explain = Expliquer quoi faire
coach-where = Où en est-on ?
coach-so-far = Jusqu’ici
coach-entries = { $count ->
    [0] Rien encore
    [one] { $count } entrée
   *[other] { $count } entrées
  }
coach-entries-moved = { $entries } : { $changes }
coach-last = En dernier : { $what }
coach-who-next = Qui agit
coach-then = Puis { $names }
coach-rules = Les règles
coach-open = Ce que les règles laissent ouvert
coach-played = { $question } Ici : { $option }
coach-house-rule = { $question } Règle maison : { $option }
coach-worked = L’exemple des règles, sur le plateau d’exercice
coach-another-example = Un autre exemple
coach-example = Un exemple

# Automobile
coach-automobile-1-who = Tout le monde en même temps
coach-automobile-1-now = Piocher des tuiles demande dans le sac, les regarder et les garder secrètes : une au tour 1, deux aux tours suivants
coach-automobile-1-why = Les tuiles disent combien de voitures les clients voudront ce tour-ci, et vous ne voyez que les vôtres
coach-automobile-1-forgotten = Steward demande les tuiles en phase 7, pas maintenant ; d’ici là, vous ne pouvez deviner la demande que d’après vos propres tuiles
coach-automobile-2-who = L’un après l’autre : au tour 1 dans le sens horaire depuis un joueur tiré au sort, puis dans l’ordre où chacun a passé en phase 6
coach-automobile-2-now = Prendre un personnage libre et ses cubes R&D ; il vous donne aussi votre place dans l’ordre de ce tour
coach-automobile-2-why = Un personnage vous apporte des cubes, un pouvoir et votre rang dans ce tour
coach-automobile-2-forgotten = Le joueur qui prend Durant pose aussitôt une tuile usine et la paie ; Chrysler et Sloan ôtent des points de perte, mais seulement en phase 8, avant le paiement
coach-automobile-3-who = Chacun dans l’ordre des personnages, trois fois de suite
coach-automobile-3-now = Une action : construire, produire, placer des distributeurs, prendre deux cubes, ou fermer une usine
coach-automobile-3-why = Trois actions chacun, pas une de plus : construire, produire et préparer la vente
coach-automobile-3-forgotten = Sauter des cases coûte 1, 3, 6, 10… cubes ; une voiture qui n’est pas vendue ce tour-ci devient un point de perte ; vous pouvez prendre un prêt à tout moment, deux par partie
coach-automobile-4-who = Seulement le joueur qui a Howard
coach-automobile-4-now = Vendre deux voitures au prix normal, depuis une case ou deux
coach-automobile-4-why = Howard vend deux voitures avant tout le monde : de l’argent sûr
coach-automobile-4-forgotten = Vous y êtes obligé ; ces voitures quittent aussitôt le plateau
coach-automobile-5-who = Dans l’ordre des personnages, une voiture chacun, et on recommence
coach-automobile-5-now = Avancer un distributeur vers une case libre de sa piste ou de celle juste au-dessus ou au-dessous, et vendre au prix normal une voiture de la piste de cette case
coach-automobile-5-why = Les distributeurs vendent au prix normal avant qu’on connaisse la demande
coach-automobile-5-forgotten = Si vous pouvez vendre, vous devez le faire ; les cases marquées 2-4 ouvrent à partir du tour 2, les cases 3-4 à partir du tour 3
coach-automobile-6-who = Dans l’ordre des personnages, une décision à la fois, jusqu’à ce que tous aient passé
coach-automobile-6-now = Fermer une usine (une seule fois dans la phase), poser un marqueur vente bonus contre des cubes, poser des marqueurs réduction de prix, ou passer
coach-automobile-6-why = Votre dernière occasion de vendre plus, de vendre moins cher ou de fermer ce qui a vieilli
coach-automobile-6-forgotten = Si vous passez tôt, vous choisissez tôt au tour suivant ; une case à prix réduit vend toutes ses voitures à ce prix, et une case de luxe n’a jamais de réduction
coach-automobile-7-who = Toute la table
coach-automobile-7-now = Dévoiler les tuiles ; dans chaque catégorie, la case la plus moderne vend d’abord, une voiture par round, et une de plus par marqueur vente bonus
coach-automobile-7-why = On voit enfin ce que voulaient les clients, et la voiture la plus moderne se vend en premier
coach-automobile-7-forgotten = Chaque voiture invendue vaut un point de perte ; puis toutes les voitures et tous les marqueurs quittent le plateau
coach-automobile-8-who = Toute la table
coach-automobile-8-now = Dans chaque catégorie, les cases prennent 0, 1, 2, 3… points en reculant depuis la plus moderne ; Sloan ôte la moitié des points de son joueur, arrondie au supérieur, Chrysler un point au tour 1, deux au tour 2 et ainsi de suite ; puis chacun paie pour chaque point, et les intérêts de ses prêts
coach-automobile-8-why = Les vieux modèles coûtent de l’argent, et chaque tour un point coûte plus cher
coach-automobile-8-forgotten = Une case fermée se compte aussi, mais ne donne pas de points ; vous gardez vos points après les avoir payés, et vous les payez de nouveau au tour suivant
coach-automobile-9-who = Toute la table
coach-automobile-9-now = Remettre les tuiles dans le sac et les marqueurs sur le plateau, avancer le marqueur de tour
coach-automobile-9-why = On range le plateau, et le premier à avoir passé choisira le premier
coach-automobile-9-forgotten = Le premier à avoir passé en phase 6 choisit son personnage en premier

# Autotock
coach-autotock-1-who = Le brasseur ; les autres attendent leurs cartes
coach-autotock-1-now = Distribuer les cartes face cachée ; Steward dit qui donne et combien
coach-autotock-1-why = Chacun reçoit une nouvelle main ; le tableau des distributions dit de combien de cartes
coach-autotock-1-forgotten = Le brasseur reste le même jusqu’à ce que tout le paquet soit distribué
coach-autotock-2-who = Le joueur dont la voiture s’est arrêtée sur une crevaison
coach-autotock-2-now = Jeter une carte de son choix avant de jouer
coach-autotock-2-why = Une crevaison coûte une carte avant de repartir
coach-autotock-2-forgotten = Si vous jouez alors un joker, vous ne jetez rien
coach-autotock-3-who = Un joueur, dans le sens horaire ; on saute les joueurs sans cartes
coach-autotock-3-now = Jouer une carte avec une voiture ; si vous pouvez jouer, vous devez le faire
coach-autotock-3-why = Une carte, une voiture : rentrez vos trois voitures au garage avant les autres
coach-autotock-3-forgotten = Aucune voiture ne dépasse ni ne heurte une voiture qui est sur son propre Go, même une voiture du même joueur

# Les Sponsors
coach-sponsors-1-who = Toute la table
coach-sponsors-1-now = Mélanger chaque catégorie séparément, distribuer une carte de chacune à chaque voiture, poser le reste face cachée sur le plan de jeu
coach-sponsors-1-why = Chaque voiture commence avec une carte de chaque catégorie, bonne ou mauvaise
coach-sponsors-1-forgotten = À trois joueurs, huit cartes retournent d’abord dans la boîte, une par catégorie : chaque nombre est la valeur de cette carte
coach-sponsors-2-who = Une voiture après l’autre, dans le sens horaire
coach-sponsors-2-now = Vendre des cartes sponsor si l’on veut, jeter le dé et avancer, puis faire l’action de la case si l’on veut, dans cet ordre
coach-sponsors-2-why = On tourne pour trouver de meilleures cartes, et des sponsors qui les paient
coach-sponsors-2-forgotten = Les cartes sponsor se vendent avant le dé, pas après ; si vous en avez quatre, remettez-en aussitôt une, au choix, sous la pioche
coach-sponsors-3-who = Chaque voiture, dans n’importe quel ordre
coach-sponsors-3-now = Vendre les dernières cartes sponsor, puis acheter des pions point d’énergie, un million chacun, dix au plus
coach-sponsors-3-why = L’argent qui reste devient de l’énergie pour la roulette ; ensuite il ne vaut plus rien
coach-sponsors-3-forgotten = L’argent restant ne vaut rien
coach-sponsors-4-who = Les deux voitures d’un camp, puis toute la table
coach-sponsors-4-now = À deux joueurs ou en équipes : échanger des cartes et répartir les pions. Puis tirer l’ordre de départ
coach-sponsors-4-why = Les partenaires s’aident une dernière fois, puis le départ est tiré au sort
coach-sponsors-4-forgotten = Les cartes ne s’échangent qu’au sein d’une catégorie, et aucune voiture n’a plus de dix pions
coach-sponsors-5-who = Les voitures dans l’ordre de la piste, la première d’abord ; côte à côte, de l’intérieur vers l’extérieur
coach-sponsors-5-now = Jouer une carte 1 à 7, ou lancer la roulette. Dire où chaque voiture s’arrête
coach-sponsors-5-why = Chaque carte jouée est perdue : gardez les fortes pour quand elles comptent
coach-sponsors-5-forgotten = Les cases vertes donnent un bonus plus grand aux voitures mal placées ; une voiture qui finit un déplacement de deux cases ou plus juste derrière une voiture profite de l’aspiration

# The Last of the Independents
coach-independents-1-who = Dans l’ordre des marqueurs sur la piste d’ordre ; un joueur qui passe ne participe plus à l’étape
coach-independents-1-now = Poser autant de disques libres qu’on veut dans une section où l’on n’en a pas encore posé à cette étape, ou passer
coach-independents-1-why = Vous choisissez où vous battre, une section par tour, et vos rivaux le voient
coach-independents-1-forgotten = Vos disques libres doivent suffire aux trois catégories : ce qui revient ne sert pas avant le nouvel an. Passer tôt, c’est jouer tôt ensuite
coach-independents-2-who = Chacun une fois, dans l’ordre où l’on a passé
coach-independents-2-now = Poser à son gré les disques des cercles de cette catégorie, dans autant de sections qu’on veut
coach-independents-2-why = Votre société engage aussi ce que sa fiche prévoit pour cette catégorie
coach-independents-2-forgotten = Les disques laissés sur la fiche y restent et aident à la remplir au nouvel an ; cette étape ne change pas l’ordre
coach-independents-3-who = Autour de la table dans le même ordre ; un joueur qui passe ne participe plus à l’étape
coach-independents-3-now = Jouer une carte par tour, ou passer ; dire à Steward ce que la carte fait aux disques
coach-independents-3-why = Les cartes ajoutent ou retirent des disques juste avant que tout se décide
coach-independents-3-forgotten = Une carte avec icône ne sert que dans sa catégorie ; les disques viennent de la réserve et y vont ; l’ordre où l’on passe est l’ordre de la suite
coach-independents-4-who = Toute la table
coach-independents-4-now = Qui est seul dans une section y garde un disque ; à plusieurs, tous les disques vont dans le sac et on en pioche un
coach-independents-4-why = Un tirage décide de chaque section : plus de disques, plus de chances
coach-independents-4-forgotten = Le gagnant garde un disque et reprend les autres ; un perdant reprend la moitié de ses disques, arrondie vers le haut ; le reste est perdu
coach-independents-5-who = Toute la table
coach-independents-5-now = Donner un jeton à qui a gagné le plus de sections dans cette catégorie, et un à chacun en cas d’égalité
coach-independents-5-why = Gagner le plus de sections rapporte un jeton, et les jetons gagnent la partie
coach-independents-5-forgotten = L’ordre de la catégorie suivante est celui dans lequel on a passé aux cartes
coach-independents-6-who = Dans l’ordre où l’on a passé aux cartes de Promotion, chacun aussi longtemps qu’il veut
coach-independents-6-now = Dévoiler des cartes pour leur tendance : un disque de plus dans chaque section de la tendance où l’on en a déjà un, et un jeton à qui les tient toutes les trois
coach-independents-6-why = Les cartes gardées ajoutent encore des disques, et un jeton si vous tenez les trois sections
coach-independents-6-forgotten = Une carte dévoilée est perdue ; une carte gardée sert l’année suivante ; les tendances ne changent pas l’ordre
coach-independents-7-who = Toute la table
coach-independents-7-now = Pour chaque catégorie, mettre tous ses disques dans le sac et en piocher un : tous ceux de ce joueur vont à la Voiture de l’année, les autres retournent à leurs joueurs pour le nouvel an. Puis, parmi tous ces disques, en piocher un : son propriétaire prend un jeton
coach-independents-7-why = Tout ce qui reste sur le plateau se tire : un gagnant par catégorie, puis un dernier tirage entre leurs disques pour un jeton
coach-independents-7-forgotten = Les disques de tendance sont aussi dans le sac
coach-independents-8-who = Toute la table
coach-independents-8-now = Reprendre les disques revenus et remplir la fiche : six disques restants ou plus, c’est un succès ; moins, on complète à six ; une fiche qu’on ne peut remplir, c’est la faillite
coach-independents-8-why = Ce qui est revenu doit remplir votre fiche, sinon c’est la faillite
coach-independents-8-forgotten = Un failli perd un jeton et toutes ses cartes, et pioche une nouvelle société ; la dernière année, l’égalité de jetons se décide par les disques d’avant les subventions

# Auto-Brocante
coach-auto-brocante-1-who = Tout le monde
coach-auto-brocante-1-now = Distribuer les autos à découvert et dire leurs numéros à Steward
coach-auto-brocante-1-why = Ces autos sont votre premier stock, et seul votre Livre bleu sait ce qu’elles valent
coach-auto-brocante-1-forgotten = Chaque vendeur a aussi une police, regardée et gardée secrète, et cinq cartes
coach-auto-brocante-2-who = Le vendeur dont c’est le tour
coach-auto-brocante-2-now = Acheter à la banque jusqu’au minimum commercial : deux autos, ou une s’il en reste moins de deux dans la banque
coach-auto-brocante-2-why = Un vendeur sans autos ne vend rien : remplissez d’abord votre terrain
coach-auto-brocante-2-forgotten = Une carte « Achetez de la banque » jouée ici est la première des deux de l’option A ; un vendeur qui a payé en argent garde le choix entre toutes les options
coach-auto-brocante-3-who = Le vendeur dont c’est le tour
coach-auto-brocante-3-now = Exactement une option : A une ou deux cartes, B une auto de la banque, C une police, D une nouvelle main, E aucune
coach-auto-brocante-3-why = Une seule option par tour : choisissez celle qui rapporte
coach-auto-brocante-3-forgotten = Un adversaire peut répondre par « Terrain fermé », une police, une réparation ou une auto retrouvée ; on la saisit avec l’attaque, sur la même ligne
coach-auto-brocante-4-who = Le vendeur dont c’est le tour, les autres comme acheteurs
coach-auto-brocante-4-now = Partir en affaires autant de fois qu’on veut : mettre une auto en vente, et la céder à l’un de ceux qui misent
coach-auto-brocante-4-why = C’est le moment de vendre vos épaves aux autres comme des trésors
coach-auto-brocante-4-forgotten = Un vendeur qui part en affaires doit vendre à l’un des acheteurs ; l’acheteur peut toujours regarder sous le capot
coach-auto-brocante-5-who = Le vendeur dont c’est le tour
coach-auto-brocante-5-now = Prendre une carte
coach-auto-brocante-5-why = Chaque tour finit par une nouvelle carte
coach-auto-brocante-5-forgotten = Un vendeur qui a demandé une auto à un autre sans tomber d’accord sur le prix ne part pas en affaires à ce tour
coach-auto-brocante-6-who = Chaque vendeur, à tour de rôle
coach-auto-brocante-6-now = Saisir les valeurs de son propre Livre bleu, seul à l’écran
coach-auto-brocante-6-why = Les Livres bleus s’ouvrent, et on voit qui bluffait
coach-auto-brocante-6-forgotten = Prix de liste, polices et cartes ne comptent pas
