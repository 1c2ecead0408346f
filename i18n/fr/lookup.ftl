# La recherche dans les règles. Une ligne alike réunit des mots qui disent la même chose à cette table.

lookup-title = Chercher une règle
lookup-hint = emprunt, égalité, usine fermée…
lookup-field = Ce que vous cherchez
lookup-nothing = Rien sous ces mots : essayez un mot plus court, ou un autre pour la même chose
lookup-alike-begin = commencer, début, premier, mise en place, départ
lookup-alike-build = construire, bâtir, usine, fabrique, pièces
lookup-alike-buy = acheter, achat, acquérir, enchère, miser
lookup-alike-card = carte, main, paquet, pioche, piocher, brasser, mélanger
lookup-alike-close = fermer, fermée, abandonner, fermeture
lookup-alike-crash = collision, accident, sortie de piste, crevaison, panne
lookup-alike-dealer = vendeur, marchand, distributeur, concessionnaire, brasseur
lookup-alike-dice = dé, dés, lancer, roulette, bille
lookup-alike-disk = disque, jeton, cube, pion, marqueur
lookup-alike-end = fin, finir, final, gagner, gagnant, victoire, terminée
lookup-alike-loan = emprunt, emprunter, prêt, crédit, dette, intérêts, banque
lookup-alike-loss = perte, pertes, pénalité, malus, points, invendue
lookup-alike-make = produire, fabriquer, production, voitures
lookup-alike-money = argent, dollars, payer, prix, coût, somme
lookup-alike-order = ordre, passe, passer, horaire
lookup-alike-sell = vendre, vente, vendue, client, demande, marché
lookup-alike-tie = égalité, égales, égal, ex aequo, même
lookup-alike-turn = tour, round, phase, année, manche
