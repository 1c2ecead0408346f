# Auto-Brocante. Money arguments arrive written; select on numbers only.

auto-brocante-title = Auto-Brocante

# Units, places, cars
auto-brocante-so-far = Cash alone, no car counted
auto-brocante-unit-dollars = cash
auto-brocante-unit-cars = cars
auto-brocante-unit-cards = Auto-Brocante cards
auto-brocante-unit-policies = policies
auto-brocante-amount-dollars = { $count }
auto-brocante-amount-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
  }
auto-brocante-amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
auto-brocante-amount-policies = { $count ->
    [one] { $count } policy
   *[other] { $count } policies
  }
auto-brocante-place-graveyard = the graveyard
auto-brocante-place-stolen = the stolen cars
auto-brocante-car = car { $n }
auto-brocante-car-named = { $name } ({ $n })
auto-brocante-junk = junk
auto-brocante-at-bank = in the bank
auto-brocante-at-lot = on { $seat }’s lot
auto-brocante-at-graveyard = in the graveyard
auto-brocante-at-stolen = stolen from { $seat }
auto-brocante-damage-fire = fire
auto-brocante-damage-collision = collision
auto-brocante-damage-theft = theft
auto-brocante-policy-fire = fire
auto-brocante-policy-theft = theft
auto-brocante-policy-collision = collision
auto-brocante-policy-comprehensive = comprehensive
auto-brocante-policy-fly-by-night = fly-by-night
auto-brocante-covers-nothing = nothing
auto-brocante-covers-all = fire, theft and collision
auto-brocante-base-list = list price
auto-brocante-base-book = Blue Book

# Printed values
auto-brocante-ask-car-name = What is written on car { $n }?
auto-brocante-ask-car-list = What is the list price of car { $n }?
auto-brocante-ask-sell-base = Cards “sell”: there are five different ones, in any order. Number { $n }: by list price or by Blue Book?
auto-brocante-ask-sell-plus = Cards “sell”: there are five different ones, in any order. Number { $n }: how much is added?
auto-brocante-ask-card-buy = What does the card “buy from the bank” cost?
auto-brocante-ask-option-b = What does option B cost: the top car of the bank, before it is seen?
auto-brocante-ask-card-take = How many cards does “take cards from opponents” take?
auto-brocante-ask-policy-covers = What does the policy “{ $policy }” cover?
auto-brocante-ask-value = Which value is in place { $n } for the list price { $list }? (0 is junk)

# Open points
auto-brocante-ruling-insured-car = A claim is made: does the car stay?
auto-brocante-ruling-insured-car-stays = it stays on the lot
auto-brocante-ruling-insured-car-lost = it is lost all the same
auto-brocante-ruling-unrepaired = Where does a car go that is not repaired or recovered?
auto-brocante-ruling-unrepaired-bank = to the bottom of the bank
auto-brocante-ruling-unrepaired-graveyard = to the graveyard
auto-brocante-ruling-haggle-fails = “Buy from a dealer” without agreement: what is left of the turn?
auto-brocante-ruling-haggle-fails-over = only the card to be drawn
auto-brocante-ruling-haggle-fails-business = opening for business, and the card
auto-brocante-ruling-short-of-cash = What if a purchase exceeds the cash in hand?
auto-brocante-ruling-short-of-cash-refused = it is refused
auto-brocante-ruling-short-of-cash-debt = the rest is a debt
auto-brocante-ruling-min-price = What does a car for the minimum cost?
auto-brocante-ruling-min-price-either = the fixed price or its list price
auto-brocante-ruling-min-price-list = its list price only
auto-brocante-ruling-min-short = What if the minimum cannot be paid for?
auto-brocante-ruling-min-short-below = the dealer plays on below it
auto-brocante-ruling-min-short-debt = the dealer buys and owes the rest
auto-brocante-ruling-recovered = When is “stolen car recovered” played?
auto-brocante-ruling-recovered-at-once = at once, in reply
auto-brocante-ruling-recovered-later = in a later turn of your own, as option A
auto-brocante-ruling-fly-by-night = What does “fly-by-night” cover?
auto-brocante-ruling-fly-by-night-nothing = nothing
auto-brocante-ruling-fly-by-night-card = what its card says
auto-brocante-ruling-claim-cash = What about an attacker who could not pay the claim?
auto-brocante-ruling-claim-cash-debt = may attack, and owes the rest
auto-brocante-ruling-claim-cash-refused = may not attack that car
auto-brocante-ruling-stuck = What if nobody has a car and nobody can ever pay for one?
auto-brocante-ruling-stuck-may-end = the table may end the game and count
auto-brocante-ruling-stuck-go-on = the game goes on

