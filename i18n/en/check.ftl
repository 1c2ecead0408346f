# Phases checked without a game.

check-title = Check a phase
check-skip = A skip cost
check-payout = A payout
check-sale = A demand sale
check-deal = Autotock: the deals
check-move = Autotock: a card
check-seven = Autotock: a 7
check-losses = A loss phase
check-hood = Under the hood

check-example = This is an example: put in your own figures
check-yours = Your own figures
check-back-to-example = Back to the example

## Fields

check-cell = { $what }, row { $row }
check-remove-space = Remove the space in row { $row }
check-remove-player = Remove the player in row { $row }
check-add-space = Add a space
check-add-player = Add a player

check-spaces-beyond = Spaces beyond the most modern one
check-asked = Price asked, in $
check-book = Blue Book value, in $ (0: junk)
check-turn = Turn
check-points = Loss points
check-loans = Loans
check-cash = Cash in $
check-character = Character
check-nobody = none
check-rate = Dollars a point, read off the board
check-name = Name
check-space = Space
check-class = Class
check-owner = Owner
check-closed = closed
check-cars = Cars
check-bonus = Bonus
check-reduced = Reduced
check-wanted-premium = Premium cars wanted
check-wanted-mid = Mid cars wanted
check-wanted-low = Low cars wanted
check-reduced-price = Reduced price of a mid car, read off the board

# Les Sponsors
check-sponsors = Sponsor cards
check-roulette = A roulette
check-blue-cards = Blue cards
check-red-cards = Red cards
check-yellow-cards = Yellow cards
check-cars-racing = Cars still racing
check-balls-added = Balls added
check-bag = A draw from the bag
check-bag-player = Player { $n }
check-bag-disks = Disks

# Autotock
check-seven-cars = Among how many cars
check-seven-any = any number
