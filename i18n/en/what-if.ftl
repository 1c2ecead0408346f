# What if.

what-if-begin = What if…
what-if-title = What if
what-if-nothing-written = You’re trying things out; nothing is saved
what-if-compare = Compare
what-if-keep = { $count ->
    [0] Keep
    [one] Keep it: one entry
   *[other] Keep it: { $count } entries
  }
what-if-unkept = “{ $line }” was drawn while trying and cannot be kept; nothing was entered
what-if-unkept-suggestion = Leave out this line and those after it, then let it be drawn in the game itself
what-if-drop = Drop it
what-if-play-on = Play on
what-if-compared = What if, compared with the game
what-if-row = { $holder }, { $unit }
what-if-then = in the game
what-if-now = what if
