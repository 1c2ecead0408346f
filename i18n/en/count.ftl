# The count at the table.

count-title = Count
count-how = Type what lies in front of everybody: a sum, or banknotes and pieces such as 2x500+3x50. What is left empty is not counted
count-by-notes = Count the banknotes in front of: { $name }
count-notes-of = Banknotes and pieces: { $name }
count-notes-of-value = { $name }: pieces of { $value }
count-times-value = × { $value }
count-notes-done = Done
count-table = the table
count-board = Count what lies on the board too
count-on-board = { $place }: { $what }
count-agrees = agrees
count-unread = not understood
count-nothing-yet = Nothing counted yet
count-all-agrees = Everything counted agrees with the book
count-explained = One slip would explain it; the likeliest first
count-unexplained = No single slip explains it: count again, or write a correction with its reason
count-suspect = { $n }. Entry { $entry }: { $what }
count-suspect-none = { $n }. No entry
count-go = Go to it
count-go-to = Go to suspect { $n }
count-fix = Put the book right
count-fix-it = Put the book right by suspect { $n }
count-hand-over = Put the table right
count-hand-over-it = Put the table right by suspect { $n }
count-keep = Keep the count
count-keys = Ctrl+G goes to the marked suspect, Ctrl+Enter puts the book right by it
