# Le comptage à la table.

count-title = Compter
count-how = Entrez ce qui est devant chacun : une somme, ou des billets et des pièces, comme 2x500+3x50. Ce qui reste vide n’est pas compté
count-how-pieces = Entrez combien de pièces sont devant chacun. Ce qui reste vide n’est pas compté
count-table = la table
count-board = Compter aussi ce qui est sur le plateau
count-on-board = { $place } : { $what }
count-agrees = juste
count-unread = pas compris
count-nothing-yet = Rien n’est encore compté
count-all-agrees = Tout ce qui est compté correspond au registre
count-explained = Une seule étourderie l’expliquerait ; la plus probable d’abord
count-unexplained = Aucune étourderie seule ne l’explique : recomptez, ou écrivez une correction avec sa raison
count-suspect = { $n }. Entrée { $entry } : { $what }
count-suspect-none = { $n }. Aucune entrée
count-go = Y aller
count-go-to = Aller à l’explication { $n }
count-fix = Rectifier le registre
count-fix-it = Rectifier le registre selon l’explication { $n }
count-hand-over = Remettre la table en ordre
count-hand-over-it = Remettre la table en ordre selon l’explication { $n }
count-keep = Garder le comptage
count-keys = Ctrl+G mène à l’explication marquée, Ctrl+Entrée rectifie le registre d’après elle
count-first = Compter d’abord
