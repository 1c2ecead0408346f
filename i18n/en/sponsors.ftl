# Les Sponsors de l’Automobile (rules of 2004).

sponsors-title = Les Sponsors de l’Automobile

# Units: the name, and an amount of it
sponsors-column-sponsors = sponsor cards
sponsors-column-workshop = workshop cards
sponsors-unit-millions = millions
sponsors-unit-energy = energy tokens
sponsors-unit-points = points
sponsors-unit-sponsor-blue = blue sponsor cards
sponsors-unit-sponsor-red = red sponsor cards
sponsors-unit-sponsor-yellow = yellow sponsor cards
sponsors-unit-tyres = tyre cards
sponsors-unit-mechanics = mechanics cards
sponsors-unit-body = body cards
sponsors-unit-chassis = chassis cards
sponsors-unit-driver = driver cards
sponsors-unit-engine = engine cards
sponsors-unit-engineer = engineer cards
sponsors-unit-tests = test cards
sponsors-amount-millions = { $count ->
    [one] { $count } million
   *[other] { $count } million
  }
sponsors-amount-energy = { $count ->
    [one] { $count } energy token
   *[other] { $count } energy tokens
  }
sponsors-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sponsors-amount-sponsor-blue = { $count ->
    [one] { $count } blue sponsor card
   *[other] { $count } blue sponsor cards
  }
sponsors-amount-sponsor-red = { $count ->
    [one] { $count } red sponsor card
   *[other] { $count } red sponsor cards
  }
sponsors-amount-sponsor-yellow = { $count ->
    [one] { $count } yellow sponsor card
   *[other] { $count } yellow sponsor cards
  }
sponsors-amount-tyres = { $count ->
    [one] { $count } tyre card
   *[other] { $count } tyre cards
  }
sponsors-amount-mechanics = { $count ->
    [one] { $count } mechanics card
   *[other] { $count } mechanics cards
  }
sponsors-amount-body = { $count ->
    [one] { $count } body card
   *[other] { $count } body cards
  }
sponsors-amount-chassis = { $count ->
    [one] { $count } chassis card
   *[other] { $count } chassis cards
  }
sponsors-amount-driver = { $count ->
    [one] { $count } driver card
   *[other] { $count } driver cards
  }
sponsors-amount-engine = { $count ->
    [one] { $count } engine card
   *[other] { $count } engine cards
  }
sponsors-amount-engineer = { $count ->
    [one] { $count } engineer card
   *[other] { $count } engineer cards
  }
sponsors-amount-tests = { $count ->
    [one] { $count } test card
   *[other] { $count } test cards
  }

# Places, cars, cards, squares
sponsors-second = { $n ->
    [1] the first player’s second car
   *[other] the second player’s second car
  }
sponsors-stock = the cards on the board
sponsors-pile = the sponsor pile
sponsors-sold = the sold sponsor cards
sponsors-played = the cards played
sponsors-removed = the cards taken out
sponsors-car = { $seat }
sponsors-car-of-two = { $seat } ({ $colour })
sponsors-category-tyres = tyres
sponsors-category-mechanics = mechanics
sponsors-category-body = body
sponsors-category-chassis = chassis
sponsors-category-driver = driver
sponsors-category-engine = engine
sponsors-category-engineer = engineer
sponsors-category-tests = tests
sponsors-card-of-value = { $category } { $value }
sponsors-sponsor-blue = blue
sponsors-sponsor-red = red
sponsors-sponsor-yellow = yellow
sponsors-kind-a = A
sponsors-kind-v = V
sponsors-kind-s = S
sponsors-kind-e = E
sponsors-square-plain = plain
sponsors-square-green = green
sponsors-square-red = red
sponsors-square-violet = violet
sponsors-bonus-green = green square
sponsors-bonus-slip = slipstream
sponsors-price-one = one price for all
sponsors-price-each = a price for each category

