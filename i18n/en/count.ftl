# The count at the table.

count-title = Count
count-how = Type what each player has in front of them: a sum, or banknotes and pieces such as 2x500+3x50. What is left empty is not counted
count-how-pieces = Type how many pieces each player has in front of them. What is left empty is not counted
count-table = the table
count-board = Count what is on the board too
count-on-board = { $place }: { $what }
count-agrees = agrees
count-unread = not understood
count-nothing-yet = Nothing counted yet
count-all-agrees = Everything counted agrees with the book
count-explained = One mistake would explain it; the likeliest first
count-unexplained = No single mistake explains it: count again, or write a correction with its reason
count-suspect = { $n }. Entry { $entry }: { $what }
count-suspect-none = { $n }. No entry
count-go = Go to it
count-go-to = Go to possible mistake { $n }
count-fix = Fix the book
count-fix-it = Fix the book by possible mistake { $n }
count-hand-over = Fix the table
count-hand-over-it = Fix the table by possible mistake { $n }
count-keep = Keep the count
count-keys = Ctrl+G goes to the marked entry, Ctrl+Enter fixes the book by it
count-first = Count first
