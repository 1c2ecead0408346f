# Les Sponsors at the table: its picture and its sheets.

racing-point-at = Point at a square or a car, or move to it with Tab: all of it is told here
racing-track-unread = Nobody has read yet how many squares the central track has
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
racing-roulette = Roulette
racing-play-card = Play a card
racing-cards-of = { $category } ({ $count })
racing-card-named = { $category }, { $value }
racing-zero = Card 0
racing-no-zero = Without a card
racing-zero-of = with a 0: { $category }
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
racing-stands-on = It stands on
racing-behind = Right behind a car
racing-behind-nobody = No
racing-behind-two = Way free ahead
racing-behind-one = One square free
racing-slip-first = Slipstream before the green square
racing-blocked = Blocked after so many squares
racing-blocked-after = Squares it moved
racing-hands = One player after the other types the cards in hand, alone at the screen: they stay hidden
racing-all-told = every card is typed
racing-to-tell = { $count ->
    [one] one card to type
   *[other] { $count } cards to type
  }
racing-draw-start = Let Steward draw the start order
racing-tell-start = Press the cars in the order that the table has drawn, leader first
racing-car-at = { $place } { $car }
racing-places-of = the places of { $cars }
racing-back-on-square = Misses its turn, back on its square
racing-square-taken = Its square is taken: the first free one behind
racing-stands-behind = Misses its turn, back behind
racing-ball-count = { $colour } { $count }
racing-balls = Roulette: { $balls }
racing-card-to-tell = { $category }, card { $n }
racing-hand-squares = { $count ->
    [one] one square in hand
   *[other] { $count } squares in hand
  }
