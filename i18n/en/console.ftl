# The command line. Words that are typed stay as they are in every language.

# Where a game stands
console-stage = { $game }, turn { $turn }, phase { $phase }: { $name } ({ $entries ->
    [0] no entry
    [one] one entry
   *[other] { $entries } entries
  })
console-figure = { $amount }
console-of-seat = { $what } ({ $seat })
console-on-board = { $holder }: { $things }
console-result = Result
console-result-now = Standings, as if the game ended now
console-result-asks = No standings yet: { $question }
console-balanced = The books balance
console-unbalanced = the books do not balance: something was created or lost

console-seed = Seed: { $seed }
console-drawn = Drawn by Steward (draw { $n }: { $pool }): { $outcome }

# Without a window
console-demo-shown = The demo game
console-go-on = Go on: steward act { $file } LINE, steward explain { $file } N, steward --help
console-no-screen = there is no screen to open a window on ({ $why })
console-no-screen-suggestion = commands need none; see “steward help”
console-no-library = the window cannot open: { $library } is not installed
console-no-library-suggestion = install { $debian } (Debian, Ubuntu) or { $fedora } (Fedora)
console-no-graphics = Steward cannot open its window on this computer: { $why }. It needs OpenGL 2.0 or later, which comes with the driver of the graphics card. The commands work without it.
console-file-first = the file comes before the command
console-file-first-suggestion = write the command first: “steward replay FILE”

# Faults
console-instead = { $way }; legal now: “{ $act }”
console-suggestion = { $why }: { $way }
console-way-file = name a game file, or a command: see “steward help”
console-no-file = there is no file called “{ $file }”
console-did-you-mean = did you mean “{ $meant }”?
console-unread = { $file } cannot be read: { $why }
console-text-too-long = it is longer than { $most } MB, or has no end
console-no-text = it is not text
console-sure = if it is right all the same, enter it with --sure
console-sheet-unread = { $file }, line { $n }: { $why }
console-no-output = the answer could not be written: { $why }
console-unshown = { $did }; the answer could not be shown: { $why }
console-entered-as = entered as { $n }
console-entered-from = entered as { $first } to { $last }
console-written = { $file } was written
console-stopped = line { $n } of { $count }, after which nothing more was entered: { $what }
console-not-written = { $count ->
    [one] entry { $n } is not on the disk, not even in part
   *[other] { $count } entries from { $n } on are not on the disk, not even in part
  }: { $why }
console-write-again = fix that, then type it again
console-unknown = { $count ->
    [one] entry { $n } may be in the file or not
   *[other] { $count } entries from { $n } on may be in the file or not
  }: { $why }
console-look = see what the file holds before you type again: steward replay { $file }
console-look-after = see steward replay { $file }; with --after { $last } it is not entered twice
console-after = the last entry is { $last }, not { $after }
console-no-language = there are no messages in “{ $code }”
console-languages = choose one of: { $known }
console-torn = line { $n } after the header was never finished
console-torn-suggestion = the next entry sets it aside and the game goes on
console-torn-aside = line { $n } after the header was never finished; it is now in { $file }
console-entries = { $count ->
    [0] the game has no entries yet; entry 0 is the set-up
    [one] the game has entry 1; entry 0 is the set-up
   *[other] the game has entries 1 to { $count }; entry 0 is the set-up
  }
console-nobody = no player is called “{ $who }”
console-players = the players are { $names }

# Arguments
console-arg-unknown = unknown argument “{ $arg }”
console-arg-value = “{ $value }” is not a valid value for { $arg }
console-arg-empty = { $arg } needs a value
console-arg-missing = { $arg } is missing
console-arg-conflict = { $arg } cannot be used with { $other }
console-arg-twice = { $arg } is given twice
console-arg-command = a command is missing
console-arg-not-text = an argument is not text
console-arg-unread = these arguments cannot be read
console-arg-help = see “{ $command } --help”

# check
console-check-ok = { $count ->
    [one] one entry
   *[other] { NUMBER($count, useGrouping: "false") } entries
  }, books balance
console-check-no-moves = { $count ->
    [one] one line does not say what it moves
   *[other] { $count } lines do not say what they move
  }
console-check-no-sum = { $count ->
    [one] one line has no checksum
   *[other] { $count } lines have no checksum
  }
