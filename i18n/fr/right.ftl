# Rectifier des entrées passées.

right-put-right = Rectifier…
right-title = Rectifier l’entrée { $entry } : { $what }
right-title-set-up = Rectifier la mise en place
right-entry = Entrée { $n }
right-entry-of = { $n } · { $what }
right-cancel = Fermer sans rien changer

# Ce qu’on fait de l’entrée
right-replace = Remplacer
right-strike = Rayer
right-insert = Insérer avant
right-swap = Échanger avec la suivante
right-instead = À la place
right-before-it = Avant elle
right-what-instead = Qu’a-t-on fait à la place de l’entrée { $entry } ?
right-what-before = Qu’a-t-on fait avant l’entrée { $entry } ?
right-same-as-before = L’entrée dit déjà cela : choisissez autre chose, ou appuyez sur « Ne rien changer »
right-cancel-instead = Ne rien changer
right-struck-out = L’entrée est retirée comme si elle n’avait jamais eu lieu
right-swapped-with = L’entrée passe après celle-ci : { $what }
right-field-first = Qui commence
right-field-drawn = Qui commence a été tiré au sort

# Ce qui change
right-nothing-yet = Rien n’est encore changé : ce qui changerait s’affiche ici avant d’être écrit
right-balances = Qui a quoi
right-now = maintenant
right-then = après
right-entered-as = Inscrit d’abord : { $what }
right-same-hands = Chacun a autant qu’avant
right-later = { $count ->
    [one] Une entrée suivante fait autre chose
   *[other] { $count } entrées suivantes font autre chose
  }
right-was = était
right-becomes = devient
right-was-of = entrée { $entry } était : { $what }
right-becomes-of = entrée { $entry } devient : { $what }
right-broken = { $count ->
    [one] Une entrée suivante ne serait plus permise
   *[other] { $count } entrées suivantes ne seraient plus permises
  }
right-keep-all = Garder comme corrections ce qui peut l’être
right-kept = { $count ->
    [one] Une entrée suivante est gardée comme correction, ou rayée si ce n’est pas possible
   *[other] { $count } entrées suivantes sont gardées comme corrections, ou rayées si ce n’est pas possible
  }
right-strike-all = Les rayer toutes
right-strike-it = Rayer l’entrée { $entry }
right-other-words = Autre action
right-other-words-of = Autre action pour l’entrée { $entry }
right-as-correction = Garder comme correction
right-as-correction-of = Garder l’entrée { $entry } comme correction
right-in-the-same-breath = En même temps
right-mend-struck = est rayée
right-take-back = Laisser comme avant : { $what }

# Ce qui était faux
right-reason = Raison
right-reason-hint = écrite à côté de l’entrée, peut rester vide
right-book-wrong = Le registre avait tort
right-book-wrong-means = La table avait bien joué : rien ne change de mains
right-table-wrong = La table avait tort
right-table-wrong-means = Une liste dit qui rend quoi à qui
right-let-stand = Laisser ainsi
right-let-stand-means = Une correction garde ce que chacun a aujourd’hui
right-closing-hint = L’ancienne version reste dans l’historique, barrée
right-closing-broken = Il faut d’abord que chaque entrée soit à nouveau permise

# Qui rend quoi
right-hand-back = Remettre la table en ordre
right-hand-done = Fermer la liste
right-hand-left = { $count ->
    [0] tout est fait
    [one] il reste une ligne
   *[other] il reste { $count } lignes
  }
right-hand-waits = { $count ->
    [one] Une chose à rendre
   *[other] { $count } choses à rendre
  }

# Dans le fil de la partie
right-by = entrée { $n }
right-by-at = entrée { $n }, { $time }
right-now-reads = Désormais : { $what } ({ $by })
right-now-struck = Rayée ({ $by })
right-now-swapped = Échangée avec la suivante ({ $by })
right-now-set-up = Autre mise en place ({ $by })
right-with-reason = { $what } : { $reason }

# Ce qui ne se rectifie pas
right-not-standing = L’entrée { $n } ne figure pas dans cette version de la partie
right-only-struck = L’entrée { $n } n’a fait que rayer : il n’y a rien à y rectifier
right-not-standing-suggestion = Revoyez-la dans l’historique et appuyez sur « Revenir à ce point » : cela reprend la version où elle figure
right-a-fact = L’entrée { $n } n’a rien déplacé : c’est une note, un comptage ou une lecture
right-a-fact-suggestion = Entrez-la de nouveau : la plus récente compte
right-why-handed = Pourquoi : { $what }
