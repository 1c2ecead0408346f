# Les phrases du moteur : refus, verbes de l'arbitre, ce que tous les jeux partagent.

engine-colour-red = rouge
engine-colour-blue = bleu
engine-colour-green = vert
engine-colour-yellow = jaune
engine-colour-black = noir
engine-colour-white = blanc
engine-colour-orange = orange
engine-colour-purple = violet

# Détenteurs
engine-holder-outside = hors du jeu
engine-holder-supply = la réserve
engine-holder-bank = la banque
engine-holder-seat = { $name }
engine-balance = { $holder } : { $amount }

# Pourquoi les choses bougent
engine-cause-debt = dette réglée sur les revenus
engine-cause-correction = correction
engine-cause-stand = soldes laissés tels quels
engine-correction-reason = correction : { $reason }
engine-due = somme due, { $name } : { $cause }
engine-debt-all-there-is = tout ce qu’il y a
engine-debts-set-off = dettes compensées : { $name }, envers { $other }
engine-term-setup = au départ
engine-term-entry = entrée { $entry } : { $act }
engine-there-now = ce qu’il y a maintenant
engine-trial-balance-issued = En jeu : { $unit }
engine-trial-balance-players = Chez les joueurs : { $unit }
engine-trial-balance-bank = Reste à la banque : { $unit }
engine-trial-balance-board = Sur le plateau : { $unit }

# Paragraphes
engine-rule-debts = Règle propre à Steward : les dettes
engine-rule-corrections = Corrections de l’arbitre
engine-rule-rulings = Points laissés ouverts par la règle
engine-so-far = Si la partie finissait maintenant
engine-of-owner = { $amount } ({ $owner })
engine-rule-readings = Valeurs imprimées sur le plateau
engine-rule-seats = Qui est à table
engine-rule-record = Le fichier de la partie
engine-rule-amends = Rectifier une entrée passée
engine-rule-counts = Compter à la main
engine-rule-ledger = Le grand livre
engine-rule-end = La fin de la partie

# Refus
engine-short = { $holder } a { $has }, il faut { $needs } ({ $cause })
engine-out-of-range = aucun compte ne peut contenir ce montant ({ $cause })
engine-move-unknown = « { $moved } » nomme quelqu’un ou quelque chose qui n’est pas à cette table
engine-move-least = impossible de remettre { $amount } : un montant est d’au moins 1
engine-move-same = { $holder } ne peut pas à la fois donner et recevoir
engine-beyond-supply = { $amount }, c’est plus que tout le jeu n’en contient : { $all }
engine-number-between = il faut un nombre de { $least } à { $most } au lieu de { $number } : { $what }
engine-move-how = écrivez par exemple « { $correction } »
engine-fix-suggestion = l’état actuel de la partie s’écrit « { $correction } » : changez-y ce qui est faux
engine-board-no-cell = cette valeur imprimée n’existe pas
engine-board-unknown-cell = « { $cell } » n’est pas une valeur imprimée de ce jeu
engine-board-not-whole = « { $cell } » : il faut un nombre entier de { $least } à { $most }
engine-board-not-word = « { $cell } » : il faut l’un de ces mots : { $words }
engine-board-not-name = « { $cell } » : il faut un nom de 1 à 60 lettres
engine-board-not-both = { $value } ne va pas avec ce qui a été lu avant. { $question } { $known }
engine-ruling-unknown = il n’y a pas de point ouvert « { $id } » ; il y a : { $known }
engine-ruling-set-up = « { $id } » se décide à la mise en place seulement : changez la mise en place
engine-ruling-no-option = « { $id } » n’a pas d’option « { $option } » ; il y a : { $known }
engine-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }, mais ce jeu se joue de { $least } à { $most }
engine-seats-wrong = les places ne vont pas : { $why }
engine-seats-too-many = { $count } joueurs, mais ce jeu se joue à { $most } au plus
engine-seats-nameless = le joueur { $n } n’a pas de nom
engine-seats-name = joueur { $n } : le nom « { $name } » doit avoir de 1 à { $most } lettres, sans saut de ligne
engine-seats-unseen = le nom du joueur { $n } contient une lettre invisible ({ $letter }) : saisissez le nom à nouveau, sans elle
engine-left-already = { $name } a déjà quitté la table (entrée { $n })
engine-left-already-suggestion = ajoutez à cette entrée ce qu’il reste à dire : { $line }
engine-seats-same-name = deux personnes s’appellent { $name } ; ajoutez une initiale
engine-seats-exchange = pour échanger deux noms, donnez-en un autre un instant : { $first }, puis { $second }, puis { $third }
engine-seats-same-colour = { $name } et { $other_name } jouent la même couleur, { $colour }
engine-seats-nobody = il n’y a personne à la place { $place }
engine-seats-no-name = personne à cette table ne s’appelle « { $name } »
engine-seats-nobody-suggestion = à cette table : { $there }
engine-game-over = la partie est finie
engine-game-over-suggestion = annulez la dernière entrée pour continuer
engine-seats-colour = { $name } joue { $colour }, une couleur que ce jeu n’a pas
engine-record-number = la ligne porte le numéro { $found }, au lieu de { $expected }
engine-record-on = la ligne suit l’entrée { $found }, mais le registre en est à { $expected }
engine-no-such-line = il n’y a pas d’entrée { $n }
engine-back-to-fact = l’entrée { $n } est seulement notée ({ $verb }) et ne change rien
engine-back-where = nommez une action, une correction, une règle maison ou une rectification
engine-nothing-to-undo = il n’y a plus rien à annuler
engine-nothing-to-redo = il n’y a rien à rétablir
engine-amend-last = l’entrée { $entry } est la dernière : il n’y a pas d’entrée suivante avec laquelle l’échanger
engine-amend-not-there = l’entrée { $entry } ne compte pas dans la partie actuelle
engine-amend-which = nommez une entrée qui n’a été ni annulée ni rayée
engine-amend-breaks = l’entrée { $entry } ({ $act }) ne serait plus permise : { $why }
engine-read-breaks-suggestion = si c’est bien imprimé ainsi, corrigez d’abord cette entrée
engine-back-breaks-suggestion = elle a été jouée avec une autre valeur imprimée ; restez sur la branche où se trouve le registre, ou relisez cette valeur
engine-amend-breaks-suggestion = rayez aussi cette entrée, remplacez-la, ou faites-en une correction
engine-notation-empty = rien n’a été saisi
engine-notation-missing = il manque quelque chose après « { $verb } » : écrivez-le comme « { $example } »
engine-notation-rest = « { $rest } » ne va pas après « { $verb } » : écrivez-le comme « { $example } »
engine-notation-no-entry = « { $text } » n’est pas une entrée ; ce sont des nombres, comme 31 ou 31.2
engine-notation-no-setup = cette mise en place est illisible : { $why }
engine-notation-how = écrivez par exemple « { $example } »
engine-notation-who = personne ici ne s’appelle « { $word } » : une ligne commence par un joueur ({ $who }) ou par l’un de ces mots : { $verbs }
engine-notation-whose = « { $verb } » est l’action d’un joueur : dites d’abord lequel ({ $who })
engine-notation-verbs = dites ce qui est fait, par l’un de ces mots : { $verbs }
engine-notation-verb = « { $verb } » n’est pas ce que fait un joueur ici ; les mots possibles sont : { $verbs }
engine-notation-word = « { $word } » ne veut rien dire ici
engine-notation-near = « { $word } » ne veut rien dire ici : vouliez-vous dire « { $near } » ?
engine-notation-ambiguous = « { $word } » peut être { $who } : saisissez plus de lettres
engine-notation-argument = { $why } : écrivez-le comme « { $example } »