console-check-date = “{ $text }”, the date of the game, is not a date: a date is written { $example }
console-check-date-of = “{ $text }”, the date of entry { $n }, is not a date: a date is written { $example }
console-check-differs = { $count ->
    [one] one entry no longer does what it did
   *[other] { $count } entries no longer do what they did
  }
console-check-differs-suggestion = “--as-played” restores what was played, “--by-rule” keeps what the rules say now
console-check-nothing-open = nothing is left to decide
console-then = then: { $what }
console-now = now: { $what }

# explain, preview
console-entry = entry { $n }:
console-entry-setup = Entry 0: the set-up
console-entered = Entered { $at }
console-entry-undone = This entry has been undone
console-put-right-by = Fixed by entry { $n }; it was entered as “{ $text }”
console-struck-by = Struck by entry { $n }; this is what it did before
console-put-right-why = Entry { $n } says why: { $reason }
console-moves-nothing = Moves nothing
console-would-move-nothing = Would move nothing
console-not-entered = Nothing was entered

# new, demo
console-new = { $game }: a new game in { $file }
console-new-practice = It is played on the practice board, whose invented numbers are marked [assumed]; for your own box begin with --preset unread
console-new-board = Board data: { $board }
console-begins = { $seat } begins
console-begins-drawn = { $seat } begins, drawn at random
console-ruling-how = “{ $text }” is not a house rule: write it like “closed-leads=no”
console-seed-given = or give a seed yourself: --seed 7
console-no-chance = this machine has no source of random numbers: { $why }
console-demo-written = { $count ->
    [one] The demo game, one entry, is in { $file }
   *[other] The demo game, { $count } entries, is in { $file }
  }
console-demo-go-on = Look at it: steward replay { $file }, steward explain { $file } 1
console-no-demo = “{ $game }” has no demo game yet
console-demo-refused = the demo game stops at “{ $line }”: { $what }

# act
console-of-lines = line { $n } of { $count }, “{ $line }”, was not entered ({ $before ->
    [0] nothing was
    [one] the one before it was
   *[other] the { $before } before it were
  }): { $what }
console-read = a printed value must be read first: { $question } Type { $command } with what is printed there
console-readings-kept = { $count ->
    [one] Kept for your next games of this box: one value (--preset own)
   *[other] Kept for your next games of this box: { $count } values (--preset own)
  }
console-readings-not-kept = what was read is in this game, but not kept for the next one: { $why }

# amend
console-amend-line = this edit needs a line
console-amend-line-how = write it like { "steward amend FILE 31 replace \"red pass\"" }
console-amend-no-line = “strike” and “swap” take no line
console-amend-broken = Later entries that would no longer be legal
console-amend-step = { $entry } ({ $act }): { $what }
console-amend-breaks = { $count ->
    [one] nothing was changed, because one later entry would no longer be legal
   *[other] nothing was changed, because { $count } later entries would no longer be legal
  }
console-amend-changed = Entry { $entry } ({ $act }) moves something else now
console-balance-changed = { $seat }, { $unit }: { $then } → { $now }
console-balances-same = Everybody still has what they had
console-hand-back = To be handed over at the table
console-hand-nothing = Nothing has to be handed over
console-was-book = The table had it right: nothing is handed over
console-was-stand = It stays as it was played: nothing is handed over

# what-if, choices
console-what-if = { $count ->
    [one] If that were played, one line:
   *[other] If that were played, { $count } lines:
  }
console-what-if-dropped = Nothing was written; --keep enters it
console-what-if-nothing = What was played was all undone: there was nothing to keep, and nothing was written
console-choice-now = now: { $what }
console-choice-gives = gives { $amount }
console-choice-gets = gets { $amount }
console-choice-refused = not now: { $why }
console-choice-suggestion = what would make it legal: { $way }
console-reminder = Easily forgotten: { $what } ({ $act }; --without { $word })

# count
console-count-how = write it like “Red=1250”, “Red=3 cubes”, “Red=2x500+3x50” or “space 7=2 cars red”
console-count-kept = Kept as entry { $n }
console-count-differs = { $differ } of { $count } counts differ from the book
console-count-explained = What explains it, the likeliest first
console-count-explained-each = No single mistake explains all of it; what explains each by itself, the likeliest first
console-count-unexplained = No single mistake explains it
console-count-book = to fix the book: { $command }
console-count-table = to fix the table instead: { $what }
console-count-others = or entry { $entries }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }
console-count-suggestion = count again, look for the entry with “steward explain”, or write “correct” with a reason
console-count-fix-suggestion = fix the book or the table as shown above, or count again

