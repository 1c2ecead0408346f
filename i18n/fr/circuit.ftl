# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go pour { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = une voiture : { $seat }
circuit-car-held = une voiture : { $seat }, sous l’effet { $special }
circuit-card-due = { $seat } jette une carte pour la crevaison, ou pose un joker : appuyez dessus, puis là où arrive la voiture
circuit-which-card = Quelle carte pose { $seat } ? Appuyez ensuite là où arrive la voiture.
circuit-nothing = { $seat } ne peut rien faire de cette carte
circuit-not-known = Ce que { $seat } peut faire de cette carte dépend du plateau, qui n’est pas encore lu
circuit-refused = { $play } : { $why } ({ $rule })
circuit-unread = Le plateau n’est pas encore lu en entier : jouez une carte, et ce qui manque sera demandé
circuit-dealer = Distribue
circuit-each = À chacun
circuit-opener = Commence
circuit-deal-describe = { $what } : { $said }
circuit-name = { $name }
