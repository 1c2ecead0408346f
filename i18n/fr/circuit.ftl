# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go pour { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = une voiture : { $seat }
circuit-car-held = une voiture : { $seat }, sous l’effet { $special }
circuit-which-card = Quelle carte pose { $seat } ? Appuyez ensuite là où arrive la voiture.
circuit-pick = Choisissez la carte jouée
circuit-nothing = { $seat } ne peut rien faire de cette carte
circuit-refused = { $play } : { $why } ({ $rule })
circuit-puncture = { $seat } jette { $count ->
    [one] la carte de crevaison
   *[other] { $count } cartes de crevaison
  }
circuit-unread = Le plateau n’est pas encore lu : jouez une carte, et ce qui manque sera demandé
circuit-dealer = Distribue
circuit-each = À chacun
circuit-opener = Commence
circuit-deal-told = { $what } : { $said }
circuit-name = { $name }
circuit-who = Joue :
circuit-board = Plateau :
circuit-experts = Cartes d’expert
circuit-put = Poser :
circuit-put-car = Poser : { $colour }
circuit-take = Enlever
circuit-clear = Vider le circuit
circuit-hint = Appuyez sur une case : une voiture s’y pose. Sur une case spéciale, appuyez encore : elle y a fini son déplacement. Encore une fois : elle s’en va.
circuit-hint-experts = Appuyez sur une case : une voiture s’y pose. Sur une case spéciale, appuyez encore : elle y a fini son déplacement. Puis : hors route. Appuyez sur l’accotement pour l’enlever.
