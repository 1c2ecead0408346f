# Automobile (Martin Wallace, 2009). Money arguments arrive written; select on numbers only.

automobile-title = Automobile

# Units: the name, and an amount of it
automobile-unit-dollars = cash
automobile-unit-losses = loss points
automobile-unit-cubes = R&D cubes
automobile-unit-loans = loans
automobile-unit-bonus = bonus-sales markers
automobile-unit-reduced = reduced-price markers
automobile-unit-closed = closed marks
automobile-unit-cars = cars
automobile-unit-distributors = distributors
automobile-unit-tiles = factory tiles
automobile-unit-parts = parts factory
automobile-amount-dollars = { $count }
automobile-amount-losses = { $count ->
    [one] { $count } loss point
   *[other] { $count } loss points
  }
automobile-amount-cubes = { $count ->
    [one] { $count } R&D cube
   *[other] { $count } R&D cubes
  }
automobile-amount-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
  }
automobile-amount-bonus = { $count ->
    [one] { $count } bonus-sales marker
   *[other] { $count } bonus-sales markers
  }
automobile-amount-reduced = { $count ->
    [one] { $count } reduced-price marker
   *[other] { $count } reduced-price markers
  }
automobile-amount-closed = { $count ->
    [one] { $count } closed mark
   *[other] { $count } closed marks
  }
automobile-amount-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
  }
automobile-amount-distributors = { $count ->
    [one] { $count } distributor
   *[other] { $count } distributors
  }
automobile-amount-tiles = { $count ->
    [one] { $count } factory tile
   *[other] { $count } factory tiles
  }
automobile-amount-parts = { $count ->
    [one] { $count } parts factory
   *[other] { $count } parts factories
  }

# Places and classes
automobile-space = space { $n }
automobile-space-named = { $name } ({ $n })
automobile-band = { $n ->
    [1] the premium band
    [2] the mid band
   *[other] the low band
  }
automobile-boxes = { $n ->
    [1] the premium row
    [2] the mid row
   *[other] the low row
  }
automobile-class-premium = premium
automobile-class-mid = mid
automobile-class-low = low

# Characters
automobile-character-ford = Ford
automobile-character-kettering = Kettering
automobile-character-sloan = Sloan
automobile-character-howard = Howard
automobile-character-durant = Durant
automobile-character-chrysler = Chrysler

# Phases
automobile-phase-1 = Demand tiles
automobile-phase-2 = Characters
automobile-phase-3 = Actions
automobile-phase-4 = Howard
automobile-phase-5 = Distributors
automobile-phase-6 = Executive decisions
automobile-phase-7 = Demand sales
automobile-phase-8 = Losses
automobile-phase-9 = End of turn

# What is to be done now
automobile-now-nobody = Nobody can act here; a correction must fix the phase
automobile-now-nobody-sells = Nobody can sell: accept the empty sheet of all sales, which ends the phase; each distributor that sold nothing comes back and costs 1 loss point
automobile-now-tiles = { $each ->
    [one] Everybody draws one demand tile and keeps it secret
   *[other] Everybody draws { $each } demand tiles and keeps them secret
  }
automobile-now-bids = Everybody bids for the first choice of characters
automobile-now-choose = { $seat } chooses a character
automobile-now-durant = { $seat } builds one factory tile at once (Durant)
automobile-now-action = { $seat } takes an action, round { $round } of { $rounds }
automobile-now-howard = { $cars ->
    [one] { $seat } sells one car through Howard
   *[other] { $seat } sells { $cars } cars through Howard
  }
automobile-now-distributors = { $seat } sells one car through a distributor
automobile-now-decisions = { $seat } takes an executive decision or passes
automobile-now-reveal = { $each ->
    [one] Turn the demand tiles over, one from each player
   *[other] Turn the demand tiles over, { $each } from each player
  }
automobile-now-sale = Sell by demand, the most modern spaces first
automobile-now-losses = Hand out loss points, then pay for them
automobile-now-end-turn = Put tiles back in the bag and markers back on the board, then begin the next turn
automobile-now-end-game = The game ends; everybody takes the value of their factories and pays back their loans
automobile-over = The fourth turn is over
automobile-decided-losses = { $own ->
    [one] one loss point
   *[other] { $own } loss points
  } against { $others }

