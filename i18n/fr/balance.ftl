# L’équilibre des comptes.

balance-title = L’équilibre des comptes
balance-open = Voir l’équilibre des comptes
balance-outside-some = Les comptes sont justes ; il y a quelque chose hors du jeu
balance-unit = Unité
balance-issued = en jeu
balance-players = joueurs
balance-bank = banque
balance-board = plateau
balance-outside = hors du jeu
balance-since = depuis l’entrée { $n } : { $why }
balance-never-counted = Pas encore compté
balance-counted = Dernier comptage à l’entrée { $n } : { $accounts ->
    [0] aucun compte
    [one] un compte, juste
   *[other] { $accounts } comptes, tous justes
  }
balance-counted-off = Dernier comptage à l’entrée { $n } : { $off ->
    [one] { $off } compte sur { $accounts } ne correspondait pas
   *[other] { $off } comptes sur { $accounts } ne correspondaient pas
  }
