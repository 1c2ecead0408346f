# Les explications : ce que dit l’hôte avant le premier tour, chapitre par chapitre, à lire à voix haute.

talk-title = Expliquer le jeu
talk-page = { $title }, page { $n } sur { $all }
talk-next = Suite
talk-back = Retour
talk-begin = On joue
talk-any-key = Une touche tourne la page
talk-want = Le but
talk-turn = Un tour
talk-wrong = Trois erreurs que tout le monde fait
talk-phase = { $n }. { $name } : { $why }.

# Automobile
talk-automobile-want =
    { $names }, chacun de vous dirige une marque de voitures. Après quatre tours, le plus riche gagne : l’argent, plus ce qu’ont coûté vos usines ouvertes, moins 600 $ par prêt.

    L’argent ne vient que d’une façon : produire des voitures, et les vendre toutes. Une voiture invendue vous coûte deux fois. Vous l’avez payée, et elle vous laisse un point de perte.
talk-automobile-turn = Quatre tours de neuf phases. Le personnage donne des cubes, un pouvoir et votre place : celui dont le personnage est le plus à gauche joue le premier, pendant tout le tour. Trois phases demandent de réfléchir : vos trois actions, vos décisions avant la vente, et les pertes. À court d’argent ? Un prêt se prend à tout moment, deux par partie : il rapporte 500 $ et coûte 50 $ par tour.
talk-automobile-build-title = Les usines
talk-automobile-build =
    La piste va de la voiture la plus ancienne à la plus moderne. Pour construire, payez le prix de la case et posez une ou deux tuiles usine. Plus il y a de tuiles, plus vous pouvez produire, et plus vous devez produire : le plateau donne les deux nombres. Une seule action produit sur toutes vos cases. Une usine de pièces détachées coûte 500 $ ; sur cette case, chaque voiture coûte ensuite 20 $ de moins à produire.

    Vous pouvez sauter au-delà de la case la plus moderne. Cela coûte des cubes R&D : un pour la première case, puis un de plus à chaque fois, donc 1, 3, 6, 10 en tout. Les cubes viennent du personnage, ou par deux comme action.
talk-automobile-board = Sur votre plateau : une tuile sur { $space } coûte { $cost }, et chaque voiture y coûte { $car } à produire.
talk-automobile-sell-title = La vente
talk-automobile-sell =
    Les voitures se vendent trois fois, dans cet ordre. Howard vend deux voitures de son joueur. Puis chaque distributeur prend une case et vend une voiture au prix normal ; un distributeur qui ne peut pas vendre vous coûte un point de perte. Le reste attend la demande.

    La demande est dans les tuiles que vous avez piochées en secret. Au tour 1, on ne demande que des voitures de prix moyen ; le bas prix vient au tour 2, le luxe au tour 3. Dans chaque catégorie, la voiture la plus moderne se vend d’abord, une par round, jusqu’au bout de la demande. Chacun devine, personne ne sait tout.
talk-automobile-old-title = Vieillir
talk-automobile-old =
    Le progrès est dur. Dans chaque catégorie, la case la plus moderne ne prend aucun point de perte, la suivante 1, celle d’après 2, puis 3. Chaque voiture invendue en ajoute un.

    À la fin du tour, vous payez pour chaque point que vous avez, et chaque tour un point coûte plus cher : 10 $ au premier, 40 $ au quatrième. Fermer une case rend son prix, moins 100 $ par tuile, et enlève la moitié de vos points, arrondie au supérieur. Fermer au bon moment fait gagner.
talk-automobile-wrong =
    1. Sauter coûte des cubes. Comptez-les avant de rêver d’une case, et pensez qu’un autre peut construire plus loin avant vous.

    2. Les voitures ne se gardent pas. Celles qui ne sont pas vendues ce tour-ci quittent le plateau, un point de perte chacune.

    3. Vous payez pour vos points de perte, et vous les gardez. Seuls une fermeture, Sloan et Chrysler les enlèvent.

# Auto-Brocante
talk-auto-brocante-want =
    { $names }, vous vendez tous des autos d’occasion. La partie finit à l’instant où la banque n’a plus d’auto et où un terrain est vide. Le vendeur le plus riche gagne : l’argent, plus chaque auto de son terrain à la valeur de son propre Livre bleu.

    Votre Livre bleu est secret. La même auto peut être un trésor dans le vôtre et de la ferraille chez le voisin.
