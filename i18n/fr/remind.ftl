# Rappels.

remind-title = Rappels
remind-do-it = Le faire
remind-do-it-named = Le faire : { $what }
remind-quiet = Plus de rappel de cette sorte : { $what }
remind-more = { $count ->
    [one] Encore un rappel
   *[other] Encore { $count } rappels
  }
remind-nothing = Rien n’est sur le point d’être oublié
remind-switches = Rappeler
