# The window.

desk-steward = Steward
desk-figure = { $figure }
desk-shelf = Home
desk-keys = Keys
desk-menu = Menu
desk-about = About Steward
desk-by-day = Light theme
desk-by-night = Dark theme
desk-moving = Animate pieces
desk-still = No animation
desk-close = Close
desk-open = Open a game…
desk-watch-demo = Watch a demo
desk-new-game = New game
desk-total = Total
desk-assumed = { $what } (invented value)
desk-by-ruling = { $what } (house rule “{ $ruling }”)
desk-times = { $count } × { $each }
desk-not-applied = did not apply
desk-not-adding-up = These terms do not add up to the total: an error in the program, not at the table
desk-phase = { $n } { $name }
desk-entry = Entry
desk-instead = Legal now: { $act }
desk-timeline = History
desk-undo = Undo
desk-redo = Redo
desk-redo-mine = Take back my last act and fix it
desk-look-back = Look back
desk-undo-to-here = Undo to here
desk-looking-back = Looking back at entry { $n }
desk-look-now = Back to now
desk-balanced = The books balance
desk-not-balanced = The books do not balance
desk-saved = Saved
desk-unsaved = Not saved
desk-only-read = Read-only
desk-writing = { $lines ->
    [one] Writing one entry…
   *[other] Writing { $lines } entries…
  }
desk-not-saved = { $lines ->
    [one] One entry is in memory only
   *[other] { $lines } entries are in memory only
  }: { $why }
desk-unfinished = Entry { $n } was never finished: Steward or the machine stopped while it was being written
desk-unfinished-suggestion = enter it again; what there is of it stays in the file until then, and is then set aside
desk-unfinished-entry = Entry { $n } unfinished
desk-held-suggestion = save a copy and go on there, or write it here once no other program does
desk-free-suggestion = it can be written here now
desk-write-here = Write here
desk-retry = Try again
desk-save-copy = Save a copy…
desk-moved = { $from } to { $to }: { $amount }, { $cause }
desk-nothing-moved = Nothing changed hands

# A curtain before what is secret
desk-alone = { $seat }, alone, please
desk-not-alone = Another player is alone with the screen and has to finish first
desk-put-away = { $seat } is done
desk-hold = Hold to look
desk-typed = { $fields ->
    [0] nothing to type
   *[other] { $done } of { $fields } typed
  }
desk-page-stopped = Steward has stopped because of a fault in the program. Every entry that was shown as saved is saved. Reload the page to go on.
desk-page-no-storage = This browser gives Steward no storage, so no game could be kept ({ $why }). A private window or an address without https may be the reason.
desk-page-not-open = Steward cannot draw in this browser ({ $why }).
desk-in-browser = In a browser, games are kept by the browser, on this device: download those that must not be lost (Save a copy…). There is no command line, no second window, and a screen reader cannot read the page. More in the manual under “Steward in a browser”.
