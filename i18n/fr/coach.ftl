# Le guide : pour chaque phase qui agit, que faire maintenant, ce qui suit, et ce qu'on oublie le plus.

coach-who = Qui
coach-now = Maintenant
coach-next = Ensuite
coach-forgotten = Souvent oublié

# Automobile
coach-automobile-1-who = Tout le monde en même temps
coach-automobile-1-now = Piocher des tuiles demande dans le sac, les regarder et les garder secrètes : une au tour 1, deux aux tours suivants
coach-automobile-1-next = Le choix des personnages
coach-automobile-1-forgotten = Les tuiles se saisissent en phase 7, pas maintenant ; chacun n’estime la demande que d’après ses propres tuiles
coach-automobile-2-who = L’un après l’autre : dans le sens horaire au tour 1, puis dans l’ordre où chacun a passé en phase 6
coach-automobile-2-now = Prendre un personnage libre et ses cubes R&D ; il donne aussi la place dans l’ordre de ce tour
coach-automobile-2-next = Trois rounds d’une action chacun
coach-automobile-2-forgotten = Durant construit sa tuile usine aussitôt ; Chrysler et Sloan ne servent qu’en phase 8, avant de payer
coach-automobile-3-who = Tout le monde dans l’ordre des personnages, trois rounds de suite
coach-automobile-3-now = Une action : construire, produire, placer des distributeurs, prendre deux cubes, ou fermer une usine
coach-automobile-3-next = Howard vend deux voitures, puis les distributeurs vendent
coach-automobile-3-forgotten = Sauter en avant coûte 1, 3, 6, 10… cubes ; une voiture se vend ce tour-ci ou devient un point de perte ; un prêt se prend à tout moment, deux au plus par partie
coach-automobile-4-who = Seulement la personne qui a Howard
coach-automobile-4-now = Vendre deux voitures au plein tarif, depuis une case ou deux
coach-automobile-4-next = Les distributeurs vendent
coach-automobile-4-forgotten = C’est une obligation, pas un choix ; ces voitures quittent aussitôt le plateau
coach-automobile-5-who = Dans l’ordre des personnages, une voiture chacun, et on recommence
coach-automobile-5-now = Avancer un distributeur de sa bande vers une case libre de sa piste ou de celle juste au-dessus ou au-dessous, et vendre une voiture de cette piste au plein tarif
coach-automobile-5-next = Chaque distributeur descend dans la bande à droite de sa case ; celui qui n’a rien vendu revient en main contre un point de perte
coach-automobile-5-forgotten = Qui peut vendre doit vendre ; les cases 2-4 ouvrent au tour 2, les cases 3-4 au tour 3
coach-automobile-6-who = Dans l’ordre des personnages, une décision à la fois, jusqu’à ce que tous aient passé
coach-automobile-6-now = Fermer une usine (une seule fois dans la phase), poser un marqueur vente bonus contre des cubes, poser des marqueurs réduction de prix, ou passer
coach-automobile-6-next = Les tuiles demande sont retournées
coach-automobile-6-forgotten = Passer tôt, c’est choisir tôt au tour suivant ; une case à prix réduit vend toutes ses voitures à ce prix, et une case de luxe n’en reçoit jamais
coach-automobile-7-who = Toute la table
coach-automobile-7-now = Retourner les tuiles ; dans chaque catégorie la case la plus moderne vend d’abord, une voiture par round et une de plus par marqueur
coach-automobile-7-next = Les pertes sont distribuées et payées
coach-automobile-7-forgotten = Chaque voiture invendue vaut un point de perte ; puis toutes les voitures et tous les marqueurs quittent le plateau
coach-automobile-8-who = Toute la table
coach-automobile-8-now = Dans chaque catégorie les cases prennent 0, 1, 2, 3… points depuis la plus moderne ; Sloan et Chrysler défaussent ; puis chacun paie par point, et les intérêts des prêts
coach-automobile-8-next = La fin du tour
coach-automobile-8-forgotten = Une case fermée garde sa place dans le compte et ne prend rien ; les points restent après paiement et reviennent au tour suivant
coach-automobile-9-who = Toute la table
coach-automobile-9-now = Les tuiles retournent dans le sac, les marqueurs sur le plateau, le marqueur de tour avance
coach-automobile-9-next = Le tour suivant ; après le quatrième, on compte les usines et on rembourse les prêts, 600 $ chacun
coach-automobile-9-forgotten = La première personne qui a passé en phase 6 choisit d’abord son personnage

