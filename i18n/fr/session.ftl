# Ce qui se dit des mouvements et des nombres, pour toutes les boîtes.

session-pays = { $from } paie { $amount } { A($to) }
session-moves = { $amount } { DE($from) } { A($to) }
session-befalls = { $cause } : { $what }
session-for = { $what } : { $cause } ({ $rule })
session-figure-said = { $what } ({ $rule })
session-figure = { $what } : { $total } ({ $rule })

# Termes d’une somme
session-term = { $what } : { $amount }
session-term-times = { $count } × { $each } { $what } = { $amount }
session-term-assumed = { $term } [supposé]
session-term-board = { $term } [lu sur le plateau]
session-term-ruled = { $term } (règle maison « { $id } » : { $question } { $option })
session-term-as-in = { $term }, selon la règle maison n° { $n }
session-term-as-in-by = { $term }, selon la règle maison n° { $n } (décidée par { $by })
session-ruled = règle maison « { $id } » : { $question } { $option }
session-ruled-as-in = règle maison n° { $n } (« { $id } ») : { $question } { $option }
session-ruled-as-in-by = règle maison n° { $n }, décidée par { $by } (« { $id } ») : { $question } { $option }

# Résultats
session-with = { $name } avec { $others }
session-placed = { $rank }. { $name } : { $score }
session-decided = { $place } ({ $decided })
session-refused-by = { $why } ({ $rulings })

# Mise en place
session-kept-unknown = « { $unit } » ne se compte pas dans ce jeu, qui compte { $known }

# L’équilibre des comptes
session-trial-balance = { $unit } : { $issued } en jeu = { $players } chez les joueurs + { $bank } à la banque + { $board } sur le plateau
session-trial-balance-found = { $amount } venus hors du jeu, depuis l’entrée { $entry } : { $text }
session-trial-balance-lost = { $amount } sortis du jeu, depuis l’entrée { $entry } : { $text }

# Lignes qui font autre chose qu’avant
session-moves-else = l’entrée { $n } ({ $act }) déplace autre chose qu’avant
session-leads-else = l’entrée { $n } ({ $act }) mène à une autre phase qu’avant
session-leads-to = phase { $phase }
session-no-move = rien
session-did-then = avant : { $what }
session-does-now = maintenant : { $what }
session-settled-as-played = { $what } ; la table a décidé : comme on a joué
session-settled-as-played-by = { $what } ; la table a décidé : comme on a joué (correction à l’entrée { $by })
session-settled-by-rule = { $what } ; la table a décidé : selon la règle
session-as-played = { $count ->
    [one] entrée { $lines } comme on a joué
   *[other] entrées { $lines } comme on a joué
  }
session-because-of = entrée { $n }
