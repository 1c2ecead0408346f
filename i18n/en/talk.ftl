# The talk: what the host says before the first turn, chapter by chapter, to be read aloud.

talk-title = Explain the game
talk-page = { $title }, page { $n } of { $all }
talk-next = Next
talk-back = Back
talk-begin = Let’s play
talk-any-key = Any key turns the page
talk-want = What you want
talk-turn = What a turn is
talk-wrong = Three things everybody gets wrong
talk-phase = { $n }. { $name }: { $why }.

# Automobile
talk-automobile-want =
    { $names }, each of you runs a car company. After four turns the richest wins: cash, plus what your open factories cost, minus $600 for every loan.

    You earn money in one way only: you make cars, and you sell every one of them. An unsold car hurts twice. You paid to make it, and it leaves you a loss point.
talk-automobile-turn = Four turns, nine phases each. Your character gives you cubes, a power and your place: whoever’s character is furthest left acts first, all turn long. Three phases make you think: your three actions, your decisions before the sale, and the losses. Short of cash? Take a loan at any moment, two in the game: it brings $500 and costs $50 every turn.
talk-automobile-build-title = Factories
talk-automobile-build =
    The track of spaces goes from the oldest car to the most modern. To build, pay the price on the space and lay one or two factory tiles. The more tiles, the more cars you can make there in one action, and the more you must make once you produce: the board prints both numbers. One action makes cars in all your spaces. A parts factory for $500 makes each car there $20 cheaper.

    You may jump ahead of the most modern space. It costs R&D cubes: one for the first space, then one more each time, so 1, 3, 6, 10 in all. Cubes come with your character, or two at a time as an action.
talk-automobile-board = On your board: a tile on { $space } costs { $cost }, and each car from there costs { $car } to make.
talk-automobile-sell-title = Selling
talk-automobile-sell =
    Cars are sold three times, in this order. Howard sells two cars for whoever holds him. Then each distributor takes a box and sells one car at full price; a distributor who cannot costs you a loss point. What is left waits for the demand.

    The demand is in the tiles you drew in secret. In turn 1 it is for mid-price cars only; low-price cars join in turn 2, premium in turn 3. In each class the most modern car sells first, one a round, until the demand is served. Everybody guesses, and nobody knows the whole of it.
talk-automobile-old-title = Growing old
talk-automobile-old =
    Progress is hard on you. In each class the most modern space takes no loss point, the next one takes 1, the one behind it 2, then 3. Every unsold car adds one.

    At the end of the turn you pay for every point you hold, and each turn a point costs more: $10 in the first, $40 in the fourth. Closing a space gives back what it cost, less $100 a tile, and discards half of your points, rounded up. Closing at the right moment wins games.
talk-automobile-wrong =
    1. Jumping ahead costs cubes. Count them before you set your heart on a space, and remember that somebody else may build beyond you first.

    2. Cars do not keep. What is not sold this turn leaves the board, and each one is a loss point.

    3. You pay for your loss points, and you keep them. Only closing, Sloan and Chrysler take them away.

# Auto-Brocante
talk-auto-brocante-want =
    { $names }, you all deal in used cars. The game ends at the very moment the bank has no car left and somebody’s lot is empty. Then the richest dealer wins: cash, plus every car on the lot at what your own Blue Book says.

    Your Blue Book is your secret. The same car may be a treasure in yours and junk in your neighbour’s.
talk-auto-brocante-turn = Each begins with $25,000, a policy, five cards and a few cars. Then clockwise: first fill your lot to two cars from the bank, then one option, then business with the others if you like, then draw a card. No lot holds more than six cars. A car from the bank costs $4,000 as long as nobody has seen it; take it first, and it costs its list price.
talk-auto-brocante-list = At your table { $car } has a list price of { $price }.
talk-auto-brocante-trade-title = Trading with each other
talk-auto-brocante-trade =
    You open for business: you offer a car, the others bid, and you sell to one of them. Cards go further: with one you ask a dealer for a car and agree on a price, with another you force a dealer to buy a car of yours, and that dealer picks which.

    Instead of paying the price asked, the buyer may look under the hood. Then the seller shows the value in the Blue Book. At least the price: the buyer pays the seller the value and $1,000 more. Less than the price: the buyer pays the value, nothing for junk, and gets $1,000 from the seller.
talk-auto-brocante-tricks-title = Cards and policies
talk-auto-brocante-tricks =
    Some cards sell a car to a customer or buy one from the bank. Some hurt: fire, theft and collision strike another dealer’s car. After a collision the owner may pay half the list price to keep the car.

    A policy costs $4,000. If you hold the right one when struck, you make the attacker pay the list price. Nobody sees which policies you hold.
talk-auto-brocante-wrong =
    1. The list price is not what a car is worth. Only your own Blue Book counts in the end. List prices, policies and cards count for nothing.

    2. One option a turn: A, one or two cards; B, a car from the bank; C, a policy; D, a new hand; E, nothing. Never two of them.

    3. If you open for business, you must sell to one of the bidders. If you do not want to sell, do not open.

# Les Sponsors
talk-sponsors-want =
    { $names }, you build racing cars, then you race them. Only the finish counts: 4 points for the first car, then 3, 2 and 1. A player with two cars adds up their points, and the highest total wins.

    But the race is won in the workshop. The numbers on the cards you find there are the squares you will drive.