# Paragraphs of the rules
auto-brocante-rule-setup = Preparation
auto-brocante-rule-turn = 1. The game
auto-brocante-rule-minimum = 2. Minimum
auto-brocante-rule-cards = 4. Using Auto-Brocante cards
auto-brocante-rule-sell-cards = 4a. “Sell” cards
auto-brocante-rule-buy-cards = 4b. “Buy” cards
auto-brocante-rule-approach = 4c. Buy from another dealer
auto-brocante-rule-force = 4d. Force another dealer to buy
auto-brocante-rule-damage = 4e. Collision, fire, theft
auto-brocante-rule-insurance = 5. Insurance
auto-brocante-rule-business = 6. Open for business
auto-brocante-rule-hood = 7. Under the hood
auto-brocante-rule-end = 8. End of the game
auto-brocante-rule-cars = The 24 cars
auto-brocante-rule-option-b = Options: B
auto-brocante-rule-option-d = Options: D

# Where the game stands
auto-brocante-phase-1 = Cars dealt
auto-brocante-phase-2 = Minimum
auto-brocante-phase-3 = Option
auto-brocante-phase-4 = Business
auto-brocante-phase-5 = Card
auto-brocante-phase-6 = Final count
auto-brocante-now-deal = Deal { $each } cars to each dealer and type their numbers
auto-brocante-now-minimum = { $seat } buys { $cars ->
    [one] one car
   *[other] { $cars } cars
  } for the minimum
auto-brocante-now-option = { $seat } chooses an option: cards, { $cars ->
    [0] {""}
   *[other] a car, {""}
  }{ $policies ->
    [0] {""}
   *[other] a policy, {""}
  }new cards, or none
auto-brocante-now-second-card = { $seat } may play one more card, open for business, or draw a card
auto-brocante-now-business = { $seat } may open for business, then draws a card
auto-brocante-now-card = { $seat } draws a card
auto-brocante-now-final = The bank is empty and so is a lot: each dealer types the values of their own Blue Book, alone
auto-brocante-now-stuck = Nobody has a car and nobody can pay for one, so the rules never end this game: enter the final count, or { $seat } goes on
auto-brocante-over = The game is over

# Causes
auto-brocante-cause-start = start of the game
auto-brocante-cause-deal = cars dealt
auto-brocante-cause-card = card played
auto-brocante-cause-draw = card drawn
auto-brocante-cause-exchange-out = hand put under the pile
auto-brocante-cause-exchange-in = as many cards drawn
auto-brocante-cause-buy = car bought from the bank
auto-brocante-cause-fill = car bought for the minimum
auto-brocante-cause-buy-card = car bought with a card
auto-brocante-cause-policy = policy
auto-brocante-cause-sell = car sold to a customer
auto-brocante-cause-cancel = policy cancelled
auto-brocante-cause-take = cards taken
auto-brocante-cause-fire = car burnt
auto-brocante-cause-collision = car wrecked
auto-brocante-cause-theft = car stolen
auto-brocante-cause-repair = repair
auto-brocante-cause-recovered = stolen car recovered
auto-brocante-cause-claim = insurance claim
auto-brocante-cause-business = sale in open business
auto-brocante-cause-approach = car bought from a dealer
auto-brocante-cause-force = forced sale
auto-brocante-cause-closed = lot closed
auto-brocante-cause-hood = under the hood
auto-brocante-cause-fine = seller’s fine

