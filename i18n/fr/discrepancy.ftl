# Un compte à côté du registre, et les maladresses qui expliquent la différence.

discrepancy-count-unread = « { $text } » n’est pas un compte
discrepancy-count-nobody = il n’y a ici personne et rien qui s’appelle « { $who } » ; à table : { $names }
discrepancy-agrees = { $holder } : { $counted }, comme au registre
discrepancy-less = { $holder } : { $counted } à la main, { $book } au registre, il manque { $gap }
discrepancy-more = { $holder } : { $counted } à la main, { $book } au registre, { $gap } en trop
discrepancy-table-less = la table entière : il manque { $gap }
discrepancy-table-more = la table entière : { $gap } en trop
discrepancy-table-even = la table entière : { $unit }, ni trop ni trop peu

# Ce qui a pu mal tourner dans une entrée
discrepancy-suspect = entrée { $entry } ({ $text }) : { $slip }
discrepancy-suspect-no-entry = aucune entrée ({ $text }) : { $slip }
discrepancy-missed = jamais remis : { $what }
discrepancy-part = laissé de côté, { $part } ({ $amount }) : { $what }
discrepancy-booked-twice = noté deux fois, fait une fois : { $what }
discrepancy-not-booked = fait, mais pas noté : { $what }
discrepancy-elsewhere = au registre { $book }, en fait { $hands } : { $what }
discrepancy-turned = saisi à l’envers : { $what }
discrepancy-no-change = monnaie non rendue, { $over } : { $what }

# Garde-fous
discrepancy-uncountable = est-ce bien { $amount } ? La plus petite pièce vaut { $smallest } : { $below } ou { $above }
discrepancy-term-counted = compté
discrepancy-term-book = dans le registre