# Paragraphs of the rules
automobile-rule-setup = Set-up
automobile-rule-demand-tiles = Phase 1, demand tiles
automobile-rule-characters = Phase 2, characters
automobile-rule-ford = Characters, Ford
automobile-rule-sloan = Characters, Sloan
automobile-rule-durant = Characters, Durant
automobile-rule-chrysler = Characters, Chrysler
automobile-rule-build = Phase 3, build a factory
automobile-rule-skip = Phase 3, R&D cubes for jumping ahead
automobile-rule-parts = Phase 3, the parts factory
automobile-rule-place = Phase 3, place distributors
automobile-rule-cubes = Phase 3, take two R&D cubes
automobile-rule-produce = Phase 3, produce cars
automobile-rule-close = Phase 3, close a factory
automobile-rule-loan = Loans
automobile-rule-howard = Phase 4, sales through Howard
automobile-rule-distributors = Phase 5, sales through distributors
automobile-rule-decisions = Phase 6, executive decisions
automobile-rule-demand = Phase 7, the demand tiles
automobile-rule-sale = Phase 7, demand sales
automobile-rule-losses = Phase 8, losses
automobile-rule-end-turn = Phase 9, end of the turn
automobile-rule-end = Winning the game

# What things move for
automobile-cause-start = what everybody begins with
automobile-cause-bid = bid for the first choice
automobile-cause-loan = loan
automobile-cause-skip = jumping ahead
automobile-cause-build = building
automobile-cause-ford = Ford’s extra piece
automobile-cause-place = placing distributors
automobile-cause-cubes = R&D cubes
automobile-cause-produce = producing
automobile-cause-close = closing a factory
automobile-cause-howard = sale through Howard
automobile-cause-distributors = sale through distributors
automobile-cause-bonus = bonus-sales marker
automobile-cause-reduced = reduced-price markers
automobile-cause-sale = demand sale
automobile-cause-unsold = unsold cars
automobile-cause-age = ageing factories
automobile-aged = { $count } for ageing factories
automobile-cause-losses = loss points and interest
automobile-cause-value = value of the factories
automobile-cause-repayment = loans paid back

# Terms of sums
automobile-term-tiles = factory tiles on { $space }
automobile-term-parts = parts factory
automobile-term-skip = space { $n }
automobile-term-skip-own = { $space } already belongs to the player: no cube
automobile-term-skip-behind = behind the most modern space ({ $lead }): no cube
automobile-sheet-from-to-parts = { $least }–{ $most }, $20 less each (parts factory)
automobile-term-cars = cars made on { $space }
automobile-term-cars-parts = cars made on { $space }: { $cost } less $20 thanks to the parts factory
automobile-term-refund = factory tiles on { $space }: { $cost } less $100 each
automobile-term-refund-parts = parts factory, less $100
automobile-term-half = half of { $points }, rounded up
automobile-term-unsold = cars left unsold on { $space }
automobile-term-sold = cars sold from { $space }
automobile-term-sold-reduced = cars sold from { $space } at the reduced price
automobile-term-demand-gone = { $cars ->
    [one] one car finds no buyer: no demand left ({ $class })
   *[other] { $cars } cars find no buyer: no demand left ({ $class })
  }
automobile-term-parts-apart = the parts factory does not count
automobile-term-howard-missing = cars that Howard could not sell
automobile-term-howard-excused = cars that Howard could not sell cost no point
automobile-howard-must = cars that Howard must sell
automobile-term-howard-cars = all that may be sold
automobile-term-howard-premium = premium cars do not count
automobile-left-out = spaces left out
automobile-term-left-out = { $space }
automobile-markers-lying = markers on the closed space
automobile-pass-place = number { $count } in the next choice of characters
automobile-pass-place-so-far = number { $count } in the next choice of characters, unless a later decision changes it
automobile-back-in = { $seat } decides again and gives up number { $count } in the next choice of characters
automobile-term-passed = players who have passed
automobile-term-idle = distributors left in the { $band } band without a sale
automobile-term-come-back = distributors that could not sell
automobile-come-back = { $count ->
    [one] { $seat } takes back one distributor and a loss point
   *[other] { $seat } takes back { $count } distributors and { $count } loss points
  }
automobile-term-bonus = bonus-sales marker no. { $n } of this turn
automobile-term-tile = tile { $tile }
automobile-term-points = loss points
automobile-term-interest = interest on loans
automobile-term-age = { $space }, counted backwards from the most modern space ({ $class })
automobile-term-turn-number = number of the turn: { $turn }
automobile-term-late-loan = loan taken in this loss phase: no interest yet
automobile-term-sloan-taken = Sloan discards for { $seat } only
automobile-term-chrysler-taken = Chrysler discards for { $seat } only
automobile-term-cash = cash
automobile-term-value = factory tiles on { $space }
automobile-term-value-parts = parts factory on { $space }
automobile-term-repayment = loans paid back
automobile-term-debt = debt: { $cause }
automobile-fortune = Net worth: { $seat }
automobile-demand-of = Demand: { $class }

