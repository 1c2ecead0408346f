# Une valeur imprimée, lue de nouveau.
reading-title = Valeurs imprimées, lues de nouveau
reading-not-undone = Annuler ne reprend aucune lecture : relisez la valeur ici. Annuler encore une fois reprend l’acte d’avant
reading-search = Chercher
reading-stands = { $question } Jusqu’ici : { $value }
reading-for-good = Pour la boîte
reading-for-good-means = Ici, et gardée pour les prochaines parties
reading-this-game = Pour cette partie seulement
reading-this-game-means = Ce qui est gardé pour les prochaines parties reste tel quel
reading-first = Rectifier d’abord l’entrée { $entry }…
reading-values = Valeurs imprimées…
reading-misread = { $count ->
    [one] Relire cette valeur…
   *[other] Relire une de ces valeurs…
  }
reading-others = Une autre valeur…
reading-on-board = Appuyez dessus sur le plateau, ou saisissez son numéro
reading-name = Son nom, ou rien
