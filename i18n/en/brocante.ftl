# Auto-Brocante in the window: the lots, the sheets, the curtain.

brocante-dealing = Press or type the number of each car that was dealt
brocante-dealing-back = Take the last car back
brocante-dealing-missing = the numbers of the cars that were dealt
brocante-sell = Sell
brocante-no-car = There is no car to sell
brocante-car = Car
brocante-sells-to = { $seller } sells to { $buyer }
brocante-buyer = To
brocante-which-car = which car
brocante-which-buyer = to whom
brocante-agreed = price agreed
brocante-hood = under the hood
brocante-curtain = Each dealer in turn types the values of their own Blue Book, alone at the screen: they stay hidden until all are revealed together. 0 is junk
brocante-odd = Not among the values printed for this list price: look again
brocante-lot = { $cars } of { $most } cars
brocante-parked = { $seat }: { $car }, list price { $list }
brocante-list-price = List price of { $car }
brocante-bank = Car bank
brocante-cards = Cards
brocante-policies = Policies
brocante-graveyard = Graveyard
brocante-stolen = Stolen
brocante-lot-of = { $seat }: { $cars }
brocante-pile = { $name }: { $count }
brocante-wanted = for the minimum
brocante-room = room for a car
brocante-named = { $name }
brocante-parked-unread = { $seat }: { $car }, list price not read yet
brocante-worst = Worst case: { $seat } claims the list price of { $car }
brocante-plus = +{ $plus }
brocante-sells = Sell to a customer: { $base }
brocante-sells-plus = Sell to a customer: { $base } { $plus }
brocante-card-bank = From the bank
brocante-card-approach = From a dealer
brocante-card-force = Forced sale
brocante-card-policy = Free policy
brocante-card-cancel = Cancel policy
brocante-card-recovered = Recovered
brocante-card-closed = Lot closed
brocante-answers = An opponent’s answer
brocante-closed-answers = “Lot closed” is never played by itself: an opponent plays it as an answer
brocante-closed-when = Press “From a dealer” or “Forced sale”, then the car or the lot: the answer is there
brocante-recovered-answers = “Recovered” is never played by itself: the owner of the stolen car plays it as an answer
brocante-recovered-when = Press “Theft”, then the car: the answer is there
brocante-none-stolen = No car stolen from { $seat } is still missing
brocante-recovered-later = “Recovered” is played in a turn after the theft
brocante-cards-left = { $count ->
    [one] One card left to play
   *[other] Up to { $count } cards to play
  }
brocante-play-cards = { $count ->
    [one] A · One more card
   *[other] A · Play cards
  }
brocante-walked = no agreement
brocante-owner-does = What the owner does
brocante-owner-missing = what the owner does
brocante-claims = policy “{ $policy }”: { $list } claimed
brocante-worst-amount = Worst case: { $seat } claims { $list } for { $car }
brocante-damage-to = { $damage }: { $car }
