# La carte de la page de la table.

page-numbered = { $number } { $name }
page-moves = { $from } → { $to }
page-moves-of = { $name } : { $from } → { $to }
page-hits = touche { $name }
page-choose = Choisissez quoi faire
page-fill = Pas encore complet
page-read = Garder cette valeur
page-go-on = Continuer : il faut une valeur imprimée
page-not-now = Impossible
page-elsewhere = Pas ici : { $act }.
page-drawn-first = Steward a déjà tiré : finissez cela d’abord.
page-no-longer = Ce qui était commencé n’est plus possible : choisissez à nouveau.
page-nothing = Cela ne change rien maintenant.
page-looking-back = C’est une étape passée. Échap ramène à la partie.
page-empty = Ceci reste à remplir.
page-place = Numéro ou nom sur le plateau
page-several = « { $text } » convient à plusieurs : continuez.
page-left-out = « { $text } » n’est pas retenu : Entrée continue avec ce qui est affiché.
page-none-of = Rien ici ne commence par « { $text } ».
page-one-of = « { $text } » ne fait pas partie des réponses : { $answers }.
page-press = Appuyez sur une des cases mises en évidence
page-unfinished = Choisissez d’abord quelque chose.
page-order = { $what } : à quelle place est chacun, de gauche à droite ?
page-twice = La place { $n } est donnée deux fois.
