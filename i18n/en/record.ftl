# The record: how a file is opened, written and checked, and why not.

# What could not be read
record-header-unreadable = this is not the first line of a record: { $why }
record-new-format = the record is of format { $found }, but this program knows formats up to { $known }
record-new-rules = the record was begun with version { $found } of the rules, but this program knows version { $known }
record-newer-program = open it with a newer version of Steward
record-no-such-game = there is no game “{ $game }”; there are: { $known }
record-line-unreadable = this cannot be read: { $why }
record-field-twice = the field “{ $field }” is there twice
record-field-wrong = field “{ $field }”: { $why }
record-as-read = { $why }
record-no-verb = the line says nothing that can be entered; one of these fields must be there: { $known }
record-many-verbs = the line enters several things at once: { $found }
record-no-edit = an amend needs an edit
record-asks = a printed value must be read first: { $question }
