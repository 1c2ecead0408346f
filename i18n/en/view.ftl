# The second screen, the break, paper.

view-open = Table view on a second screen
view-board = Table view: figures, or the board
view-title = Steward: the table
view-break = Hide the table during a break
view-pause = Break
view-back = Back to the table
view-print = Print the state of the table, to go on by hand
view-more = { $count ->
    [one] { $count } more column on the table’s own screen
   *[other] { $count } more columns on the table’s own screen
  }
view-whole = F11 or Esc: back to a window
view-owes = owes { $amount } to { $to }
