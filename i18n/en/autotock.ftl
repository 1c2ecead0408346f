# Autotock (Gladius, 2022).
autotock-title = Autotock

# Units, places
autotock-column-home = cars home
autotock-column-on-the-way = cars on the way
autotock-column-paddock = cars in the paddock
autotock-unit-cards = cards
autotock-unit-cars = cars
autotock-amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
autotock-amount-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
  }
autotock-paddock = paddock
autotock-square = square { $n }
autotock-verge = verge beside { $n }
autotock-garage = garage place { $n }
autotock-pile = the pile
autotock-nitro = nitro
autotock-puncture = puncture
autotock-reverse = reverse
autotock-car-at = { $seat } ({ $at })

# Cards
autotock-card-ace = ace
autotock-card-2 = 2
autotock-card-3 = 3
autotock-card-4 = 4
autotock-card-5 = 5
autotock-card-6 = 6
autotock-card-7 = 7
autotock-card-8 = 8
autotock-card-9 = 9
autotock-card-10 = 10
autotock-card-jack = jack
autotock-card-one-eyed = one-eyed jack
autotock-card-queen = queen
autotock-card-king = king
autotock-card-joker = joker
autotock-sign-ace = A
autotock-sign-jack = J
autotock-sign-one-eyed = J¹
autotock-sign-queen = Q
autotock-sign-king = K
autotock-sign-joker = Jo
autotock-does-ace = out · 1
autotock-does-on = { $count } on
autotock-does-four = 4 back
autotock-does-push = push 5
autotock-does-seven = 7, shared
autotock-does-off-road = 8, clears
autotock-does-swap = 10 · swap
autotock-does-out = out · 10
autotock-does-sweep = sweeps

# Printed values
autotock-ask-go = Which square is the Go of paddock { $n }? (Clockwise; paddock 1 is that of the first player listed)
autotock-ask-branch = From which square does the garage of paddock { $n } branch off? (Clockwise; paddock 1 is that of the first player listed)
autotock-ask-steps = How many squares after Go is { $special }?
autotock-ask-counted = Are the special squares counted from every Go, or once from the Go of paddock 1?
autotock-where-every = from every Go
autotock-where-once = once, from the Go of paddock 1
autotock-go-same = square { $n } is the Go of two paddocks
autotock-go-same-suggestion = read the Go of corner { $corner } off the board again

# Paragraphs
autotock-rule-deals = Dealing
autotock-rule-turns = Turns
autotock-rule-out = Bringing a car out
autotock-rule-go = Go square
autotock-rule-puncture = Puncture square
autotock-rule-garage = Garage
autotock-rule-collision = Collision
autotock-rule-blocked = Unable to play
autotock-rule-general = General rules
autotock-rule-cards = What the cards do
autotock-rule-seven = Sevens
autotock-rule-jacks = Jacks
autotock-rule-joker = Jokers
autotock-rule-experts = Experts’ cards
autotock-rule-win = Winner

# Causes
autotock-cause-deal = dealt
autotock-cause-shuffle = reshuffled
autotock-cause-played = card played
autotock-cause-puncture = card for a puncture
autotock-cause-discard = discarded, turn passed
autotock-cause-out = brought out
autotock-cause-drive = drives
autotock-cause-park = into the garage
autotock-cause-hit = hit
autotock-cause-swept = swept by a joker
autotock-cause-off-road = off the road
autotock-cause-swap = swapped

# Terms of sums
autotock-term-deal = deal { $number } of { $of }
autotock-term-played = the { $card }
autotock-term-discard = a card of the player’s choice
autotock-term-puncture = due for punctures: { $due }
autotock-term-first-enough = the card for the puncture is enough
autotock-term-card = squares of the { $card }
autotock-term-share = a share of { $count } of the 7
autotock-term-nitro = more for nitro
autotock-term-not-doubled = nitro does not double it
autotock-term-verge = back on the road
autotock-term-reverse = backwards, from reverse
autotock-term-four-back = a 4 from reverse still goes back
autotock-term-four-forward = a 4 from reverse goes forward
autotock-term-car = { $seat }: from { $from } to { $to }
autotock-term-home = car in place { $n }
autotock-term-partner = cars of the partner, { $seat }
autotock-spared-swapped = { $seat } owes no card for the puncture on { $at }: the car came by a swap
autotock-spared-pushed = { $seat } owes no card for the puncture on { $at }: the car was pushed there
autotock-stops-puncture = puncture on { $at }: { $seat } owes { $count ->
    [one] one card
   *[other] { $count } cards
  }