# Numbers to be filled in
automobile-field-bid = Bid: { $seat }
automobile-field-cars = Cars on { $space }
automobile-field-tile = Tile { $n }: { $seat }
automobile-field-drawn = Tile drawn now: { $class }

# Values printed on the box
automobile-ask-space-name = Which name is printed on space { $n }?
automobile-ask-space-class = Which cars does space { $n } make: premium, mid or low?
automobile-ask-space-cost = What does one factory tile on space { $n } cost?
automobile-ask-space-car = What does one car on space { $n } cost to make?
automobile-ask-production-least = What is the minimum number of { $class } cars for { $tiles ->
    [one] one factory tile
   *[other] { $tiles } factory tiles
  }?
automobile-ask-production-most = What is the maximum number of { $class } cars for { $tiles ->
    [one] one factory tile
   *[other] { $tiles } factory tiles
  }?
automobile-ask-boxes-1 = How many boxes of the { $class } row are marked 1-4?
automobile-ask-boxes-2 = How many boxes of the { $class } row are marked 2-4?
automobile-ask-boxes-3 = How many boxes of the { $class } row are marked 3-4?
automobile-ask-price-mid-reduced = What is the reduced price of a mid car?
automobile-ask-rate = What does a loss point cost in turn { $turn }?
automobile-ask-character-place = At which place, counted from the left, is { $character }?
automobile-ask-howard-cubes = How many R&D cubes does Howard bring?
automobile-ask-tiles = How many demand tiles are numbered { $number }?

# Notation
automobile-notation-space = “{ $word }” is not a space; spaces are 1 to { $most }
automobile-notation-character = “{ $word }” is not a character; they are { $known }

# Refusals, each with its way out
automobile-wrong-phase = that belongs in the phase “{ $wanted }”, but the game is in “{ $now }”
automobile-not-your-turn = it is { $turn }’s turn, not { $seat }’s
automobile-nobodys-turn = it is nobody’s turn now
automobile-short-of-cash = { $seat } has { $has } and needs { $needs }
automobile-way-loans = { $loans ->
    [one] one loan is enough
   *[other] { $loans } loans are enough
  }
automobile-way-loans-too-few = { $loans ->
    [one] even the last loan is not enough
   *[other] even the { $loans } loans left are not enough
  }
automobile-way-no-loan-left = no loan is left
automobile-way-or = { $first }, or { $second }
automobile-way-only = { $first }: { $second }
automobile-way-cheaper = do something that costs { $most } or less
automobile-way-one-tile = build one tile
automobile-way-other-space = choose another space
automobile-way-fewer-cars = make fewer cars
automobile-way-skip-reach = the cubes reach as far as { $space }
automobile-way-more-cubes = choose an older space, or take cubes first
automobile-no-loan-left = { $seat } has already taken { $loans } loans, the most in a game
automobile-no-loan-left-suggestion = do without a loan: sales bring money, and so does closing a factory
automobile-no-bid-due = nobody has to bid now
automobile-bids-count = { $found ->
    [one] one bid
   *[other] { $found } bids
  } for { $expected } players
automobile-bids-first = the bids for the first choice come first
automobile-bids-first-suggestion = enter everybody’s bid once, 0 for a player who bids nothing
automobile-durant-first = { $seat } has Durant and builds before anybody else chooses
automobile-durant-first-suggestion = put Durant’s tile on a free space first
automobile-durant-cannot = { $seat } could build nothing with Durant, even with loans
automobile-durant-cannot-suggestion = choose another character
automobile-durant-can = { $seat } can build with Durant and must
automobile-not-durant = { $seat } has nothing to build with Durant
automobile-character-taken = { $holder } has already taken { $character }
automobile-characters-left = that leaves { $free }
automobile-build-pieces = an action builds one or two pieces, not { $pieces }
automobile-build-pieces-suggestion = name 1 or 2 factory tiles, or 1 factory tile and the parts factory
automobile-space-taken = { $space } belongs to { $owner }
automobile-space-closed = { $space } is closed
automobile-space-has-cars = { $cars ->
    [one] one car is still on { $space }
   *[other] { $cars } cars are still on { $space }
  }
automobile-space-has-cars-suggestion = choose another space; this one is free once its cars leave the board, in phase 7
automobile-space-full = { $space } already holds { $stands ->
    [one] one factory tile
   *[other] { $stands } factory tiles
  }, and { $most } is the most
