# Board data by edition: what is there, and why a file cannot be used.

preset-missing = no board data is called “{ $preset }”
preset-known = choose one of: { $known }
preset-wrong-name = “{ $preset }” cannot be the name of board data of your own
preset-names = use letters, digits and hyphens, but not “practice” or “unread”
preset-fault = { $file }, line { $n }, { $field }: { $what }
preset-fault-line = { $file }, line { $n }: { $what }
preset-put-right = fix that line, or choose other board data
preset-disk = { $file }: { $why }
preset-no-folder = this machine has no folder for your data
preset-set-folder = name one in the variable { $variable }
preset-other-game = these are the values of “{ $found }”, not of “{ $wanted }”
