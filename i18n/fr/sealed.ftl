# L’équilibre des comptes.

sealed-title = L’équilibre des comptes
sealed-open = Voir l’équilibre des comptes
sealed-outside-some = Les comptes sont justes ; il y a quelque chose hors du jeu
sealed-unit = Unité
sealed-issued = en jeu
sealed-players = joueurs
sealed-bank = banque
sealed-board = plateau
sealed-outside = hors du jeu
sealed-since = depuis l’entrée { $n } : { $why }
sealed-never-counted = Pas encore compté
sealed-counted = Dernier comptage à l’entrée { $n } : { $accounts ->
    [0] aucun compte
    [one] un compte, juste
   *[other] { $accounts } comptes, tous justes
  }
sealed-counted-off = Dernier comptage à l’entrée { $n } : { $off ->
    [one] { $off } compte sur { $accounts } ne correspondait pas
   *[other] { $off } comptes sur { $accounts } ne correspondaient pas
  }
