# The dealing table of Autotock. It is read across the table: few and short words.

deal-title = Deal: Autotock
deal-how-many = How many players?
deal-players = Players
deal-n-players = { $n } players

## Places: by their number, clockwise; and where they are as the first dealer sees it

deal-player = Player { $n }
deal-name-of = Name of player { $n }
deal-first = first dealer
deal-left = on their left
deal-opposite = opposite
deal-right = on their right
deal-other = the other player

## The three words

deal-shuffles = Shuffles and deals
deal-deals = Deals without shuffling
deal-each = For each player
deal-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
deal-begins = Plays first
deal-of = Deal { $n } of { $of }
deal-describe = { $deals }: { $dealer }. { $cards }. Plays first: { $opener }
deal-aside = { $cards ->
    [one] 1 card aside
   *[other] { $cards } cards aside
  }

## What can be done

deal-next = Next deal
deal-key-next = Space
deal-back = Take back
deal-key-back = Backspace
deal-again = Start again
deal-change-yet = may change until the first deal
deal-change-now = The deck is full again: players may join or leave now
deal-change-later = { $deals ->
    [one] may change with the next deal, when the deck is full again
   *[other] may change in { $deals } deals, when the deck is full again
  }

## Marks on cars

deal-car = { $player }, car { $n }: mark it
deal-car-moved = { $player }, car { $n }: { $mark }. It has moved
