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
export-seed-none = nothing was drawn by Steward
export-seed = drawn from the seed { $seed }
export-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
export-turns = Turn by turn
export-ledger = Every entry with its reason
export-by-hand = fixed by hand
export-gap-undone = undone
export-gap-facts = below, under “Remarks and counts”
export-remarks = Remarks and counts
export-result = Final count
export-result-so-far = As if the game ended now
export-figure = { $amount }
export-fingerprint = fingerprint of the game: { $mark }

export-state-title = { $game }: to set the table up again
export-stage = turn { $turn }, phase { $phase }: { $name }
export-lies = What is where, and how far the game has got
export-secret = Secret: cut off and give to its owner

export-what = Entry

export-reference-title = { $game }: reference card
export-phase = Phase
export-what-does = What squares, cards and actions do
export-played-here = How this table plays

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
export-paper-protocol = printed record, to sign
export-paper-state = how to set the table up again
export-paper-reference = reference card of the phases
export-paper-ledger = ledger for a spreadsheet (commas)
export-paper-book = whole book for other programs (JSON)
export-paper-play-log = play log for BG Stats
export-paper-summary = summary to paste
export-again-how = What is not named is with its owner or at the bank. To go on in Steward, type the amounts into “Set the book to match the table” and the other lines into “Besides the pieces”, or put all lines in a file for “steward new … --position”.
export-printed-here = Printed here
export-invented = invented