# What is printed on the box
sponsors-ask-price-kind = Is there one price for all workshop cards, or one for each category?
sponsors-ask-price-one = What does a workshop card cost, in millions?
sponsors-ask-price = What does a card cost, in millions: { $category }?
sponsors-ask-cards = How many { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } cards are in the box, before any is dealt or taken out?
sponsors-ask-sponsors = How many sponsor cards of this colour are in the box: { $colour }?
sponsors-ask-track = How many squares does the central track have?
sponsors-ask-zone-start = Which square is the A of the { $zone } zone? Number the squares clockwise, starting from any of them.
sponsors-ask-zone-first = What is the first category of the { $zone } zone?
sponsors-ask-zone-second = What is the second category of the { $zone } zone?
sponsors-start-off-track = the A of the { $zone } zone cannot be square { $n }: the track has { $squares } squares. Fix a misread value with “Correct a printed value”
sponsors-start-of-another = the A of the { $zone } zone cannot be square { $n }, which is in the { $other } zone. Fix a misread value with “Correct a printed value”
sponsors-category-twice = the { $zone } zone sells two different categories
sponsors-ask-square-kind = What is square { $n } of the central track: A, V, S or E?
sponsors-ask-square-zone = In which zone is square { $n } of the central track?

# Phases, and what is to be done now
sponsors-phase-1 = Deal
sponsors-phase-2 = Workshop
sponsors-phase-3 = Last sales, energy
sponsors-phase-4 = Before the race
sponsors-phase-5 = Race
sponsors-over = The race is over
sponsors-decided-place = best car in place { $own } against place { $others }
sponsors-now-deal = Deal each car one workshop card of each category and lay the rest on the board
sponsors-now-deal-three = Back in the box: { $cards }; then deal each car one card of each category
sponsors-now-throw = { $car }: sell sponsor cards if wanted, then roll the die
sponsors-now-six = { $car } has rolled a 6: 1 to 5 squares, as the player likes
sponsors-now-square = { $car }: square { $kind }, zone { $zone }
sponsors-now-square-number = { $car }: what square { $n } says
sponsors-now-square-unread = { $car }: what the square says
sponsors-now-hands = Type the value of every card drawn, alone at the screen: { $cars }
sponsors-now-energy = Last sponsor cards sold, then energy tokens: { $cars }
sponsors-now-sides = Exchange cards and share tokens within a side, then draw the start order
sponsors-now-grid = Draw the start order of the race
sponsors-now-move = { $car } moves { $squares ->
    [one] one square
   *[other] { $squares } squares
  } ({ $what }): where does it stop?
sponsors-now-ball = { $car } spins; chance of its own ball: { $own } in { $all }. Which ball falls?
sponsors-now-miss = { $car } is off the track and misses a turn
sponsors-now-no-cards = { $car } has no card left: the roulette
sponsors-now-leader = { $car } leads: a card from 1 to 7, or a 0 and the roulette ({ $cards ->
    [one] one card
   *[other] { $cards } cards
  })
sponsors-now-others = { $car }: a card from 1 to 7, the roulette (with a 0 if it blocks the cars behind), or pass if it cannot move · { $cards ->
    [one] one card
   *[other] { $cards } cards
  }

# What things move for
sponsors-cause-start = money to start with
sponsors-cause-removed = taken out with three players
sponsors-cause-board = laid on the board
sponsors-cause-deal = dealt
sponsors-cause-pile = the sponsor pile
sponsors-cause-sale = sponsor cards sold
sponsors-cause-sold = sponsor card handed over
sponsors-cause-price = price of a workshop card
sponsors-cause-bought = workshop card bought
sponsors-cause-swap-taken = taken from the board
sponsors-cause-swap-laid = laid on the board
sponsors-cause-force-given = given in the forced exchange
sponsors-cause-force-got = got in the forced exchange
sponsors-cause-drawn = sponsor card drawn
sponsors-cause-dropped = put under the pile
sponsors-cause-shuffled = sold cards make a new pile
sponsors-cause-tokens-paid = energy tokens paid for
sponsors-cause-tokens = energy tokens
sponsors-cause-money-lost = money left is worth nothing
sponsors-cause-exchange = exchanged within the side
sponsors-cause-shared = tokens shared within the side
sponsors-cause-played = card played
sponsors-cause-zero = card 0 played
sponsors-cause-balls = balls added
sponsors-cause-points = points at the finish

