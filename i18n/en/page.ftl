# The card of the table page.

page-numbered = { $number } { $name }
page-moves = { $from } → { $to }
page-moves-of = { $name }: { $from } → { $to }
page-hits = hits { $name }
page-choose = Choose what to do
page-fill = Not complete yet
page-read = Keep this value
page-go-on = Go on: a printed value is needed
page-not-now = Not possible
page-elsewhere = { $act }: not there.
page-drawn-first = Steward has drawn already: go on with that first.
page-no-longer = What was begun is no longer possible: choose again.
page-nothing = That changes nothing now.
page-looking-back = This is an earlier step. Escape goes back to the game.
page-empty = This still has to be filled in.
page-place = Number or name on the board
page-several = Several fit “{ $text }”: go on typing.
page-left-out = “{ $text }” is left out: Enter goes on with what is shown.
page-none-of = Nothing here begins with “{ $text }”.
page-one-of = “{ $text }” is not among the answers: { $answers }.
page-press = Press one of the highlighted places on the board
page-unfinished = Choose something first.
page-order = { $what }: in which place is each, from left to right?
page-twice = Two of them have place { $n }.
