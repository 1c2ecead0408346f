# What every message shares: the language's own name, money, and how a list is joined.

# The language, in its own words.
words-language = Français

## Money: the amount comes written, without its sign. The space before $ does not break.

words-money = { $amount } $
words-money-below-zero = −{ $amount } $

## A list: none; two; the beginning of a longer one, item by item; its last item.

words-list-none = aucune
words-list-pair = { $start } et { $last }
words-list-more = { $start }, { $next }
words-list-last = { $start } et { $last }
words-list-either = { $start } ou { $last }

## Quand : un jour ; un moment de ce jour.

words-date = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { NUMBER($year, useGrouping: "false") }
words-moment = { $day } à { $hour } h { $minute }

## Ce qui est tapé pour un nombre et n’en est pas un.

words-not-a-number = « { $text } » n’est pas un nombre entier
words-not-grouped = « { $text } » n’est pas un nombre entier : il n’y a pas de décimales, et les milliers se groupent par trois chiffres, comme 1 250
words-too-large = « { $text } » est un nombre trop grand
