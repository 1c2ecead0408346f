# Sheets and the board picture of Automobile. Money arguments arrive written; select on numbers only.

# The board picture
sheets-letter = { $class ->
    [1] P
    [2] M
   *[other] L
  }
sheets-space-class = { $space }, { $class }
sheets-free = free
sheets-closed = closed
sheets-owned = { $who }: { $what }
sheets-leads = the most modern space
sheets-tile-cost = one factory tile costs { $cost }
sheets-skip = { $count ->
    [0] no cube to build here
    [one] one R&D cube to build here
   *[other] { $count } R&D cubes to build here
  }
sheets-lane = row and band: { $class }
sheets-boxes-open = { $open ->
    [one] one box open
   *[other] { $open } boxes open
  }, taken by: { $taken }
sheets-in-band = in the band: { $there }
sheets-so-many = { $who } { $count }
sheets-nobody = nobody

# What every sheet has
sheets-fewer = one fewer: { $what }
sheets-more = one more: { $what }
sheets-player = player
sheets-space = space
sheets-cars-there = cars
sheets-no-cars = no cars
sheets-takings = takings

# Production
sheets-produce = Produce
sheets-cars-made = cars
sheets-cost = cost
sheets-named = { $name }
sheets-made-at = each car costs { $cost }
sheets-from-to = { $least }–{ $most }
sheets-cars-in-hand = { $count ->
    [one] one car in hand
   *[other] { $count } cars in hand
  }
sheets-after-producing = { $count ->
    [one] leaves one car in hand
   *[other] leaves { $count } cars in hand
  }

# Demand tiles
sheets-tiles-typed = Tiles
sheets-tile = Tile { $tile }
sheets-take-back = Take the last digit back
sheets-drawn-now = drawn now: { $class }
sheets-reveal = Turn over

# Distributors
sheets-sell = Accept the sales
sheets-forced = Forced sales
sheets-forced-describe = Makes every sale that leaves no choice, and stops at the first that does
sheets-own-rows = Each in its own row
sheets-own-rows-describe = Every distributor sells a car of the row beside it, until somebody has to choose a space or another row
sheets-clear = Clear
sheets-all-sold = Nobody can sell any more
sheets-chooses = { $who } chooses:
sheets-sell-from = { $space }, { $band } band
sheets-of = { $sold } of { $open }
sheets-sold = sold
sheets-in-boxes = boxes taken
sheets-field-sold = { $who }: cars sold from { $space }
sheets-band-of = { $who }, distributors in { $band }
sheets-idle = loss points

# Executive decisions
sheets-bonus = bonus sales
sheets-reduced = reduced price
sheets-next-order = Next turn’s order: { $who }
sheets-in-order = { $rank }. { $who }
sheets-bonus-none = Bonus sales: all three are taken
sheets-bonus-left = Bonus sales: { $count ->
    [one] 1 left, costing { $costs } cube
   *[other] { $count } left, costing { $costs } cubes
  }
sheets-reduced-left = Reduced price: { $pair ->
    [0] the set of two is taken
   *[other] a set of two
  }, { $singles ->
    [0] both singles are taken
    [one] one single
   *[other] { $singles } singles
  }
sheets-close-left = Close a factory: still available (one per table)
sheets-close-gone = Close a factory: taken this turn

# Demand sale
sheets-sell-by-demand = Sell
sheets-rounds = Sold by round
sheets-demand = demand: { $count }
sheets-demand-without-cars = demand: { $count }, no cars
sheets-left-unsold = { $count ->
    [one] one car unsold
   *[other] { $count } cars unsold
  }
sheets-describe = { $what }

# Losses
sheets-pay = Pay
sheets-points = points
sheets-product = { $count } × { $each }
sheets-plus = { $first } + { $second }
sheets-due = due
sheets-cash-after = cash after
sheets-debt-left = debt left
sheets-all-short = Even with every loan, these players cannot pay and carry a debt: { $people }
sheets-short = { $who } is short:
sheets-debt = carry a debt
sheets-close-space = close { $space }

# End of the game
sheets-term = { $what }: { $amount }
sheets-on-the-board = press it on the board
