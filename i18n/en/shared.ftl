# Board data that people share.

shared-of-box = { $game } ({ $word })
shared-none = none
shared-read = { $name }: { $count } of { $cells } values
shared-provenance = read from { $edition } by { $by }, { $date }
shared-provenance-text = where from: { $text }
shared-no-provenance = it does not say from which edition it was read, by whom and when
shared-unsaid = it does not say yet from which edition the values are, who read them and when
shared-say = say it with --edition, --by and --date
shared-exported = board data “{ $name }” written to { $file }
shared-comes = { $game }, board data “{ $name }”: { $count } of { $cells } values
shared-same = nothing differs from “{ $name }”
shared-differences = { $count ->
    [one] one value differs from “{ $name }”
   *[other] { $count } values differ from “{ $name }”
  }
shared-difference = { $cell }: { $what }
shared-new = { $after }, not read so far
shared-gone = { $before } would be gone
shared-changed = { $before } → { $after }
shared-value = { $value }
shared-invented = { $value } (invented)
shared-not-replaced = “{ $name }” was left as it is
shared-replace-how = replace it with --replace, or give the new one another name with --as
shared-said-otherwise = “{ $name }” differs in what it says besides its values: { $what }
shared-name-how = give it a name of your own with --as
shared-taken = board data “{ $name }” kept in { $file }
shared-too-long = this is far longer than board data can be
shared-no-text = this is not text
shared-no-game = no game is called “{ $game }”
shared-no-piece = a banknote or piece is worth less than 1

# In the window
shared-import = Import…
shared-export = Export “{ $name }”…
shared-import-title = Board data from a file
shared-kind = Board data
shared-export-title = Board data for others
shared-export-why = Whoever gets the file should know where its values come from.
shared-edition = Read from which edition
shared-by = By whom
shared-date = When
shared-write = Write the file
shared-name = Keep it as
shared-take = Import it
shared-replace = Replace “{ $name }”
shared-cancel = Cancel
shared-other-box = this is board data of another box: { $game }

# The set-up sheet
shared-sheet-none = This box has no set-up sheet: Steward asks for each printed value when it is needed
shared-sheet-no-unit = number
shared-sheet-whole = { $cell } ({ $unit }, { $least } to { $most }): { $question }
shared-sheet-word = { $cell } ({ $words }): { $question }
shared-sheet-name = { $cell }: { $question }
