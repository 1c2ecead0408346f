# Qui est à la table.

people-title = Joueurs
people-name-of = Nom : { $name }
people-colour-of = Couleur : { $name }
people-leaves = Quitte la table…
people-leaves-named = Quitte la table : { $name }
people-leaving = { $name } quitte la table. Ce qui est devant sa place reste au registre ; dites ce que devient la place
people-note = Ce que devient la place
people-leaves-now = { $name } part
people-put-names-right = Rectifier noms et couleurs
