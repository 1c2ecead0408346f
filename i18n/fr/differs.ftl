# Entrées qui font autre chose qu’avant, quand une partie s’ouvre avec d’autres règles.

differs-title = Entrées qui font autre chose aujourd’hui
differs-why = Les règles de Steward, ou le fichier de la partie, ont changé depuis ces entrées. La table décide une fois, et la partie garde sa réponse.
differs-as-played = Comme on a joué
differs-as-played-means = Une correction rétablit ce qui a été joué
differs-by-rule = Selon la règle
differs-by-rule-means = Les soldes d’aujourd’hui restent
differs-back = Avec « Comme on a joué », on corrigerait : { $moves }
differs-back-nothing = Avec « Comme on a joué », aucun solde ne serait à corriger
differs-no-way-back = « Comme on a joué » n’est pas possible : { $why }
differs-later = Décider plus tard
differs-waits = { $count ->
    [one] Une entrée à décider
   *[other] { $count } entrées à décider
  }