autotock-stops-nitro = nitro on { $at }: from there { $seat } goes { $count } times as far
autotock-stops-reverse = reverse on { $at }: from there { $seat } goes { $count ->
    [one] backwards
   *[other] backwards { $count } times
  }
autotock-steps-forward = { $seat } goes forward { $count ->
    [one] { $count } square
   *[other] { $count } squares
  } to { $to }
autotock-steps-back = { $seat } goes back { $count ->
    [one] { $count } square
   *[other] { $count } squares
  } to { $to }
autotock-score = { $seat }: cars in the garage
autotock-finding-discard = { $seat }: cards discarded

# Where the game stands
autotock-phase-1 = Deal
autotock-phase-2 = Puncture card
autotock-phase-3 = Card
autotock-now-deal = { $seat } deals { $cards } cards each (deal { $number } of { $of }); { $player } plays first
autotock-now-play = { $seat } plays a card ({ $cards } in hand)
autotock-now-puncture = { $seat } discards { $due ->
    [one] a card
   *[other] { $due } cards
  } for a puncture, or plays a joker
autotock-over = { $seat } has all three cars in the garage and wins
autotock-over-team = { $seat } and { $other } have all their cars in the garage and win
autotock-no-deal = there is no deal for this number of players
autotock-no-deal-suggestion = two, three or four can play

# Refusals and ways out
autotock-deal-not-now = { $seat } still has cards to play
autotock-no-cards = all hands are empty
autotock-not-your-turn = it is not { $seat }’s turn but { $turn }’s
autotock-no-car = { $seat } has no car on { $at }
autotock-no-car-suggestion = { $seat }’s cars to choose from: { $there }
autotock-no-car-suggestion-paddock = all cars are in the paddock; { $seat } brings one out with an ace, a queen, a king or a joker
autotock-card-not-out = this card does not bring a car out: { $card }
autotock-card-not-out-suggestion = ace, queen, king and joker bring a car out
autotock-paddock-empty = { $seat } has no car left in the paddock
autotock-paddock-empty-suggestion = move a car that is on the circuit
autotock-go-taken = { $seat } has a car on its own Go, square { $n }: no second car can come out
autotock-go-taken-suggestion = first move the car that is on Go
autotock-protected-pass = { $seat } has a protected car on square { $n }: it cannot be passed
autotock-protected-hit = { $seat } has a protected car on square { $n }: it cannot be hit
autotock-protected-suggestion = stop before it, move another car, or discard a card
autotock-garage-stays = { $seat } has that car in the garage ({ $at }): it never leaves
autotock-garage-stays-suggestion = a car in the garage only moves further up
autotock-garage-backwards = no car backs into its garage
autotock-garage-backwards-suggestion = let the car go back along the circuit
autotock-garage-long = { $count ->
    [one] one step is
   *[other] { $count } steps are
  } too many: at most { $most } are left in the garage
autotock-garage-long-suggestion = play a smaller card, or another car
autotock-garage-count = { $count ->
    [one] one step does
   *[other] { $count } steps do
  } not end in the garage: from here it takes { $least } to { $most }
autotock-garage-count-suggestion = leave the car on the circuit
autotock-garage-lap = the car is still { $missing ->
    [one] one square
   *[other] { $missing } squares
  } short of a full lap
autotock-garage-lap-suggestion = move along the circuit; a car enters its garage after a full lap
autotock-garage-taken = { $seat } has a car in garage place { $n }: it can be neither passed nor hit
autotock-garage-taken-suggestion = play another number of steps, or another car
autotock-garage-must = with { $count ->
    [one] one step
   *[other] { $count } steps
  } { $seat } can enter the garage, and by the house rule in force must
