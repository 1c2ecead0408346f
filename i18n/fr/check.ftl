# Phases vérifiées sans partie.

check-title = Vérifier une phase
check-skip = Un coût de saut
check-payout = Un paiement
check-sale = Une vente par la demande
check-deal = Autotock : les donnes
check-losses = Une phase des pertes

check-example = Ceci est un exemple : mettez vos propres chiffres
check-yours = Vos propres chiffres
check-back-to-example = Revenir à l’exemple

## Champs

check-cell = { $what }, ligne { $row }
check-remove-space = Retirer la case, ligne { $row }
check-remove-player = Retirer le joueur, ligne { $row }
check-add-space = Ajouter une case
check-add-player = Ajouter un joueur

check-spaces-beyond = Cases au-delà de la plus moderne
check-turn = Tour
check-points = Points de perte
check-loans = Prêts
check-cash = Argent en $
check-character = Personnage
check-nobody = aucun
check-rate = Dollars par point, lus sur le plateau
check-name = Nom
check-space = Case
check-class = Catégorie
check-owner = À qui
check-closed = fermée
check-cars = Voitures
check-bonus = Bonus
check-reduced = Réduction
check-wanted-premium = Voitures de luxe demandées
check-wanted-mid = Voitures de prix moyen demandées
check-wanted-low = Voitures de bas prix demandées
check-reduced-price = Prix réduit (prix moyen), lu sur le plateau
