# What every message shares: the language's own name, money, and how a list is joined.

# The language, in its own words.
words-language = English

## Money: the amount comes written, without its sign.

words-money = ${ $amount }
words-money-below-zero = −${ $amount }

## A list: none; two; the beginning of a longer one, item by item; its last item.

words-list-none = none
words-list-pair = { $start } and { $last }
words-list-more = { $start }, { $next }
words-list-last = { $start } and { $last }
words-list-either = { $start } or { $last }

## When: a day; a moment of it.

words-date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $day }, { NUMBER($year, useGrouping: "false") }
words-moment = { $day }, { $hour }:{ $minute }

## What is typed for a number and is none.

words-not-a-number = “{ $text }” isn’t a whole number
words-not-grouped = “{ $text }” isn’t a whole number: there are no decimals, and thousands are groups of three digits, as in 1,250
words-too-large = “{ $text }” is too large a number