autotock-garage-must-suggestion = take the car into the garage
autotock-garage-pushed = { $seat }’s car cannot be pushed into its garage: by the house rule in force a pushed car drives past it
autotock-garage-pushed-suggestion = push the car along the circuit
autotock-garage-safe = { $seat } has that car in the garage, where it is protected
autotock-seven-total = the shares come to { $total }, not to 7
autotock-seven-total-suggestion = share out exactly 7, at least 1 to each car
autotock-seven-zero = one share is zero
autotock-seven-cars = a 7 is shared among two or three cars, not { $count }
autotock-seven-cars-suggestion = move one car by the whole 7, or share it among two or three
autotock-seven-twice = the same car has two shares ({ $at })
autotock-seven-gone = the car is no longer where it was ({ $at }): an earlier share hit it
autotock-seven-twice-suggestion = give each car one share, or change their order
autotock-seven-partner = all cars of a 7 belong to one player, here to { $seat }, whose cars were played when the turn began; the car on { $at } is the partner’s
autotock-seven-partner-suggestion = share the 7 among cars of that player, or play another card
autotock-seven-same = two shares end in the same place ({ $at })
autotock-seven-same-suggestion = share the 7 out differently
autotock-seven-not-from = by the house rule in force, a 7 cannot move a car that is on { $special } ({ $at })
autotock-seven-not-from-suggestion = play the 7 with another car
autotock-verge-small = this card does not move a car that is off the road: { $card } ({ $at })
autotock-verge-small-suggestion = play a 3 or more, by the house rule in force
autotock-card-not-swap = this card swaps nothing: { $card }
autotock-card-not-swap-suggestion = only jacks swap
autotock-swap-own = a jack swaps with another player’s car, not with your own
autotock-swap-own-suggestion = name another player’s car
autotock-swap-where = { $seat }’s car cannot be swapped from there: { $at }
autotock-swap-where-suggestion = only cars on the circuit are swapped
autotock-swap-go = { $seat } has that car on its own Go ({ $at }): no swap takes it away
autotock-swap-go-suggestion = swap with another car, or move a car of yours by 10
autotock-cross-own = a one-eyed jack used this way swaps two cars of other players
autotock-cross-own-suggestion = name two cars of other players
autotock-cross-same = both are the same car
autotock-no-experts = this table does not play the experts’ cards
autotock-no-experts-suggestion = a one-eyed jack is a jack, and a 5 moves one of your own cars; experts’ cards are chosen at set-up
autotock-one-eyed-only = by the house rule in force a one-eyed jack only swaps two cars of other players
autotock-one-eyed-only-suggestion = swap two cars of other players, or discard
autotock-five-own = an expert’s 5 moves another player’s car, never your own
autotock-five-partner = an expert’s 5 does not move the partner’s car ({ $seat }), by the house rule in force
autotock-five-go = { $seat } has a protected car there ({ $at })
autotock-five-own-suggestion = name a car of another player on the circuit; if there is none, discard
autotock-puncture-none = { $seat } owes no card for a puncture
autotock-puncture-first = { $seat } must first discard { $due ->
    [one] a card
   *[other] { $due } cards
  } for a puncture
autotock-puncture-first-suggestion = discard a card for the puncture first, or play a joker that spares you the card
autotock-puncture-joker-car = by the house rule in force { $seat } is spared the card only if the joker moves the punctured car
autotock-must-play = this card can be played, so { $seat } cannot discard it: { $card }
autotock-must-play-suggestion = for example: { $act }
autotock-discard-no-second = no second card is discarded: the card for the puncture was enough
autotock-discard-no-second-suggestion = end the turn without naming a card
autotock-laid-back = a laid card that cannot be played is taken back: { $card }
autotock-laid-back-suggestion = play another card, or discard one
autotock-fix-deal = deals are counted from 1
autotock-fix-owes = { $cards } cards are more than the deck has ({ $most })
autotock-fix-no-car = { $seat } has no car on or beside { $at }
autotock-fix-two-cars = two cars would be on { $at }: { $seat } and { $other }
autotock-fix-two-cars-suggestion = say in the same correction where the other car goes

# Notation
autotock-notation-card = { $word } is not a card; there are { $known }
autotock-notation-spot = { $word } is not a place for a car: 1 to 48, v30 for the verge beside 30, g1 to g3 for the garage

# Acts in plain words
autotock-car-back = { $count ->
    [one] { $owner }’s car on { $from } goes back to its paddock
   *[other] { $owner }’s { $count } cars on { $from } go back to their paddock
  }
