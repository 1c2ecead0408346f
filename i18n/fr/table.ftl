# La table : phases, places, choix, ligne de saisie, chronologie, écho.

# En clair
table-gain = +{ $amount }
table-drafted = → { $amount }
table-loss = −{ $amount }
table-named = { $name } : { $what }
table-set-up = Mise en place

# Phases et guide
table-phase-named = Phase { $n }, { $name }
table-phase-now = Phase { $n }, { $name } : en cours
table-phase-round = { $name } { $round }/{ $rounds }
table-phase-nested = { $name } : { $phase }
table-over = Fin de la partie
table-final = Décompte final

# Places
table-page-of = tout sur { $name }
table-page-of-acting = tout sur { $name }, dont c’est le tour
table-together-with = { $seat } joue avec { $names }
table-with = avec { $names }
table-all-rows = Montrer ou cacher les lignes secondaires
table-debt = { $name } doit { $amount } { A($to) } : { $cause }
table-rank = { $score }, rang { $place }

# Choix
table-tab-sheet = Feuille
table-tab-alone = Chacun son tour
table-tab-board = Plateau
table-tab-end = Résultat
table-not-now = { $what } (pas maintenant)
table-value = { $label } : { $value }
table-to-fill-in = { $verb }…
table-why-these = Pourquoi ces montants ?
table-accept-what = Valider : { $what }
table-lit = { $place } · possible ici
table-forced = Vendre les { $count } voitures (ventes forcées)
table-leaves = Il reste { $what }
table-now-has = { $name } a maintenant { $what }
table-at-once = À l’instant : { $count } actions

# Ligne de saisie
table-read-each = { $what } : quel nombre pour chacun ?
table-read-together = { $what }, { $row } : qu’y est-il imprimé ?
table-read-folded = { $what } : { $count } valeurs lues sur le plateau
table-reads-open = { $what } : les montrer une à une
table-reads-fold = { $what } : les montrer ensemble
table-take-back-title = Reprendre l’entrée { $n } ?
table-from-to = { DE($from) } { A($to) } : { $what }
table-take-back-describe = { $what }. L’action revient devant vous, pour être changée
table-take-back = Reprendre et changer
table-take-back-not = Ne rien changer
table-take-back-several = { $count ->
    [one] Reprendre la dernière entrée ?
   *[other] Reprendre { $count } entrées ?
}
table-take-back-entry = { $n } : { $what }
table-take-back-all = Reprendre
table-read = Noter

# À tout moment
table-anytime = Ce que chacun peut faire à tout moment, par exemple un prêt
table-verb-of = { $verb } : { $name }
table-note = Note
table-correct = Corriger
table-ruling = Règle maison
table-pause = Noter une pause
table-rename = Renommer
table-form-text = Texte
table-form-from = De
table-form-to = À
table-form-amount = Quantité
table-form-unit = Quoi
table-form-reason = Raison
table-form-question = Question
table-form-option = Réponse
table-form-by = Décidé par
table-form-player = Joueur
table-form-name = Nouveau nom
table-unit-of = { $unit }, { $name }
table-line-enter = Inscrire la ligne

# Chronologie
table-entry-of = Entrée { $n } : { $what }
table-entry-undone = Entrée { $n }, annulée : { $what }
table-timeline-show = Montrer l’historique
table-timeline-aside = Ranger l’historique
table-just-now = À l’instant
table-look-earlier = Voir l’entrée précédente
table-look-later = Voir l’entrée suivante
table-looking-start = Retour en arrière : la mise en place
table-demo = Démonstration : entrée { $n } sur { $of }
table-demo-back = Retour
table-demo-on = Avancer
table-entry-n-of = Entrée { $n } sur { $of }

# Paiements
table-call-list = Qui paie qui
table-calls-of = Entrée { $n } : encore { $count ->
    [one] un règlement
   *[other] { $count } règlements
  } à faire
table-calls-done = Cocher toutes les listes
table-pays = { $name } paie { $amount }
table-payment = { $from } → { $to } : { $amount }
table-gets = { $name } reçoit { $amount }
table-notes = { $count } × { $value }
table-in-notes = { $what } : { $notes }
table-done = Terminé
table-tick = Remis : { $what }

# Pourquoi
table-back-why = Précédent
table-left-to-steward = { $what } · Steward tire au sort
table-rests-on = repose sur des valeurs inventées
table-lettered = { $letter } · { $verb }
