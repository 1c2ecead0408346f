# Une position adoptée.

position-title = Adopter ce qui est sur la table
position-how = Pour une partie rejointe en route, ou après un désordre : entrez ce qui est sur la table, une seule correction met le registre d’accord
position-turn = Tour
position-phase = Phase
position-beside = À côté des pièces
position-beside-hint = corrections, séparées par des virgules
position-board = Aussi ce qui est sur le plateau
position-agrees = Le registre correspond à ce qui est entré
position-adopt = L’adopter
position-here = Ce qui se trouve ici
position-here-how = Indiquez ce qui s’y trouve vraiment ; une correction met le registre d’accord
position-here-open = Corriger ce qui se trouve ici…
