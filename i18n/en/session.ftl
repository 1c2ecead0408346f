# What is told of movements and figures, for any box.

session-pays = { $from } pays { $to } { $amount }
session-moves = { $amount } from { $from } to { $to }
session-befalls = { $cause }: { $what }
session-for = { $what }: { $cause } ({ $rule })
session-figure-said = { $what } ({ $rule })
session-figure = { $what }: { $total } ({ $rule })

# Terms of a sum
session-term = { $what }: { $amount }
session-term-times = { $count } × { $each } { $what } = { $amount }
session-term-assumed = { $term } [assumed]
session-term-board = { $term } [read off the board]
session-term-ruled = { $term } (house rule “{ $id }”: { $question } { $option })
session-term-as-in = { $term }, by house rule no. { $n }
session-term-as-in-by = { $term }, by house rule no. { $n } (decided by { $by })
session-ruled = house rule “{ $id }”: { $question } { $option }
session-ruled-as-in = house rule no. { $n } (“{ $id }”): { $question } { $option }
session-ruled-as-in-by = house rule no. { $n }, decided by { $by } (“{ $id }”): { $question } { $option }

# Results
session-with = { $name } with { $others }
session-placed = { $rank }. { $name }: { $score }
session-decided = { $place } ({ $decided })
session-refused-by = { $why } ({ $rulings })

# Set-up
session-kept-unknown = “{ $unit }” is not counted in this game; it counts { $known }

# The trial balance
session-trial-balance = { $unit }: { $issued } in play = { $players } with the players + { $bank } at the bank + { $board } on the board
session-trial-balance-found = { $amount } came from outside the game, since entry { $entry }: { $text }
session-trial-balance-lost = { $amount } left the game, since entry { $entry }: { $text }

# Lines that do something else than they did
session-moves-else = entry { $n } ({ $act }) moves something else than it did
session-leads-else = entry { $n } ({ $act }) leads to another phase than it did
session-leads-to = phase { $phase }
session-no-move = nothing
session-did-then = then: { $what }
session-does-now = now: { $what }
session-settled-as-played = { $what }; the table decided: as played
session-settled-as-played-by = { $what }; the table decided: as played (correction in entry { $by })
session-settled-by-rule = { $what }; the table decided: by the rule
session-as-played = { $count ->
    [one] entry { $lines } as it was played
   *[other] entries { $lines } as they were played
  }
session-because-of = entry { $n }