automobile-no-tiles-left = { $seat } has { $has ->
    [one] one factory tile
   *[other] { $has } factory tiles
  } in hand and needs { $needs }
automobile-no-tiles-left-suggestion = build with the tiles in hand, or choose another action; a factory that closes gives its tiles back
automobile-no-parts-left = { $seat } has already built their parts factory
automobile-no-parts-left-suggestion = build without it; it comes back only when its space closes
automobile-parts-alone = the parts factory would stand alone on { $space }
automobile-parts-alone-suggestion = build a factory tile with it, or choose a space that already holds one
automobile-short-of-cubes = { $seat } has { $has ->
    [one] one R&D cube
   *[other] { $has } R&D cubes
  } and needs { $needs } to build on { $space }
automobile-not-ford = { $seat } does not hold Ford
automobile-not-ford-suggestion = only the player who holds Ford builds an extra piece
automobile-ford-used = { $seat } has already used Ford this turn
automobile-ford-used-suggestion = the extra piece is built once a turn
automobile-ford-not-now = { $seat } builds the extra piece just before or just after their own action
automobile-ford-not-now-suggestion = wait for your next action
automobile-ford-no-tiles = { $seat } has no factory tile on { $space }
automobile-ford-no-tiles-suggestion = choose a space where you already have factory tiles
automobile-ford-same = the same action has just built on { $space }
automobile-ford-same-suggestion = choose another of your spaces, or wait for the next round
automobile-produce-nothing = no car is made
automobile-produce-nothing-suggestion = make cars on one space at least, or choose another action
automobile-produce-twice = { $space } is named twice
automobile-produce-twice-suggestion = name each space once
automobile-cars-short = { $seat } has { $has ->
    [one] one car
   *[other] { $has } cars
  } in hand and needs { $needs }
automobile-cars-short-suggestion = make fewer cars
automobile-produce-not-yours = { $seat } has no open factory on { $space }
automobile-produce-not-yours-suggestion = name your own spaces only
automobile-produce-no-tile = { $space } has no factory tile
automobile-produce-no-tile-suggestion = build a factory tile there first
automobile-produce-limits = { $count ->
    [one] one car on { $space }
   *[other] { $count } cars on { $space }
  }, but its tiles make { $least } to { $most }
automobile-produce-limits-suggestion = keep within these limits, or leave the space out
automobile-produce-left-out = { $space } is left out, but could make its minimum of { $least }
automobile-produce-left-out-suggestion = make at least the minimum on each of your spaces
automobile-close-not-now = a factory closes in phase 3 or 6; the game is in “{ $now }”
automobile-close-not-yours = { $seat } has no open factory on { $space }
automobile-close-not-yours-suggestion = name one of your own open spaces
automobile-place-count = { $wanted ->
    [one] one distributor
   *[other] { $wanted } distributors
  } named, but an action places 1 to { $most }
automobile-place-short = { $seat } has { $has ->
    [one] one distributor
   *[other] { $has } distributors
  } in hand and needs { $needs }
automobile-place-suggestion = place 1 to 3 distributors, no more than you have in hand
automobile-howard-count = { $seat } must sell { $must ->
    [one] one car
   *[other] { $must } cars
  } through Howard, not { $named }
automobile-howard-count-suggestion = name a space for each car
automobile-howard-no-premium = { $space } makes premium cars, which Howard does not sell at this table
automobile-howard-no-premium-suggestion = name mid or low cars
automobile-no-car-there = { $seat } has no car on { $space }
automobile-no-car-there-suggestion = name a space where you have cars
automobile-no-distributor = { $seat } has no distributor left in the { $band } band
automobile-no-distributor-suggestion = name a band where you have distributors
automobile-band-too-far = a distributor of the { $band } band does not reach the { $row } row
automobile-band-too-far-suggestion = a distributor reaches its own row and the one just above or below
automobile-boxes-full = { $open ->
    [0] no box of the { $row } row is open
    [one] the only open box of the { $row } row is taken
   *[other] all { $open } open boxes of the { $row } row are taken
  }
automobile-boxes-full-suggestion = sell a car of another class
automobile-sheet-too-late = distributors have already begun to sell one by one
automobile-sheet-too-late-suggestion = go on one by one, or undo to the beginning of the phase
automobile-sheet-count = { $found ->
    [one] one line
   *[other] { $found } lines
  } on the sheet, for { $expected } players
automobile-sheet-suggestion = fix the sheet: one line for each player, a dash for no sale, each space once on a line
automobile-sheet-twice = { $space } is on one line twice
automobile-sheet-cars = { $seat } has { $has ->
    [one] one car
   *[other] { $has } cars
  } on { $space } and sells { $needs }
