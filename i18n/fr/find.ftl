# Le champ qui trouve et fait tout, et les groupes du menu.

find-hint = Chercher, agir…
find-title = Chercher ou agir
find-letters = Aller au champ sans rien écrire (une lettre y mène aussi)
find-arrows = Parcourir lignes, cases et résultats
find-enter-books = Entrée : inscrire
find-enter-shows = Entrée : montrer
find-enter-does = Entrée : faire
find-next-part = Zone suivante de la fenêtre
find-part-before = Zone précédente
find-in-english = En anglais
find-in-french = En français
find-found = Trouvé
find-acts = Actions
find-commands = Commandes
find-rules = Règles
find-entries = Entrées
find-players = Joueurs
find-play = Jouer
find-look = Regarder
find-right = Rectifier
find-all-commands = Toutes les commandes
