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