autotock-describe-deal = Cards are dealt
autotock-describe-puncture = { $seat } discards for the puncture
autotock-describe-play = { $seat } plays { $play }
autotock-describe-discard = { $seat } cannot play and discards a card
autotock-describe-discard-card = { $seat } cannot play and discards: { $card }
autotock-describe-laid = { $seat } laid a card that cannot be played: { $card }
autotock-play-out = the { $card } to bring a car out
autotock-play-move = the { $card } with the car ({ $at })
autotock-play-park = the { $card } to take the car into the garage ({ $at })
autotock-play-up = the { $card } to move the car up in the garage ({ $at })
autotock-play-push = the 5 with another player’s car: { $car }
autotock-play-push-in = the 5 to take another player’s car into its garage: { $car }
autotock-play-seven = the 7, shared: { $shares }
autotock-play-share = { $steps } from { $at }
autotock-play-share-in = { $steps } from { $at } into the garage
autotock-play-swap = the { $card } to swap the car ({ $at }) with { $car }
autotock-play-cross = the one-eyed jack to swap { $car } with { $other }
autotock-verb-deal = Deal
autotock-means-deal = Everybody gets a new hand
autotock-verb-out = Bring a car out
autotock-means-out = A car leaves the paddock and goes onto your Go
autotock-verb-move = Move a car
autotock-means-move = Drive a car as far as the card says
autotock-verb-park = Into the garage
autotock-means-park = The card ends exactly in your garage: the car is home
autotock-verb-push = Move another’s car
autotock-means-push = The 5 drives another player’s car
autotock-verb-seven = Share a 7 out
autotock-means-seven = Share seven squares among your cars, all of them
autotock-verb-swap = Swap
autotock-means-swap = One of your cars and another player’s change places
autotock-verb-cross = Swap two others’ cars
autotock-means-cross = Two cars of other players change places
autotock-verb-puncture = Card for the puncture
autotock-means-puncture = Discard a card for the flat tyre before you play
autotock-verb-discard = Cannot play: discard
autotock-means-discard = None of your cards can be played: one goes, and your turn ends
autotock-verb-laid = Laid but unplayable
autotock-means-laid = A card was laid that cannot be played

