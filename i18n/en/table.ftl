# The table: phases, seats, choices, entry line, timeline, echo.

# In plain words
table-gain = +{ $amount }
table-drafted = → { $amount }
table-loss = −{ $amount }
table-named = { $name }: { $what }
table-set-up = Set-up

# Phases and coach
table-phase-named = Phase { $n }, { $name }
table-phase-now = Phase { $n }, { $name }: now
table-phase-round = { $name } { $round }/{ $rounds }
table-phase-nested = { $name }: { $phase }
table-over = The end
table-final = Final count

# Seats
table-page-of = all about { $name }
table-page-of-acting = all about { $name }, who acts now
table-together-with = { $seat } plays with { $names }
table-with = with { $names }
table-all-rows = Show or hide the less important rows
table-debt = { $name } owes { $to } { $amount }: { $cause }
table-rank = { $score }, place { $place }

# Choices
table-tab-sheet = Sheet
table-tab-alone = One by one
table-tab-board = Board
table-tab-end = Result
table-not-now = { $what } (not now)
table-value = { $label }: { $value }
table-to-fill-in = { $verb }…
table-why-these = Why these amounts?
table-accept-what = Accept: { $what }
table-lit = { $place } · possible here
table-forced = Make { $count } forced sales
table-leaves = Leaves { $what }
# French says whose it is; English has no need of it.
table-now-has = { $name ->
   *[any] Now { $what }
  }
table-at-once = Just now: { $count } acts

# Entry line
table-read = Read
table-read-each = { $what }: which number for each?
table-read-together = { $what }, { $row }: what is printed there?
table-read-folded = { $what }: { $count } values read off the board
table-reads-open = { $what }: show each
table-reads-fold = { $what }: show as one
table-take-back-title = Take back entry { $n }?
table-from-to = From { $from } to { $to }: { $what }
table-take-back-describe = { $what }. It comes back for you to change
table-take-back = Take it back and change it
table-take-back-not = Change nothing
table-take-back-several = { $count ->
    [one] Take back the last entry?
   *[other] Take back { $count } entries?
}
table-take-back-entry = { $n }: { $what }
table-take-back-all = Take back

# Anytime
table-anytime = What anybody can do at any time, such as take a loan
table-verb-of = { $verb }: { $name }
table-note = Note
table-correct = Correct
table-ruling = House rule
table-pause = Note a break
table-rename = Rename
table-form-text = Text
table-form-from = From
table-form-to = To
table-form-amount = Amount
table-form-unit = What
table-form-reason = Reason
table-form-question = Question
table-form-option = Decision
table-form-by = Decided by
table-form-player = Player
table-form-name = New name
table-unit-of = { $unit }, { $name }
table-line-enter = Enter the line

# Timeline
table-entry-of = Entry { $n }: { $what }
table-entry-undone = Entry { $n }, undone: { $what }
table-timeline-show = Show the history
table-timeline-aside = Hide the history
table-just-now = Just now
table-look-earlier = Look one entry back
table-look-later = Look one entry forward
table-looking-start = Looking back at the set-up
table-demo = Demo: entry { $n } of { $of }
table-demo-back = Back
table-demo-on = Next
table-entry-n-of = Entry { $n } of { $of }

# Payouts
table-call-list = Who pays whom
table-calls-of = Entry { $n }: { $count ->
    [one] one handover
   *[other] { $count } handovers
  } still to do
table-calls-done = Tick off all lists
table-pays = { $name } pays { $amount }
table-payment = { $from } → { $to }: { $amount }
table-gets = { $name } gets { $amount }
table-notes = { $count } × { $value }
table-in-notes = { $what }: { $notes }
table-done = Done
table-tick = Handed over: { $what }

# Why
table-back-why = Back
table-left-to-steward = { $what } · Steward draws
table-rests-on = rests on invented values
table-lettered = { $letter } · { $verb }
