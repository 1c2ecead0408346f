# The file of a game: how it is opened, written and checked, and why not.

# What could not be read
record-header-unreadable = this is not the first line of a game file: { $why }
record-test-build = it was written by a test build of Steward (format { $format }, rules { $rules }) and cannot be opened by this version
record-perhaps-newer = if a newer version of Steward wrote it, open it with that one
record-perhaps-newer-or-good = if a newer version of Steward wrote it, open it with that one; otherwise { $count ->
    [one] save the first entry, which is good, as a copy
   *[other] save the first { $count } entries, which are good, as a copy
  }
record-no-such-game = there is no game “{ $game }”; the games are: { $known }
record-line-unreadable = this cannot be read: { $why }
record-field-twice = the field “{ $field }” is there twice
record-field-wrong = field “{ $field }”: { $why }
record-as-read = { $why }
record-json-cut = it ends too early
record-json-none = it is not JSON from character { $n } on
record-json-field = there is no field “{ $name }” here; the fields are: { $known }
record-json-no-field = there is no field here, and so no “{ $name }”
record-json-missing = the field “{ $name }” is missing
record-json-word = “{ $name }” is not allowed here; choose one of: { $known }
record-json-kind = { $found } was found where { $expected } belongs
record-json-text = a text
record-json-this-text = the text “{ $text }”
record-json-this-number = the number { $n }
record-json-this = { $value }
record-json-yes-no = true or false
record-json-object = an object
record-json-list = a list
record-json-nothing = nothing
record-json-number = a small whole number
record-json-whole = a whole number
record-json-other = something is there that does not belong there
record-json-something = something else
record-sum-last = a checksum is the last field, 16 hexadecimal digits without spaces
record-no-verb = the line says nothing that can be entered; one of these fields must be there: { $known }
record-many-verbs = the line enters several things at once: { $found }
record-no-edit = an amend needs an edit
record-asks = a printed value must be read first: { $question }

# What is wrong with a file
record-fault = { $file }: { $what }
record-fault-at = { $file }, line { $n }: { $what }
record-missing = there is no such file
record-folder = that is a folder, not a game file
record-exists = a file of that name already exists
record-unread = it cannot be read: { $why }
record-unwritten = it cannot be written: { $why }
record-full = the disk is full
record-browser-full = the browser’s storage is full
record-protected = nothing may be written there
record-gone = the file was removed, renamed or replaced by another program
record-changed = another program has changed the file
record-no-folder = there is no such folder
record-no-home = this machine has no folder for new games
record-too-large = it is larger than { $most } MB, and no game file is that large
record-too-long = an entry has at most { $most } kB of text, and this one { $found } kB
record-too-many = a game has at most { $most } entries
record-empty = there is nothing in it
record-not-text = this is not text
record-sum-wrong = the line does not match its checksum: it or an earlier line was changed, moved or removed after it was written
record-held = the game is being written by { $by }
record-free = the game was being written by { $by }, which has ended
record-held-by-somebody = the game is being written by another program
record-who = { $program } (process { $pid }, since { $since })
record-who-tab = another tab of this browser
record-who-by-side = { $program } (process { $pid }, since { $since }; if it is no longer running, delete { $file })
record-no-locks = this disk cannot lock files: while the game is open, { $file } keeps other programs from writing it
record-stands-still = it has not followed the game since { $since }: { $why }
record-looked-at = the game was opened read-only

# What helps
record-save-good = { $count ->
    [one] save the first entry, which is good, as a copy
   *[other] save the first { $count } entries, which are good, as a copy
  }
record-save-good-or-unsign = { $count ->
    [one] save the first entry, which is good, as a copy
   *[other] save the first { $count } entries, which are good, as a copy
  }; to keep a change made by hand, take the field “sum” out of this line and all after it
record-unsign = to keep a change made by hand, take the field “sum” out of every line
record-other-name = choose another name
record-read-only = it can still be looked at
record-own-copy = save a copy and go on there

# Saving
record-not-saved = entry { $n } is in memory but not on the disk: { $why }
record-retry = the game goes on; try again, or save elsewhere
record-uncopied = the game is safe, but no copy of it was kept: { $why }
record-uncopied-suggestion = make the folder writable, or delete it: Steward makes a new one
