# The field that finds and does everything, and the groups of the menu.

find-hint = Find or do…
find-title = Find or do
find-letters = Into the field, with nothing typed (a letter goes there too)
find-arrows = Walk rows, places and what is found
find-enter-books = Enter: book
find-enter-shows = Enter: show
find-enter-does = Enter: do
find-next-part = Next part of the window
find-part-before = Part before
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
find-right = Put right
find-share = Share
find-window = Window
