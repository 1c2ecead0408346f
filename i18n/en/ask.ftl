# Quick answers without a game.

ask-skip = R&D cubes to build { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  } beyond the most modern one
ask-skip-term = the { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
  } space beyond it
ask-skip-answer = { $spaces ->
    [one] One space beyond the most modern one
   *[other] { $spaces } spaces beyond the most modern one
  }: { $cubes ->
    [one] one R&D cube
   *[other] { $cubes } R&D cubes
  }
ask-skip-too-far = the track has { $most } spaces, so nothing lies { $spaces } beyond

ask-deal-answer = { $players } players: { $cards } cards each, deal after deal
ask-deal-aside = { $aside ->
    [0] No card stays aside
    [one] One card stays aside
   *[other] { $aside } cards stay aside
  }
ask-deal-first = The dealer’s left neighbour plays first, in every deal
ask-deal-next = When the whole deck has been dealt, the left neighbour becomes the dealer
ask-deal-players = Autotock is for 2 to 4 players, not for { $players }
ask-deal-players-way-out = ask for 2, 3 or 4

ask-payout-answer = Pay { $due } for { $points ->
    [one] one point
   *[other] { $points } points
  }{ $loans ->
    [0] { "" }
    [one] { " " }and one loan
   *[other] { " " }and { $loans } loans
  }
ask-payout-carried = points carried into the phase
ask-payout-points-left = loss points to pay for
ask-payout-due = due to the bank
ask-payout-turn = there is no turn { $turn }: the game has { $turns }
ask-payout-loans = nobody holds { $loans } loans: { $most } is the most
ask-payout-points = nobody holds { $points } loss points: type a number from 0 to 10000
ask-payout-rate = { $rate } dollars a point are on no board: type a number from 0 to 1000
ask-payout-rate-fixed = the rules fix { $fixed } a point in turn { $turn }, not { $asked }
ask-payout-rate-fixed-way-out = leave the rate out: only turns 2 and 3 have theirs printed on the board
ask-payout-typed = { $rate } a point, as typed
ask-payout-usual = { $rate } a point, as Steward takes it to be printed; type the rate if your board says otherwise

ask-sale-answer = { $sold ->
    [one] One car sold
   *[other] { $sold } cars sold
  }, { $unsold ->
    [one] one left unsold
   *[other] { $unsold } left unsold
  }
ask-sale-step = Round { $round }, { $class }: { $owner } sells { $cars ->
    [one] one car
   *[other] { $cars } cars
  } from { $space }
ask-sale-typed = A mid car at the reduced price costs { $price }, as typed
ask-sale-takes = { $owner }, { $space }
ask-sale-markers = { $space } cannot bear these markers
ask-sale-markers-way-out = a space bears one bonus marker at most, and one set of one or two reduced-price markers unless it is premium
ask-sale-bonus = { $markers } bonus-sales markers are placed, and the box has { $most }
ask-sale-bonus-way-out = take back the bonus markers that are too many
ask-sale-reduced = { $spaces } spaces bear { $markers ->
    [one] one reduced-price marker
   *[other] { $markers } reduced-price markers
  } each, and the box has { $most ->
    [one] one such set
   *[other] { $most } such sets
  }
ask-sale-reduced-way-out = reduced-price markers come in one set of two and two sets of one
ask-sale-mid-reduced = a mid space bears reduced-price markers, and their price is not in the sheet
ask-sale-mid-reduced-way-out = give the reduced price printed on the board (in a file: “mid_reduced”)
ask-sheet-twice = { $space } is named twice

ask-losses-answer = { $total } due in the loss phase of turn { $turn }
ask-losses-points = { $name }, loss points
ask-losses-due = { $name }, due to the bank
ask-losses-owner = “{ $owner }” is not among the players: { $names }
ask-losses-takes = { $name } takes { $loans ->
    [one] one loan
   *[other] { $loans } loans
  } to pay
ask-losses-cash = { $name }: { $before } before, { $after } after
ask-losses-short = { $name } is short of { $debt } and owes it to the bank

# Cars of Autotock on a circuit
ask-not-allowed = no: { $why } ({ $rule })
ask-moves-none = { $seat } can do nothing with this card: { $card }
ask-moves-must = { $seat } can play this card ({ $card }) in { $legal ->
    [one] one way
   *[other] { $legal } ways
  }, and must
