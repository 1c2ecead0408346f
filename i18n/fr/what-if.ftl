# Et si.

what-if-begin = Et si…
what-if-title = Et si
what-if-nothing-written = Vous faites un essai : rien n’est enregistré
what-if-compare = Comparer
what-if-keep = { $count ->
    [0] Garder
    [one] Garder : une entrée
   *[other] Garder : { $count } entrées
  }
what-if-unkept = « { $line } » a été tiré pendant l’essai et ne peut pas être gardé ; rien n’a été saisi
what-if-unkept-suggestion = Ôtez cette ligne et les suivantes, puis faites le tirage dans la partie elle-même
what-if-drop = Abandonner
what-if-play-on = Continuer
what-if-compared = Et si, comparé à la partie
what-if-row = { $holder }, { $unit }
what-if-then = dans la partie
what-if-now = et si
