# La ligne de commande. Les mots qui se saisissent restent tels quels dans toutes les langues.

# Où en est une partie
console-stage = { $game }, tour { $turn }, phase { $phase } : { $name } ({ $entries ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $entries } entrées
  })
console-figure = { $amount }
console-of-seat = { $what } ({ $seat })
console-on-board = { $holder } : { $things }
console-result = Résultat
console-result-now = Classement, si la partie finissait maintenant
console-result-asks = Pas encore de classement : { $question }
console-balanced = Les comptes sont justes
console-unbalanced = les comptes ne sont pas justes : quelque chose a été créé ou perdu

console-seed = Graine : { $seed }
console-drawn = Tiré par Steward (tirage { $n } : { $pool }) : { $outcome }

# Sans fenêtre
console-demo-shown = La partie de démonstration
console-go-on = Pour continuer : steward act { $file } LIGNE, steward explain { $file } N, steward --help
console-no-screen = il n’y a pas d’écran pour ouvrir une fenêtre ({ $why })
console-no-screen-suggestion = les commandes s’en passent ; voyez « steward help »
console-no-library = la fenêtre ne peut pas s’ouvrir : { $library } n’est pas installé
console-no-library-suggestion = installez { $debian } (Debian, Ubuntu) ou { $fedora } (Fedora)
console-no-graphics = Steward ne peut pas ouvrir sa fenêtre sur cet ordinateur : { $why }. Il lui faut OpenGL 2.0 ou plus récent, fourni avec le pilote de la carte graphique. Les commandes s’en passent.
console-file-first = un fichier précède une commande
console-file-first-suggestion = écrivez d’abord la commande : « steward replay FICHIER »

# Fautes
console-instead = { $way } ; possible : « { $act } »
console-suggestion = { $why } : { $way }
console-way-file = nommez un fichier de partie, ou une commande : voyez « steward help »
console-no-file = aucun fichier ne s’appelle « { $file } »
console-did-you-mean = vouliez-vous dire « { $meant } » ?
console-unread = { $file } est illisible : { $why }
console-text-too-long = le texte dépasse { $most } Mo, ou n’a pas de fin
console-no-text = ce n’est pas un texte
console-sure = si c’est bien cela, entrez-la avec --sure
console-sheet-unread = { $file }, ligne { $n } : { $why }
console-no-output = la réponse n’a pas pu être écrite : { $why }
console-unshown = { $did } ; la réponse n’a pas pu être affichée : { $why }
console-entered-as = entré sous le numéro { $n }
console-entered-from = entré sous les numéros { $first } à { $last }
console-written = { $file } est écrit
console-stopped = arrêt à la ligne { $n } sur { $count }, sans entrer les suivantes : { $what }
console-not-written = { $count ->
    [one] l’entrée { $n } n’est pas sur le disque, et rien n’en reste
   *[other] { $count } entrées à partir de { $n } ne sont pas sur le disque, et rien n’en reste
  } : { $why }
console-write-again = réglez cela, puis saisissez-la de nouveau
console-unknown = { $count ->
    [one] l’entrée { $n } est peut-être dans le fichier, peut-être pas
   *[other] { $count } entrées à partir de { $n } sont peut-être dans le fichier, peut-être pas
  } : { $why }
console-look = regardez d’abord ce que contient la partie, puis saisissez de nouveau : steward replay { $file }
console-look-after = voyez steward replay { $file } ; avec --after { $last } elle n’est pas entrée deux fois
console-after = la dernière entrée est { $last }, et non { $after }
console-no-language = il n’y a pas de messages en « { $code } »
console-languages = choisissez parmi : { $known }
console-torn = la ligne { $n } après l’en-tête n’a jamais été finie
console-torn-suggestion = la prochaine entrée la met de côté et continue
console-torn-aside = la ligne { $n } après l’en-tête n’a jamais été finie ; elle est maintenant dans { $file }
console-entries = { $count ->
    [0] la partie n’a pas d’entrée, seulement la mise en place, 0
    [one] la partie a l’entrée 1, et 0 est la mise en place
   *[other] la partie a les entrées 1 à { $count }, et 0 est la mise en place
  }
console-nobody = personne à table ne s’appelle « { $who } »
console-players = à table : { $names }

