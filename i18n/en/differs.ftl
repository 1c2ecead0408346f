# Entries that do something else than they did, when a game is opened with other rules.

differs-title = Entries that do something else now
differs-why = The rules in Steward, or the game file itself, have changed since these entries were made. The table decides once, and the game keeps the answer.
differs-as-played = As played
differs-as-played-means = A correction restores what was played
differs-by-rule = By the rule
differs-by-rule-means = Today’s balances stay
differs-back = As played, this would be corrected: { $moves }
differs-back-nothing = As played, no balance would have to be corrected
differs-no-way-back = As played is not possible: { $why }
differs-later = Decide later
differs-waits = { $count ->
    [one] One entry to decide
   *[other] { $count } entries to decide
  }