# Terms and figures
sponsors-term-in-box = as many as the box holds
sponsors-term-removed = the { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } card of value { $value }
sponsors-term-colours = three different colours
sponsors-term-alike = three alike
sponsors-term-each = for each card sold singly
sponsors-term-no-set = no set: neither three alike nor three different
sponsors-term-under-pile = sold cards go under the pile
sponsors-term-aside = sold cards are laid aside
sponsors-term-from-square = from this square
sponsors-term-die = squares of the die
sponsors-term-round-the-track = once round the track
sponsors-term-price = workshop card: { $category }
sponsors-term-tokens = tokens at one million
sponsors-term-balls-cars = one ball for each car racing
sponsors-term-ball-violet = the violet ball
sponsors-term-balls-added = balls added
sponsors-term-off-track = off the track
sponsors-term-spun-off = spun off on a red square
sponsors-term-card = card
sponsors-term-own-ball = own ball
sponsors-term-pushed = its ball in another’s spin
sponsors-term-violet = violet ball
sponsors-term-return = violet balls while off the track
sponsors-term-green = green square
sponsors-term-slip = slipstream
sponsors-term-green-pushed = no green bonus for a car moved by a ball
sponsors-term-green-once = no second green bonus in a turn
sponsors-term-green-place = green square in place { $place }
sponsors-term-slip-pushed = no slipstream for a car moved by a ball
sponsors-term-slip-once = no second slipstream in a turn
sponsors-term-slip-few = no slipstream for a move of less than 2 squares
sponsors-term-slip-short = no slipstream where only one square is free
sponsors-term-finished = finished in place { $place }
sponsors-term-last = the last one racing, place { $place }
sponsors-term-points-of = { $car }, points won
sponsors-term-still-racing = { $car }, place { $place } if the race ended now
sponsors-term-left-racing = { $car }, place { $place } on the track at the end
sponsors-found-square = { $car }: square of the central track ({ $kind })
sponsors-found-balls = balls in the roulette: { $own } in { $all } are of its own colour
sponsors-found-squares = { $car } ({ $why }): { $count ->
    [0] no square
    [one] one square
   *[other] { $count } squares
  }
sponsors-found-green = { $car }: extra squares for the green square
sponsors-found-run = { $car }: squares run so far
sponsors-points-of = points of { $seat }

# Fields
sponsors-field-paid = paid for the card: { $category }
sponsors-field-tokens = tokens for { $car }
sponsors-field-value = value of the { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } card
sponsors-field-balls = balls added
sponsors-field-place = place

# Paragraphs
sponsors-rule-setup = Preparation
sponsors-rule-order = Order of play
sponsors-rule-die = Order of play, the die
sponsors-rule-squares = The squares
sponsors-rule-sponsor-square = The squares, S
sponsors-rule-sponsors = Sponsor cards
sponsors-rule-energy = End of the first phase
sponsors-rule-three = With three players
sponsors-rule-sides = With two players, with teams
sponsors-rule-grid = The race, preparation
sponsors-rule-race = The race, what each place may do
sponsors-rule-cards = Workshop cards
sponsors-rule-roulette = The roulette
sponsors-rule-violet = The roulette, violet ball
sponsors-rule-moves = How cars move
sponsors-rule-green = Squares: green
sponsors-rule-finish = End of the race

# Refusals and their ways out
sponsors-other-phase = that belongs in “{ $phase }”, but the game is in “{ $now }”
sponsors-nobody-acts = nobody has anything to do now
sponsors-out-of-turn = it is the turn of { $car }
sponsors-no-such-car = car { $n } does not play
sponsors-no-such-car-suggestion = these cars play: { $cars }
sponsors-not-thrown = { $car } has not rolled the die yet
sponsors-not-thrown-suggestion = roll the die and enter what it shows
sponsors-thrown = { $car } has already rolled the die
sponsors-thrown-suggestion = do what the square says, or end the turn; sponsor cards are sold before the next roll
sponsors-sell-count = { $count ->
    [one] one card is no sale
   *[other] { $count } cards cannot be sold at once, only one to three
  }
sponsors-sell-count-suggestion = sell one, two or three cards
sponsors-sell-short = { $car } sells { $needs ->
    [one] one sponsor card
   *[other] { $needs } sponsor cards
  } ({ $colour }) and holds { $has }
sponsors-sell-short-suggestion = sell only cards you hold, or fix the cards drawn
sponsors-sell-late = { $car } has bought the energy tokens: it is too late to sell sponsor cards
sponsors-sell-late-suggestion = enter the sale before the tokens
sponsors-die-fixed = a { $die } moves exactly { $die ->
    [one] one square
   *[other] { $die } squares
  }
