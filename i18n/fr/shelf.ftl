# La première page, la préparation d'une partie, les fichiers.

# La première page
shelf-welcome = Steward tient l’argent, les pertes et le score pendant que vous jouez avec le vrai plateau et les vraies pièces.
shelf-first-title = Bienvenue
shelf-first = Première fois ? Une leçon joue un tour avec vous, pas à pas ; une démonstration montre une partie entière.
shelf-first-lesson = Apprendre avec une leçon
shelf-first-demo = Voir d’abord une démonstration
shelf-continue = Continuer
shelf-or-another = ou ouvrez une autre partie ci-dessous
shelf-with = { $game } avec { $names }
shelf-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
  }
shelf-does-automobile = Banque, cubes R&D, ventes dans l’ordre, pertes
shelf-does-auto-brocante = Marchandages, prix cachés, assurances, réclamations
shelf-does-sponsors = Atelier, sponsors, la course et sa roulette
shelf-does-independents = Disques, concurrence, tendances, années
shelf-does-autotock = Qui distribue, ce que peut chaque carte
shelf-demo = Démo
shelf-players = { $least } à { $most } joueurs
shelf-without-a-game = Réponses rapides, sans partie
shelf-deal = Distribuer (Autotock)
shelf-check = Vérifier une phase
shelf-last-games = Dernières parties
shelf-no-games = Les parties commencées ou ouvertes sont notées ici.
shelf-missing = le fichier n’est plus là
shelf-forget = Rayer { $file } de la liste
shelf-forget-means = Le fichier reste où il est, et peut être rouvert de là.
shelf-forget-do = Rayer
shelf-backups = Copies gardées par Steward
shelf-backups-close = Ranger les copies
shelf-backups-hint = Une copie des dix dernières parties telles que vous les avez quittées, et de chaque partie telle qu’elle était avant sa première ouverture du jour. Appuyez sur l’une d’elles pour la récupérer sous un nouveau nom.
shelf-no-backups = Il n’y en a pas encore : une copie est gardée chaque fois que vous quittez une partie.
shelf-restore = Restaurer { $copy }
shelf-restored = voici la copie, maintenant dans { $file }
shelf-failed = Steward a planté ; chaque entrée enregistrée est là
shelf-failed-suggestion = Un rapport est enregistré dans { $report } ; joignez-le à votre signalement
shelf-state = { $turn }, { $phase }
shelf-state-over = terminée
shelf-state-won = terminée, gagnée par { $winners }

# Qui joue, qui commence
shelf-setup-title = Nouvelle partie : { $game }
shelf-who-plays = Qui joue, dans l’ordre autour de la table
shelf-seat-name = Nom, place { $n }
shelf-seat-colour = Couleur, place { $n } : { $colour }
shelf-seat-up = Monter la place { $n }
shelf-seat-down = Descendre la place { $n }
shelf-seat-out = Retirer la place { $n }
shelf-add-player = Ajouter quelqu’un
shelf-proposed = Ont déjà joué :
shelf-seat-them = Installer { $name }
shelf-who-begins = Qui commence
shelf-drawn = Tiré au sort par Steward
shelf-begins = { $name } commence

# Ce qui est imprimé sur le plateau
shelf-printed = Ce qui est imprimé sur votre plateau
shelf-printed-unread = Commencer tout de suite, Steward demande au fur et à mesure
shelf-printed-unread-hint = Une valeur imprimée est demandée la première fois qu’elle sert, et gardée pour les prochaines parties.
shelf-printed-own = Notre plateau
shelf-printed-practice = Plateau d’exercice
shelf-printed-practice-hint = Valeurs inventées, pour apprendre et essayer. Tout chiffre qui en dépend est marqué.
shelf-printed-other = Valeurs « { $preset } »
shelf-own-further = Un autre plateau, nommé
shelf-own-add = Ajouter
shelf-own-reading = lecture de votre plateau…
shelf-own-count = { $count ->
    [one] { $count } valeur lue
   *[other] { $count } valeurs lues
  } sur { $cells } ; ce qui est vide sera demandé pendant la partie.
shelf-own-count-on = { $count ->
    [one] { $count } valeur lue
   *[other] { $count } valeurs lues
  } sur { $cells }, la dernière fois le { $date } ; ce qui est vide sera demandé pendant la partie.
