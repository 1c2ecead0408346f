# Un compte à côté du registre, et les maladresses qui expliquent la différence.

slips-count-unread = « { $text } » n’est pas un compte
slips-count-nobody = il n’y a ici personne et rien qui s’appelle « { $who } » ; à table : { $names }
slips-agrees = { $holder } : { $counted }, comme au registre
slips-less = { $holder } : { $counted } à la main, { $book } au registre, il manque { $gap }
slips-more = { $holder } : { $counted } à la main, { $book } au registre, { $gap } en trop
slips-table-less = la table entière : il manque { $gap }
slips-table-more = la table entière : { $gap } en trop
slips-table-even = la table entière : { $unit }, ni trop ni trop peu

# Ce qui a pu mal tourner dans une entrée
slips-suspect = entrée { $entry } ({ $text }) : { $slip }
slips-suspect-no-entry = aucune entrée ({ $text }) : { $slip }
slips-missed = jamais remis : { $what }
slips-part = laissé de côté, { $part } ({ $amount }) : { $what }
slips-booked-twice = noté deux fois, fait une fois : { $what }
slips-not-booked = fait, mais pas noté : { $what }
slips-elsewhere = au registre { $book }, en fait { $hands } : { $what }
slips-turned = saisi à l’envers : { $what }
slips-no-change = monnaie non rendue, { $over } : { $what }

# Garde-fous
slips-uncountable = est-ce bien { $amount } ? La plus petite pièce vaut { $smallest } : { $below } ou { $above }
slips-term-counted = compté
slips-term-book = dans le registre