# Arguments
console-arg-unknown = « { $arg } » est inconnu ici
console-arg-value = « { $value } » ne convient pas pour { $arg }
console-arg-empty = il faut une valeur à { $arg }
console-arg-missing = il manque { $arg }
console-arg-conflict = { $arg } ne va pas avec { $other }
console-arg-twice = { $arg } figure deux fois
console-arg-command = il manque une commande
console-arg-not-text = un argument n’est pas du texte
console-arg-unread = ces arguments sont illisibles
console-arg-help = voyez « { $command } --help »

# check
console-check-ok = { $count ->
    [one] { NUMBER($count, useGrouping: "false") } entrée
   *[other] { NUMBER($count, useGrouping: "false") } entrées
  }, comptes justes
console-check-no-moves = { $count ->
    [one] { $count } ligne ne dit pas ce qu’elle déplace
   *[other] { $count } lignes ne disent pas ce qu’elles déplacent
  }
console-check-no-sum = { $count ->
    [one] { $count } ligne n’a pas de somme de contrôle
   *[other] { $count } lignes n’ont pas de somme de contrôle
  }
console-check-date = la date de la partie est « { $text } », qui n’est pas une date : écrivez-la comme { $example }
console-check-date-of = la date de l’entrée { $n } est « { $text } », qui n’est pas une date : écrivez-la comme { $example }
console-check-differs = { $count ->
    [one] { $count } entrée ne fait plus ce qu’elle faisait
   *[other] { $count } entrées ne font plus ce qu’elles faisaient
  }
console-check-differs-suggestion = « --as-played » ramène les soldes à ce qui a été joué, « --by-rule » garde ce que disent les règles aujourd’hui
console-check-nothing-open = il ne reste rien à décider
console-then = avant : { $what }
console-now = maintenant : { $what }

# explain, preview
console-entry = entrée { $n } :
console-entry-setup = Entrée 0 : la mise en place
console-entered = Entrée le { $at }
console-entry-undone = Cette entrée a été annulée
console-put-right-by = Rectifiée par l’entrée { $n } ; elle disait « { $text } »
console-struck-by = Rayée par l’entrée { $n } ; voici ce qu’elle faisait avant
console-put-right-why = L’entrée { $n } dit pourquoi : { $reason }
console-moves-nothing = Ne déplace rien
console-would-move-nothing = Ne déplacerait rien
console-not-entered = Rien n’a été entré

# new, demo
console-new = { $game } : une nouvelle partie dans { $file }
console-new-practice = On joue sur le plateau d’exercice, dont les nombres inventés sont marqués [supposé] ; pour votre propre boîte, commencez avec --preset unread
console-new-board = Données de plateau : { $board }
console-begins = { $seat } commence
console-begins-drawn = { $seat } commence, par tirage au sort
console-ruling-how = « { $text } » n’est pas une règle maison : écrivez-la comme « closed-leads=no »
console-seed-given = ou donnez vous-même une graine : --seed 7
console-no-chance = cet ordinateur n’offre aucune source de hasard : { $why }
console-demo-written = { $count ->
    [one] La partie de démonstration, { $count } entrée, est dans { $file }
   *[other] La partie de démonstration, { $count } entrées, est dans { $file }
  }
console-demo-go-on = Pour la voir : steward replay { $file }, steward explain { $file } 1
console-no-demo = le jeu « { $game } » n’a pas encore de partie de démonstration
console-demo-refused = la partie de démonstration s’arrête à « { $line } » : { $what }

# act
console-of-lines = la ligne { $n } sur { $count }, « { $line } », n’a pas été entrée ({ $before ->
    [0] aucune ne l’a été
    [one] celle d’avant l’a été
   *[other] les { $before } d’avant l’ont été
  }) : { $what }
console-read = il faut d’abord lire une valeur imprimée : { $question } Saisissez { $command } avec ce qui est imprimé là
console-readings-kept = { $count ->
    [one] Gardé pour vos prochaines parties de ce jeu : { $count } valeur (--preset own)
   *[other] Gardé pour vos prochaines parties de ce jeu : { $count } valeurs (--preset own)
  }
console-readings-not-kept = ce qui a été lu est dans cette partie, mais n’est pas gardé pour la prochaine : { $why }

