# Phases checked without a game.

check-title = Check a phase
check-skip = A skip cost
check-payout = A payout
check-sale = A demand sale
check-deal = Autotock: the deals
check-losses = A loss phase

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
