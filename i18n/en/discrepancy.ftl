# A count beside the book, and the slips of the hand that explain the difference.

discrepancy-count-unread = “{ $text }” is not a count
discrepancy-count-nobody = nobody and nothing is called “{ $who }” here; the players are { $names }
discrepancy-agrees = { $holder }: { $counted }, as the book says
discrepancy-less = { $holder }: { $counted } counted, { $book } in the book, { $gap } short
discrepancy-more = { $holder }: { $counted } counted, { $book } in the book, { $gap } over
discrepancy-table-less = the table as a whole: { $gap } short
discrepancy-table-more = the table as a whole: { $gap } over
discrepancy-table-even = the table as a whole: { $unit }, neither over nor short

# What may have gone wrong with an entry
discrepancy-suspect = entry { $entry } ({ $text }): { $slip }
discrepancy-suspect-no-entry = no entry ({ $text }): { $slip }
discrepancy-missed = never handed over: { $what }
discrepancy-part = left out, { $part } ({ $amount }): { $what }
discrepancy-booked-twice = booked twice, done once: { $what }
discrepancy-not-booked = done, but not booked: { $what }
discrepancy-elsewhere = in the book { $book }, in fact { $hands }: { $what }
discrepancy-turned = typed the wrong way round: { $what }
discrepancy-no-change = change not given, { $over }: { $what }

# Guard rails
discrepancy-uncountable = { $amount } cannot be counted out, as the smallest piece is { $smallest }: is it { $below } or { $above }?
discrepancy-term-counted = counted
discrepancy-term-book = in the book
