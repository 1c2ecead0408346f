# Ce que l’on emporte d’une partie.

home-title = À emporter
home-why = Chaque document est écrit dans un fichier à part, à côté de la partie ; ce qui s’imprime s’ouvre dans le navigateur.
home-write = Écrire : { $paper }
home-copy-summary = Copier le résumé
home-copied = Le résumé est copié : collez-le où vous voulez
home-bg-stats = BG Stats
home-number = Numéro chez BoardGameGeek, une fois par jeu
home-taken = { $paper } : { $file }
home-untaken = Rien n’a été écrit dans { $folder } : { $why }
home-untaken-suggestion = Enregistrez une copie de la partie ailleurs, ouvrez-la et emportez le document de là.

# La fin
home-wins = { $name } gagne
home-shared = { $names } partagent la première place
home-win-together = { $names } gagnent ensemble
home-place = { $rank }. { $name }
home-ending-how = Appuyez sur un chiffre pour voir comment il a été compté. Une erreur peut encore être rectifiée.
home-course = Le cours de la partie