sponsors-die-fixed-suggestion = leave the number of squares out; only a 6 has a choice
sponsors-six-open = { $car } has rolled a 6 and says how many squares
sponsors-six-open-suggestion = move 1 to 5 squares
sponsors-die-six-squares = a 6 moves 1 to 5 squares, not { $squares }
sponsors-die-six-suggestion = say how many squares, 1 to 5
sponsors-die-sides = a die shows 1 to 6, not { $die }
sponsors-die-sides-suggestion = enter what the die shows
sponsors-other-square = { $car } is on square { $n } ({ $kind })
sponsors-on-a-suggestion = on an A you may buy a workshop card, or end the turn
sponsors-on-v-suggestion = on a V you may buy a card of the zone, or end the turn
sponsors-on-s-suggestion = on an S you may draw a sponsor card, or end the turn
sponsors-on-e-suggestion = on an E you may exchange a card: with the board in your own zone, with the other car in its zone; or end the turn
sponsors-stock-empty = no { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } card is left on the board
sponsors-stock-empty-suggestion = take another category, or end the turn
sponsors-not-of-the-zone = { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } cards are not sold in the { $zone } zone
sponsors-not-of-the-zone-suggestion = this zone sells { $one } and { $other }
sponsors-price-missing = the price of the { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } card is missing: at this table prices are typed
sponsors-price-missing-suggestion = add what was paid
sponsors-price-typed = a price of { $paid } was typed, but Steward reads the prices off the board
sponsors-price-typed-suggestion = leave the price out, or choose at set-up that the table types prices
sponsors-buy-short = { $car } has { $has } million and the card costs { $price }
sponsors-buy-short-suggestion = buy a cheaper card, or end the turn; sponsor cards are sold before the next roll
sponsors-swap-zone = { $car } is in the { $zone } zone, not in its own
sponsors-swap-zone-suggestion = you exchange with the board only in your own zone; here you exchange with the car of the zone, or end the turn
sponsors-force-other = the { $zone } zone belongs to another car: { $car }
sponsors-force-other-suggestion = name the car of the zone
sponsors-force-nobody = there is nobody to exchange with in the { $zone } zone
sponsors-force-nobody-suggestion = in your own zone you exchange with the board; otherwise end the turn
sponsors-no-card = { $car } has no { $category ->
    [tyres] tyre
    [tests] test
   *[other] { $category }
  } card
sponsors-no-card-suggestion = name a category in which a card is left
sponsors-hands-counted = in this game the cards in hand are only counted; a value is entered when the card is played
sponsors-hands-counted-suggestion = play the card with its value, or choose at set-up that hands are entered
sponsors-hand-empty = no card is named
sponsors-hand-empty-suggestion = name a category with the values of all its cards
sponsors-hand-count = { $car } has { $has ->
    [one] one card
   *[other] { $has } cards
  } of this category, not { $entered }: { $category }
sponsors-hand-count-suggestion = enter all cards of a category at once
sponsors-hand-value = no workshop card has the value { $value }
sponsors-hand-value-suggestion = enter what the card shows, 0 to 7
sponsors-untold = { $car } has cards that have not been entered: { $categories }
sponsors-untold-suggestion = enter all cards of a category
sponsors-not-in-hand = { $car } has no card of this value: { $category }, { $value }
sponsors-not-in-hand-suggestion = play a card in hand, or enter the hand again if it was entered wrong
sponsors-pile-short = no { $colour } sponsor card is left in the pile
sponsors-pile-short-suggestion = enter the colour that was drawn, or count the sponsor cards
sponsors-drop-missing = { $car } holds three sponsor cards: one of the four goes under the pile
sponsors-drop-missing-suggestion = say which one goes under the pile
sponsors-drop-needless = { $car } holds { $held ->
    [one] one sponsor card
   *[other] { $held } sponsor cards
  } and keeps the one drawn
sponsors-drop-needless-suggestion = name the card that was drawn, and none to put back
sponsors-drop-absent = { $car } has no { $colour } sponsor card to put under the pile
sponsors-drop-absent-suggestion = put one of the four cards in hand under the pile
sponsors-energy-twice = { $car } has already bought the energy tokens
sponsors-energy-twice-suggestion = fix the first purchase instead
sponsors-energy-many = { $car } has { $has } million and { $held ->
    [one] one token
   *[other] { $held } tokens
  }: { $tokens } more are too many (no car has more than 10)
sponsors-energy-many-suggestion = buy { $most } at most
sponsors-doubt-energy = { $car } can buy { $more } more: the { $left ->
    [one] million
   *[other] { $left } million
  } left after this is lost