talk-auto-brocante-turn = Chacun a 25 000 $, une police, cinq cartes et quelques autos. Puis, dans le sens horaire : complétez d’abord votre terrain à deux autos, prises à la banque, puis une option, puis les affaires si vous voulez, puis piochez une carte. Un terrain ne contient pas plus de six autos. Une auto de la banque coûte 4 000 $ tant que personne ne l’a vue ; si vous la retournez d’abord, elle coûte son prix de liste.
talk-auto-brocante-list = À votre table, { $car } a un prix de liste de { $price }.
talk-auto-brocante-trade-title = Les affaires entre vous
talk-auto-brocante-trade =
    Vous partez en affaires : vous proposez une auto, les autres misent, et vous vendez à l’un d’eux. Des cartes vont plus loin : l’une permet de demander une auto à un vendeur et de convenir d’un prix ; une autre force un vendeur à acheter une de vos autos, qu’il choisit lui-même.

    Au lieu de payer le prix demandé, l’acheteur peut regarder sous le capot. Le vendeur montre alors la valeur de son Livre bleu. Si elle atteint ce prix, l’acheteur paie la valeur et 1 000 $ de plus. Si elle est plus basse, il paie la valeur, rien pour la ferraille, et le vendeur lui donne 1 000 $.
talk-auto-brocante-tricks-title = Cartes et polices
talk-auto-brocante-tricks =
    Certaines cartes vendent une auto à un client ou en achètent une à la banque. D’autres font mal : le feu, le vol et la collision frappent l’auto d’un autre. Après une collision, on peut payer la moitié du prix de liste pour garder l’auto.

    Une police coûte 4 000 $. Si vous avez la bonne quand on vous attaque, l’attaquant vous paie le prix de liste. Personne ne voit quelles polices vous avez.
talk-auto-brocante-wrong =
    1. Le prix de liste n’est pas la valeur d’une auto. À la fin, seul votre Livre bleu compte. Prix de liste, polices et cartes ne comptent pas.

    2. Une seule option par tour : A, une ou deux cartes ; B, une auto de la banque ; C, une police ; D, une nouvelle main ; E, rien. Jamais deux.

    3. Celui qui part en affaires doit vendre à l’un de ceux qui misent. Si vous ne voulez pas vendre, ne commencez pas.

# Les Sponsors
talk-sponsors-want =
    { $names }, vous construisez des voitures de course, puis vous courez. Seule l’arrivée compte : 4 points pour la première, puis 3, 2 et 1. Celui qui a deux voitures additionne leurs points, et le plus grand total gagne.

    Mais la course se gagne à l’atelier. Les chiffres des cartes que vous y trouvez sont les cases que vous roulerez.
talk-sponsors-turn = Deux moitiés : l’atelier, jusqu’à ce que le plan de jeu n’ait plus de cartes, puis la course. On tire au sort qui commence à l’atelier, et les places au départ de la course.
talk-sponsors-workshop-title = L’atelier
talk-sponsors-workshop =
    Chaque voiture a 5 millions et une carte de chacune des huit catégories. À votre tour : vendez des cartes sponsor si vous voulez, jetez le dé et avancez, c’est obligatoire, puis faites ce que dit la case si vous voulez. Un 6 fait avancer d’une à cinq cases, au choix. Sur A, vous achetez une carte de n’importe quelle catégorie, sur V de l’une des deux de la zone. S donne une carte sponsor ; si vous en avez alors quatre, remettez-en une, au choix, sous la pioche. E échange une carte avec le plan de jeu, ou, dans la zone d’un rival, avec lui. La carte achetée s’ajoute aux autres, vous n’en rendez aucune.

    Quand le plan de jeu n’a plus de cartes atelier, on finit le tour de table, pour que tous aient joué autant de fois. L’argent qui reste achète alors des pions point d’énergie, un million chacun, dix par voiture au plus.
talk-sponsors-price = Sur votre plateau, une carte atelier ({ $category }) coûte { $price }.
talk-sponsors-race-title = La course
talk-sponsors-race =
    La voiture de tête joue d’abord. Une carte 1 à 7 fait avancer d’autant et elle est perdue ; une carte 0 lance la roulette. Le premier ne la lance qu’avec un 0 ou sans carte ; un autre la lance sans donner de carte, sauf s’il barre la route à quelqu’un. Dans la roulette : une bille par voiture ; chaque pion ajoute une des vôtres, jusqu’à quatre ajoutées. Si une des vôtres sort, vous avancez d’autant de cases que vous y avez de billes. Si c’est celle d’un autre, sa voiture avance d’une case.

    Arrêtez-vous juste derrière une voiture après deux cases ou plus, et son aspiration vous tire deux cases plus loin. Les cases vertes donnent aussi un bonus, plus grand pour les derniers.
talk-sponsors-wrong =
    1. Les cartes sponsor se vendent avant le dé, jamais après. Trois couleurs différentes rapportent 7 millions, trois pareilles 10, toute autre carte se vend 1 million.

    2. L’argent ne vaut rien dans la course. Achetez des pions avec le reste, sinon il est perdu.

    3. Quand la bille violette sort de la roulette, toutes les voitures bougent. Sur le rouge on sort de la piste et on passe un tour, sur le violet on avance de 3, les autres de 1.