# Open points
autotock-ruling-teams = Do four play in teams of two?
autotock-ruling-teams-no = no, each alone
autotock-ruling-teams-yes = yes, partners sit opposite
autotock-ruling-experts = Are the experts’ cards played (5, 8, one-eyed jacks)?
autotock-ruling-experts-no = no
autotock-ruling-experts-yes = yes
autotock-ruling-corners = Where do two players sit?
autotock-ruling-corners-opposite = at opposite corners (1 and 3)
autotock-ruling-corners-next = at neighbouring corners (1 and 2)
autotock-ruling-go-protection = Which car on its own Go is protected?
autotock-ruling-go-protection-always = any, whenever it is there
autotock-ruling-go-protection-until-moved = only one that has not moved since it came out
autotock-ruling-effects = Which car do reverse and nitro affect?
autotock-ruling-effects-stopped = one that ended a move there
autotock-ruling-effects-standing = any that is there when it next moves
autotock-ruling-puncture = When is the card for a puncture due?
autotock-ruling-puncture-once = once, at the player’s next turn
autotock-ruling-puncture-every = every turn while the car is there
autotock-ruling-reverse-four = Which way does a 4 from reverse go?
autotock-ruling-reverse-four-back = it still goes 4 back
autotock-ruling-reverse-four-forward = it goes 4 forward
autotock-ruling-reverse-seven = What does a 7 do from reverse?
autotock-ruling-reverse-seven-share = that car’s share goes backwards
autotock-ruling-reverse-seven-no = it is not allowed
autotock-ruling-nitro-seven = What does a 7 do from nitro?
autotock-ruling-nitro-seven-share = that car’s share is doubled
autotock-ruling-nitro-seven-no = it is not allowed
autotock-ruling-joker-own = Does a joker sweep the player’s own cars?
autotock-ruling-joker-own-yes = yes, all cars on the way
autotock-ruling-joker-own-no = no, others’ only
autotock-ruling-swap-go = May a swap take a car standing on its own Go?
autotock-ruling-swap-go-leave = not another’s; your own may leave
autotock-ruling-swap-go-no = no
autotock-ruling-full-lap = May a car that backed over Go enter its garage?
autotock-ruling-full-lap-no = yes, laps are not counted
autotock-ruling-full-lap-yes = no, a full lap is needed
autotock-ruling-puncture-debt = What about a card for a puncture that nobody could give?
autotock-ruling-puncture-debt-survives = it is due in the next deal
autotock-ruling-puncture-debt-dropped = it goes with the deal
autotock-ruling-puncture-block = What if nothing can be played after the card for a puncture?
autotock-ruling-puncture-block-second = a second card is discarded
autotock-ruling-puncture-block-first = the first is enough
autotock-ruling-puncture-joker = Must the joker that spares the card move the punctured car?
autotock-ruling-puncture-joker-any = no, any joker that turn
autotock-ruling-puncture-joker-must = yes
autotock-ruling-puncture-two = What if two of a player’s cars stopped on punctures?
autotock-ruling-puncture-two-each = one card each
autotock-ruling-puncture-two-one = one card
autotock-ruling-garage-choice = What if a count fits both garage and circuit?
autotock-ruling-garage-choice-choose = the player chooses
autotock-ruling-garage-choice-enter = the car must enter
autotock-ruling-swap-where = Which cars may be swapped?
autotock-ruling-swap-where-circuit = those on the circuit
autotock-ruling-swap-where-verge = those off the road too
autotock-ruling-laid-card = What happens to a laid card that cannot be played?
autotock-ruling-laid-card-discard = it counts as the discard, and the turn passes
autotock-ruling-laid-card-back = it is taken back
autotock-ruling-nitro-four = How far does a 4 from nitro go?
autotock-ruling-nitro-four-double = it goes 8 back
autotock-ruling-nitro-four-four = it goes 4 back
autotock-ruling-unused-go = With two or three players, do the special squares after unused Go squares count?
autotock-ruling-unused-go-yes = yes, they are printed
autotock-ruling-unused-go-no = no
autotock-ruling-joker-two-debts = How many of two punctures does one joker settle?
autotock-ruling-joker-two-debts-both = both
autotock-ruling-joker-two-debts-one = one
autotock-ruling-seven-same-square = May two shares of a 7 end on the same square?
autotock-ruling-seven-same-square-hit = yes, the second hits the first car
autotock-ruling-seven-same-square-refused = no, that is not allowed
autotock-ruling-pushed-effects = What applies to a car moved by an expert’s 5?
autotock-ruling-pushed-effects-all = squares and garage, as if its owner had moved it
autotock-ruling-pushed-effects-none = neither squares nor garage
autotock-ruling-nitro-joker = How far does a joker from nitro go?
autotock-ruling-nitro-joker-double = it goes 20 and sweeps all of them
autotock-ruling-nitro-joker-ten = it goes 10
autotock-ruling-five-who = Whose car does an expert’s 5 move?
autotock-ruling-five-who-all = anybody else’s, the partner’s too
autotock-ruling-five-who-not-partner = anybody else’s but the partner’s
autotock-ruling-eight-own = Does an expert’s 8 push the player’s own cars off the road?
autotock-ruling-eight-own-yes = yes, all cars it passes
autotock-ruling-eight-own-no = no, others’ only
autotock-ruling-verge = What is a small card worth for a car off the road?
autotock-ruling-verge-least-0 = the card minus 2, never below zero
autotock-ruling-verge-refused = 2 or less is refused
autotock-ruling-one-eyed = Is a one-eyed jack still a jack?
autotock-ruling-one-eyed-jack-too = yes: 10, a swap, or two others’ cars
autotock-ruling-one-eyed-only = no: it only swaps two others’ cars

# The printed tables, their columns and rows
autotock-table-corner = Go and garage, by paddock
autotock-table-special = Special squares
autotock-table-specials = Counted from
autotock-column-go = Go
autotock-column-branch = garage from
autotock-column-steps = squares after Go
autotock-column-counted = which Go

# A board being read off its picture
autotock-laid-go = Go of paddock { $n }
autotock-laid-branch = garage of paddock { $n } from here
autotock-go-first = Show a Go square first: special squares are counted from there

autotock-turn = Deal

# Where the game stands
autotock-stands-deal = Deal { $deal } is being played
autotock-stands-owes = { $seat } owes { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} for punctures
autotock-stands-fresh = { $seat }’s car on { $at } has not moved since it came out
autotock-stands-stopped = { $seat }’s car on { $at } ended a move there
autotock-stands-free = { $seat }’s car on { $at } has not ended a move there
autotock-stands-driven = { $what }, and has gone { $driven ->
    [one] { $driven } square
   *[other] { $driven } squares
} since it came out
autotock-stands-settled = Next: { $seat }, who has discarded for punctures

# The set-up sheet
autotock-look-corner = Call any square 1 and count clockwise to 48; paddocks go clockwise too
autotock-look-special = Look at the number printed on each special square
autotock-look-specials = See whether every Go has its special squares after it
