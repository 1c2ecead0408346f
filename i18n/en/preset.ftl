# Board data by edition: what is there, and why a file cannot be used.

preset-missing = there is no board data “{ $preset }”
preset-known = there are: { $known }
preset-wrong-name = “{ $preset }” is no name for board data of your own
preset-names = use letters, figures and hyphens, and neither “practice” nor “unread”
preset-fault = { $file }, line { $n }, { $field }: { $what }
preset-fault-line = { $file }, line { $n }: { $what }
preset-put-right = fix that line, or choose other board data
preset-disk = { $file }: { $why }
preset-no-folder = this machine has no folder for your data
preset-set-folder = name one in the variable { $variable }
preset-other-game = these are the values of “{ $found }”, not of “{ $wanted }”
