# Les Sponsors at the table: its board and its sheets.

racing-track-unread = The number of squares of the central track has not been read yet
racing-unread = ?
racing-square = square { $n }
racing-kind = { $kind }
racing-zone = zone: { $zone }
racing-finished = finished
racing-off = off the track
racing-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
racing-play-card = Play a card
racing-cards-of = { $category } ({ $count })
racing-spin = { $count ->
    [0] no ball added
    [one] one ball added
   *[other] { $count } balls added
  } · { $chance }
racing-pass = Pass (blocked)
racing-stops = Stops here
racing-finishes = Reaches the finish
racing-place = Its place now
racing-place-named = place { $place }
racing-stands-on = It is on
racing-square-comes = { $on }: { $by }
racing-behind = Right behind a car
racing-behind-nobody = No
racing-behind-two = Way ahead clear
racing-behind-one = One square free
racing-slip-first = Slipstream before a green square
racing-blocked = Blocked
racing-comes-forward = Comes forward by
racing-blocked-after = Squares it moved
racing-hands = Players type their cards in hand one after the other, alone at the screen: the cards stay hidden
racing-draw-start = Let Steward draw the start order
racing-tell-start = Press the cars in the order that the table has drawn, leader first
racing-car-at = { $place } { $car }
racing-places-of = the places of { $cars }
racing-back-on-square = Misses its turn, back on its square
racing-square-taken = Its square is taken: the first free one behind
racing-stands-behind = Misses its turn, back behind
racing-card-to-tell = { $category }, card { $n }
racing-hand-squares = { $count ->
    [one] one square in hand
   *[other] { $count } squares in hand
  }
racing-does-a = any card
racing-does-v = zone card
racing-does-s = sponsor
racing-does-e = exchange
racing-two = { $one } or { $other }
racing-moves = { $count ->
    [one] one square
   *[other] { $count } squares
  }
racing-one-to-five = 1 to 5
racing-die = a { $side } on the die
racing-steward-throws = Steward
racing-steward-draws = Steward draws
racing-price = { $price } million
racing-last-cards = { $count ->
    [one] last card
   *[other] last { $count }
  }
racing-on-board = { $count ->
    [0] none left on the board
    [one] one left on the board
   *[other] { $count } left on the board
  }
racing-in-pile = { $count ->
    [0] none in the pile
    [one] one in the pile
   *[other] { $count } in the pile
  }
racing-sponsor-cards = { $colour }
racing-of-three = { $count } of { $most }
racing-sponsors-held = sponsor cards: { $of }
racing-on-square = on { $on }
racing-chance = { $own } in { $all }
racing-ball = ball: { $of }
racing-and-roulette = + roulette
racing-value = Its value
racing-value-named = value { $value }
racing-balls-added = Roulette: balls added
racing-added = +{ $count }: { $chance }
racing-ball-costs = Each ball costs an energy token: { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
racing-does-play = Play { $category } { $value }
racing-does-spin = { $count ->
    [0] Spin
    [one] Spin with one ball added
   *[other] Spin with { $count } balls added
  }
racing-which-card = which card it is
racing-which-value = the value of the card
racing-which-place = its place now
racing-which-square = the square it is on
racing-whether-behind = whether it is right behind a car
racing-how-far = how many squares it moved
racing-what-played = the card that is played, or how many balls are added
racing-hand-of = { $category }: { $values }
racing-clockwise = Squares are counted clockwise, starting from any of them