# Terms
auto-brocante-term-fixed = fixed price, before the car is seen
auto-brocante-term-list = list price: { $car }
auto-brocante-term-card-price = price on the card
auto-brocante-term-policy = price of a policy
auto-brocante-term-book = Blue Book: { $car }
auto-brocante-term-car-junk = junk: { $car }
auto-brocante-term-plus = added by the card
auto-brocante-term-repair = half the list price: { $car }
auto-brocante-term-recovered = the car stays
auto-brocante-term-claim = list price claimed: { $car }
auto-brocante-term-fly-by-night = “fly-by-night” covers what its card says
auto-brocante-term-credit = not in cash: the rest is a debt
auto-brocante-term-agreed = price agreed: { $car }
auto-brocante-term-value = value in the seller’s Blue Book
auto-brocante-term-junk = junk: the car is free
auto-brocante-term-fine-buyer = buyer’s fine, for the insult
auto-brocante-term-fine-seller = seller’s fine for asking more than the value
auto-brocante-term-missing = cars missing
auto-brocante-term-cash = cash
auto-brocante-term-unknown = { $cars ->
    [one] one car
   *[other] { $cars } cars
  } on the lot: the Blue Book is secret
auto-brocante-term-debt = debt: { $cause }
auto-brocante-term-owed = owed by { $who }: { $cause }
auto-brocante-fortune = Net worth: { $seat }
auto-brocante-found-below = { $seat } plays on below the minimum
auto-brocante-found-under = { $car } goes to the bottom of the bank
auto-brocante-found-graveyard = { $car } goes to the graveyard
auto-brocante-found-aside = { $car } lies apart, stolen: its owner may still recover it
auto-brocante-found-recovered = Recovered at once: { $car }
auto-brocante-found-walked = No agreement
auto-brocante-found-stuck = Nobody could ever get a car again
auto-brocante-doubt = { $value } is not one of the values printed for a list price of { $list } ({ $values }); look again: { $car }
auto-brocante-doubt-shown = { $value } is not what { $seat }’s Blue Book showed before ({ $seen }); look again: { $car }
auto-brocante-doubt-policy = { $seat } has a policy: ask first whether it covers this

# Refusals and ways out
auto-brocante-dealt-already = the cars have already been dealt
auto-brocante-not-dealt = the cars have not been dealt yet
auto-brocante-not-ended = the game has not ended: { $cars ->
    [0] no lot is empty
    [one] one car is left in the bank
   *[other] { $cars } cars are left in the bank
  }
auto-brocante-ended = the game has ended: nobody takes another turn
auto-brocante-not-your-turn = it is { $turn }’s turn, not { $seat }’s
auto-brocante-minimum-first = { $seat } still needs { $cars ->
    [one] one car
   *[other] { $cars } cars
  } for the minimum
auto-brocante-option-first = { $seat } has not chosen an option yet
auto-brocante-option-done = { $seat } has already taken this turn’s option
auto-brocante-option-a-begun = { $seat } has played { $cards ->
    [one] one card
   *[other] { $cards } cards
  }: that is option A, the only one of this turn
auto-brocante-cards-done = { $seat } has played { $cards ->
    [one] one card
   *[other] { $cards } cards
  } and may play no more in this turn
