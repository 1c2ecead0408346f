# Qui était absent, et ce qui s’est passé entre-temps.

away-title = Ce qui s’est passé entre-temps
away-who = Qui était absent
away-of = Ce que { $name } a manqué
away-since = depuis l’entrée
away-set-up = la mise en place
away-write = Écrire la fiche
away-was = Était absent
