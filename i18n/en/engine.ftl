# The engine's own sentences: refusals, the referee's verbs, what every game shares.

engine-colour-red = red
engine-colour-blue = blue
engine-colour-green = green
engine-colour-yellow = yellow
engine-colour-black = black
engine-colour-white = white
engine-colour-orange = orange
engine-colour-purple = purple

# Holders
engine-holder-outside = outside the game
engine-holder-supply = the supply
engine-holder-bank = the bank
engine-holder-seat = { $name }
engine-balance = { $holder }: { $amount }

# What things move for
engine-cause-debt = debt paid from income
engine-cause-correction = correction
engine-cause-stand = balances kept as they are
engine-correction-reason = correction: { $reason }
engine-due = due from { $name }: { $cause }
engine-debt-all-there-is = all there is
engine-debts-set-off = set off: what { $name } owes { $other }
engine-term-setup = at the start
engine-term-entry = entry { $entry }: { $act }
engine-there-now = what there is now
engine-trial-balance-issued = In play: { $unit }
engine-trial-balance-players = With the players: { $unit }
engine-trial-balance-bank = Left at the bank: { $unit }
engine-trial-balance-board = On the board: { $unit }

# Paragraphs
engine-rule-debts = Steward’s own rule: debts
engine-rule-corrections = Corrections by the referee
engine-rule-rulings = Open points of the rules
engine-so-far = If it ended now
engine-of-owner = { $amount } ({ $owner })
engine-rule-readings = Values printed on the box
engine-rule-seats = Who sits at the table
engine-rule-record = The game file
engine-rule-amends = Fixing past entries
engine-rule-counts = Counting by hand
engine-rule-ledger = The ledger
engine-rule-end = The end of the game

# Refusals
engine-short = { $holder } has { $has } and needs { $needs } ({ $cause })
engine-out-of-range = no account can hold that amount ({ $cause })
engine-move-unknown = “{ $moved }” names a player or a thing that is not in this game
engine-move-least = { $amount } can’t be handed over: an amount is at least 1
engine-move-same = { $holder } can’t be both giver and taker
engine-beyond-supply = { $amount } is more than there is in the whole game: { $all }
engine-number-between = { $number } is not from { $least } to { $most }: { $what }
engine-move-how = write it like “{ $correction }”
engine-fix-suggestion = write it like this line, which says how the game stands now: “{ $correction }”
engine-board-no-cell = there is no such printed value
engine-board-unknown-cell = “{ $cell }” is not a printed value of this game
engine-board-not-whole = { $cell } must be a whole number from { $least } to { $most }
engine-board-not-word = { $cell } must be one of these words: { $words }
engine-board-not-name = { $cell } must be a name of 1 to 60 letters
engine-board-not-both = { $value } cannot be right together with what was read before. { $question } { $known }
engine-ruling-unknown = there is no open point “{ $id }”; the open points are: { $known }
engine-ruling-set-up = “{ $id }” is decided at set-up only: change the set-up
engine-ruling-no-option = “{ $id }” has no option “{ $option }”; its options are: { $known }
engine-seats-count = { $count ->
    [one] one player
   *[other] { $count } players
  }, but this game is for { $least } to { $most }
