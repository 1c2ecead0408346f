# The trial balance.

trial-balance-title = Trial balance
trial-balance-open = Open the trial balance
trial-balance-outside-some = The books balance; something is outside
trial-balance-unit = Unit
trial-balance-issued = in play
trial-balance-players = players
trial-balance-bank = bank
trial-balance-board = board
trial-balance-outside = outside
trial-balance-since = since entry { $n }: { $why }
trial-balance-never-counted = Never counted yet
trial-balance-counted = Last count in entry { $n }: { $accounts ->
    [one] one account, it agreed
   *[other] { $accounts } accounts, all agreed
  }
trial-balance-counted-off = Last count in entry { $n }: { $off } of { $accounts } accounts did not agree