sponsors-side-alone = { $car } races alone: nothing is exchanged before the race
sponsors-side-alone-suggestion = draw the start order
sponsors-side-other = { $car } races with { $other }, not with that car
sponsors-side-other-suggestion = name the two cars of one side
sponsors-exchange-again = { $done ->
    [one] this side has made its exchange
   *[other] this side has made its { $done } exchanges
  }
sponsors-exchange-again-suggestion = undo one of them, or draw the start order
sponsors-give-many = { $car } has { $has ->
    [one] one token
   *[other] { $has } tokens
  }, { $other } { $held }: { $tokens } cannot be handed over (no car has more than 10)
sponsors-give-many-suggestion = hand over 1 to { $most }
sponsors-give-none-suggestion = leave the tokens as they are, or hand them over the other way
sponsors-grid-cars = the start order names { $count } cars; { $cars } start, each once
sponsors-grid-cars-suggestion = name every car once, the leader first
sponsors-move-awaited = { $car } must first finish its move or say which ball fell
sponsors-off-track = { $car } is off the track and misses this turn
sponsors-off-track-suggestion = miss this turn; the car is then on the track again
sponsors-card-zero = a 0 moves nothing by itself: it goes with the roulette
sponsors-card-zero-suggestion = spin the roulette with it
sponsors-card-value = cards go from 0 to 7, not { $value }
sponsors-card-value-suggestion = enter the value on the card, 1 to 7
sponsors-leader-passes = { $car } leads: nobody is in the way
sponsors-leader-passes-suggestion = play a card from 1 to 7, or spin the roulette with a 0, or without one if no card is left
sponsors-leader-spins = { $car } leads and has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }: the roulette needs a 0
sponsors-leader-spins-suggestion = name the category of the 0, or play a card
sponsors-balls-many = { $car } has { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  } and wants to add { $added ->
    [one] one ball
   *[other] { $added } balls
  }; each ball costs a token, and no more than four are added
sponsors-balls-many-suggestion = add 0 to { $most } balls
sponsors-no-spin = nobody has spun
sponsors-ball-out = the ball of { $car } is not in the roulette
sponsors-ball-out-suggestion = a car that has finished takes its ball out: enter the ball that fell
sponsors-miss-on-track = { $car } is on the track and misses no turn
sponsors-miss-place = { $car } left the track in place { $was } and cannot come back in place { $place }
sponsors-miss-place-suggestion = it comes back on its own square or behind it: place { $was } to { $last }
sponsors-no-move = { $car } has no squares to move
sponsors-stop-place = { $car } was in place { $was } and cannot stop in place { $place }
sponsors-stop-place-suggestion = cars move forward only: place 1 to { $was }
sponsors-stop-only = a blocked car moves fewer than { $squares } squares, not { $only }
sponsors-stop-only-suggestion = say how far the blocked car got, or leave it out if the way was free
sponsors-stop-still = { $car } has not moved and stays in place { $was }
sponsors-stop-still-suggestion = enter the same place, or the squares it moved
sponsors-stop-behind-first = { $car } is first: no car is in front of it
sponsors-stop-behind-first-suggestion = leave the slipstream out
sponsors-stop-blocked = { $car } was blocked, and there is no slipstream when the way is not free
sponsors-stop-blocked-suggestion = say that it was blocked, or that it is in a slipstream, not both
sponsors-stop-free = a slipstream uses 1 or 2 free squares, not { $free }
sponsors-stop-free-suggestion = say how many squares are free: 1 or 2
sponsors-stop-first = there are not two bonuses to choose from
sponsors-stop-first-suggestion = which bonus comes first is said only on a green square right behind a car
sponsors-stuck = { $car } could not move: a car that cannot move plays no card
sponsors-stuck-suggestion = undo the card, then pass, or spin the roulette where that is allowed
sponsors-fix-phase = phase { $phase } or its turn does not exist: phases go from 1 to 5, turns are counted from 1
sponsors-fix-square = the central track has squares 1 to { $most }, not { $n }
sponsors-fix-not-racing = { $car } is not racing
sponsors-fix-next = cars take turns in the workshop and in the race only
sponsors-fix-order = the order names every car still racing once
sponsors-fix-finished = name each finished car once; at least two cars must still be racing

# Notation
sponsors-notation-category = “{ $word }” is not a category; there are: { $known }
sponsors-notation-sponsor = “{ $word }” is not a colour of sponsor cards; there are: { $known }
sponsors-notation-square = “{ $word }” is not a square; there are: { $known }

