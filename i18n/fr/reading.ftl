# Une valeur imprimée, lue de nouveau.
reading-title = Corriger une valeur imprimée
reading-not-undone = Corrigez ici la valeur imprimée, ou appuyez encore une fois sur « Annuler » pour annuler la dernière action
reading-search = Chercher
reading-stands = { $question } Jusqu’ici : { $value }
reading-for-good-means = Sinon, la valeur est gardée aussi pour les parties suivantes
reading-this-game = Cette partie seule
reading-this-game-means = Les parties à venir gardent la valeur qu’elles ont
reading-first = Rectifier d’abord l’entrée { $entry }…
reading-values = Corriger une valeur imprimée…
reading-misread = { $count ->
    [one] Corriger cette valeur…
   *[other] Corriger une de ces valeurs…
  }
reading-others = Une autre valeur…
reading-on-board = Appuyez dessus sur le plateau, ou saisissez son numéro
reading-name = Son nom (peut rester vide)
