# Le fichier d’une partie : comment il s'ouvre, s'écrit et se vérifie, ou pourquoi non.

# Ce qui n'a pas pu être lu
record-header-unreadable = ce n’est pas la première ligne d’un fichier de partie : { $why }
record-test-build = il a été écrit par une version d’essai de Steward (format { $format }, règles { $rules }) et cette version ne peut pas l’ouvrir
record-perhaps-newer = si une version plus récente de Steward l’a écrit, ouvrez-le avec celle-ci
record-perhaps-newer-or-good = si une version plus récente de Steward l’a écrit, ouvrez-le avec celle-ci ; sinon { $count ->
    [one] enregistrez une copie de la première entrée, qui est bonne
   *[other] enregistrez une copie des { $count } premières entrées, qui sont bonnes
  }
record-no-such-game = il n’y a pas de jeu « { $game } » ; il y a : { $known }
record-line-unreadable = c’est illisible : { $why }
record-field-twice = le champ « { $field } » y est deux fois
record-field-wrong = champ « { $field } » : { $why }
record-as-read = { $why }
record-json-cut = le texte finit trop tôt
record-json-none = à partir du caractère { $n } ce n’est pas du JSON
record-json-field = il n’y a pas de champ « { $name } » ici ; il y a : { $known }
record-json-no-field = il n’y a pas de champ ici, donc pas de « { $name } »
record-json-missing = le champ « { $name } » manque
record-json-word = « { $name } » n’est pas un mot d’ici ; il y a : { $known }
record-json-kind = il y a ici : { $found } ; il faudrait : { $expected }
record-json-text = un texte
record-json-this-text = le texte « { $text } »
record-json-this-number = le nombre { $n }
record-json-this = { $value }
record-json-yes-no = true ou false
record-json-object = un objet
record-json-list = une liste
record-json-nothing = rien
record-json-number = un petit nombre entier
record-json-whole = un nombre entier
record-json-other = il s’y trouve quelque chose qui n’a rien à y faire
record-json-something = autre chose
record-sum-last = une somme de contrôle est le dernier champ, 16 chiffres hexadécimaux sans espaces
record-no-verb = la ligne ne dit rien qui puisse être entré ; il y faut l’un de ces champs : { $known }
record-many-verbs = la ligne entre plusieurs choses à la fois : { $found }
record-no-edit = une rectification doit changer quelque chose
record-asks = il faut d’abord lire une valeur imprimée : { $question }

# Ce qui ne va pas avec un fichier
record-fault = { $file } : { $what }
record-fault-at = { $file }, ligne { $n } : { $what }
record-missing = ce fichier n’existe pas
record-folder = c’est un dossier, pas un fichier de partie
record-exists = il y a déjà un fichier de ce nom
record-unread = lecture impossible : { $why }
record-unwritten = écriture impossible : { $why }
record-full = le disque est plein
record-browser-full = le stockage du navigateur est plein
record-protected = rien ne peut y être écrit
record-gone = un autre programme a supprimé, renommé ou remplacé le fichier
record-changed = un autre programme a modifié le fichier
record-no-folder = ce dossier n’existe pas
record-no-home = cet ordinateur ne donne aucun dossier pour les nouvelles parties
record-too-large = il dépasse { $most } Mo, ce qu’aucun fichier de partie ne fait
record-too-long = une entrée a au plus { $most } ko de texte, et celle-ci { $found } ko
record-too-many = une partie a au plus { $most } entrées
record-empty = il n’y a rien dedans
record-not-text = ce n’est pas du texte
record-sum-wrong = la ligne ne correspond pas à sa somme de contrôle : elle, ou une autre avant elle, a été changée, déplacée ou ôtée après coup
record-held = la partie est déjà ouverte en écriture par { $by }
record-free = la partie était ouverte en écriture par { $by }, qui s’est terminé depuis
record-held-by-somebody = la partie est déjà ouverte en écriture par un autre programme
record-who = { $program } (processus { $pid }, depuis le { $since })
record-who-tab = un autre onglet de ce navigateur
record-who-by-side = { $program } (processus { $pid }, depuis le { $since } ; s’il ne tourne plus, supprimez { $file })
record-no-locks = ce disque ne sait pas verrouiller les fichiers : tant que la partie est ouverte, { $file } empêche les autres programmes d’y écrire
record-stands-still = il n’avance plus depuis le { $since } : { $why }
record-looked-at = la partie a été ouverte en lecture seule

# Ce qui aide
record-save-good = { $count ->
    [one] enregistrez une copie de la première entrée, qui est bonne
   *[other] enregistrez une copie des { $count } premières entrées, qui sont bonnes
  }
record-save-good-or-unsign = { $count ->
    [one] enregistrez une copie de la première entrée, qui est bonne
   *[other] enregistrez une copie des { $count } premières entrées, qui sont bonnes
  } ; pour garder un changement fait à la main, ôtez le champ « sum » de cette ligne et de toutes les suivantes
record-unsign = pour garder un changement fait à la main, ôtez le champ « sum » de toutes les lignes
record-other-name = choisissez un autre nom
record-read-only = on peut toujours le consulter
record-own-copy = enregistrez une copie et continuez dans celle-ci

# Enregistrer
record-not-saved = l’entrée { $n } est en mémoire mais pas sur le disque : { $why }
record-retry = la partie continue ; réessayez, ou enregistrez ailleurs
record-uncopied = la partie est en sûreté, mais aucune copie n’en a été gardée : { $why }
record-uncopied-suggestion = rendez ce dossier accessible en écriture, ou supprimez-le : il sera recréé