# Help
console-heading-usage = Usage:
console-heading-commands = Commands
console-heading-examples = Examples:
console-heading-arguments = Arguments
console-heading-options = Options
console-heading-exit = EXIT STATUS
console-exit-done = The command did what was asked
console-exit-wrong = The game file or its books are wrong, the entry could not be written to the disk, or a count differs from the book
console-exit-request = The request was wrong; nothing was entered, except the lines before a refused one
console-exit-unsure = Something was entered, or may have been, but the answer could not be shown
console-about = Bank, referee and score keeper for a table where car board games are played
console-about-replay = Show scores and books, now or after an entry
console-about-check = Read a game file, replay it, and see that the books balance
console-about-explain = Explain an entry: every movement, with how it was worked out
console-about-ask = Answer a quick question without a game
console-about-ask-skip = Automobile: R&D cubes to build a given number of spaces ahead
console-about-ask-deal = Autotock: cards for each deal of a deck
console-about-ask-payout = Automobile: what one player pays in a loss phase
console-about-ask-sale = Automobile: who sells how many cars by demand, from a small file
console-about-ask-losses = Automobile: everybody’s loss phase, from a small file
console-about-new = Begin a game
console-about-act = Enter lines, in notation or JSON; a refused one changes nothing
console-about-preview = Show what a line would do, without entering it
console-about-amend = Fix a past entry, and see who hands what back
console-about-what-if = Play lines without writing them, and compare
console-about-choices = Show what may be done now, what it costs, and what is easily forgotten
console-about-count = Compare what players hold with the book
console-about-demo = Write the demo game to a file
console-about-export = Write something to take home: a printed record, a table, a play log
console-help-help = Show this help
console-about-help = Show help on Steward, or on a command
console-data = Your board data and Steward’s copies are in one folder: “steward manual files” says where. The variable STEWARD_DATA names another.
console-help-version = Show the version
console-help-lang = Language: { $languages }; the system’s by default
console-help-file = The game file, which ends in .steward
console-help-at = After this entry; 0 is the set-up
console-help-json = Answer in JSON, for programs
console-help-as-played = Where today’s rules give other amounts: keep what was played, by one correction
console-help-by-rule = Where today’s rules give other amounts: take what they give today
console-help-entry = The number of the entry; 0 is the set-up
console-help-spaces = How many spaces beyond the most modern one
console-help-sheet = A small JSON file, or - for standard input
console-help-turn = The turn, 1 to 4
console-help-losses = Loss points
console-help-loans = Loans held, 0 to 2
console-help-sloan = The player holds Sloan
console-help-chrysler = The player holds Chrysler
console-help-rate = Dollars a point, where the board says something else
console-help-bgg = The number of the box at BoardGameGeek, for play logs; kept for the next time
console-help-game = The game, such as automobile
console-value-file = FILE
console-value-folder = FOLDER
console-value-line = LINE
console-value-name = NAME
console-value-names = NAME,…
console-value-amount = NAME=AMOUNT
console-value-out = OUT
console-value-text = TEXT
console-value-unit = UNIT
console-value-what = WHAT
console-value-who = WHO
console-value-word = WORD
console-value-command = COMMAND
console-value-game = GAME
console-value-edit = EDIT
console-value-sheet = SHEET
console-value-spaces = SPACES
console-value-players = PLAYERS
console-help-players = The players in the order they sit; a colour is a name too
console-help-deal-players = How many play, 2 to 4
console-help-preset = Board data: “unread” (asked as you go), “own” (what you read off your box), “practice” (invented numbers; the default), or a name you gave
console-help-seed = Draw from this seed; a random number by default
console-help-first = Who begins; drawn at random by default
console-help-position = Start in the middle of a game: a sheet of what is where, such as “red 1250 dollars”
console-help-rulings = How an open point is decided: closed-leads=no
console-help-keep = A unit kept on the screen only, without pieces on the table: cubes
console-help-output = The file to write; it must not exist yet
console-help-paper = { $papers }; by default the ending of OUT decides: { $endings }
console-help-lines = Lines such as “red loan”; - reads them from standard input
console-help-line = A line such as “red loan”
console-help-edit = replace, strike, insert (before it) or swap (with the next)
console-help-was = What was wrong: book (nothing changes hands; the default), table (players hand things back) or stand (everybody keeps what they have, and the book follows)
console-help-reason = Why, in your words
console-help-counts = What a player or place holds: Red=1250, “Red=3 cubes”
console-help-what-if-keep = Enter the lines after all
console-help-all = Refused choices too, with what would make them legal
console-help-without = A kind of reminder to leave out, by the word shown beside it
console-help-after = Enter only if the last entry is N, so that nothing typed twice is entered twice
console-help-sure = Enter values even if they are on no list
console-help-mend = Entries that would no longer be legal become corrections