auto-brocante-no-card = { $seat } has no card in hand
auto-brocante-no-card-suggestion = play without a card, or correct the hand if it was miscounted
auto-brocante-deal-count = with { $players } players each dealer gets { $each } cars
auto-brocante-deal-twice = dealt twice: { $car }
auto-brocante-deal-twice-suggestion = read the numbers on the cards again
auto-brocante-bank-empty = no car is left in the bank
auto-brocante-not-in-bank = { $car } is not in the bank but { $place }
auto-brocante-not-in-bank-suggestion = read the number on the card again
auto-brocante-list-price-only = by the house rule in force a car for the minimum costs its list price, not the fixed price
auto-brocante-list-price-only-suggestion = buy it at its list price
auto-brocante-worst-case = { $seat } has { $has }; the car on top may cost as much as { $worst }
auto-brocante-worst-case-suggestion = take the car at the fixed price of { $price }, or choose another option
auto-brocante-other-option = choose another option
auto-brocante-short-of-cash = { $seat } has { $has } and needs { $needs }: { $cause }
auto-brocante-agreed-suggestion = agree on a price that the buyer has in cash
auto-brocante-repair-suggestion = without repair the car is lost
auto-brocante-nothing-missing = { $seat } needs no car for the minimum
auto-brocante-can-pay = { $seat } has { $has } and must buy cars up to the minimum
auto-brocante-no-policy-left = the bank has no policy left
auto-brocante-lot-full = { $seat }’s lot is full: { $most } cars
auto-brocante-lot-full-suggestion = a car must leave that lot first
auto-brocante-not-on-lot = { $car } is { $place }, not on { $seat }’s lot
auto-brocante-lot-empty = { $seat }’s lot is empty
auto-brocante-lot-holds = { $seat } has { $cars }
auto-brocante-no-such-card = no “sell” card adds { $plus } to that price
auto-brocante-no-such-card-suggestion = look at the card again; if it does say so, read that printed value again
auto-brocante-against-oneself = { $seat } can only do that to another dealer
auto-brocante-other-dealer-suggestion = name another dealer
auto-brocante-no-policy = { $seat } has no policy
auto-brocante-take-count = the card takes { $cards ->
    [one] one card
   *[other] { $cards } cards
  }; you named { $taken }
auto-brocante-take-too-many = { $taken ->
    [one] one card is
   *[other] { $taken } cards are
  } taken from { $seat }, who holds { $has ->
    [0] none
    [one] one
   *[other] { $has }
  }
auto-brocante-take-suggestion = say from whom { $cards ->
    [one] the card comes
   *[other] the { $cards } cards come
  }
auto-brocante-take-nothing = no opponent holds a card
auto-brocante-not-repaired = only after a collision can a car be repaired
auto-brocante-not-recovered = only a stolen car can be recovered
auto-brocante-recovered-in-turn = by the house rule in force a stolen car is recovered in a later turn
auto-brocante-replies = the owner loses the car or shows a policy that covers it
auto-brocante-replies-collision = the owner loses the car, has it repaired, or shows a policy that covers it
auto-brocante-replies-theft = the owner loses the car, plays the card that recovers it, or shows a policy that covers it
auto-brocante-own-car = { $car } is on { $seat }’s own lot: only opponents’ cars are attacked
auto-brocante-on-no-lot = { $car } is not on a lot, but { $place }
auto-brocante-nobodys-car = { $car } is on nobody’s lot
auto-brocante-opponents-car-suggestion = choose a car on an opponent’s lot
auto-brocante-claim-cash = { $seat } has { $has } and could not pay a claim of { $list }: { $car }
auto-brocante-claim-cash-suggestion = attack a cheaper car, or do something else
auto-brocante-hood-nothing-asked = { $seat } asks nothing, so the car is a gift and nobody looks under the hood
auto-brocante-no-ending = “{ $word }” does not say how a deal ends: by a price in dollars, or by a look under the hood, “asked 7000 value 4000”
auto-brocante-no-ending-approach = “{ $word }” does not say how a deal ends: by a price in dollars, by a look under the hood, “asked 7000 value 4000”, by “walks” or by “closed”
auto-brocante-hood-asked-suggestion = enter the price that was asked, $1 or more, or agree on a price
auto-brocante-not-covered = a { $policy } policy does not cover { $damage }
auto-brocante-not-stolen = { $seat } cannot recover { $car }: it is { $place }
auto-brocante-no-business = there was no agreement, so drawing a card is all that is left this turn
auto-brocante-must-sell = nobody can walk away from this sale
auto-brocante-must-sell-suggestion = agree on a price, or the buyer looks under the hood
auto-brocante-must-buy-suggestion = agree on a price, look under the hood, or play Lot closed
auto-brocante-which-car = { $seat } picks the car: name it
auto-brocante-final-seats = the final count names every dealer once
auto-brocante-final-cars = name each car on { $seat }’s lot once, and no other
auto-brocante-cars-by-number = Steward has to know which car it is: cars are moved by their numbers
auto-brocante-cars-by-number-suggestion = say which car goes where: “{ $act }”
auto-brocante-fix-cards = at most { $most } cards are played in a turn, not { $cards }
auto-brocante-fix-there = { $car } is { $place } already
auto-brocante-fix-value = the value of { $car } can be corrected only after the final count, and only on a lot
auto-brocante-fix-phase = there is no phase { $phase } in round { $turn }: rounds begin at 1, phases go from 1 to 5

