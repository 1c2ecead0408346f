# Données de plateau par édition : ce qu’il y a, et pourquoi un fichier ne convient pas.

preset-missing = il n’y a pas de données de plateau « { $preset } »
preset-known = il y a : { $known }
preset-wrong-name = « { $preset } » ne peut pas être le nom de vos données de plateau
preset-names = prenez des lettres, des chiffres et des traits d’union, sauf « practice » et « unread »
preset-fault = { $file }, ligne { $n }, { $field } : { $what }
preset-fault-line = { $file }, ligne { $n } : { $what }
preset-put-right = corrigez cette ligne, ou choisissez d’autres données de plateau
preset-disk = { $file } : { $why }
preset-no-folder = cet ordinateur n’a pas de dossier pour vos données
preset-set-folder = nommez-en un dans la variable { $variable }
preset-other-game = ce sont les valeurs du jeu « { $found } », pas du jeu « { $wanted } »
