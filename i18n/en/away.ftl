# Who was away, and what happened meanwhile.

away-title = What happened meanwhile
away-who = Who was away
away-of = What { $name } missed
away-since = since entry
away-set-up = the set-up
away-write = Write the card
away-was = Was away