# Fields
auto-brocante-field-car = car number
auto-brocante-field-plus = added by the card
auto-brocante-field-price = price agreed
auto-brocante-field-asked = price asked
auto-brocante-field-value = Blue Book value (0: junk)
auto-brocante-field-dealt = { $seat }, car { $n }
auto-brocante-field-final = { $seat }: { $car }
auto-brocante-field-taken = cards from { $seat }

# Acts in plain words
auto-brocante-describe-deal = The cars are dealt
auto-brocante-describe-buy-fixed = { $seat } buys { $car } from the bank at the fixed price
auto-brocante-describe-buy-list = { $seat } takes { $car } from the bank at its list price
auto-brocante-describe-buy-card = { $seat } buys { $car } from the bank with a card
auto-brocante-describe-below = { $seat } plays on below the minimum
auto-brocante-describe-policy = { $seat } buys a policy
auto-brocante-describe-policy-card = { $seat } gets a free policy from a card
auto-brocante-describe-exchange = { $seat } exchanges the whole hand of cards
auto-brocante-describe-none = { $seat } takes no option
auto-brocante-describe-sell-list = { $seat } sells { $car } to a customer at list price
auto-brocante-describe-sell-list-plus = { $seat } sells { $car } to a customer at list price plus { $plus }
auto-brocante-describe-sell-book = { $seat } sells { $car } to a customer at Blue Book value: { $value }
auto-brocante-describe-sell-book-plus = { $seat } sells { $car } to a customer at Blue Book value, { $value }, plus { $plus }
auto-brocante-describe-cancel = { $seat } cancels a policy: { $dealer }
auto-brocante-describe-take = { $seat } takes cards: { $hands }
auto-brocante-describe-taken = { $count } from { $name }
auto-brocante-describe-fire = { $seat } sets fire to { $car }: { $reply }
auto-brocante-describe-collision = { $seat } causes a collision with { $car }: { $reply }
auto-brocante-describe-theft = { $seat } has { $car } stolen: { $reply }
auto-brocante-describe-burnt = it burns
auto-brocante-describe-wrecked = it is lost
auto-brocante-describe-stolen = it is gone
auto-brocante-describe-repaired = it is repaired
auto-brocante-describe-recovered = it is recovered
auto-brocante-describe-claimed = the list price is claimed ({ $policy })
auto-brocante-describe-recover = { $seat } recovers { $car }
auto-brocante-describe-approach = { $seat } wants to buy { $car }: { $ending }
auto-brocante-describe-approach-agreed = { $seat } buys { $car } for { $price }
auto-brocante-describe-force = { $seat } forces { $dealer } to buy { $car }: { $ending }
auto-brocante-describe-force-agreed = { $seat } forces { $dealer } to buy { $car } for { $price }
auto-brocante-describe-force-closed = { $seat } wants to force { $dealer } to buy: the lot is closed
auto-brocante-describe-business = { $seat } sells { $car } to { $dealer }: { $ending }
auto-brocante-describe-business-agreed = { $seat } sells { $car } to { $dealer } for { $price }
auto-brocante-describe-hood = asked { $asked }, under the hood { $value }
auto-brocante-describe-walked = no agreement
auto-brocante-describe-closed = the lot is closed
auto-brocante-describe-draw = { $seat } draws a card and ends the turn
auto-brocante-describe-final = The Blue Books are opened

