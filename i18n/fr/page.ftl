# La carte de la page de la table.

page-numbered = { $number } { $name }
page-moves = { $from } → { $to }
page-moves-of = { $name } : { $from } → { $to }
page-hits = touche { $name }
page-choose = Choisissez quoi faire
page-fill = Dites d’abord le reste
page-read = Garder pour cette partie
page-not-now = Impossible
page-nothing = Rien de tel n’est possible maintenant.
page-empty = Il reste quelque chose à dire ici.
page-place = Lieu
page-none-of = « { $text } » n’est rien de ce qu’on peut dire maintenant.
page-unfinished = Il reste quelque chose à choisir.
page-order = À quelle place est chacun, de gauche à droite ?
page-twice = Deux sont à la place { $n }.
