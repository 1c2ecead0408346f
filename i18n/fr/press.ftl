# Les touches du clavier, telles qu’on les nomme.

press-shift = Maj
press-left = Gauche
press-right = Droite
press-home = Début
press-enter = Entrée
press-escape = Échap
press-tab = Tab
press-plus = Plus
press-minus = Moins
press-up = Haut
press-down = Bas
