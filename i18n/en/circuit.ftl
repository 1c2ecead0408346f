# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go for { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = a car: { $seat }
circuit-car-held = a car: { $seat }, affected by { $special }
circuit-card-due = { $seat } discards a card for the puncture, or plays a joker: press it, then the place where the car lands
circuit-which-card = Which card does { $seat } play? Then press the place where the car lands.
circuit-nothing = { $seat } can do nothing with this card
circuit-not-known = What { $seat } can do with this card depends on the board, which has not been read yet
circuit-refused = { $play }: { $why } ({ $rule })
circuit-unread = Not all of the board is read yet: choose what is played, and Steward asks for what is missing
circuit-dealer = Deals
circuit-each = For each player
circuit-opener = Plays first
circuit-deal-describe = { $what }: { $said }
circuit-name = { $name }