automobile-sheet-boxes = { $sold ->
    [one] one car
   *[other] { $sold } cars
  } sold in the { $row } row, for { $open ->
    [one] one open box
   *[other] { $open } open boxes
  }
automobile-sheet-reach = { $seat } lacks the distributors for { $sold ->
    [one] one sale
   *[other] { $sold } sales
  } in these rows
automobile-sheet-reach-suggestion = a distributor reaches its own row and the one just above or below
automobile-sheet-forced = { $seat } keeps a distributor back that could still have sold a car
automobile-sheet-forced-suggestion = add the missing sale: a player who can sell must
automobile-sheet-no-order = these sales are not possible in any order: a distributor stayed back while a box was still free
automobile-close-taken = a factory has already been closed in this phase, and only one may be
automobile-close-taken-suggestion = take another decision, or pass
automobile-bonus-gone = all three bonus-sales markers are taken
automobile-bonus-gone-suggestion = take another decision, or pass
automobile-bonus-twice = { $space } already has a bonus-sales marker
automobile-bonus-twice-suggestion = choose another of your spaces
automobile-bonus-short = { $seat } has { $has ->
    [one] one R&D cube
   *[other] { $has } R&D cubes
  } and the next marker costs { $needs }
automobile-bonus-short-suggestion = take another decision, or pass
automobile-reduced-sets = { $markers ->
    [one] there is no set of one reduced-price marker
   *[other] there is no set of { $markers } reduced-price markers
  }
automobile-reduced-gone = { $markers ->
    [one] both sets of one reduced-price marker are taken
   *[other] the set of { $markers } reduced-price markers is taken
  }
automobile-reduced-sets-suggestion = choose another set that is still free: there is one of two markers, and two of one
automobile-reduced-premium = { $space } makes premium cars, which are never sold at a reduced price
automobile-reduced-twice = { $space } already has a set of reduced-price markers
automobile-reduced-premium-suggestion = choose another of your spaces, mid or low
automobile-has-passed = { $seat } has already passed
automobile-has-passed-suggestion = passing is final in this phase
automobile-marker-not-yours = { $seat } has no open factory on { $space }
automobile-marker-not-yours-suggestion = put the marker on one of your own open spaces
automobile-marker-no-cars = there is no car on { $space }
automobile-marker-no-cars-suggestion = put the marker on a space where you have cars
automobile-reveal-done = the tiles of this turn have already been turned over
automobile-reveal-first = the demand tiles have not been turned over yet
automobile-reveal-players = { $found ->
    [one] the tiles of one player
   *[other] the tiles of { $found } players
  }, but { $expected } are at the table
automobile-reveal-tiles = { $seat } shows { $found ->
    [one] one tile
   *[other] { $found } tiles
  }, but drew { $expected }
automobile-reveal-suggestion = { $each ->
    [one] enter one tile for each player, in the order they sit
   *[other] enter { $each } tiles for each player, in the order they sit
  }
automobile-reveal-missing = in turn { $turn } one more tile is drawn now, for the { $class } cars
automobile-reveal-missing-suggestion = draw it and enter it after the players’ tiles
automobile-reveal-too-many = in turn { $turn } no tile is drawn now for { $class } cars
automobile-reveal-too-many-suggestion = leave that tile out
automobile-reveal-number = no demand tile is numbered { $tile }
automobile-reveal-number-suggestion = the tiles are numbered 2 to 5
automobile-reveal-bag = { $out ->
    [one] one tile is
   *[other] { $out } tiles are
  } numbered { $tile }, but the box has { $there }
automobile-reveal-bag-suggestion = look at the tiles again
automobile-short-twice = { $seat } is named twice
automobile-short-twice-suggestion = name { $seat } once
automobile-not-short = { $seat } can pay
automobile-not-short-suggestion = leave { $seat } out
automobile-still-short = even with every loan, { $seat } has { $has } and is { $missing } short
automobile-short-debt-suggestion = leave the rest as a debt
automobile-short-close-suggestion = close one of these spaces now: { $spaces }
automobile-short-table-suggestion = the table decides: leave the rest as a debt, or close a space
automobile-short-may-not-close = by the house rule in force, { $seat } closes no space to pay
automobile-short-must-close = { $seat } is { $missing } short and still has an open space to close
automobile-closes-too-many = { $space } need not close: the bill can be paid without it
automobile-closes-too-many-suggestion = leave that space out
automobile-fix-phase = no such moment (turn { $turn }, phase { $phase }): turns are 1 to 4, phases 1 to 9, rounds 1 to 3
automobile-fix-order = an order names every player once
automobile-fix-order-against = the order of play follows the characters: { $order }
automobile-fix-order-against-suggestion = write “{ $correction }”, or leave the order out; if a character is wrong, say in the same correction who holds it
automobile-fix-has-chosen = { $seat } has already chosen { $character }
automobile-fix-elsewhere = that does not fit this phase: the game is in “{ $phase }”
automobile-fix-nobody-next = in this phase ({ $phase }) nobody is next: players do not take turns in it

