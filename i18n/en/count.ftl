# The count at the table.

count-title = Count
count-how = Type what lies in front of everybody: a sum, or banknotes and pieces such as 2x500+3x50. What is left empty is not counted
count-how-pieces = Type how many pieces lie in front of everybody. What is left empty is not counted
count-table = the table
count-board = Count what lies on the board too
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
count-go-to = Go to suspect { $n }
count-fix = Fix the book
count-fix-it = Fix the book by suspect { $n }
count-hand-over = Fix the table
count-hand-over-it = Fix the table by suspect { $n }
count-keep = Keep the count
count-keys = Ctrl+G goes to the marked suspect, Ctrl+Enter fixes the book by it
count-first = Count first