# Auto-Brocante
coach-auto-brocante-1-who = Tout le monde
coach-auto-brocante-1-now = Distribuer les autos à découvert et taper leurs numéros
coach-auto-brocante-1-next = Le premier tour commence par son option
coach-auto-brocante-1-forgotten = Chaque vendeur a aussi une police, regardée et gardée secrète, et cinq cartes
coach-auto-brocante-2-who = Le vendeur dont c’est le tour
coach-auto-brocante-2-now = Acheter de la banque jusqu’au minimum commercial : deux autos, ou une s’il en reste moins de deux dans la banque
coach-auto-brocante-2-next = Une option
coach-auto-brocante-2-forgotten = Une carte jouée ici compte comme option A ; en argent, toutes les options restent ouvertes
coach-auto-brocante-3-who = Le vendeur dont c’est le tour
coach-auto-brocante-3-now = Exactement une option : une ou deux cartes, une auto de la banque, une police, une nouvelle main, ou aucune
coach-auto-brocante-3-next = Partir en affaires, ou prendre une carte
coach-auto-brocante-3-forgotten = Un adversaire peut répondre par « Terrain fermé », une police, une réparation ou une auto retrouvée ; cela fait partie de la même entrée
coach-auto-brocante-4-who = Le vendeur dont c’est le tour, les autres comme acheteurs
coach-auto-brocante-4-now = Partir en affaires autant de fois qu’on veut, puis prendre une carte
coach-auto-brocante-4-next = Le vendeur suivant
coach-auto-brocante-4-forgotten = Qui part en affaires doit vendre à un des acheteurs ; l’acheteur peut toujours regarder sous le capot
coach-auto-brocante-5-who = Le vendeur dont c’est le tour
coach-auto-brocante-5-now = Prendre une carte
coach-auto-brocante-5-next = Le vendeur suivant
coach-auto-brocante-5-forgotten = Sans accord, pas d’affaires à ce tour
coach-auto-brocante-6-who = Chaque vendeur, à tour de rôle
coach-auto-brocante-6-now = Taper les valeurs de son propre Livre bleu, seul à l’écran
coach-auto-brocante-6-next = Les Livres bleus sont ouverts et le vendeur le plus riche gagne
coach-auto-brocante-6-forgotten = Prix de liste, polices et cartes ne comptent pas

# Autotock
coach-autotock-1-who = le brasseur ; les autres attendent leurs cartes
coach-autotock-1-now = distribuez face cachée autant de cartes que le dit le titre
coach-autotock-1-next = le voisin de gauche du brasseur joue la première carte
coach-autotock-1-forgotten = le brasseur reste le même jusqu’à ce que tout le paquet soit distribué
coach-autotock-2-who = le joueur dont la voiture s’est immobilisée en crevaison
coach-autotock-2-now = une carte, au choix du joueur, est jetée avant de jouer
coach-autotock-2-next = le même joueur joue ensuite une carte comme d’habitude
coach-autotock-2-forgotten = un joker joué ce tour en dispense
coach-autotock-3-who = un joueur, dans le sens des aiguilles ; qui n’a plus de carte est passé
coach-autotock-3-now = jouez une carte avec une voiture ; qui peut jouer y est obligé
coach-autotock-3-next = le voisin de gauche ; quand toutes les mains sont vides, on distribue
coach-autotock-3-forgotten = une voiture sur son propre Go ne peut être ni dépassée ni heurtée, même par celles de son joueur

# Les Sponsors
coach-sponsors-1-who = Toute la table
coach-sponsors-1-now = Mélanger chaque catégorie séparément, distribuer une carte de chacune à chaque voiture, poser le reste face cachée sur le plan de jeu
coach-sponsors-1-next = La voiture tirée au sort commence, les autres suivent dans le sens des aiguilles d’une montre
coach-sponsors-1-forgotten = À trois joueurs, huit cartes sont d’abord retirées, une par catégorie
coach-sponsors-2-who = Une voiture après l’autre, dans le sens des aiguilles d’une montre
coach-sponsors-2-now = Vendre des cartes sponsor, jeter le dé, puis faire l’action de la case, dans cet ordre
coach-sponsors-2-next = Quand il ne reste aucune carte sur le plan de jeu, on finit le tour, puis viennent les dernières ventes
coach-sponsors-2-forgotten = Les cartes sponsor se vendent avant le dé, pas après ; on en garde trois au plus
coach-sponsors-3-who = Chaque voiture, dans n’importe quel ordre
coach-sponsors-3-now = Vendre les dernières cartes sponsor, puis acheter des pions point d’énergie, un million chacun, dix au plus
coach-sponsors-3-next = Ensuite, l’ordre de départ de la course est tiré au sort
coach-sponsors-3-forgotten = L’argent restant ne vaut rien
coach-sponsors-4-who = Les deux voitures d’un camp, puis toute la table
coach-sponsors-4-now = À deux joueurs ou en équipes : échanger des cartes et répartir les pions. Puis tirer l’ordre de départ
coach-sponsors-4-next = La course commence, la première voiture d’abord
coach-sponsors-4-forgotten = Les cartes ne s’échangent qu’au sein d’une catégorie, et aucune voiture n’a plus de dix pions
coach-sponsors-5-who = Les voitures dans l’ordre de la piste, la première d’abord ; côte à côte, de l’intérieur vers l’extérieur
coach-sponsors-5-now = Jouer une carte 1 à 7, ou lancer la roulette. Dire où chaque voiture s’arrête
coach-sponsors-5-next = Quand toutes ont joué, l’ordre sur la piste est celui du tour suivant
coach-sponsors-5-forgotten = Les cases vertes donnent plus à ceux de derrière ; un déplacement de deux cases ou plus juste derrière une voiture prend l’aspiration
