# The circuit of Autotock as a picture, and what a card can do there.

circuit-go-of = Go pour { $seat } ({ $at })
circuit-place-of = { $seat }, { $at }
circuit-car = une voiture : { $seat }
circuit-car-held = une voiture : { $seat }, sous l’effet { $special }
circuit-pick = Choisissez la carte jouée
circuit-nothing = { $seat } ne peut rien faire de cette carte
circuit-must = { $count ->
    [one] une façon : { $seat } doit la jouer
   *[other] { $count } façons : { $seat } doit en jouer une
  }
circuit-refused = non : { $why } ({ $rule })
circuit-total = { $total } sur 7
circuit-puncture = { $seat } jette { $count ->
    [one] la carte de crevaison
   *[other] { $count } cartes de crevaison
  }
circuit-unread = Le plateau n’est pas encore lu : jouez une carte, et ce qui manque sera demandé
circuit-dealer = Distribue
circuit-each = À chacun
circuit-opener = Commence
circuit-name = { $name }
circuit-deal = Les cartes sont distribuées
circuit-who = Joue :
circuit-board = Plateau :
circuit-experts = Cartes expertes
circuit-put = Poser :
circuit-put-car = Poser : { $colour }
circuit-take = Enlever
circuit-clear = Vider le circuit
circuit-hint = Pressez une case : une voiture s’y pose. Sur une case spéciale, pressez encore : elle y a fini son déplacement. Encore une fois : elle s’en va.
circuit-hint-experts = Pressez une case : une voiture s’y pose. Sur une case spéciale, pressez encore : elle y a fini son déplacement. Puis : hors route. Pressez l’accotement pour l’enlever.
circuit-reached = { $place } · un coup finit ici
circuit-may = { $count ->
    [one] une façon : { $seat } peut la jouer au lieu de jeter une carte
   *[other] { $count } façons : { $seat } peut en jouer une au lieu de jeter une carte
  }
