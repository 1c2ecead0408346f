# What is taken home: sheets to print, play logs.

export-players = Players
export-player = Player
export-colour = Colour
export-with = with { $others }
export-question = Open point
export-played = As it is played
export-number = No.
export-typed = As typed
export-has = What
export-set-up = Set-up
export-preset = printed values: { $name }; version { $version } of the rules
export-start-mark = start mark { $mark }: whoever noted it when the game began sees that neither set-up nor seed was changed since
export-seed-none = nothing was drawn by Steward
export-seed-open = drawn from the seed { $seed }, known to everybody
export-seed-sealed = drawn from a sealed seed; SHA-256 { $hash }
export-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
export-turns = Turn by turn
export-ledger = Every entry with its reason
export-by-hand = put right by hand
export-gap-undone = undone
export-gap-facts = below, under “Remarks and counts”
export-chart = { $unit } of each player after every entry
export-remarks = Remarks and counts
export-result = Final count
export-result-so-far = As if the game ended now
export-figure = { $amount }
export-debt = { $seat } owes { $to } { $amount }: { $cause }
export-fingerprint = fingerprint of the game: { $mark }

export-state-title = { $game }: to lay the table out again
export-stage = turn { $turn }, phase { $phase }: { $name }
export-lies = What lies where, and how far the game is
export-secret = Secret: cut off, and given to whoever it belongs to

export-blank-title = { $game }: an empty ledger
export-blank-how = One row for each entry: what it was, and what the player has of everything after it.
export-what = Entry
export-now = now

export-reference-title = { $game }: reference card
export-talk-title = { $game }: before the first turn
export-paper-newcomer = For a newcomer: how it went and what cost most
export-newcomer-title = { $game }: your first evening
export-cost-most = What cost most
export-phases-again = The phases once more
export-phase = Phase
export-what-does = What squares, cards and actions do
export-played-here = How this table plays

export-catch-up = catch-up card for whoever was away
export-catch-up-title = { $game }: what happened meanwhile
export-since = { $count ->
    [0] nothing since entry { $n }
    [one] one entry since entry { $n }
   *[other] { $count } entries since entry { $n }
}
export-undone-since = { $count ->
    [one] one earlier entry undone
   *[other] { $count } earlier entries undone
}
export-undone = undone since
export-then = then
export-paid = paid
export-received = received
export-nothing-moved = nothing was paid and nothing received
export-because = Why
export-meanwhile = What else happened
export-in-short = In short
export-placed = { $turn }: { $now }
export-standing = Result so far
export-place-of = { $rank }. { $score }
export-decided-meanwhile = Decided and put right

# In a play log
export-not-over = not over: { $turn }
export-decided = { $name }: { $decided }

# In the ledger
export-ledger-entry = Entry
export-ledger-at = Time
export-ledger-line = Line
export-ledger-from = From
export-ledger-to = To
export-ledger-unit = Thing
export-ledger-amount = Amount
export-ledger-cause = For
export-ledger-text = In words
export-ledger-from-name = From whom
export-ledger-to-name = To whom

# What there is
export-paper-protocol = protocol to print and sign
export-paper-state = how to lay the table out again
export-paper-blank = empty ledger to go on by hand
export-paper-reference = reference card of the phases
export-paper-talk = The talk before the first turn
export-paper-ledger = ledger for a spreadsheet (commas)
export-paper-ledger-semicolon = ledger for a spreadsheet (semicolons)
export-paper-book = whole book for other programs (JSON)
export-paper-play-log = play log for BG Stats
export-paper-summary = summary to paste
export-paper-by-hand = state sheet and empty ledger, to go on by hand
export-again-how = What is not named lies with its owner or at the bank. To go on in Steward, amounts are typed into “Adopt what lies on the table” and the other lines into “Beside the pieces”; or all lines stand in a file for “steward new … --position”.
export-by-hand-how = Go on by hand from here. Afterwards type what lies on the table into Steward as a position: the game goes on from there.
export-printed-here = Printed here
export-invented = invented
