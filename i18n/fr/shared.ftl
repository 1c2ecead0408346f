# Les données de plateau que l’on se passe.

shared-of-box = { $game } ({ $word })
shared-none = aucune
shared-read = { $name } : { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
  } sur { $cells }
shared-provenance = valeurs lues dans { $edition } par { $by }, { $date }
shared-provenance-text = provenance : { $text }
shared-no-provenance = personne n’a dit dans quelle édition, par qui ni quand elles ont été lues
shared-unsaid = il n’est pas dit de quelle édition sont les valeurs, qui les a lues ni quand
shared-say = dites-le avec --edition, --by et --date
shared-exported = données de plateau « { $name } » écrites dans { $file }
shared-comes = { $game }, données de plateau « { $name } » : { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
  } sur { $cells }
shared-same = rien ne diffère de « { $name } »
shared-differences = { $count ->
    [one] une valeur diffère de « { $name } »
   *[other] { $count } valeurs diffèrent de « { $name } »
  }
shared-difference = { $cell } : { $what }
shared-new = { $after }, pas encore lue
shared-gone = { $before } disparaîtrait
shared-changed = { $before } → { $after }
shared-value = { $value }
shared-invented = { $value } (inventée)
shared-not-replaced = « { $name } » est resté comme avant
shared-replace-how = remplacez avec --replace, ou donnez un autre nom aux nouvelles avec --as
shared-said-otherwise = « { $name } » diffère par ce qui est dit à côté de ses valeurs : { $what }
shared-name-how = donnez-lui un autre nom avec --as
shared-taken = données de plateau « { $name } » gardées dans { $file }
shared-too-long = c’est bien plus long que ne peuvent l’être des données de plateau
shared-no-text = ce n’est pas du texte
shared-no-game = aucun jeu ne s’appelle « { $game } »
shared-no-piece = un billet ou une pièce vaut moins de 1

# Dans la fenêtre
shared-import = Importer…
shared-export = Exporter « { $name } »…
shared-import-title = Données de plateau d’un fichier
shared-kind = Données de plateau
shared-export-title = Données de plateau pour d’autres
shared-export-why = Qui reçoit le fichier doit savoir d’où viennent ses valeurs.
shared-edition = Lues dans quelle édition
shared-by = Par qui
shared-date = Quand
shared-write = Écrire le fichier
shared-name = Garder sous le nom
shared-take = Reprendre
shared-replace = Remplacer « { $name } »
shared-cancel = Annuler
shared-other-box = ce sont les données de plateau d’un autre jeu : { $game }

# La feuille de mise en place
shared-sheet-none = Ce jeu n’a pas de feuille de mise en place : Steward demande chaque valeur imprimée quand elle sert
shared-sheet-no-unit = nombre
shared-sheet-whole = { $cell } ({ $unit }, de { $least } à { $most }) : { $question }
shared-sheet-word = { $cell } ({ $words }) : { $question }
shared-sheet-name = { $cell } : { $question }