# The Last of the Independents
talk-independents-want =
    { $names }, chacun de vous dirige un petit constructeur d’après-guerre. Après trois années, ou autant que cette table en joue, celui qui a le plus de jetons de victoire gagne.

    Trois chemins mènent à un jeton : gagner le plus de sections d’une catégorie, suivre une tendance jusqu’au bout, ou faire la Voiture de l’année. Vos disques sont votre argent, un million chacun, et aussi vos chances.
talk-independents-turn = Chacun commence avec dix disques à poser, dix sur la fiche et quatre cartes ; on tire l’ordre au sort. Chaque nouvelle année apporte quatre cartes. Une année a trois catégories : Modèles, Technique, Promotion. Les cinq premières étapes se jouent dans chacune ; après la troisième viennent les tendances, la Voiture de l’année et le nouvel an.
talk-independents-fight-title = Se battre pour une section
talk-independents-fight =
    D’abord les disques libres : à votre tour, posez-en autant que vous voulez dans une section, chaque fois une autre, jusqu’à ce que vous passiez. Puis les obligatoires, de votre fiche de société. Puis les cartes.

    Alors chaque section se décide. Seul, vous la gagnez : un disque reste, les autres reviennent. À plusieurs, tous les disques vont dans le sac et on en pioche un. Son joueur gagne la section. Les autres en récupèrent la moitié, arrondie vers le haut ; le reste est perdu.
talk-independents-sections = { $category } : { $count } sections sur votre plateau.
talk-independents-year-title = Le nouvel an
talk-independents-year =
    Ce qui est revenu remplit les dix cercles de votre fiche de société. S’il vous reste six disques ou plus, c’est un succès, et vous pourrez tous les poser l’an prochain. S’il en reste moins, une subvention complète à six.

    Si les cercles ne peuvent pas être remplis, c’est la faillite. Vous perdez un jeton et toutes vos cartes, et repartez avec une nouvelle société.
talk-independents-wrong =
    1. Vos disques libres doivent suffire aux trois catégories. Ce qui revient ne sert pas avant le nouvel an.

    2. Passer tôt n’est pas abandonner. L’ordre dans lequel on passe est l’ordre de la suite.

    3. Plus de disques, c’est plus de chances, rien d’autre. Avec quatre disques sur huit dans le sac, vous perdez une fois sur deux.

# Autotock
talk-autotock-want =
    { $names }, le premier qui a trois voitures au garage gagne. En équipes, les deux garages doivent être pleins ; qui a rentré toutes les siennes joue ensuite ses cartes avec celles de son coéquipier.

    Vos voitures attendent au paddock. Vous les sortez sur votre Go, vous faites le tour du circuit et vous entrez dans votre garage. Une carte par tour, et personne ne voit votre main.
talk-autotock-turn = On distribue, puis chacun joue une carte, dans le sens horaire, jusqu’à ce que personne n’en ait plus ; puis on distribue encore. Dès que vous lâchez la voiture déplacée, votre tour est fini. Le voisin de gauche du brasseur commence toujours, et devient brasseur à son tour quand tout le paquet a été distribué. Le brasseur, c’est celui qui distribue.
talk-autotock-cards-title = Les cartes
talk-autotock-cards =
    Un as, une dame, un roi ou un joker sort une voiture. Sinon un as avance de 1, dames et rois de 10. Un 4 recule de quatre. Un valet avance de 10 ou échange une de vos voitures en piste avec celle d’un autre. Un 7 se partage entre vos voitures. Les autres cartes font avancer de leur valeur.

    Tombez sur une voiture et elle retourne au paddock, la vôtre aussi. Un joker avance de 10 et balaie toutes les voitures en chemin.
talk-autotock-squares-title = Les cases
talk-autotock-squares =
    Sur son propre Go, une voiture est à l’abri : personne ne peut la heurter ni la dépasser, pas même vous. Après une crevaison, vous jetez une carte avant votre prochain tour, sauf si vous jouez alors un joker. Une voiture arrêtée sur « à reculons » recule à son prochain déplacement. Arrêtée sur « nitro », elle double son prochain déplacement.

    Le garage a trois places. On y entre en avançant, avec un nombre juste : s’il est trop grand, vous passez devant le garage. On n’y dépasse personne, et une voiture à l’intérieur ne craint plus rien.
talk-autotock-deal = À cette table, on distribue { $deals } cartes.
talk-autotock-wrong =
    1. Si vous pouvez jouer, vous devez jouer, même pour toucher votre propre voiture ou passer devant votre garage.

    2. Un 7 se joue en entier ou pas du tout. Partagez-le comme vous voulez, mais les sept cases doivent toutes tenir.

    3. Si vous ne pouvez pas jouer, vous jetez quand même une carte, et votre tour est fini.