engine-seats-wrong = the seats are not right: { $why }
engine-seats-too-many = { $count } players, but this game is for { $most } at most
engine-seats-nameless = player { $n } has no name
engine-seats-name = the name “{ $name }” of player { $n } must have 1 to { $most } letters and no line break
engine-seats-unseen = the name of player { $n } has an invisible character ({ $letter }): type the name again without it
engine-left-already = { $name } has already left the table (entry { $n })
engine-left-already-suggestion = add anything else to that entry: { $line }
engine-seats-same-name = two players are called { $name }; add an initial
engine-seats-exchange = to exchange two names, give one of them another for a moment: { $first }, then { $second }, then { $third }
engine-seats-same-colour = { $name } and { $other_name } both play { $colour }
engine-seats-nobody = no player sits in place { $place }
engine-seats-no-name = no player at this table is called “{ $name }”
engine-seats-nobody-suggestion = the players here: { $there }
engine-game-over = the game is over
engine-game-over-suggestion = undo the last entry to go on
engine-seats-colour = { $name } plays { $colour }, which is not a colour of this game
engine-record-number = the line is numbered { $found } where { $expected } was expected
engine-record-on = the line follows { $found }, but the book is at { $expected }
engine-no-such-line = there is no entry { $n }
engine-back-to-fact = entry { $n } is only noted ({ $verb }) and changes nothing
engine-back-where = name an act, a correction, a house rule or a fix
engine-nothing-to-undo = there is nothing left to undo
engine-nothing-to-redo = there is nothing to redo
engine-amend-last = entry { $entry } is the last one: there is no later entry to swap with
engine-amend-not-there = entry { $entry } is not part of the game as it stands
engine-amend-which = name an entry that has not been undone or struck
engine-amend-breaks = entry { $entry } ({ $act }) would no longer be legal: { $why }
engine-read-breaks-suggestion = if the box says so, fix that entry first
engine-back-breaks-suggestion = it was played with another printed value; stay on the present branch, or read that value again
engine-amend-breaks-suggestion = strike that entry too, replace it, or turn it into a correction
engine-notation-empty = nothing was typed
engine-notation-missing = something is missing after “{ $verb }”: write it like “{ $example }”
engine-notation-rest = “{ $rest }” does not fit after “{ $verb }”: write it like “{ $example }”
engine-notation-no-entry = “{ $text }” is not an entry; entries are numbers, such as 31 or 31.2
engine-notation-no-setup = this set-up cannot be read: { $why }
engine-notation-how = write it like “{ $example }”
engine-notation-who = unknown command “{ $word }”: a line begins with a player ({ $who }) or with one of these: { $verbs }
engine-notation-whose = “{ $verb }” is done by a player: say who first ({ $who })
engine-notation-verbs = say what is done, one of these: { $verbs }
engine-notation-verb = “{ $verb }” isn’t an action; use one of these: { $verbs }
engine-notation-word = “{ $word }” means nothing here
engine-notation-near = “{ $word }” means nothing here: did you mean “{ $near }”?
engine-notation-ambiguous = “{ $word }” may be { $who }: type more of the name
engine-notation-argument = { $why }: write it like “{ $example }”

# Presets
engine-preset-json = this is not board data: { $error }
engine-preset-columns = { $found } values for { $expected } columns
engine-preset-cell = { $cell } is neither a number, a word, nor null

# Acts without words of their own
engine-describe = { $text }
engine-shared-place = equal results share the place

# Draws
engine-rule-draws = Draws
engine-draw-open = this is left to chance: { $pool }
engine-draw-open-suggestion = enter what came out, or let Steward draw in a game that has a seed
engine-draw-pool = { $take } of { $kinds }
engine-draw-named = { $name }
engine-draw-kind = { $kind } × { $count }
engine-draw-not-open = nothing in this is left to chance
engine-draw-impossible = { $outcome } cannot have come out: { $pool }
engine-draw-other = the draw of this line is { $found }, but the one that was due is { $expected }

# A game taken up in the middle
engine-position-line = line { $n } of the sheet: { $why }
engine-position-how = write it like “red 1250 dollars, space 7 2 cars red”, one place once
engine-position-account = { $holder }, { $unit }
engine-fact-twice = “{ $what }” and another part of the correction are about the same thing: keep one of them
engine-position-twice = the sheet names one place twice: { $what }
engine-position-sum = the sheet does not add up: it comes to { $found }, but there are { $there } ({ $owner })
engine-position-sum-suggestion = count again, or leave out one place: what is not named stays in hand or at the bank

# Turns and phases
engine-turn = Turn
engine-turn-n = { $called } { $turn }
engine-turn-of = { $called } { $turn } of { $turns }
engine-turn-phase = { $called } { $turn } · { $phase }

# Where the game stands
engine-stands-phase = Turn { $turn }, phase { $phase }: { $name }
engine-stands-order = Order of play: { $order }
engine-stands-next = Next: { $seat }
engine-stands-over = The game is over
engine-stands-debt = Debt { $n }: { $seat } owes { $to } { $amount } ({ $cause })