ask-move-legal = { $play }: { $what }
ask-move-refused = { $play }: no, { $why } ({ $rule })
ask-play-out = the { $card } brings a car out
ask-play-park = the { $card } takes the car into the garage ({ $at })
ask-play-up = the { $card } moves the car up in the garage ({ $at })
ask-play-push-in = the 5 takes another’s car into its garage: { $car }
ask-play-swap = the { $card } swaps the car ({ $at }) with { $car }
ask-play-cross = the one-eyed jack swaps { $car } with { $other }
ask-moves-one-eyed = Without the experts’ cards a one-eyed jack is a jack like any other
ask-car-unread = { $car } is no car of this table
ask-car-way-out = a car is written red=12, blue=v30 (verge), red=g2 (garage), red=33+ (ended a move there)
ask-car-fourth = { $seat } has three cars, not more
ask-seven-answer = A 7 is shared out in { $count } ways
ask-seven-split = { $cars ->
    [one] one car
   *[other] { $cars } cars
  }: { $sum }
ask-seven-no-cars = a 7 is not shared among { $cars } cars
ask-seven-way-out = ask for 1, 2 or 3 cars
ask-board-way-out = read it off the box first: Set-up of Autotock, Our own board

# Les Sponsors
ask-sponsors = millions for { $cards }
ask-sponsors-answer = { $cards }: { $millions } million
ask-sponsors-count = { $count ->
    [one] one card is no sale: a car holds one to three
   *[other] { $count } cards are no sale: a car holds one to three
  }
ask-sponsors-count-way-out = ask like “steward ask sponsors red red blue”
ask-chance = { $fraction }, { $whole }.{ $part }%
ask-roulette = balls in the roulette
ask-roulette-answer = Own ball: { $own } in { $all } ({ $chance })
ask-roulette-own = One’s own ball, { $chance }: { $squares ->
    [one] one square
   *[other] { $squares } squares
  }
ask-roulette-other = The ball of each other car, { $chance } (any of them: { $any }): that car moves one square
ask-roulette-violet = The violet ball, { $chance }: cars on red spin off, those on violet move 3, all others 1
ask-roulette-tokens = { $count ->
    [one] One energy token is spent, whatever falls
   *[other] { $count } energy tokens are spent, whatever falls
  }
ask-roulette-cars = 1 to 4 cars race, not { $cars }
ask-roulette-cars-way-out = ask like “steward ask roulette --cars 4 --extra 2”
ask-roulette-extra = { $extra } balls are more than the { $most } that one spin may add
ask-roulette-extra-way-out = ask with 0 to { $most }

# A draw from the bag
ask-bag-answer = { $disks ->
    [one] One disk in the bag
   *[other] { $disks } disks in the bag
  }, { $players ->
    [one] all of one player
   *[other] of { $players } players
  }
ask-bag-chance = Player { $player }: { $disks } in { $all } = { $chance }, about { $percent }%
ask-bag-alone = Player { $player } is alone: no draw, one disk stays and { $wins ->
    [0] no other returns
    [one] one returns
   *[other] { $wins } return
  }
ask-bag-leaves = Player { $player }: drawn, one stays and { $wins ->
    [0] no other returns
    [one] one returns
   *[other] { $wins } return
  }; not drawn, { $back ->
    [0] none returns
    [one] one returns
   *[other] { $back } return
  } and { $lost ->
    [0] none is lost
    [one] one is lost
   *[other] { $lost } are lost
  }
ask-bag-players = this box is for { $most } players at the most, not for { $players }
ask-bag-too-many = { $disks } disks of one colour are more than { $most }
ask-bag-empty = there is no disk in the bag
ask-bag-way-out = type how many disks of each colour lie in the bag, like “steward ask bag 4 3 1”
ask-hood-buyer = The buyer is fined and pays { $buyer } in all
ask-hood-seller = The seller is fined: the buyer pays { $buyer } and gets { $seller } back
ask-hood-junk = Junk: the buyer gets the car for nothing, and { $seller } from the seller
ask-hood-nothing-asked = Nothing was asked, and then no hood is lifted: the car is given away
ask-hood-buyer-pays = The buyer pays
ask-hood-seller-pays = The seller pays
