# A count beside the book, and the slips of the hand that explain the difference.

slips-count-unread = “{ $text }” is no count
slips-count-nobody = there is nobody and nothing called “{ $who }” here; the players are { $names }
slips-agrees = { $holder }: { $counted }, as the book says
slips-less = { $holder }: { $counted } counted, { $book } in the book, { $gap } short
slips-more = { $holder }: { $counted } counted, { $book } in the book, { $gap } over
slips-table-less = the table as a whole: { $gap } short
slips-table-more = the table as a whole: { $gap } over
slips-table-even = the table as a whole: { $unit }, neither over nor short

# What may have gone wrong with an entry
slips-suspect = entry { $entry } ({ $text }): { $slip }
slips-suspect-no-entry = no entry ({ $text }): { $slip }
slips-missed = never handed over: { $what }
slips-part = left out, { $part } ({ $amount }): { $what }
slips-booked-twice = booked twice, done once: { $what }
slips-not-booked = done, but not booked: { $what }
slips-elsewhere = in the book { $book }, in fact { $hands }: { $what }
slips-turned = typed the wrong way round: { $what }
slips-no-change = change not given, { $over }: { $what }

# Guard rails
slips-uncountable = is it { $amount }? The smallest piece is { $smallest }: { $below } or { $above }
slips-term-counted = counted
slips-term-book = in the book
