# What every message shares: the language's own name, money, and how a list is joined.

# The language, in its own words.
words-language = Français

## Money: the amount comes written, without its sign. The space before $ does not break.

words-money = { $amount } $
words-money-below-zero = −{ $amount } $

## A list: none; two; the beginning of a longer one, item by item; its last item.
## "Néant" is what a ledger says: it agrees with everything.

words-list-none = néant
words-list-pair = { $start } et { $last }
words-list-more = { $start }, { $next }
words-list-last = { $start } et { $last }
