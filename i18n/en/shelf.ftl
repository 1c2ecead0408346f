# The first page, the set-up of a new game, files.

# The first page
shelf-welcome = Steward keeps the money, the losses and the score while you play with the real board and pieces.
shelf-first-title = Welcome
shelf-first = New here? A lesson plays one turn with you, step by step; a demo is a whole game to leaf through.
shelf-first-lesson = Learn with a lesson
shelf-first-demo = Look at a demo first
shelf-continue = Continue
shelf-or-another = or open another game below
shelf-with = { $game } with { $names }
shelf-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
shelf-does-automobile = Bank, R&D cubes, sales in order, losses
shelf-does-auto-brocante = Deals, hidden prices, insurance, claims
shelf-does-sponsors = Workshop, sponsors, the race and its roulette
shelf-does-independents = Disks, competition, trends, years
shelf-does-autotock = Who deals, what each card can do
shelf-demo = Demo
shelf-players = { $least } to { $most } players
shelf-without-a-game = Quick answers, no game needed
shelf-deal = Deal (Autotock)
shelf-check = Check a phase
shelf-last-games = Recent games
shelf-no-games = Games you begin or open are listed here.
shelf-missing = the file is no longer there
shelf-forget = Remove { $file } from the list
shelf-forget-means = The file stays where it is, and can be opened from there.
shelf-forget-do = Remove
shelf-backups = Backups
shelf-backups-close = Close the backups
shelf-backups-hint = Each of the last ten games as you left it, and each game as it was before you first opened it that day. Press one to restore it under a new name.
shelf-no-backups = There are none yet: one is kept whenever you leave a game.
shelf-restore = Restore { $copy }
shelf-restored = restored from a backup, now in { $file }
shelf-failed = Steward crashed; every entry that was saved is there
shelf-failed-suggestion = A report is saved in { $report }; attach it when you report the crash
shelf-state = { $turn }, { $phase }
shelf-state-over = over
shelf-state-won = over, won by { $winners }

# Who plays, who begins
shelf-setup-title = New game of { $game }
shelf-who-plays = Who plays, in the order in which you sit
shelf-seat-name = Name of player { $n }
shelf-seat-colour = Colour of player { $n }: { $colour }
shelf-seat-up = Move player { $n } up
shelf-seat-down = Move player { $n } down
shelf-seat-out = Remove player { $n }
shelf-add-player = Add a player
shelf-proposed = Played before:
shelf-seat-them = Seat { $name }
shelf-who-begins = Who begins
shelf-drawn = Drawn by Steward
shelf-begins = { $name } begins

# What is printed on the board
shelf-printed = What is printed on your board
shelf-printed-unread = Start now, Steward asks as we go
shelf-printed-unread-hint = A printed value is asked for the first time it is needed, and kept for the next games.
shelf-printed-own = Our own board
shelf-printed-practice = Practice board
shelf-printed-practice-hint = Invented values, for learning and trying out. Every figure that rests on one is marked.
shelf-printed-other = Board data “{ $preset }”
shelf-own-further = Another board, called
shelf-own-add = Add
shelf-own-reading = reading your board…
shelf-own-count = { $count } of { $cells } values read; what is empty is asked during the game.
shelf-own-count-on = { $count } of { $cells } values read, last on { $date }; what is empty is asked during the game.
shelf-own-hint = Tab moves from cell to cell; leave empty what you cannot read
shelf-sheet = Set-up sheet
shelf-cell-whole = A whole number from { $least } to { $most } is needed: { $question }
shelf-cell-word = One of these words is needed ({ $words }): { $question }
shelf-cell-name = A name of 1 to 60 letters is needed: { $question }
shelf-sheet-open = Set-up sheet: { $count } of { $cells } read…
shelf-sheet-hint = What every game of this box needs, read off it in one go; what stays empty is asked during the game
shelf-sheet-practice = The practice board has invented values: choose a board of your own to read it off
shelf-sheet-title = Set-up sheet: { $game }
shelf-sheet-page = { $n }. { $table }
shelf-sheet-back = Back to the players
shelf-sheet-kept = What you read here is kept for the next games
shelf-sheet-unread = not read yet, asked when it is needed
shelf-sheet-read = read off your box
shelf-sheet-read-on = read off your box, last on { $date }
shelf-sheet-of-rules = as the rule text prints it
shelf-sheet-invented = invented: { $value }; type what your box says
shelf-sheet-delete = Delete
shelf-sheet-next = Next
shelf-list-unfit = “{ $value }” was not accepted, nor was anything else in the list: { $why }
shelf-list-empty = the list has no values
shelf-list-long = the list has more values than there are fields from there on
shelf-sheet-paste = Paste
shelf-sheet-paste-hint = Fills the fields from here on with a list from a spreadsheet or a text
shelf-ways = How you play
shelf-name = { $name }
shelf-together = { $names } play together

# What Steward keeps, how open points are decided
shelf-kept-nothing = All pieces on the table, Steward checks
shelf-kept = Kept by Steward alone: { $units }
shelf-kept-hint = What is ticked needs no pieces on the table; everything else does, and is counted.
shelf-rulings = { $count ->
    [0] House rules: all { $all } as usual
    [one] House rules: one of { $all } differs from the usual
   *[other] House rules: { $count } of { $all } differ from the usual
  }
shelf-rulings-default = All as usual
shelf-begin = Begin
shelf-only-here = This evening is kept in this browser only
shelf-download = Download the game
shelf-begin-in-browser = The game will be kept in this browser
shelf-begin-hint = The game will be saved in { $folder }
shelf-begin-or-name = Enter begins; for one more player, type a name
shelf-begin-nowhere = Steward asks where to save the game

# Files
shelf-opening = opening { $file }…
shelf-beginning = beginning…
shelf-open-title = Open a game
shelf-copy-title = Save a copy
shelf-place-title = Where to save the new game
shelf-records = Steward games
shelf-file-waiting = Waiting for the file window… The path can also be typed here.
shelf-file-no-window = No file was chosen. Type the path here, or cancel.
shelf-file-path = Path
shelf-file-open = Open
shelf-file-save = Save
shelf-cancel = Cancel
shelf-copied = a copy is in { $file }
shelf-save-good = Save the good entries as a copy
shelf-saved-good = { $count ->
    [0] the set-up was saved as { $file }
    [one] the first entry was saved as { $file }
   *[other] the first { $count } entries were saved as { $file }
  }

# Leaving
shelf-leave-warning = What is in memory only is lost when you leave.
shelf-leave-slow = It is still being written: the disk is slow
shelf-leave-slow-means = What was entered is safe as soon as it is on the disk. Leaving does not stop that.
shelf-leave-anyway = Leave anyway
shelf-stay = Stay

# Keys
shelf-key-tab = Next field or button
shelf-key-enter = Accept, press the button in focus
shelf-key-escape = Leave the field, close, go back
shelf-key-larger = Larger
shelf-key-smaller = Smaller
shelf-key-zoom = Usual size
shelf-key-quit = Quit
shelf-lesson = Lesson
shelf-of-box = { $what }: { $game }
