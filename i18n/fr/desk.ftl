# La fenêtre.

desk-steward = Steward
desk-figure = { $figure }
desk-shelf = Accueil
desk-keys = Touches
desk-menu = Menu
desk-about = À propos de Steward
desk-by-day = Thème clair
desk-by-night = Thème sombre
desk-moving = Les pions se déplacent à l’écran
desk-still = Rien ne bouge à l’écran
desk-close = Fermer
desk-open = Ouvrir une partie…
desk-watch-demo = Voir une démonstration
desk-new-game = Nouvelle partie
desk-total = Total
desk-assumed = { $what } (valeur inventée)
desk-by-ruling = { $what } (règle maison « { $ruling } »)
desk-times = { $count } × { $each }
desk-not-applied = sans objet
desk-not-adding-up = La somme de ces termes n’est pas le total : c’est une erreur du programme, pas de la table
desk-phase = { $n } { $name }
desk-entry = Entrée
desk-instead = Possible : { $act }
desk-timeline = Historique
desk-undo = Annuler la dernière entrée
desk-redo = Rétablir
desk-redo-mine = Annuler ma dernière action et la corriger
desk-look-back = Revoir ce moment
desk-undo-to-here = Revenir à ce point
desk-looking-back = Retour en arrière : entrée { $n }
desk-look-now = Retour au présent
desk-balanced = Les comptes sont justes
desk-not-balanced = Les comptes ne sont pas justes
desk-saved = Enregistré
desk-unsaved = Pas enregistré
desk-only-read = Lecture seule
desk-writing = { $lines ->
    [one] Écriture d’une entrée…
   *[other] Écriture de { $lines } entrées…
  }
desk-not-saved = { $lines ->
    [one] Une entrée n’est qu’en mémoire
   *[other] { $lines } entrées ne sont qu’en mémoire
  } : { $why }
desk-unfinished = L’entrée { $n } n’a jamais été finie : Steward ou l’ordinateur s’est arrêté pendant son écriture
desk-unfinished-suggestion = entrez-la de nouveau ; ce qu’il en reste est dans le fichier jusque-là, puis est mis de côté
desk-unfinished-entry = Entrée { $n } inachevée
desk-held-suggestion = enregistrez une copie et continuez dans celle-ci, ou écrivez ici dès que personne d’autre ne le fait
desk-free-suggestion = on peut maintenant écrire ici
desk-write-here = Écrire ici
desk-retry = Réessayer
desk-save-copy = Enregistrer une copie…
desk-moved = { DE($from) } { A($to) } : { $amount }, { $cause }
desk-nothing-moved = Rien n’a changé de mains

# Un rideau devant ce qui est secret
desk-alone = À { $seat } seulement : que les autres ne regardent pas
desk-not-alone = Un autre joueur est seul à l’écran : il doit d’abord appuyer sur « … a fini »
desk-put-away = { $seat } a fini
desk-hold = Maintenir pour voir
desk-typed = { $fields ->
    [0] rien à saisir
   *[other] { $done } sur { $fields } saisis
  }
desk-page-stopped = Steward s’est arrêté à cause d’une erreur du programme. Chaque saisie affichée comme enregistrée l’est. Rechargez la page pour continuer.
desk-page-no-storage = Ce navigateur ne donne pas de stockage à Steward, aucune partie ne pourrait être gardée ({ $why }). Une fenêtre privée ou une adresse sans https peut en être la cause.
desk-page-not-open = Steward ne peut pas dessiner dans ce navigateur ({ $why }).
desk-in-browser = Dans un navigateur, les parties sont gardées par le navigateur, sur cet appareil : téléchargez celles à ne pas perdre (Enregistrer une copie…). Il n’y a ni ligne de commande ni deuxième fenêtre, et un lecteur d’écran ne peut pas lire la page. Voir « Steward dans un navigateur » dans le manuel.
