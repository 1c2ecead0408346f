# Ce que l’arbitre inscrit, en toutes lettres.

referee-back = Retour après l’entrée { $n } : { $what }
referee-redone = Rétabli : { $what }
referee-back-to-start = Retour au début
referee-noted = Note : { $text }
referee-paused = Pause { $text }
referee-corrected = Correction : { $text }
referee-ruled = Règle maison : { $text }
referee-amended = Rectifié : { $text }
referee-read-off = Lu sur le plateau : { $what }
referee-renamed = S’appelle désormais { $name }
referee-recoloured = S’appelle désormais { $name }, couleur : { $colour }
referee-left = { $name } quitte la table
referee-assumed = Supposé, pas lu sur le plateau : { $what }
# L’anglais reprend la question, le français nomme la case.
referee-read-answer = { $question ->
   *[any] { $place } : { $value }
  }
referee-amended-entries = Rectifié : { $count ->
    [one] entrée { $entries }
   *[other] entrées { $entries }
}
referee-decided = { $question } Réponse : { $option }
referee-decided-by = { $what } (décidé par { $name })
referee-because = { $what } : { $reason }
referee-counted = Comptage à la table : { $count ->
    [one] un montant
   *[other] { $count } montants
}
referee-written = { $text }
referee-gives = { $from } donne { $amount } { A($to) }
referee-goes = { $amount } { DE($from) } { A($to) }
