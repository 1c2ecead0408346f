# The coach: for each phase who acts, what to do now, what comes next, and what is forgotten most.

coach-who = Who
coach-now = Now
coach-forgotten = Often forgotten

coach-lesson-do = Do this step
coach-lesson-over = That was the first turn: play on from here, or go back to Home
coach-lesson-hint = This game is on the practice board, in a file of its own.
coach-silent = Coach: silent
coach-prompt = Coach: prompts
coach-teach = Coach: teaches

coach-lesson-step = Lesson, step { $n } of { $steps }: { $act }
coach-shuts = After this you are { $amount } short for: { $what }
coach-try = Try it: a small question
coach-ask-pays = { $what }: how much does { $name } pay?
coach-ask-gets = { $what }: how much does { $name } get?
coach-ask-where = { $what }: where does it end up? Press the board
coach-ask-next = { $what }: who chooses next?
coach-ask-then = { $what }: which phase comes next?
coach-ask-first = { $class } class: which space sells first? Press the board
coach-ask-may = { $what }: is that allowed now?
coach-yes = Yes
coach-no = No
coach-right = That’s right
coach-wrong = No: { $right }
coach-wrong-place = No: look at the place that is lit
coach-why = Why?
coach-another = Another question
coach-no-question = No more questions for now: play on
coach-quiet = No more explanations
coach-explain = Explain what to do
coach-where = Where are we?
coach-so-far = So far
coach-entries = { $count ->
    [0] Nothing yet
    [one] { $count } entry
   *[other] { $count } entries
  }
coach-entries-moved = { $entries }: { $changes }
coach-last = Last: { $what }
coach-who-next = Who acts
coach-then = Then { $names }
coach-rules = The rules
coach-open = What the rules leave open
coach-played = { $question } Here: { $option }
coach-house-rule = { $question } House rule: { $option }
coach-worked = The example from the rules, on the practice board
coach-another-example = Another example
coach-example = An example

# Automobile
coach-automobile-1-who = Everybody at once
coach-automobile-1-now = Draw demand tiles from the bag, look at them and keep them secret: one in turn 1, two in the turns after
coach-automobile-1-why = The tiles decide how many cars people will want this turn, and you see only your own
coach-automobile-1-forgotten = Steward asks for the tiles in phase 7, not now; until then you can only guess the demand from your own tiles
coach-automobile-2-who = One after the other: in turn 1 clockwise from a player drawn by lot, later in the order in which players passed in phase 6
coach-automobile-2-now = Take one free character and its R&D cubes; it also sets your place in this turn’s order
coach-automobile-2-why = A character brings you cubes, a power, and your place in this turn’s order
coach-automobile-2-forgotten = Durant’s player builds one factory tile at once and pays for it; Chrysler and Sloan discard loss points, but only in phase 8, before paying
coach-automobile-3-who = Everybody in character order, three times round
coach-automobile-3-now = One action: build, produce, place distributors, take two cubes, or close a factory
coach-automobile-3-why = Three actions each, no more: build, make cars, and prepare to sell them
coach-automobile-3-forgotten = Jumping ahead costs 1, 3, 6, 10… cubes; a car that is not sold this turn becomes a loss point; you can take a loan at any moment, two in a game
coach-automobile-4-who = Only the player who holds Howard
coach-automobile-4-now = Sell two cars at the full price, from one space or two
coach-automobile-4-why = Howard sells two cars before anybody else: sure money
coach-automobile-4-forgotten = You must do it; these cars leave the board at once
coach-automobile-5-who = In character order, one car each, round and round
coach-automobile-5-now = Move a distributor to a free box of its own row or of the one above or below, and sell one car of the box’s row at the full price
coach-automobile-5-why = Distributors sell at full price before anybody knows the demand
coach-automobile-5-forgotten = If you can sell, you must; boxes marked 2-4 open from turn 2, those marked 3-4 from turn 3
coach-automobile-6-who = In character order, one decision at a time, until all have passed
coach-automobile-6-now = Close a factory (once in the phase), place a bonus-sales marker for cubes, place reduced-price markers, or pass
coach-automobile-6-why = Your last chance to sell more, to sell cheaper, or to close what has grown old
coach-automobile-6-forgotten = If you pass early you choose early next turn; a space with reduced-price markers sells all its cars at the reduced price, and a premium space never gets such markers
coach-automobile-7-who = The whole table
coach-automobile-7-now = Turn the tiles over; in each class the most modern space sells first, one car per round and one more per marker
coach-automobile-7-why = Now you see what people wanted, and the most modern cars sell first
coach-automobile-7-forgotten = Every car left unsold is one loss point; then all cars and markers leave the board
coach-automobile-8-who = The whole table
coach-automobile-8-now = In each class the spaces take 0, 1, 2, 3… points, counted back from the most modern; Sloan discards half of his player’s points, rounded up, Chrysler as many as the turn’s number; then everybody pays for each point, and interest on loans
coach-automobile-8-why = Old models cost money, and every turn a point costs more
coach-automobile-8-forgotten = When you count back from the most modern space, a closed space counts too but takes no points; you keep your points after paying, and pay for them again next turn
coach-automobile-9-who = The whole table
coach-automobile-9-now = Put the tiles back in the bag and the markers back on the board; move the turn marker on one step
coach-automobile-9-why = The board is cleared, and the first to have passed chooses first
coach-automobile-9-forgotten = The first to pass in phase 6 chooses a character first

