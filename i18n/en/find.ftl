# The field that finds and does everything, and the groups of the menu.

find-hint = Find or do…
find-title = Find or do
find-letters = Go to the command field (typing a letter does that too)
find-arrows = Move through rows, places and results
find-enter-books = Enter: book
find-enter-shows = Enter: show
find-enter-does = Enter: do
find-next-part = Next pane
find-part-before = Previous pane
find-in-english = In English
find-in-french = In French
find-found = Found
find-acts = Acts
find-commands = Commands
find-rules = Rules
find-entries = Entries
find-players = Players
find-play = Play
find-look = Look
find-right = Fix
find-all-commands = All commands
