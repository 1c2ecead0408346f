# A question about an entry.

question-ask = Question…
question-title = A question about entry { $entry }: { $what }
question-before = before
question-after = after
question-same = Nobody’s holdings change
question-no-point = No open point of the rules affects this entry: it follows from the paragraphs on the left
question-in-force = In force: { $option }
question-as-in = By house rule no. { $n }: { $option }
question-as-in-by = By house rule no. { $n }, decided by { $name }: { $option }
question-changes-nothing = nobody’s holdings would change
question-breaks = { $count ->
    [one] From this entry on, one entry would no longer be legal
   *[other] From this entry on, { $count } entries would no longer be legal
  }
question-from-here = From this entry on
question-from-here-option = From this entry on: { $option }
question-from-now = From now on
question-from-now-option = From now on: { $option }
question-by = Decided by
question-decided-by = Decided by { $name }
question-everybody = everybody
question-other-question = Another open point…
question-no-entry = There is no entry { $n } to ask about in this version of the game
question-no-entry-suggestion = Ask about an act, a correction or a house rule in the history
