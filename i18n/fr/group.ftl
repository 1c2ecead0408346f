# Ce qu’un groupe a joué jusqu’ici.

group-none = Aucune partie terminée ne s’y trouve
group-of-box = { $game } : { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
  }
group-sum = { $name } : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
  }, { $wins ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $wins } gagnées
  }, record { $best }, moyenne { $average }
group-player = { $name } : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
  }, { $wins ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $wins } gagnées
  }
group-game = { $day } : { $results }
group-result = { $rank }. { $name } { $score }
group-all = Tous les jeux ensemble
group-open = { $count ->
    [one] une partie n’est pas terminée et ne compte pas encore
   *[other] { $count } parties ne sont pas terminées et ne comptent pas encore
  }
group-unread = { $file } a été laissé de côté : { $why }
group-conflict = { $game }, { $day } : ces copies d’une même partie finissent différemment. Déplacez-les toutes sauf une dans un autre dossier ; d’ici là, la partie ne compte pas
group-conflict-copy = { $file } : { $results }

# Dans la fenêtre
group-title = Résultats du groupe
group-reading = parties lues : { $read } sur { $all }…
group-how = Relu dans les parties à chaque fois ; les copies d’une partie comptent une fois.
group-name = Joueur
group-games = Parties
group-wins = Gagnées
group-best = Record
group-average = Moyenne
group-course = Les résultats au fil du temps
group-course-most = Le graphique montre les { $count } qui ont le plus gagné ; le tableau montre tout le monde.
group-open-game = Ouvrir la partie du { $day }
group-left-out = { $count ->
    [one] un fichier n’a pas pu être lu
   *[other] { $count } fichiers n’ont pas pu être lus
  }
group-cell = { $name }, { $what }
