# Ce qu’on emporte : feuilles à imprimer, journaux de parties.

export-players = Joueurs
export-player = Joueur
export-colour = Couleur
export-with = avec { $others }
export-question = Point ouvert
export-played = Comme on le joue
export-number = N°
export-typed = Comme saisi
export-has = Quoi
export-set-up = Mise en place
export-preset = valeurs imprimées : { $name } ; version { $version } des règles
export-seed-none = Steward n’a rien tiré au sort
export-seed = tirages faits à partir de la graine { $seed }
export-entries = { $count ->
    [one] une entrée
   *[other] { $count } entrées
}
export-turns = Tour par tour
export-ledger = Chaque entrée et sa raison
export-by-hand = rectifié à la main
export-gap-undone = annulé
export-gap-facts = plus bas, sous « Remarques et comptages »
export-remarks = Remarques et comptages
export-result = Décompte final
export-result-so-far = Comme si la partie s’arrêtait maintenant
export-figure = { $amount }
export-fingerprint = empreinte de la partie : { $mark }

export-state-title = { $game } : pour remettre la table en place
export-stage = tour { $turn }, phase { $phase } : { $name }
export-lies = Ce qui se trouve où, et où en est la partie
export-secret = Secret : à découper et à remettre à qui de droit

export-what = Entrée

export-reference-title = { $game } : aide de jeu
export-phase = Phase
export-what-does = Ce que font cases, cartes et actions
export-played-here = Ce qui se joue à cette table

# Dans un journal de partie
export-not-over = pas finie : { $turn }
export-decided = { $name } : { $decided }

# Dans le grand livre
export-ledger-entry = Entrée
export-ledger-at = Heure
export-ledger-line = Ligne
export-ledger-from = De
export-ledger-to = À
export-ledger-unit = Chose
export-ledger-amount = Quantité
export-ledger-cause = Motif
export-ledger-text = En toutes lettres
export-ledger-from-name = De qui
export-ledger-to-name = À qui

# Ce qu’il y a
export-paper-protocol = procès-verbal à imprimer et à signer
export-paper-state = feuille pour remettre la table en place
export-paper-reference = aide de jeu avec les phases
export-paper-ledger = grand livre pour un tableur (virgules)
export-paper-book = registre entier pour d’autres programmes (JSON)
export-paper-play-log = journal de partie pour BG Stats
export-paper-summary = résumé à coller
export-again-how = Ce qui n’est pas nommé est chez son propriétaire ou à la banque. Pour continuer dans Steward, les montants se saisissent dans « Adopter ce qui est sur la table », les autres lignes dans « À côté des pièces » ; ou toutes les lignes dans un fichier pour « steward new … --position ».
export-printed-here = Ce qui est imprimé ici
export-invented = inventé