# Open points
automobile-ruling-closed-leads = Does a closed space still count as the most modern for the skip cost?
automobile-ruling-closed-leads-yes = yes, the space was built
automobile-ruling-closed-leads-no = no
automobile-ruling-closed-rebuild = May anybody build on a closed space?
automobile-ruling-closed-rebuild-no = no
automobile-ruling-closed-rebuild-yes = yes
automobile-ruling-closed-cars = What happens to unsold cars on a space that closes?
automobile-ruling-closed-cars-stay = they stay and may be sold this turn
automobile-ruling-closed-cars-loss = one loss point each at once
automobile-ruling-parts-alone = May a parts factory stand without a factory tile?
automobile-ruling-parts-alone-no = no
automobile-ruling-parts-alone-yes = yes
automobile-ruling-durant-time = When does Durant build?
automobile-ruling-durant-time-at-once = at once, before the next choice
automobile-ruling-durant-time-after-all = after all have chosen
automobile-doubt-howard = { $space }: the rules give no price for a premium car sold by Howard; the house rule says { $price }. Is that what your table plays?
automobile-doubt-cost = { $space }: a car costs { $cost } to make and sells for { $price } at most. Was that read right?
automobile-ruling-howard-premium = May Howard sell premium cars?
automobile-ruling-howard-premium-yes = yes, at $200
automobile-ruling-howard-premium-no = mid and low only
automobile-ruling-howard-short = What if Howard has fewer than two cars to sell?
automobile-ruling-howard-short-nothing = he sells what there is, no penalty
automobile-ruling-howard-short-loss = one loss point for each missing car
automobile-ruling-leave-out = May a space be left out when producing?
automobile-ruling-leave-out-yes = yes
automobile-ruling-leave-out-no = no, every space makes its minimum
automobile-ruling-short-of-cash = What if a forced payment exceeds the cash, even with every loan?
automobile-ruling-short-of-cash-debt = the rest becomes a debt to the bank
automobile-ruling-short-of-cash-close = a space closes at once
automobile-ruling-short-of-cash-table = the table decides each time
automobile-ruling-parts-count = Does the parts factory count as a tile in the production table?
automobile-ruling-parts-count-no = no
automobile-ruling-parts-count-yes = yes
automobile-ruling-ford-same = May Ford’s extra piece go on the space that the same action has just built?
automobile-ruling-ford-same-yes = yes, it now holds the player’s own tiles
automobile-ruling-ford-same-no = no
automobile-ruling-durant-cannot = What if Durant can build nothing?
automobile-ruling-durant-cannot-keeps = he builds nothing and keeps the cube
automobile-ruling-durant-cannot-no-durant = then he may not be chosen
automobile-ruling-loan-late = Is interest due at once on a loan taken in the loss phase?
automobile-ruling-loan-late-every = yes, like every loan held when paying
automobile-ruling-loan-late-before = no, only loans taken before the phase
automobile-ruling-cars-short = What if fewer cars are in hand than a space’s minimum?
automobile-ruling-cars-short-none = that space cannot produce
automobile-ruling-cars-short-what-is-left = it makes what is left
automobile-ruling-marker-where = Where may the markers of phase 6 be placed?
automobile-ruling-marker-where-empty-too = on any of your own open spaces
automobile-ruling-marker-where-with-cars = only on your own spaces with cars
automobile-ruling-marker-closed = What if a space with markers closes later in phase 6?
automobile-ruling-marker-closed-stay = they stay and serve its cars
automobile-ruling-marker-closed-back = they go back unused
automobile-ruling-pass-final = May a player who passed in phase 6 decide again?
automobile-ruling-pass-final-no = no
automobile-ruling-pass-final-yes = yes, while others still decide
automobile-ruling-tie = What if net worths are equal?
automobile-ruling-tie-shared = the win is shared
automobile-ruling-tie-losses = fewer loss points win
automobile-ruling-first-choice = Who chooses a character first in turn 1?
automobile-ruling-first-choice-clockwise = drawn, then clockwise
automobile-ruling-first-choice-bid = the highest bid; bids go to the bank