# Export
console-exported = { $what } written to { $file }
console-about-man = Write the manual pages of the command line into a folder, for packages
console-about-completions = What a shell needs to complete commands, for packages
console-help-folder = The folder to write them into; it must exist
console-help-shell = { $shells }
console-no-pages = no page could be written into { $folder }: { $why }
console-no-paper = nothing to take home is called “{ $word }”; there are { $known }
console-no-ending = no file to take home ends with “.{ $ending }”; possible endings: { $known }

# Les Sponsors
console-about-group = What a group has played so far: games, wins, best and average of each player in each game
console-help-places = Folders with game files, or game files
console-about-manual = The manual for players, page by page
console-help-page = The page; without it all pages are listed
console-about-board = Board data that people share: list, export, import
console-about-board-list = Your own board data, and where the values come from
console-about-board-sheet = What Steward asks of a box, and where on the board to find it
console-about-board-export = Write board data of your own to a file for others
console-about-board-import = Import board data from a file; what differs is shown first
console-help-board = The name of board data of your own: own, or a name you gave
console-help-boards = The file of board data
console-help-edition = From which edition the values were read
console-help-by = Who read them
console-help-date = When
console-help-named = Keep it under another name
console-help-replace = Replace what is there under that name

# How each command is typed
console-examples =
    steward
    steward evening.steward
    steward help act
console-examples-replay =
    steward replay evening.steward
    steward replay demo.steward --at 12
console-examples-check = steward check evening.steward
console-examples-explain = steward explain demo.steward 12
console-examples-ask =
    steward ask skip 2
    steward ask deal 3
console-examples-ask-skip = steward ask skip 2
console-examples-ask-deal = steward ask deal 3
console-examples-ask-payout = steward ask payout --turn 3 --losses 7 --loans 1 --sloan
console-examples-ask-sale = steward ask sale sale.json
console-examples-ask-losses = steward ask losses losses.json
console-examples-new =
    steward new automobile --players Anne,Bruno,Chloé --preset unread -o evening.steward
    steward new autotock --players Anne,Bruno --first Bruno -o evening.steward
console-examples-act =
    steward act evening.steward drawn
    { "steward act evening.steward \"note 1: a tile fell on the table\"" }
    steward act evening.steward undo
console-examples-preview = { "steward preview evening.steward \"red loan\"" }
console-examples-amend =
    { "steward amend demo.steward 45 replace \"blue produce 7:4\"" }
    steward amend demo.steward 12 strike --mend --was table
console-examples-count = { "steward count evening.steward Red=1250 \"Red=3 cubes\"" }
console-examples-what-if = { "steward what-if evening.steward \"red loan\" \"blue loan\"" }
console-examples-choices =
    steward choices evening.steward --all
    steward choices evening.steward --json
console-examples-demo = steward demo automobile -o demo.steward
console-examples-export =
    steward export evening.steward -o evening.html
    steward export evening.steward --paper ledger -o evening.csv
console-examples-group = steward group evenings
console-examples-board = steward board list automobile
console-examples-board-list = steward board list automobile
console-examples-board-sheet = steward board sheet sponsors
console-examples-board-export = steward board export automobile own -o boards.json
console-examples-board-import = steward board import boards.json --as ours
console-examples-manual =
    steward manual
    steward manual automobile
console-examples-help =
    steward help act
    steward help ask sale
console-examples-man = steward man share/man/man6
console-examples-completions = steward completions bash
