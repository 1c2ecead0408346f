# The card of the table page.

page-numbered = { $number } { $name }
page-moves = { $from } → { $to }
page-moves-of = { $name }: { $from } → { $to }
page-hits = hits { $name }
page-choose = Choose what to do
page-fill = Say the rest first
page-read = Keep it for this game
page-not-now = Not possible
page-nothing = Nothing like that can be done now.
page-empty = Something is still to be said here.
page-place = Place
page-none-of = “{ $text }” is none of what can be said now.
page-unfinished = Something is still to be chosen.
page-order = In which place is each, from left to right?
page-twice = Two are in place { $n }.