# amend
console-amend-line = il faut une ligne à cette rectification
console-amend-line-how = écrivez-la comme { "steward amend FICHIER 31 remplace \"rouge passe\"" }
console-amend-no-line = « raye » et « permute » ne prennent pas de ligne
console-amend-broken = Entrées plus récentes qui ne seraient plus permises
console-amend-step = { $entry } ({ $act }) : { $what }
console-amend-breaks = { $count ->
    [one] rien n’a changé, car { $count } entrée plus récente ne serait plus permise
   *[other] rien n’a changé, car { $count } entrées plus récentes ne seraient plus permises
  }
console-amend-changed = L’entrée { $entry } ({ $act }) déplace maintenant autre chose
console-balance-changed = { $seat }, { $unit } : { $then } → { $now }
console-balances-same = Chacun détient ce qu’il détenait
console-hand-back = À remettre en ordre à table
console-hand-nothing = Il n’y a rien à remettre en ordre à table
console-was-book = La table avait raison : rien ne change de mains
console-was-stand = On garde ce qui a été joué : rien ne change de mains

# what-if, choices
console-what-if = { $count ->
    [one] Si cela était joué, une ligne :
   *[other] Si cela était joué, { $count } lignes :
  }
console-what-if-dropped = Rien n’a été écrit ; --keep l’inscrit
console-what-if-nothing = Tout ce qui a été essayé a été annulé : il n’y avait rien à garder, et rien n’a été écrit
console-choice-now = maintenant : { $what }
console-choice-gives = donne { $amount }
console-choice-gets = reçoit { $amount }
console-choice-refused = pas maintenant : { $why }
console-choice-suggestion = ce qui le permettrait : { $way }
console-reminder = Rien d’oublié ? { $what } ({ $act } ; --without { $word })

# count
console-count-how = écrivez-le comme « Rouge=1250 », « Rouge=3 cubes », « Rouge=2x500+3x50 » ou « case 7=2 voitures rouge »
console-count-kept = Gardé comme entrée { $n }
console-count-differs = { $differ ->
    [one] { $differ } comptage sur { $count } diffère du registre
   *[other] { $differ } comptages sur { $count } diffèrent du registre
  }
console-count-explained = Ce qui l’explique, le plus probable d’abord
console-count-explained-each = Aucune étourderie n’explique tout à elle seule ; ce qui explique chaque écart, le plus probable d’abord
console-count-unexplained = Aucune étourderie ne l’explique à elle seule
console-count-book = pour rectifier le registre : { $command }
console-count-table = ou pour rectifier la table : { $what }
console-count-others = ou l’entrée { $entries }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
  }
console-count-suggestion = recomptez, cherchez l’entrée avec « steward explain », ou écrivez « corrige » avec une raison
console-count-fix-suggestion = rectifiez le registre ou la table comme ci-dessus, ou recomptez