# Autotock
coach-autotock-1-who = The dealer; the others wait for their cards
coach-autotock-1-now = Deal the cards face down; Steward says who deals and how many
coach-autotock-1-why = Everybody gets a new hand; the table of deals says how many cards
coach-autotock-1-forgotten = The dealer stays the same until the whole deck has been dealt
coach-autotock-2-who = The player whose car stopped on a puncture
coach-autotock-2-now = Discard one card of your choice before you play
coach-autotock-2-why = A flat tyre costs a card before you drive on
coach-autotock-2-forgotten = If you then play a joker you discard nothing
coach-autotock-3-who = One player, clockwise; players without cards are skipped
coach-autotock-3-now = Play one card with one car; if you can play, you must
coach-autotock-3-why = One card, one car: bring three cars home before the others do
coach-autotock-3-forgotten = A car on its own Go can be neither passed nor hit, not even by another car of the same player

# Les Sponsors
coach-sponsors-1-who = The whole table
coach-sponsors-1-now = Shuffle each category separately, deal every car one card of each, and lay the rest face down on the board
coach-sponsors-1-why = Every car begins with one card of each category, good or bad
coach-sponsors-1-forgotten = With three players eight cards go back into the box first, one of each category: the number beside each is the value of that card
coach-sponsors-2-who = One car after the other, clockwise
coach-sponsors-2-now = Sell sponsor cards if you like, roll the die and move, then do what the square says if you like, in this order
coach-sponsors-2-why = You go round for better cards, and for sponsors who pay for them
coach-sponsors-2-forgotten = Sponsor cards are sold before the die is rolled, not after; if you have four, one of them goes under the pile at once
coach-sponsors-3-who = Every car, in any order
coach-sponsors-3-now = Sell the last sponsor cards, then buy energy tokens, a million each, ten at most
coach-sponsors-3-why = The money you have left buys energy for the roulette; after this it is worth nothing
coach-sponsors-3-forgotten = Money left over is worth nothing
coach-sponsors-4-who = The two cars of a side, then the whole table
coach-sponsors-4-now = With two players or in teams: exchange cards and share tokens. Then draw the start order
coach-sponsors-4-why = Partners help each other one last time, then the start is drawn
coach-sponsors-4-forgotten = Cards are exchanged only within a category, and no car holds more than ten tokens
coach-sponsors-5-who = The cars in the order of the track, leader first; side by side, from the inside outwards
coach-sponsors-5-now = Play a card from 1 to 7, or spin the roulette. Say where each car stops
coach-sponsors-5-why = Every card you play is gone: spend the strong ones where they count
coach-sponsors-5-forgotten = Green squares give more to those behind; a move of two or more right behind a car takes its slipstream

