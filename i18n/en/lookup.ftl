# The look-up of the rules. An alike line lists words that mean the same at this table.

lookup-title = Look a rule up
lookup-hint = loan, tie, closed factory…
lookup-field = What to look up
lookup-nothing = Nothing is found under these words: try a shorter one, or another for the same thing
lookup-alike-begin = begin, start, first, set up, setup
lookup-alike-build = build, construct, factory, plant, works, parts
lookup-alike-buy = buy, purchase, acquire, bid
lookup-alike-card = card, hand, deck, draw, shuffle
lookup-alike-close = close, shut, abandon, closed
lookup-alike-crash = crash, collision, spin, accident, puncture, breakdown
lookup-alike-dealer = dealer, seller, vendor, salesman, distributor
lookup-alike-dice = die, dice, roll, throw, roulette, ball
lookup-alike-disk = disk, disc, cube, token, pawn, counter, marker
lookup-alike-end = end, finish, final, winner, win, over
lookup-alike-loan = loan, credit, borrow, debt, interest, bank
lookup-alike-loss = loss, losses, penalty, points, unsold
lookup-alike-make = produce, manufacture, make, cars, production
lookup-alike-money = money, cash, dollars, pay, price, cost
lookup-alike-order = order, passing, pass, sequence, clockwise
lookup-alike-sell = sell, sale, sold, customer, demand, market
lookup-alike-tie = tie, equal, equality, draw, same
lookup-alike-turn = turn, round, phase, year