# Aide
console-heading-usage = Usage :
console-heading-commands = Commandes{" "}
console-heading-examples = Exemples :
console-heading-arguments = Arguments{" "}
console-heading-options = Options{" "}
console-heading-exit = CODE DE RETOUR
console-exit-done = La commande a fait ce qui était demandé
console-exit-wrong = Le fichier de partie ou ses comptes sont faux, le disque n’a pas pris l’entrée, ou un comptage diffère du registre
console-exit-request = La demande était fausse ; rien n’a été entré, sauf les lignes avant celle qui est refusée
console-exit-unsure = Quelque chose a été entré, ou l’a peut-être été, mais la réponse n’a pas pu être montrée
console-about = Banque, arbitre et compteur de points d’une table où l’on joue à des jeux de société de voitures
console-about-replay = Le classement et les comptes, maintenant ou après une entrée
console-about-check = Lire un fichier de partie, le rejouer, et vérifier que les comptes sont justes
console-about-explain = Chaque mouvement d’une entrée, avec son calcul
console-about-ask = Une réponse rapide, sans partie
console-about-ask-skip = Automobile : cubes R&D pour construire tant de cases plus loin
console-about-ask-deal = Autotock : les cartes de chaque donne d’un paquet
console-about-ask-payout = Automobile : ce que paie un joueur dans une phase des pertes
console-about-ask-sale = Automobile : qui vend combien de voitures par la demande, d’après un petit fichier
console-about-ask-losses = Automobile : la phase des pertes de toute la table, d’après un petit fichier
console-about-new = Commencer une partie
console-about-act = Entrer des lignes, en notation ou en JSON ; une ligne refusée ne change rien
console-about-preview = Ce que ferait une ligne, sans l’entrer
console-about-amend = Rectifier une entrée passée, et voir qui rend quoi
console-about-what-if = Jouer des lignes sans les écrire, et comparer
console-about-choices = Ce qui est permis maintenant, son prix, et ce qu’on oublie facilement
console-about-count = Comparer au registre ce que chacun détient
console-about-demo = Écrire la partie de démonstration dans un fichier
console-about-export = Quelque chose à emporter : procès-verbal imprimé, tableau, journal de partie
console-help-help = Montrer cette aide
console-about-help = Montrer l’aide de Steward, ou celle d’une commande
console-data = Vos données de plateau et les copies de Steward sont dans un dossier : « steward manual files » dit où. La variable STEWARD_DATA en nomme un autre.
console-help-version = Montrer la version
console-help-lang = Langue : { $languages } ; par défaut celle de l’ordinateur
console-help-file = Le fichier de la partie, qui finit par .steward
console-help-at = Après cette entrée ; 0 est la mise en place
console-help-json = Répondre en JSON, pour les programmes
console-help-as-played = Là où les règles d’aujourd’hui donnent d’autres montants : garder ce qui a été joué, par une correction
console-help-by-rule = Là où les règles d’aujourd’hui donnent d’autres montants : prendre les nouveaux
console-help-entry = Le numéro de l’entrée ; 0 est la mise en place
console-help-spaces = Combien de cases au-delà de la plus moderne
console-help-sheet = Un petit fichier JSON, ou - pour l’entrée standard
console-help-turn = Le tour, 1 à 4
console-help-losses = Points de perte
console-help-loans = Prêts en cours, 0 à 2
console-help-sloan = Le joueur a Sloan
console-help-chrysler = Le joueur a Chrysler
console-help-rate = Dollars par point, si le plateau dit autre chose
console-help-bgg = Le numéro du jeu chez BoardGameGeek, pour les journaux de parties ; retenu pour la prochaine fois
console-help-game = Le jeu, comme automobile
console-value-file = FICHIER
console-value-folder = DOSSIER
console-value-line = LIGNE
console-value-name = NOM
console-value-names = NOM,…
console-value-amount = NOM=MONTANT
console-value-out = SORTIE
console-value-text = TEXTE
console-value-unit = UNITÉ
console-value-what = QUOI
console-value-who = QUI
console-value-word = MOT
console-value-command = COMMANDE
console-value-game = JEU
console-value-edit = ACTION
console-value-sheet = FEUILLE
console-value-spaces = CASES
console-value-players = JOUEURS
console-help-players = Les joueurs, dans l’ordre des places ; une couleur est aussi un nom
console-help-deal-players = Combien jouent, de 2 à 4
console-help-preset = Données de plateau : unread (demandées au fil du jeu), own (lues dans votre boîte), practice (nombres inventés ; par défaut), ou un nom à vous
console-help-seed = Tirer de cette graine ; par défaut un nombre tiré au sort
console-help-first = Qui commence ; tiré au sort par défaut
console-help-position = Reprendre une partie en cours : une feuille qui dit ce qu’il y a où, comme « rouge 1250 dollars »
console-help-rulings = Comment un point ouvert est décidé : closed-leads=no
console-help-keep = Ce qui est suivi à l’écran seulement, sans pièces sur la table : cubes
console-help-output = Le fichier à écrire ; il ne doit pas encore exister
console-help-paper = { $papers }, ce dernier avec --since et --for ; à défaut, la fin du nom décide : { $endings }
console-help-lines = Des lignes comme « rouge emprunte » ; - les lit sur l’entrée standard
console-help-line = Une ligne comme « rouge emprunte »
console-help-edit = remplace, raye, insère (avant elle) ou permute (avec la suivante)
console-help-was = Ce qui était faux : book (rien ne change de mains ; par défaut), table (on se rend ce qui est dû) ou stand (chacun garde ce qu’il a, et le registre suit)
console-help-reason = Pourquoi, avec vos mots
console-help-counts = Ce que détient quelqu’un : Rouge=1250, « Rouge=3 cubes »
console-help-what-if-keep = Inscrire les lignes tout de même
console-help-all = Les choix refusés aussi, avec ce qui les permettrait
console-help-without = Un type de rappel à laisser de côté, désigné par le mot affiché à côté
console-help-after = N’entrer que si la dernière entrée est N : ainsi, rien n’est entré deux fois
console-help-sure = Entrer aussi des valeurs qu’aucune liste ne contient
console-help-mend = Les entrées qui ne seraient plus permises deviennent des corrections

