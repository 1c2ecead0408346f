# The trial balance.

balance-title = Trial balance
balance-open = Open the trial balance
balance-outside-some = The books balance; something is outside
balance-unit = Unit
balance-issued = in play
balance-players = players
balance-bank = bank
balance-board = board
balance-outside = outside
balance-since = since entry { $n }: { $why }
balance-never-counted = Never counted yet
balance-counted = Last count in entry { $n }: { $accounts ->
    [one] one account, it agreed
   *[other] { $accounts } accounts, all agreed
  }
balance-counted-off = Last count in entry { $n }: { $off } of { $accounts } accounts did not agree
