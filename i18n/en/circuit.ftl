# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go for { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = a car: { $seat }
circuit-car-held = a car: { $seat }, held by { $special }
circuit-pick = Pick the card that is played
circuit-nothing = { $seat } can do nothing with this card
circuit-must = { $count ->
    [one] one way: { $seat } must play it
   *[other] { $count } ways: { $seat } must play one
  }
circuit-refused = no: { $why } ({ $rule })
circuit-total = { $total } of 7
circuit-puncture = { $seat } gives { $count ->
    [one] the card for the puncture
   *[other] { $count } cards for punctures
  }
circuit-unread = The board has not been read yet: play a card, and what is missing is asked for
circuit-dealer = Deals
circuit-each = For each player
circuit-opener = Plays first
circuit-name = { $name }
circuit-deal = Cards are dealt
circuit-who = Plays:
circuit-board = Board:
circuit-experts = Experts’ cards
circuit-put = Put down:
circuit-put-car = Put down: { $colour }
circuit-take = Take away
circuit-clear = Clear the circuit
circuit-hint = Press a square to put a car there; on a special square press again: its move ended there; once more takes it away.
circuit-hint-experts = Press a square to put a car there; on a special square press again: its move ended there; then off the road; press the verge to take it away.
circuit-reached = { $place } · a play ends here
circuit-may = { $count ->
    [one] one way: { $seat } may play it instead of giving a card
   *[other] { $count } ways: { $seat } may play one instead of giving a card
  }