# Préréglages
engine-preset-json = ce n’est pas un préréglage : { $error }
engine-preset-columns = { $found } valeurs pour { $expected } colonnes
engine-preset-cell = { $cell } n’est ni un nombre, ni un mot, ni null

# Actes sans mots à eux
engine-describe = { $text }
engine-shared-place = à égalité, la place est partagée

# Tirages
engine-rule-draws = Tirages
engine-draw-open = c’est le hasard qui décide : { $pool }
engine-draw-open-suggestion = saisissez ce qui est sorti, ou laissez Steward tirer dans une partie qui a une graine
engine-draw-pool = { $take } parmi { $kinds }
engine-draw-named = { $name }
engine-draw-kind = { $kind } × { $count }
engine-draw-not-open = le hasard ne décide de rien ici
engine-draw-impossible = { $outcome } ne peut pas être sorti : { $pool }
engine-draw-other = le tirage de cette ligne est { $found }, mais le tirage attendu est { $expected }

# Une partie reprise en cours de route
engine-position-line = ligne { $n } de la feuille : { $why }
engine-position-how = écrivez par exemple « rouge 1250 dollars, case 7 2 voitures rouge », chaque endroit une seule fois
engine-position-account = { $holder }, { $unit }
engine-fact-twice = « { $what } » et un autre élément de la correction parlent de la même chose : n’en gardez qu’une
engine-position-twice = la feuille nomme deux fois le même endroit : { $what }
engine-position-sum = la feuille ne tombe pas juste : elle compte { $found }, mais il y a { $there } ({ $owner })
engine-position-sum-suggestion = recomptez, ou omettez un endroit : ce qui n’est pas nommé reste en main ou à la banque

# Tours et phases
engine-turn = Tour
engine-turn-n = { $called } { $turn }
engine-turn-of = { $called } { $turn } sur { $turns }
engine-turn-phase = { $called } { $turn } · { $phase }

# Où en est la partie
engine-stands-phase = Tour { $turn }, phase { $phase } : { $name }
engine-stands-order = Ordre du tour : { $order }
engine-stands-next = Au suivant : { $seat }
engine-stands-over = La partie est finie
engine-stands-debt = Dette { $n } : { $seat } doit { $amount } à { $to } ({ $cause })