# Acts in plain words
automobile-describe-bid = Everybody bids for the first choice
automobile-describe-drawn = Everybody has drawn demand tiles
automobile-describe-choose = { $seat } chooses { $character }
automobile-describe-durant = { $seat } builds one factory tile on { $space } (Durant)
automobile-describe-durant-none = { $seat } can build nothing with Durant
automobile-describe-build = { $seat } builds { $pieces } on { $space }
automobile-describe-ford = { $seat } builds { $pieces } on { $space } (Ford)
automobile-describe-parts = the parts factory
automobile-describe-one-more = one more factory tile
automobile-describe-tiles = { $tiles ->
    [one] one factory tile
   *[other] { $tiles } factory tiles
  }
automobile-describe-tiles-parts = { $tiles ->
    [one] one factory tile and the parts factory
   *[other] { $tiles } factory tiles and the parts factory
  }
automobile-describe-place = { $seat } places distributors: { $bands }
automobile-describe-in-band = { $count } { $class }
automobile-describe-cubes = { $seat } takes two R&D cubes
automobile-describe-produce = { $seat } makes { $cars }
automobile-describe-cars-on = { $count ->
    [one] one car on { $space }
   *[other] { $count } cars on { $space }
  }
automobile-describe-close = { $seat } closes { $space }
automobile-describe-howard = { $seat } sells through Howard: { $cars }
automobile-describe-cars-of = { $count ->
    [one] one car from { $space }
   *[other] { $count } cars from { $space }
  }
automobile-describe-sell = { $seat } sells a car from { $space }, { $band } band
automobile-describe-distributors = { $count ->
    [one] The distributors sell one car in all
   *[other] The distributors sell { $count } cars in all
  }
automobile-describe-bonus = { $seat } places a bonus-sales marker on { $space }
automobile-describe-reduced = { $markers ->
    [one] { $seat } places one reduced-price marker on { $space }
   *[other] { $seat } places { $markers } reduced-price markers on { $space }
  }
automobile-describe-pass = { $seat } passes
automobile-describe-reveal = The demand tiles are turned over
automobile-describe-sale = The demand is served
automobile-describe-losses = Losses are handed out and paid
automobile-describe-end = The turn ends
automobile-describe-loan = { $seat } takes a loan of { $amount }

# Verbs on buttons
automobile-verb-bid = Bid
automobile-means-bid = Bids decide who chooses first this turn
automobile-verb-drawn = Tiles are drawn
automobile-means-drawn = Everybody draws tiles from the bag and keeps them secret
automobile-verb-choose = Choose a character
automobile-means-choose = The character brings cubes and a power, and decides when you play
# Below the name of a character, on its key
automobile-gives-with-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  } · { $power }
automobile-gives-ford = Adds one piece to a factory of yours
automobile-gives-kettering = Cubes alone, no power
automobile-gives-sloan = Discards half your loss points
automobile-gives-howard = Must sell two cars at full price
automobile-gives-durant = Builds one factory tile at once
automobile-gives-chrysler = Discards { $points ->
    [one] one loss point
   *[other] { $points } loss points
  }
automobile-verb-durant = Build with Durant
automobile-means-durant = Durant lays one factory tile right now, at the usual price
automobile-verb-build = Build
automobile-means-build = Lay one or two factory tiles on a space; jumping ahead costs cubes
automobile-verb-ford = Ford’s extra piece
automobile-means-ford = Ford adds one more piece where you already have a factory
automobile-verb-place = Place distributors
automobile-means-place = Put up to three distributors beside the classes you will sell in phase 5
automobile-verb-cubes = Take two cubes
automobile-means-cubes = Two more cubes, so that you can jump further
automobile-verb-produce = Produce
automobile-means-produce = Make cars on as many of your spaces as you like, and pay for each
automobile-verb-close = Close a factory
automobile-means-close = Give up a space: some money back, and half your loss points gone
automobile-verb-howard = Sell through Howard
automobile-means-howard = Howard must sell two cars at full price
automobile-verb-sell = Sell a car
automobile-means-sell = A distributor takes a free box and sells one car at full price
automobile-verb-distributors = All sales
automobile-means-distributors = Type everybody’s sales in one go
automobile-verb-bonus = Bonus-sales marker
automobile-means-bonus = This space sells one more car each round; the marker costs cubes
automobile-verb-reduced = Reduced-price markers
automobile-means-reduced = This space sells faster, all its cars at the reduced price
automobile-verb-pass = Pass
automobile-means-pass = You are done; the first to pass chooses first next turn
automobile-verb-reveal = Turn the tiles over
automobile-means-reveal = The tiles show how many cars of each class people want
automobile-verb-sale = Sell by demand
automobile-means-sale = The most modern cars sell first until the demand is served
automobile-verb-losses = Settle the losses
automobile-means-losses = Everybody takes points for old spaces, and pays for all they hold
automobile-verb-end = End the turn
automobile-means-end = Clear the board and begin the next turn
automobile-verb-loan = Loan
automobile-means-loan = $500 now; $50 each turn, and $600 to pay back at the end