# Acts in plain words
sponsors-describe-dealt = The workshop cards are dealt
sponsors-describe-hand = { $car } types the cards in hand
sponsors-describe-sell = { $car } sells sponsor cards: { $cards }
sponsors-describe-cards = { $count } { $colour }
sponsors-describe-roll = { $car } rolls a { $die }
sponsors-describe-roll-open = { $car } rolls the die
sponsors-describe-move = { $car } moves { $squares ->
    [one] one square
   *[other] { $squares } squares
  }
sponsors-describe-grid-open = The start order is drawn
sponsors-describe-ball-open = A ball falls
sponsors-describe-roll-six = { $car } rolls a 6 and moves { $squares ->
    [one] one square
   *[other] { $squares } squares
  }
sponsors-describe-buy = { $car } buys a card: { $category }
sponsors-describe-buy-paid = { $car } buys a card for { $paid } million: { $category }
sponsors-describe-sponsor = { $car } draws a sponsor card: { $drawn }
sponsors-describe-sponsor-drop = { $car } draws a sponsor card ({ $drawn }) and puts one under the pile ({ $drop })
sponsors-describe-swap = { $car } exchanges a card with the board: { $category }
sponsors-describe-force = { $car } makes { $with } exchange a card: { $category }
sponsors-describe-done = { $car } does nothing on the square
sponsors-describe-energy = { $car } buys { $tokens ->
    [one] one energy token
   *[other] { $tokens } energy tokens
  }
sponsors-describe-energy-lost = { $act } and loses the rest: { $lost ->
    [one] one million
   *[other] { $lost } million
  }
sponsors-describe-exchange = { $car } and { $with } exchange a card: { $category }
sponsors-describe-give = { $car } hands { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  } to { $to }
sponsors-describe-grid = The cars start in this order: { $cars }
sponsors-describe-play = { $car } plays a { $value } ({ $category })
sponsors-describe-spin = { $car } spins{ $added ->
    [0] {""}
    [one] {" "}with one ball added
   *[other] {" "}with { $added } balls added
  }
sponsors-describe-spin-zero = { $car } plays a 0 ({ $zero }) and spins{ $added ->
    [0] {""}
    [one] {" "}with one ball added
   *[other] {" "}with { $added } balls added
  }
sponsors-describe-ball = The ball that falls: { $car }
sponsors-describe-ball-violet = The violet ball falls
sponsors-describe-stop = { $car } stops in place { $place }: { $how }
sponsors-describe-on-plain = plain square
sponsors-describe-on-green = green square
sponsors-describe-on-red = red square
sponsors-describe-on-violet = violet square
sponsors-describe-behind = right behind a car, { $count ->
    [one] one square free
   *[other] { $count } squares free
  }
sponsors-describe-green-first = green square first
sponsors-describe-slip-first = slipstream first
sponsors-describe-only = blocked after { $count ->
    [one] one square
   *[other] { $count } squares
  }
sponsors-describe-finish = { $car } reaches the finish
sponsors-describe-pass = { $car } is blocked and passes
sponsors-describe-miss = { $car } misses a turn and is on the track again
sponsors-describe-miss-place = { $car } misses a turn and is on the track again in place { $place }
sponsors-verb-dealt = Cards dealt
sponsors-means-dealt = Every car has one card of each category
sponsors-verb-hand = Type the hand
sponsors-means-hand = Say which cards you hold, alone at the screen
sponsors-verb-sell = Sell sponsor cards
sponsors-means-sell = Sponsors pay before the die, never after it
sponsors-verb-roll = Roll the die
sponsors-means-roll = The die says how far your pawn goes
sponsors-verb-move = Move after a 6
sponsors-means-move = After a 6 you choose how far, from 1 to 5
sponsors-verb-buy = Buy a card
sponsors-means-buy = Buy a workshop card: a higher number drives further in the race
sponsors-verb-sponsor = Draw a sponsor card
sponsors-means-sponsor = Draw a sponsor; three different ones or three alike pay best
sponsors-verb-swap = Exchange with the board
sponsors-means-swap = Exchange a card with one of the same category from the board
sponsors-verb-force = Force an exchange
sponsors-means-force = An opponent must exchange a card of the same category with you
sponsors-verb-done = Do nothing
sponsors-means-done = You leave the square as it is, and your turn ends
sponsors-verb-energy = Energy tokens
sponsors-means-energy = Each token adds a ball of yours to one spin of the roulette
sponsors-verb-exchange = Exchange within the side
sponsors-means-exchange = Your two cars exchange cards of one category
sponsors-verb-give = Hand over tokens
sponsors-means-give = Share the tokens between your two cars
sponsors-verb-grid = Start order
sponsors-means-grid = The order on the starting grid is drawn
sponsors-verb-play = Play a card
sponsors-means-play = Drive as many squares as the card says; the card is gone
sponsors-verb-spin = Roulette
sponsors-means-spin = Let a ball decide, with up to four extra balls of your own
sponsors-verb-ball = The ball that fell
sponsors-means-ball = Say which ball came out
sponsors-verb-stop = Stops
sponsors-means-stop = Say where the car stops, so that bonuses are counted
sponsors-verb-finish = Reaches the finish
sponsors-means-finish = The car crosses the line and scores its place
sponsors-verb-pass = Pass (blocked)
sponsors-means-pass = The car cannot move even one square
sponsors-verb-miss = Misses a turn
sponsors-means-miss = The car comes back from off the track and waits this turn

