# Auto-Brocante dans la fenêtre : les terrains, les feuilles, le rideau.

brocante-dealing = Appuyez sur chaque auto distribuée, ou saisissez son numéro
brocante-dealing-back = Reprendre la dernière auto
brocante-dealing-missing = les numéros des autos distribuées
brocante-sell = Vendre
brocante-no-car = Il n’y a pas d’auto à vendre
brocante-car = Auto
brocante-sells-to = { $seller } vend à { $buyer }
brocante-buyer = À
brocante-which-car = quelle auto
brocante-which-buyer = à qui
brocante-agreed = prix convenu
brocante-hood = sous le capot
brocante-curtain = Chaque vendeur saisit à son tour les valeurs de son Livre bleu, seul à l’écran : elles restent cachées jusqu’à ce qu’on les ouvre toutes ensemble. 0 : ferraille
brocante-odd = Pas parmi les valeurs imprimées pour ce prix de liste : à vérifier
brocante-lot = { $cars ->
    [one] { $cars } auto sur { $most }
   *[other] { $cars } autos sur { $most }
  }
brocante-parked = { $seat } : { $car }, prix de liste { $list }
brocante-list-price = Prix de liste, { $car }
brocante-bank = Banque d’autos
brocante-cards = Cartes
brocante-policies = Polices
brocante-graveyard = Cimetière
brocante-stolen = Volées
brocante-lot-of = { $seat } : { $cars }
brocante-pile = { $name } : { $count }
brocante-wanted = pour le minimum
brocante-room = place pour une auto
brocante-named = { $name }
brocante-parked-unread = { $seat } : { $car }, prix de liste pas encore lu
brocante-worst = Au pire : { $seat } réclame le prix de liste ({ $car })
brocante-plus = +{ $plus }
brocante-sells = Vendre à un client : { $base }
brocante-sells-plus = Vendre à un client : { $base } { $plus }
brocante-card-bank = À la banque
brocante-card-approach = À un vendeur
brocante-card-force = Vente forcée
brocante-card-policy = Police gratuite
brocante-card-cancel = Annuler police
brocante-card-recovered = Retrouvée
brocante-card-closed = Terrain fermé
brocante-answers = Réponse d’un adversaire
brocante-closed-answers = « Terrain fermé » ne se joue qu’en réponse, au tour d’un adversaire
brocante-closed-when = Appuyez sur « À un vendeur » ou « Vente forcée », puis sur l’auto ou le terrain : la réponse est là
brocante-recovered-answers = « Retrouvée » ne se joue qu’en réponse, par le propriétaire de l’auto volée
brocante-recovered-when = Appuyez sur « Vol », puis sur l’auto : la réponse est là
brocante-none-stolen = Aucune auto volée à { $seat } ne reste à retrouver
brocante-recovered-later = « Retrouvée » se joue à un tour suivant, pas à celui du vol
brocante-cards-left = { $count ->
    [one] Encore une carte à jouer
   *[other] Jusqu’à { $count } cartes à jouer
  }
brocante-play-cards = { $count ->
    [one] A · Encore une carte
   *[other] A · Jouer des cartes
  }
brocante-walked = pas d’accord
brocante-owner-does = Le propriétaire
brocante-owner-missing = ce que fait le propriétaire
brocante-claims = police « { $policy } » : { $list } réclamés
brocante-worst-amount = Au pire : { $seat } réclame { $list } pour { $car }
brocante-damage-to = { $damage } : { $car }
