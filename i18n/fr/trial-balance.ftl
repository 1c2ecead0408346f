# L’équilibre des comptes.

trial-balance-title = L’équilibre des comptes
trial-balance-open = Voir l’équilibre des comptes
trial-balance-outside-some = Les comptes sont justes ; il y a quelque chose hors du jeu
trial-balance-unit = Unité
trial-balance-issued = en jeu
trial-balance-players = joueurs
trial-balance-bank = banque
trial-balance-board = plateau
trial-balance-outside = hors du jeu
trial-balance-since = depuis l’entrée { $n } : { $why }
trial-balance-never-counted = Pas encore compté
trial-balance-counted = Dernier comptage à l’entrée { $n } : { $accounts ->
    [0] aucun compte
    [one] un compte, juste
   *[other] { $accounts } comptes, tous justes
  }
trial-balance-counted-off = Dernier comptage à l’entrée { $n } : { $off ->
    [one] { $off } compte sur { $accounts } ne correspondait pas
   *[other] { $off } comptes sur { $accounts } ne correspondaient pas
  }
