# Who was away, and what happened meanwhile.

away-title = What happened meanwhile
away-of = What happened meanwhile: { $name }
away-since = since entry
away-set-up = the set-up
away-write = Write the card