# What is easily forgotten
automobile-bill-now = { $seat } would pay if losses came now
automobile-remind-ford-name = Ford’s marker not used
automobile-remind-ford = { $seat } holds Ford: one more factory tile or parts factory may still be built this turn
automobile-remind-sloan-name = Sloan’s discard
automobile-remind-sloan = { $seat } holds Sloan: { $away } of { $points } loss points go back before anybody pays
automobile-remind-chrysler-name = Chrysler’s discard
automobile-remind-chrysler = { $seat } holds Chrysler: { $away } of { $points } loss points go back before anybody pays
automobile-remind-interest-name = Interest on loans
automobile-remind-interest = { $seat } pays { $interest } interest with the losses ({ $loans ->
    [one] one loan
   *[other] { $loans } loans
  })
automobile-remind-loan-name = A loan that prevents a debt
automobile-remind-debt = { $seat } owes { $owed }: a loan pays it off first
automobile-remind-loan = { $seat } would pay { $due } for losses and has { $cash }: a loan prevents a debt
automobile-remind-space-name = A space that brings nothing but losses
automobile-remind-space = { $seat }: { $space } has no car and costs { $points ->
    [one] one loss point
   *[other] { $points } loss points
  } this turn; it can be closed

# The printed tables, and their columns
automobile-table-space = Factory track
automobile-table-production = Cars in one action
automobile-table-boxes = Distribution boxes
automobile-table-price = Reduced price
automobile-table-rate = Dollars per loss point, by turn
automobile-table-character = Characters
automobile-table-tiles = Demand tiles, by number
automobile-column-name = name
automobile-column-class = class
automobile-column-cost = per tile
automobile-column-car = per car
automobile-column-least = least
automobile-column-most = most
automobile-column-from-1 = 1-4
automobile-column-from-2 = 2-4
automobile-column-from-3 = 3-4
automobile-column-reduced = dollars
automobile-column-dollars = dollars
automobile-column-place = place
automobile-column-cubes = cubes
automobile-column-count = tiles
automobile-row-premium-1 = premium, 1 tile
automobile-row-premium-2 = premium, 2 tiles
automobile-row-premium-3 = premium, 3 tiles
automobile-row-mid-1 = mid, 1 tile
automobile-row-mid-2 = mid, 2 tiles
automobile-row-mid-3 = mid, 3 tiles
automobile-row-low-1 = low, 1 tile
automobile-row-low-2 = low, 2 tiles
automobile-row-low-3 = low, 3 tiles

# Where the game stands
automobile-stands-round = Turn { $turn }, phase { $phase }: { $name }, round { $round } of 3
automobile-stands-character = { $seat } has { $character }
automobile-stands-played = Order in which this turn was played: { $order }
automobile-stands-bids = The first choice of turn 1 is settled: no bids are due
automobile-stands-durant = { $seat } must still build with Durant
automobile-stands-ford = Ford’s extra piece of this turn is built
automobile-stands-acted = { $seat } has just acted
automobile-stands-built = { $seat } has just acted and built on { $space }
automobile-stands-selling = A distributor has sold in phase 5
automobile-stands-passed = Passed in phase 6, in this order: { $order }
automobile-stands-passes = { $passes ->
    [one] One player has just passed
   *[other] { $passes } players in a row have passed
}
automobile-stands-taken = Decisions taken this turn: closing { $close } of 1, bonus markers { $bonus } of 3, pair of reduced prices { $pair } of 1, single reduced prices { $singles } of 2
automobile-stands-demand = Demand tiles that count: { $tiles }
automobile-stands-demand-of = { $class } { $tiles }
automobile-stands-loans = { $seat } had { $loans ->
    [0] no loan
    [one] one loan
   *[other] { $loans } loans
} when phase 8 began

# The set-up sheet
automobile-look-space = Follow the factory track from its oldest space
automobile-look-production = Look at the production table, by class and number of tiles
automobile-look-boxes = Count the distribution boxes of each row by what is printed on them
automobile-look-price = Look at the price of a mid car with a reduced-price marker
automobile-look-rate = Look at the loss table, by turn
automobile-look-character = Count the characters from the left