# Export
console-exported = { $what } : écrit dans { $file }
console-about-man = Écrire les pages de manuel de la ligne de commande dans un dossier, pour les paquets
console-about-completions = Ce qu’il faut à un shell pour compléter les commandes, pour les paquets
console-help-folder = Le dossier où elles sont écrites ; il existe déjà
console-help-shell = { $shells }
console-no-pages = aucune page n’a pu être écrite dans { $folder } : { $why }
console-no-paper = rien à emporter ne s’appelle « { $word } » ; il y a : { $known }
console-no-ending = aucun fichier à emporter ne finit par « .{ $ending } » ; fins possibles : { $known }

# Les Sponsors
console-about-group = Ce qu’un groupe a joué jusqu’ici : parties, victoires, record et moyenne de chacun dans chaque jeu
console-help-places = Des dossiers de parties, ou des parties
console-about-manual = Le mode d’emploi, page par page
console-help-page = La page ; sans elle, toutes les pages sont listées
console-about-board = Les données de plateau que l’on se passe : lister, exporter, importer
console-about-board-list = Vos données de plateau, et d’où viennent les valeurs
console-about-board-sheet = Ce que la boîte imprime et que Steward demande, et où le lire sur le plateau
console-about-board-export = Écrire vos données de plateau dans un fichier pour d’autres
console-about-board-import = Reprendre des données de plateau d’un fichier ; ce qui diffère est montré d’abord
console-help-board = Le nom de vos données de plateau : own, ou un nom que vous avez donné
console-help-boards = Le fichier de données de plateau
console-help-edition = Dans quelle édition les valeurs ont été lues
console-help-by = Qui les a lues
console-help-date = Quand
console-help-named = Les garder sous un autre nom
console-help-replace = Remplacer ce qui porte déjà ce nom

# How each command is typed
console-examples =
    steward
    steward soirée.steward
    steward help act
console-examples-replay =
    steward replay soirée.steward
    steward replay démo.steward --at 12
console-examples-check = steward check soirée.steward
console-examples-explain = steward explain démo.steward 12
console-examples-ask =
    steward ask skip 2
    steward ask deal 3
console-examples-ask-skip = steward ask skip 2
console-examples-ask-deal = steward ask deal 3
console-examples-ask-payout = steward ask payout --turn 3 --losses 7 --loans 1 --sloan
console-examples-ask-sale = steward ask sale ventes.json
console-examples-ask-losses = steward ask losses pertes.json
console-examples-new =
    steward new automobile --players Anne,Bruno,Chloé --preset unread -o soirée.steward
    steward new autotock --players Anne,Bruno --first Bruno -o soirée.steward
console-examples-act =
    steward act soirée.steward pioché
    { "steward act soirée.steward \"note 1: une tuile est tombée sur la table\"" }
    steward act soirée.steward annule
console-examples-preview = { "steward preview soirée.steward \"rouge emprunte\"" }
console-examples-amend =
    { "steward amend démo.steward 45 remplace \"bleu produit 7:4\"" }
    steward amend démo.steward 12 raye --mend --was table
console-examples-count = { "steward count soirée.steward Rouge=1250 \"Rouge=3 cubes\"" }
console-examples-what-if = { "steward what-if soirée.steward \"rouge emprunte\" \"bleu emprunte\"" }
console-examples-choices =
    steward choices soirée.steward --all
    steward choices soirée.steward --json
console-examples-demo = steward demo automobile -o démo.steward
console-examples-export =
    steward export soirée.steward -o soirée.html
    steward export soirée.steward --paper ledger -o soirée.csv
console-examples-group = steward group soirées
console-examples-board = steward board list automobile
console-examples-board-list = steward board list automobile
console-examples-board-sheet = steward board sheet sponsors
console-examples-board-export = steward board export automobile own -o plateaux.json
console-examples-board-import = steward board import plateaux.json --as nous
console-examples-manual =
    steward manual
    steward manual automobile
console-examples-help =
    steward help act
    steward help ask sale
console-examples-man = steward man share/man/man6
console-examples-completions = steward completions bash