# Verbs on buttons
auto-brocante-verb-deal = Deal the cars
auto-brocante-means-deal = Lay everybody’s first cars face up
auto-brocante-verb-buy = Buy from the bank
auto-brocante-means-buy = Take the top car of the bank, for the fixed price or the list price
auto-brocante-verb-below = Play on below the minimum
auto-brocante-means-below = You cannot fill your lot, so you play on with fewer cars
auto-brocante-verb-policy = Policy
auto-brocante-means-policy = A policy protects you, and nobody sees what against
auto-brocante-verb-exchange = New hand of cards
auto-brocante-means-exchange = Put your hand under the pile and draw as many cards
auto-brocante-verb-none = No option
auto-brocante-means-none = You take no option this turn
auto-brocante-verb-sell = Sell to a customer
auto-brocante-means-sell = A customer pays what the card says, and the car is gone for good
auto-brocante-verb-cancel = Cancel a policy
auto-brocante-means-cancel = An opponent loses a policy
auto-brocante-verb-take = Take cards
auto-brocante-means-take = You take cards from your opponents
auto-brocante-verb-fire = Fire
auto-brocante-means-fire = Another dealer’s car burns, unless a policy pays
auto-brocante-verb-collision = Collision
auto-brocante-means-collision = Another dealer repairs the car for half its list price, or loses it
auto-brocante-verb-theft = Theft
auto-brocante-means-theft = Another dealer’s car is stolen, unless a policy pays
auto-brocante-verb-recover = Recover a stolen car
auto-brocante-means-recover = Your stolen car comes back
auto-brocante-verb-approach = Buy from a dealer
auto-brocante-means-approach = Pick a car of another dealer and haggle; you may look under the hood
auto-brocante-verb-force = Forced sale
auto-brocante-means-force = Another dealer picks one of your cars and must buy it
auto-brocante-verb-business = Open for business
auto-brocante-means-business = Offer a car to all; you must sell to one who bids
auto-brocante-verb-draw = Draw a card
auto-brocante-means-draw = Draw your card, and the turn goes on to your left
auto-brocante-verb-final = Open the Blue Books
auto-brocante-means-final = Everybody opens their Blue Book, and the richest wins

# The printed tables, their columns and rows
auto-brocante-table-car = Cars
auto-brocante-table-sell = Cards that sell a car
auto-brocante-table-card = Other cards
auto-brocante-table-policy = Policies
auto-brocante-table-value = Values in the Blue Books, by list price
auto-brocante-table-option = Options
auto-brocante-column-name = model
auto-brocante-column-list = list price
auto-brocante-column-base = at
auto-brocante-column-plus = plus
auto-brocante-column-price = price
auto-brocante-column-cards = cards
auto-brocante-column-covers = covers
auto-brocante-row-buy = buys from the bank
auto-brocante-row-take = takes cards
auto-brocante-row-fly-by-night = fly-by-night
auto-brocante-row-option-b = B: the top car of the bank, unseen

# Where the game stands
auto-brocante-stands-bank = { $car } is in the car bank
auto-brocante-stands-graveyard = { $car } is in the graveyard
auto-brocante-stands-lot = { $car } is on { $seat }’s lot
auto-brocante-stands-stolen = { $car } was stolen from { $seat }, who may still recover it
auto-brocante-stands-cards = { $cards ->
    [0] No card has been played this turn
    [one] One card has been played this turn
   *[other] { $cards } cards have been played this turn
}
auto-brocante-stands-first = { $seat } begins each round
auto-brocante-stands-turn = It is { $seat }’s turn
auto-brocante-stands-minimum = { $cars ->
    [one] A lot must have one car this turn
   *[other] A lot must have { $cars } cars this turn
}
auto-brocante-stands-shown = { $seat } has shown the Blue Book value of { $car }: { $value }
auto-brocante-stands-value = { $car } counts for { $value }

# The set-up sheet
auto-brocante-look-car = Lay the car cards out in the order of their numbers
auto-brocante-look-sell = Look for the five different cards “sell”, in any order
auto-brocante-look-card = Look at the text of these cards
auto-brocante-look-policy = Look at the text of each policy
auto-brocante-look-option = Look at the chart of options in the Blue Book
auto-brocante-model = { $name }
