# The coach: for each phase who acts, what to do now, what comes next, and what is forgotten most.

coach-who = Who
coach-now = Now
coach-next = Next
coach-forgotten = Often forgotten

# Automobile
coach-automobile-1-who = Everybody at once
coach-automobile-1-now = Draw demand tiles from the bag, look at them and keep them secret: one in turn 1, two in the turns after
coach-automobile-1-next = Characters are chosen
coach-automobile-1-forgotten = The tiles are typed in phase 7, not now; an estimate of the demand comes from one’s own tiles only
coach-automobile-2-who = One after the other: clockwise in turn 1, after that in the order of passing in phase 6
coach-automobile-2-now = Take one free character and its R&D cubes; it also gives the place in the order of this turn
coach-automobile-2-next = Three rounds of one action each
coach-automobile-2-forgotten = Durant builds his factory tile at once; Chrysler and Sloan help only in phase 8, before paying
coach-automobile-3-who = Everybody in the order of the characters, three times round
coach-automobile-3-now = One action: build, produce, place distributors, take two cubes, or close a factory
coach-automobile-3-next = Howard sells two cars, then the distributors sell
coach-automobile-3-forgotten = Jumping ahead costs 1, 3, 6, 10… cubes; cars are sold this turn or become loss points; a loan can be taken at any moment, two in a game
coach-automobile-4-who = Only the player who holds Howard
coach-automobile-4-now = Sell two cars at the full price, from one space or two
coach-automobile-4-next = The distributors sell
coach-automobile-4-forgotten = It is a duty, not a choice; these cars leave the board at once
coach-automobile-5-who = In the order of the characters, one car each, round and round
coach-automobile-5-now = Move a distributor from its band to a free box of its own row or of the one above or below, and sell one car of that row at the full price
coach-automobile-5-next = Each distributor drops into the band right of its box; one that sold nothing returns to hand for one loss point
coach-automobile-5-forgotten = Whoever can sell must sell; boxes marked 2-4 open in turn 2, those marked 3-4 in turn 3
coach-automobile-6-who = In the order of the characters, one decision at a time, until all have passed
coach-automobile-6-now = Close a factory (once in the phase), place a bonus-sales marker for cubes, place reduced-price markers, or pass
coach-automobile-6-next = The demand tiles are turned over
coach-automobile-6-forgotten = Passing early means choosing early next turn; a space with reduced-price markers sells all its cars at the reduced price, and premium never takes any
coach-automobile-7-who = The whole table
coach-automobile-7-now = Turn the tiles over; in each class the most modern space sells first, one car per round and one more per marker
coach-automobile-7-next = Losses are handed out and paid
coach-automobile-7-forgotten = Every car left unsold is one loss point; then all cars and markers leave the board
coach-automobile-8-who = The whole table
coach-automobile-8-now = In each class the spaces take 0, 1, 2, 3… points from the most modern backwards; Sloan and Chrysler discard; then everybody pays per point, and interest on loans
coach-automobile-8-next = The turn ends
coach-automobile-8-forgotten = A closed space keeps its place in the count and takes nothing; points stay after paying and come back next turn
coach-automobile-9-who = The whole table
coach-automobile-9-now = Tiles back in the bag, markers back on the board, the turn marker one step on
coach-automobile-9-next = The next turn; after the fourth, factories are valued and loans paid back at $600 each
coach-automobile-9-forgotten = The first to pass in phase 6 chooses a character first

