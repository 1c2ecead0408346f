# Le deuxième écran, la pause, le papier.

view-open = Vue de la table sur un deuxième écran
view-board = Vue de la table : chiffres, ou plateau
view-title = Steward : la table
view-break = Cacher la table pendant une pause
view-pause = Pause
view-back = Retour à la table
view-print = Imprimer l’état de la table, pour continuer à la main
view-more = { $count ->
    [one] { $count } autre colonne sur l’écran de la table
   *[other] { $count } autres colonnes sur l’écran de la table
  }
view-whole = F11 ou Échap : revenir à une fenêtre
view-owes = doit { $amount } à { $to }
