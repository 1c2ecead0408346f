# Une question sur une entrée.

question-ask = Question…
question-title = Une question sur l’entrée { $entry } : { $what }
question-before = avant
question-after = après
question-same = Chacun a autant après qu’avant
question-no-point = Aucun point ouvert des règles ne porte sur cette entrée : elle découle des paragraphes à gauche
question-in-force = En vigueur : { $option }
question-as-in = Selon la règle maison n° { $n } : { $option }
question-as-in-by = Selon la règle maison n° { $n }, décidée par { $name } : { $option }
question-changes-nothing = ne changerait rien à ce que chacun possède
question-breaks = { $count ->
    [one] À partir de cette entrée, une entrée ne serait plus permise
   *[other] À partir de cette entrée, { $count } entrées ne seraient plus permises
  }
question-from-here = Dès cette entrée
question-from-here-option = Dès cette entrée : { $option }
question-from-now = Dès maintenant
question-from-now-option = Dès maintenant : { $option }
question-by = Décidé par
question-decided-by = Décidé par { $name }
question-everybody = toute la table
question-other-question = Un autre point ouvert…
question-no-entry = Il n’y a pas d’entrée { $n } sur laquelle poser une question dans cette version de la partie
question-no-entry-suggestion = Posez la question sur une action, une correction ou une règle maison de l’historique
