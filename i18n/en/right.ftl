# Fixing past entries.

right-put-right = Fix…
right-title = Fix entry { $entry }: { $what }
right-title-set-up = Fix the set-up
right-entry = Entry { $n }
right-entry-of = { $n } · { $what }
right-cancel = Close, change nothing

# What is done with the entry
right-replace = Replace
right-strike = Strike
right-insert = Insert before
right-swap = Swap with the next
right-instead = Instead
right-before-it = Before it
right-what-instead = What was done instead of entry { $entry }?
right-what-before = What was done before entry { $entry }?
right-same-as-before = The entry already says that: choose something else, or press “Change nothing”
right-cancel-instead = Change nothing
right-struck-out = The entry is taken out as if it had never been made
right-swapped-with = The entry comes after this one: { $what }
right-field-first = Who begins
right-field-drawn = Who begins was drawn by lot

# What changes
right-nothing-yet = Nothing has changed yet: what would change is shown here before anything is written
right-balances = Who has what
right-now = now
right-then = then
right-entered-as = Entered first: { $what }
right-same-hands = Nobody’s holdings change
right-later = { $count ->
    [one] One later entry does something else
   *[other] { $count } later entries do something else
  }
right-was = was
right-becomes = becomes
right-was-of = entry { $entry } was: { $what }
right-becomes-of = entry { $entry } becomes: { $what }
right-broken = { $count ->
    [one] One later entry would no longer be legal
   *[other] { $count } later entries would no longer be legal
  }
right-keep-all = Keep what can be kept as corrections
right-kept = { $count ->
    [one] One later entry is kept as a correction, or struck where that cannot be
   *[other] { $count } later entries are kept as corrections, or struck where that cannot be
  }
right-strike-all = Strike them all
right-strike-it = Strike entry { $entry }
right-other-words = Reword
right-other-words-of = Reword entry { $entry }
right-as-correction = Keep as a correction
right-as-correction-of = Keep entry { $entry } as a correction
right-in-the-same-breath = Together with this
right-mend-struck = is struck
right-take-back = Leave as it was: { $what }

# What had been wrong
right-reason = Reason
right-reason-hint = written beside the entry; may be empty
right-book-wrong = The book was wrong
right-book-wrong-means = The table had done it right: nothing changes hands
right-table-wrong = The table was wrong
right-table-wrong-means = A list says who hands what back to whom
right-let-stand = Let it stand
right-let-stand-means = A correction keeps what everybody has today
right-closing-hint = The old version stays in the history, struck through
right-closing-broken = First every entry has to be legal again

# Who hands what back
right-hand-back = Fix the table
right-hand-done = Close the list
right-hand-left = { $count ->
    [0] all done
    [one] one line left
   *[other] { $count } lines left
  }
right-hand-waits = { $count ->
    [one] One thing to hand back
   *[other] { $count } things to hand back
  }

# In the timeline
right-by = entry { $n }
right-by-at = entry { $n }, { $time }
right-now-reads = Now: { $what } ({ $by })
right-now-struck = Struck ({ $by })
right-now-swapped = Swapped with the next ({ $by })
right-now-set-up = Another set-up ({ $by })
right-with-reason = { $what }: { $reason }

# What cannot be fixed
right-not-standing = Entry { $n } is not part of this version of the game
right-only-struck = Entry { $n } has put no entry of its own into the game
right-not-standing-suggestion = Look back at it in the history and press “Undo to here”: that returns to the version that has it
right-a-fact = Entry { $n } is only a note or a reading: nothing to fix
right-a-fact-suggestion = Enter it again: the newer one counts
right-why-handed = Why: { $what }