# Auto-Brocante
coach-auto-brocante-1-who = Everybody
coach-auto-brocante-1-now = Deal the cars face up and type their numbers
coach-auto-brocante-1-next = The first turn begins with its option
coach-auto-brocante-1-forgotten = Each dealer also has a policy, looked at and kept secret, and five cards
coach-auto-brocante-2-who = The dealer whose turn it is
coach-auto-brocante-2-now = Buy from the bank until the lot has its minimum: two cars, or one when the bank has fewer than two
coach-auto-brocante-2-next = One option
coach-auto-brocante-2-forgotten = A card played here is a card of option A; paid in cash, all options stay open
coach-auto-brocante-3-who = The dealer whose turn it is
coach-auto-brocante-3-now = Exactly one option: one or two cards, a car from the bank, a policy, a new hand, or none
coach-auto-brocante-3-next = Open for business, or draw a card
coach-auto-brocante-3-forgotten = An opponent may answer with “lot closed”, a policy, a repair or a recovery; that belongs to the same entry
coach-auto-brocante-4-who = The dealer whose turn it is, with the others as bidders
coach-auto-brocante-4-now = Open for business as often as one likes, then draw a card
coach-auto-brocante-4-next = The next dealer
coach-auto-brocante-4-forgotten = Who has opened must sell to one of the bidders; the buyer may always look under the hood
coach-auto-brocante-5-who = The dealer whose turn it is
coach-auto-brocante-5-now = Draw a card
coach-auto-brocante-5-next = The next dealer
coach-auto-brocante-5-forgotten = Without agreement there is no business in this turn
coach-auto-brocante-6-who = Every dealer, one after the other
coach-auto-brocante-6-now = Type the values of one’s own Blue Book, alone at the screen
coach-auto-brocante-6-next = The Blue Books are opened and the richest dealer wins
coach-auto-brocante-6-forgotten = List prices, policies and cards count nothing

# Autotock
coach-autotock-1-who = the dealer; the others wait for their cards
coach-autotock-1-now = deal as many cards as the headline says, face down
coach-autotock-1-next = the dealer’s left neighbour plays the first card
coach-autotock-1-forgotten = the dealer stays the same until the whole deck has been dealt
coach-autotock-2-who = the player whose car stopped on a puncture
coach-autotock-2-now = one card is given before playing, of the player’s own choice
coach-autotock-2-next = the same player then plays a card as usual
coach-autotock-2-forgotten = a joker played this turn spares the card
coach-autotock-3-who = one player, clockwise; who has no card left is passed over
coach-autotock-3-now = play one card with one car; who can play must
coach-autotock-3-next = the left neighbour; when all hands are empty, cards are dealt
coach-autotock-3-forgotten = a car on its own Go can be neither passed nor hit, not even by its owner’s

# Les Sponsors
coach-sponsors-1-who = The whole table
coach-sponsors-1-now = Shuffle each category by itself, deal one card of each to every car, lay the rest face down on the board
coach-sponsors-1-next = The one drawn begins; cars follow clockwise
coach-sponsors-1-forgotten = With three players eight cards are taken out first, one of each category
coach-sponsors-2-who = One car after the other, clockwise
coach-sponsors-2-now = Sell sponsor cards, throw the die, then do what the square says, in this order
coach-sponsors-2-next = When no card is left on the board, the round is finished, then come the last sales
coach-sponsors-2-forgotten = Sponsor cards are sold before the die, not after; three at most are held
coach-sponsors-3-who = Every car, in any order
coach-sponsors-3-now = Sell the last sponsor cards, then buy energy tokens, a million each, ten at most
coach-sponsors-3-next = Then the start order of the race is drawn
coach-sponsors-3-forgotten = Money left is worth nothing
coach-sponsors-4-who = The two cars of a side, then the whole table
coach-sponsors-4-now = With two players or in teams: exchange cards and share tokens. Then draw the start order
coach-sponsors-4-next = The race begins, the leader first
coach-sponsors-4-forgotten = Cards are exchanged within a category only, and no car holds more than ten tokens
coach-sponsors-5-who = The cars in the order of the track, leader first; side by side, from the inside outwards
coach-sponsors-5-now = Play a card 1 to 7, or spin the roulette. Say where each car stops
coach-sponsors-5-next = When all have played, the order on the track is the order of the next turn
coach-sponsors-5-forgotten = Green squares give more to those behind; a move of two or more right behind a car takes its slipstream
