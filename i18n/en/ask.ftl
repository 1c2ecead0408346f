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
ask-skip-too-far = { $spaces } spaces beyond the most modern one is too far: the track has only { $most }

ask-deal-answer = { $players } players: { $cards } cards each, deal after deal
ask-deal-aside = { $aside ->
    [0] No card is set aside
    [one] One card is set aside
   *[other] { $aside } cards are set aside
  }
ask-deal-first = The dealer’s left neighbour plays first, in every deal
ask-deal-next = When the whole deck has been dealt, the left neighbour becomes the dealer
ask-deal-players = Autotock is for 2 to 4 players, not { $players }
ask-deal-players-suggestion = ask for 2, 3 or 4

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
ask-payout-turn = there is no turn { $turn }: the game has { $turns } turns
ask-payout-loans = { $loans } loans are too many: a player has { $most } at most
ask-payout-points = no player can have { $points } loss points: type a number from 0 to 10,000
ask-payout-rate = no board has a rate of { $rate } dollars a point: type a number from 0 to 1,000
ask-payout-rate-fixed = the rules fix { $fixed } a point in turn { $turn }, not { $asked }
ask-payout-rate-fixed-suggestion = leave the rate out: only turns 2 and 3 have theirs printed on the board
ask-payout-typed = { $rate } a point, as typed
ask-payout-usual = { $rate } a point, as Steward assumes; type the rate if your board says otherwise

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
ask-sale-markers = { $space } cannot hold these markers
ask-sale-markers-suggestion = a space holds at most one bonus marker, and one set of one or two reduced-price markers unless it is premium
ask-sale-bonus = { $markers } bonus-sales markers are placed, but the box has only { $most }
ask-sale-bonus-suggestion = take back the extra bonus markers
ask-sale-reduced = { $spaces } spaces have { $markers ->
    [one] one reduced-price marker
   *[other] { $markers } reduced-price markers
  } each, but the box has only { $most ->
    [one] one such set
   *[other] { $most } such sets
  }
ask-sale-reduced-suggestion = reduced-price markers come in one set of two and two sets of one
ask-sale-mid-reduced = a mid space has reduced-price markers, but their price is not in the sheet
ask-sale-mid-reduced-suggestion = give the reduced price printed on the board (in a file: “mid_reduced”)
ask-sheet-twice = { $space } is named twice

ask-losses-answer = { $total } due in the loss phase of turn { $turn }
ask-losses-points = { $name }, loss points
ask-losses-due = { $name }, due to the bank
ask-losses-owner = “{ $owner }” is not one of the players: { $names }
ask-losses-takes = { $name } takes { $loans ->
    [one] one loan
   *[other] { $loans } loans
  } to pay
ask-losses-cash = { $name }: { $before } before, { $after } after
ask-losses-short = { $name } is { $debt } short and owes it to the bank