talk-sponsors-turn = Two halves: the workshop, until the stock is empty, then the race. Lots are drawn for who begins in the workshop, and for the places at the start of the race.
talk-sponsors-workshop-title = The workshop
talk-sponsors-workshop =
    Every car has 5 million and one card of each of the eight categories. In your turn: sell sponsor cards if you like, roll the die and move, which you must, then do what the square says if you like. Roll a 6, and you move one to five, as you choose. On A you buy a card of any category, on V of one of the two in its zone. S gives a sponsor card; if that makes four, you put any one of them back under the pile. E exchanges a card with the stock, or, in a rival’s zone, with that rival. A card you buy joins your others: you give up nothing for it.

    When the stock is empty, play the round to its end, so that all have had the same number of turns. Then the money left buys energy tokens, a million each, ten per car at most.
talk-sponsors-price = On your board a workshop card ({ $category }) costs { $price }.
talk-sponsors-race-title = The race
talk-sponsors-race =
    The car in front plays first. A card from 1 to 7 drives that many squares and is gone; a 0 spins the roulette instead. The leader spins only with a 0, or with no card left; another car may spin without giving a card, unless it stands in somebody’s way. In the roulette: one ball for each car; each token adds one more of yours, up to four of them. If a ball of yours comes out, you move as many squares as you have balls in it. If another’s does, that car moves one.

    Stop right behind a car after two squares or more, and its slipstream pulls you two further. Green squares give a bonus too, and the last car gets the most.
talk-sponsors-wrong =
    1. Sponsor cards are sold before the die, never after. Three different colours bring 7 million, three alike 10, any other card 1.

    2. Money is worth nothing in the race. Buy tokens with what is left, or it is lost.

    3. When the violet ball comes out of the roulette, every car moves. Cars on red squares spin off and miss a turn, cars on violet squares move 3, all others 1.

# The Last of the Independents
talk-independents-want =
    { $names }, each of you runs a small car maker after the war. After three years, or as many as this table plays, the player with the most victory tokens wins.

    There are three ways to a token: win the most sections of a category, follow a trend all the way, or make the Car of the Year. Your disks are your money, a million each, and they are your chances too.
talk-independents-turn = Each begins with ten disks to place, ten on the sheet and four cards; lots are drawn for the order. Every new year brings four more cards. A year has three categories: Models, Engineering, Promotions. The first five steps are played in each of them; after the third come trends, the Car of the Year and New Year.
talk-independents-fight-title = Fighting for a section
talk-independents-fight =
    First the selective disks: in your turn put as many as you like in one section, each time another one, until you pass. Then the required ones, from your company sheet. Then cards.

    Now every section is decided. Alone there, you win it: one disk stays and the rest comes back. With rivals, all disks go into the bag and one is drawn. Its owner wins the section. The others get half of theirs back, rounded up; the rest is lost.
talk-independents-sections = { $category }: { $count } sections on your board.
talk-independents-year-title = New Year
talk-independents-year =
    What came back fills the ten circles of your company sheet. Six disks or more left over: a success, and all of them are yours to place next year. Fewer: a subsidy brings you up to six.

    If the circles cannot be filled, you are bankrupt. You lose a token and all your cards, and you start again with a new company.
talk-independents-wrong =
    1. Your selective disks must last for all three categories. What comes back is not used before New Year.

    2. Passing early is not giving up. The order in which you pass is the order of what comes next.

    3. More disks are better chances, and no more. With four disks of eight in the bag you lose half of the time.

# Autotock
talk-autotock-want =
    { $names }, the first with three cars in the garage wins. In teams, both garages must be full; a player whose cars are all home then plays with the partner’s.

    Your cars wait in the paddock. You bring them out onto your Go, drive them round the circuit, and turn off into your garage. You play one card a turn, and nobody sees what you hold.
talk-autotock-turn = Cards are dealt, then one card each, clockwise, until nobody has any left; then they are dealt again. Once you let go of the car you moved, your turn is over. The dealer’s left neighbour always begins, and becomes dealer once the whole deck has been dealt.
talk-autotock-cards-title = The cards
talk-autotock-cards =
    An ace, a queen, a king or a joker brings a car out. Otherwise an ace drives 1, queens and kings 10. A 4 goes back four. A jack drives 10 or swaps one of your cars on the circuit with another player’s. A 7 may be shared among your cars. The others drive what they say.

    Land on a car and it goes back to its paddock, your own too. A joker drives 10 and sweeps away every car on the way.
talk-autotock-squares-title = The squares
talk-autotock-squares =
    On your own Go your car is safe: nobody hits it and nobody passes it, not even you. After a puncture you discard a card before your next turn, unless you then play a joker. A car on reverse makes its next move backwards. A car on nitro doubles its next move.

    The garage has three places. You enter it forwards, with a number that fits: with one that is too high you drive past. No car passes another inside, and a car inside is safe for good.
talk-autotock-deal = At this table the deals are { $deals } cards.
talk-autotock-wrong =
    1. If you can play, you must, even where it hits your own car or drives it past your garage.

    2. All of a 7 is played or none of it. Share it as you like, but the seven squares must all fit.

    3. If you cannot play, you still discard a card, and your turn is over.