# Open points: the question, then an option each
sponsors-ruling-pushed-green = What if a car moved by another’s ball or the violet one lands on green?
sponsors-ruling-pushed-green-yes = it takes the bonus
sponsors-ruling-pushed-green-no = no bonus
sponsors-ruling-pushed-slip = What if a car moved by another’s ball or the violet one ends right behind a car?
sponsors-ruling-pushed-slip-yes = slipstream if it moved 2 squares or more
sponsors-ruling-pushed-slip-never = no slipstream
sponsors-ruling-green-place = Which place counts for the green bonus?
sponsors-ruling-green-place-after = the place after the move
sponsors-ruling-green-place-start = the place at the start of the race turn
sponsors-ruling-spun-off-ball = What if the ball of a car off the track falls?
sponsors-ruling-spun-off-ball-stays = it does not move
sponsors-ruling-spun-off-ball-moves = it moves 1 square
sponsors-ruling-slip-count = Which squares count for the 2 of the slipstream?
sponsors-ruling-slip-count-both = the move and the green bonus
sponsors-ruling-slip-count-base = the move only
sponsors-ruling-race-order = Is the order of a race turn fixed at its start?
sponsors-ruling-race-order-fixed = yes
sponsors-ruling-race-order-foremost = no: always the foremost car yet to play
sponsors-ruling-e-stock = E in its own zone: which card of the board, and where does the old one go?
sponsors-ruling-e-stock-top = the top one; the old one goes under; none from an empty pile
sponsors-ruling-e-stock-table = as the table likes: the old one is laid down first
sponsors-ruling-e-no-owner = Two players: what does E do in the zone of your own other car?
sponsors-ruling-e-no-owner-nothing = nothing
sponsors-ruling-e-no-owner-own-cars = an exchange between your own cars
sponsors-ruling-sponsor-sold = Where do sold sponsor cards go?
sponsors-ruling-sponsor-sold-pile = under the pile
sponsors-ruling-sponsor-sold-aside = aside, shuffled when the pile is empty
sponsors-ruling-rejoin = Which turn does a car off the track miss?
sponsors-ruling-rejoin-next = its next one
sponsors-ruling-rejoin-whole-turn = what is left of this race turn and the whole next one
sponsors-ruling-spun-violet = What if the violet ball falls while a car is off the track?
sponsors-ruling-spun-violet-stays = it is not moved
sponsors-ruling-spun-violet-on-return = it moves 1 square on its return
sponsors-ruling-places-left = How are places counted once a car has finished?
sponsors-ruling-places-left-racing = among the cars still racing
sponsors-ruling-places-left-all = finished cars keep their places
sponsors-ruling-slip-pushed-turn = What does “once a turn” mean for the slipstream?
sponsors-ruling-slip-pushed-turn-each-turn = once in each player’s turn
sponsors-ruling-slip-pushed-turn-round = once in a race turn
sponsors-ruling-stuck-card = May a car that cannot move play a card?
sponsors-ruling-stuck-card-no = no: it passes, or spins if allowed
sponsors-ruling-stuck-card-yes = yes, and the card is lost
sponsors-ruling-green-chain = What if a bonus or a slipstream ends on another green square?
sponsors-ruling-green-chain-one = one green bonus a turn
sponsors-ruling-green-chain-every = every green square counts
sponsors-ruling-slip-short = What if only one square is free for the slipstream?
sponsors-ruling-slip-short-one = it moves 1 square
sponsors-ruling-slip-short-none = no slipstream
sponsors-ruling-two-cars-order = Two players: in which order are the four cars placed?
sponsors-ruling-two-cars-order-alternate = alternating: A B A B round the board
sponsors-ruling-two-cars-order-together = side by side: A A B B
sponsors-ruling-exchange-2 = What does “2 cards exchanged” mean before the race?
sponsors-ruling-exchange-2-two = up to two exchanges, each within a category
sponsors-ruling-exchange-2-one = one exchange: two cards change cars
sponsors-ruling-tie = Who wins when two sides have equal points?
sponsors-ruling-tie-winner = the side of the car that finished first
sponsors-ruling-tie-shared = they share the place
sponsors-ruling-sides = Four players: who plays with whom?
sponsors-ruling-sides-alone = each alone
sponsors-ruling-sides-opposite = two teams: the first and third, the second and fourth
sponsors-ruling-sides-neighbours = two teams: the first two, the last two
sponsors-ruling-price = Where do the prices of workshop cards come from?
sponsors-ruling-price-printed = as printed, asked once
sponsors-ruling-price-cashier = the table types what was paid
sponsors-ruling-hands = How are workshop cards in hand kept?
sponsors-ruling-hands-counted = counted; their values are typed when they are played
sponsors-ruling-hands-known = known card by card; every card drawn is typed behind a curtain

