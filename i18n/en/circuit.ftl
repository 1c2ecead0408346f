# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go for { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = a car: { $seat }
circuit-car-held = a car: { $seat }, held by { $special }
circuit-which-card = Which card does { $seat } play? Then press where the car lands.
circuit-pick = Pick the card that is played
circuit-nothing = { $seat } can do nothing with this card
circuit-refused = { $play }: { $why } ({ $rule })
circuit-puncture = { $seat } gives { $count ->
    [one] the card for the puncture
   *[other] { $count } cards for punctures
  }
circuit-unread = Nobody has read the board yet: choose what is played, and Steward asks for what is missing
circuit-dealer = Deals
circuit-each = For each player
circuit-opener = Plays first
circuit-deal-told = { $what }: { $said }
circuit-name = { $name }
circuit-who = Plays:
circuit-board = Board:
circuit-experts = Experts’ cards
circuit-put = Put down:
circuit-put-car = Put down: { $colour }
circuit-take = Take away
circuit-clear = Clear the circuit
circuit-hint = Press a square to put a car there; on a special square press again: its move ended there; once more takes it away.
circuit-hint-experts = Press a square to put a car there; on a special square press again: its move ended there; then off the road; press the verge to take it away.
