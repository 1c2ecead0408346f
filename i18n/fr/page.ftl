# La carte de la page de la table.

page-numbered = { $number } { $name }
page-moves = { $from } → { $to }
page-touches = touche { $name }
page-choose = Choisissez quoi faire
page-fill = Dites d’abord le reste
page-read = Garder pour cette partie
page-not-now = Impossible
page-nothing = Rien de tel n’est possible maintenant.
page-empty = Il reste quelque chose à dire ici.
page-place = Lieu