# The printed tables, their columns and rows
sponsors-table-price = Price of workshop cards
sponsors-table-cards = Number of workshop cards
sponsors-table-sponsors = Sponsor cards
sponsors-table-track = Central track
sponsors-table-zone = Zones
sponsors-table-square = Squares of the central track
sponsors-column-kind = kind
sponsors-column-millions = millions
sponsors-column-count = cards
sponsors-column-squares = squares
sponsors-column-start = its A
sponsors-column-first = sold on V
sponsors-column-second = or
sponsors-column-zone = zone
sponsors-row-one = all alike

# Where the game stands
sponsors-stands-phase = Phase { $phase }: { $name }
sponsors-stands-nobody = nobody
sponsors-stands-at = { $car } is on square { $square } of the central track
sponsors-stands-order = Order on the race track, leader first: { $order }
sponsors-stands-finished = At the finish, in this order: { $cars }
sponsors-stands-on = { $car } is on a { $square }
sponsors-stands-off = { $car } is off the track
sponsors-stands-back = { $car } is on the track
sponsors-stands-choose = A 6 was rolled: how far to move has not been said yet
sponsors-stands-square = The die was rolled: what the square says is still to be done
sponsors-stands-fuelled = Energy tokens are bought for: { $cars }
sponsors-stands-exchanged = { $car }’s side has made { $exchanges ->
    [one] one exchange
   *[other] { $exchanges } exchanges
} before the race
sponsors-stands-hand = { $car }, { $category }: { $values }
sponsors-stands-started = Order at the start of this race turn: { $order }
sponsors-stands-waiting = Still to play this race turn: { $cars }
sponsors-stands-returns = { $car } moves { $squares ->
    [one] one square
   *[other] { $squares } squares
} on its return
sponsors-stands-had-green = { $car } has had a green-square bonus this turn
sponsors-stands-had-slip = { $car } has had a slipstream this turn
sponsors-stands-slipped = { $car } has had a slipstream in this race turn
sponsors-stands-spin = { $car } spins, { $added ->
    [0] with no ball added
    [one] with one ball added
   *[other] with { $added } balls added
}, and which ball fell has not been entered
sponsors-stands-due = Move { $n } to be made: { $car }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} ({ $what })
sponsors-stands-ran = { $due }; run so far: { $base }, on green { $green }, in slipstreams { $slip }

# The set-up sheet
sponsors-look-price = Look where the price of a workshop card is printed
sponsors-look-cards = Count the workshop cards of each category, before any is dealt or taken out
sponsors-look-sponsors = Count the sponsor cards of each colour
sponsors-look-track = Count every square of the central track once
sponsors-look-zone = Call any square of the central track 1 and count clockwise; each zone has one A and two categories
sponsors-look-square = Go round the central track clockwise from the same square 1
