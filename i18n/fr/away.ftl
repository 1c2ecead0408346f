# Qui était absent, et ce qui s’est passé entre-temps.

away-title = Ce qui s’est passé entre-temps
away-of = Ce qui s’est passé entre-temps : { $name }
away-since = depuis l’entrée
away-set-up = la mise en place
away-write = Écrire la fiche