shelf-own-hint = Tab passe d’une cellule à l’autre ; laissez vide ce que vous ne pouvez pas lire
shelf-sheet = Feuille de mise en place
shelf-cell-whole = Il faut un nombre entier de { $least } à { $most } : { $question }
shelf-cell-word = Il faut l’un de ces mots ({ $words }) : { $question }
shelf-cell-name = Il faut un nom de 1 à 60 lettres : { $question }
shelf-sheet-open = Feuille de mise en place : { $count } sur { $cells }…
shelf-sheet-hint = Ce que demande chaque partie de ce jeu, lu en une fois ; ce qui reste vide sera demandé pendant la partie
shelf-sheet-practice = Le plateau d’exercice a des valeurs inventées : choisissez un plateau à vous pour le lire
shelf-sheet-title = Feuille de mise en place : { $game }
shelf-sheet-page = { $n }. { $table }
shelf-sheet-back = Retour aux joueurs
shelf-sheet-kept = Ce que vous lisez ici est gardé pour les prochaines parties
shelf-sheet-unread = pas encore lu, demandé quand il le faudra
shelf-sheet-read = lu sur votre plateau
shelf-sheet-read-on = lu sur votre plateau, la dernière fois le { $date }
shelf-sheet-of-rules = d’après la règle
shelf-sheet-invented = inventé : { $value } ; tapez ce que dit votre plateau
shelf-sheet-delete = Effacer
shelf-sheet-next = Suivante
shelf-list-unfit = « { $value } » n’a pas été repris, ni le reste de la liste : { $why }
shelf-list-empty = la liste n’a aucune valeur
shelf-list-long = la liste a plus de valeurs qu’il n’y a de champs à partir de là
shelf-sheet-paste = Coller
shelf-sheet-paste-hint = Remplit les champs à partir d’ici avec une liste tirée d’un tableur ou d’un texte
shelf-ways = Façon de jouer
shelf-name = { $name }
shelf-together = { $names } jouent ensemble

# Ce que tient Steward, comment les points ouverts sont tranchés
shelf-kept-nothing = Tout est sur la table, en pièces : Steward vérifie
shelf-kept = Tenus par Steward seul : { $units }
shelf-kept-hint = Ce qui est coché n’a pas besoin de pièces sur la table ; le reste y est et se compte.
shelf-rulings = { $count ->
    [0] Règles maison : toutes les { $all } comme d’habitude
    [one] Règles maison : { $count } sur { $all } diffère de l’habitude
   *[other] Règles maison : { $count } sur { $all } diffèrent de l’habitude
  }
shelf-rulings-default = Toutes comme d’habitude
shelf-begin = Commencer
shelf-only-here = Cette soirée n’est gardée que dans ce navigateur
shelf-download = Télécharger la partie
shelf-begin-in-browser = La partie sera gardée dans ce navigateur
shelf-begin-hint = La partie sera enregistrée dans { $folder }
shelf-begin-or-name = Entrée lance la partie ; pour un joueur de plus, écrivez son nom
shelf-begin-nowhere = Steward demandera où mettre la partie

# Fichiers
shelf-opening = ouverture de { $file }…
shelf-beginning = début de la partie…
shelf-open-title = Ouvrir une partie
shelf-copy-title = Enregistrer une copie
shelf-place-title = Où mettre la nouvelle partie
shelf-records = Parties de Steward
shelf-file-waiting = En attente de la fenêtre de fichiers… Le chemin peut aussi être saisi ici.
shelf-file-no-window = Aucun fichier n’a été choisi. Saisissez le chemin ici ou annulez.
shelf-file-path = Chemin
shelf-file-open = Ouvrir
shelf-file-save = Enregistrer
shelf-cancel = Annuler
shelf-copied = une copie se trouve dans { $file }
shelf-save-good = Enregistrer une copie des bonnes entrées
shelf-saved-good = { $count ->
    [0] la mise en place a été enregistrée dans { $file }
    [one] la première entrée a été enregistrée dans { $file }
   *[other] les { $count } premières entrées ont été enregistrées dans { $file }
  }

# Partir
shelf-leave-warning = Ce qui n’est qu’en mémoire est perdu si vous partez.
shelf-leave-slow = L’écriture n’est pas finie : le disque est lent
shelf-leave-slow-means = Ce qui a été saisi est sauf dès que le disque l’a pris. Partir n’y change rien.
shelf-leave-anyway = Partir quand même
shelf-stay = Rester

# Touches
shelf-key-tab = Champ ou bouton suivant
shelf-key-enter = Accepter, activer le bouton choisi
shelf-key-escape = Quitter le champ, fermer, revenir
shelf-key-larger = Plus grand
shelf-key-smaller = Plus petit
shelf-key-zoom = Taille habituelle
shelf-key-quit = Quitter
shelf-lesson = Leçon
shelf-of-box = { $what } : { $game }