# The Last of the Independents
coach-independents-1-who = In the order of the markers on the turn-order track; a player who passes is out of the step
coach-independents-1-now = Place any number of selective disks in one section where you have placed none in this step, or pass
coach-independents-1-why = You choose where to fight, one section a turn, and your rivals see it
coach-independents-1-forgotten = The selective pool must last all three categories: disks that come back are not used before New Year. Passing early means going early in the next step
coach-independents-2-who = Everybody once, in the order in which they passed
coach-independents-2-now = Place any of the disks on this category’s circles, in as many sections as you like
coach-independents-2-why = Your company also spends what its sheet has set aside for this category
coach-independents-2-forgotten = Disks left on the sheet stay there and help to fill it at New Year; this step does not change the order
coach-independents-3-who = Round the table in the same order; a player who passes is out of the step
coach-independents-3-now = Play one card a turn, or pass; tell Steward what the card does to disks
coach-independents-3-why = Cards add or take disks just before everything is decided
coach-independents-3-forgotten = A card with an icon can be played only in its category; disks gained come from the supply, disks lost go there; the order of passing is the order of what follows
coach-independents-4-who = The whole table
coach-independents-4-now = A player alone in a section keeps one disk there; where there are several players, all disks go in the bag and one is drawn
coach-independents-4-why = A draw decides every section: more disks, better chances
coach-independents-4-forgotten = The winner keeps one disk and takes the others back; a loser gets half of the disks back, rounded up; the rest is lost
coach-independents-5-who = The whole table
coach-independents-5-now = Most sections won in this category: one token; tied players get one each
coach-independents-5-why = Winning the most sections brings a token, and tokens win the game
coach-independents-5-forgotten = The order for the next category is the one in which cards were passed
coach-independents-6-who = In the order in which cards were passed in Promotions, each for as long as they like
coach-independents-6-now = Reveal cards for their trend: one more disk in each of the trend’s sections that holds one of yours, and a token if you hold all three
coach-independents-6-why = The cards you saved still add disks, and a token if you hold all three sections
coach-independents-6-forgotten = A card revealed is gone; cards saved can be played next year; trends do not change the order
coach-independents-7-who = The whole table
coach-independents-7-now = For each category put all its disks in the bag and draw one: all of that player’s disks go to Car of the Year, the others to the return pools. Then draw one of all those disks: its owner takes a token
coach-independents-7-why = All disks left on the board compete: one winner in each category, then a last draw among their disks for a token
coach-independents-7-forgotten = The trend disks are in the bag too
coach-independents-8-who = The whole table
coach-independents-8-now = Take back the return pool and fill the sheet: six or more left over is a success, fewer are brought up to six, a sheet that cannot be filled is a bankruptcy
coach-independents-8-why = What came back must fill your sheet, or you go bankrupt
coach-independents-8-forgotten = A bankrupt player loses a token and all saved cards, and draws a new company; in the last year a tie in tokens is decided by the disks left before subsidies

# Auto-Brocante
coach-auto-brocante-1-who = Everybody
coach-auto-brocante-1-now = Deal the cars face up and tell Steward their numbers
coach-auto-brocante-1-why = These cars are your first stock, and only your Blue Book knows what they are worth
coach-auto-brocante-1-forgotten = Each dealer also gets five cards, and a policy to look at and keep secret
coach-auto-brocante-2-who = The dealer whose turn it is
coach-auto-brocante-2-now = Buy from the bank until the lot has its minimum: two cars, or one when the bank has fewer than two
coach-auto-brocante-2-why = A dealer without cars sells nothing, so your lot is filled first
coach-auto-brocante-2-forgotten = A card that buys from the bank, played here, is the first of the two of option A; if you pay in cash you may still take any option
coach-auto-brocante-3-who = The dealer whose turn it is
coach-auto-brocante-3-now = Exactly one option: A one or two cards, B a car from the bank, C a policy, D a new hand, E none
coach-auto-brocante-3-why = You get one option a turn: choose the one that pays
coach-auto-brocante-3-forgotten = An opponent may answer with “lot closed”, a policy, a repair or a recovery; enter it with the attack, on the same line
coach-auto-brocante-4-who = The dealer whose turn it is, with the others as bidders
coach-auto-brocante-4-now = Open for business as often as you like, then draw a card
coach-auto-brocante-4-why = Now you may sell your wrecks to the others as treasures
coach-auto-brocante-4-forgotten = If you have opened, you must sell to one of the bidders; the buyer may always look under the hood
coach-auto-brocante-5-who = The dealer whose turn it is
coach-auto-brocante-5-now = Draw a card
coach-auto-brocante-5-why = Every turn ends with a new card
coach-auto-brocante-5-forgotten = If you asked a dealer for a car and did not agree on a price, you open no business this turn
coach-auto-brocante-6-who = Every dealer, one after the other
coach-auto-brocante-6-now = Enter the values of your own Blue Book, alone at the screen
coach-auto-brocante-6-why = The Blue Books open, and everybody sees who was bluffing
coach-auto-brocante-6-forgotten = List prices, policies and cards count for nothing
