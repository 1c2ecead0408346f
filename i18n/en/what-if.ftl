# What if, and the choices weighed.

what-if-begin = What if…
what-if-title = What if
what-if-nothing-written = You are playing on in memory: nothing of this is written
what-if-compare = Compare
what-if-keep = { $count ->
    [0] Keep
    [one] Keep it: one entry
   *[other] Keep it: { $count } entries
  }
what-if-unkept = “{ $line }” was drawn while trying and cannot be kept; nothing was entered
what-if-unkept-way-out = Leave out this line and those after it, then let it be drawn in the game itself
what-if-drop = Drop it
what-if-play-on = Play on
what-if-compared = What if, compared with the game
what-if-row = { $holder }, { $unit }
what-if-then = in the game
what-if-now = what if

# Choices side by side
what-if-weigh = Weigh the choices
what-if-weighed = The choices side by side
what-if-weighed-how = The bill is what would be due if it came right after the choice. Pressing a choice puts it on the entry line
what-if-choice = Choice
what-if-cost-now = Now
what-if-bill = The bill, if now
what-if-left = Cash left
what-if-after-bill = After the bill
