# The seal opened up.

sealed-title = The seal of the books
sealed-open = Open the seal
sealed-outside-some = The books balance; something is outside
sealed-unit = Unit
sealed-issued = in play
sealed-players = players
sealed-bank = bank
sealed-board = board
sealed-outside = outside
sealed-since = since entry { $n }: { $why }
sealed-never-counted = Never counted yet
sealed-counted = Last count in entry { $n }: { $accounts ->
    [one] one account, it agreed
   *[other] { $accounts } accounts, all agreed
  }
sealed-counted-off = Last count in entry { $n }: { $off } of { $accounts } accounts did not agree
