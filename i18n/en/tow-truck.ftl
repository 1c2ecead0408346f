# Tow Truck, our own small game: the example of a box.
tow-truck-title = Tow Truck

# Units, places
tow-truck-unit-dollars = dollars
tow-truck-unit-minis = minis
tow-truck-unit-vans = vans
tow-truck-amount-dollars = { $count }
tow-truck-amount-minis = { $count ->
    [one] { $count } mini
   *[other] { $count } minis
  }
tow-truck-amount-vans = { $count ->
    [one] { $count } van
   *[other] { $count } vans
  }
tow-truck-scrap = the scrap heap
tow-truck-mini = mini
tow-truck-van = van

# Where the game stands
tow-truck-night = Night
tow-truck-phase-calls = Calls
tow-truck-phase-tow = The tow
tow-truck-now-call = { $seat } calls a price in secret
tow-truck-now-tow = Draw a wreck from the bag
tow-truck-over = the bag is empty
tow-truck-stands-night = Night { $night }; { $seat } calls first

# Paragraphs of the rules
tow-truck-rule-set-up = Set-up
tow-truck-rule-calls = Calls
tow-truck-rule-tow = The tow
tow-truck-rule-end = The end
tow-truck-entry-set-up = Everybody takes $30. Eight minis and four vans go into the bag.
tow-truck-entry-calls = In turn, everybody may scrap wrecks of their own for $2 each, and calls in secret what they would pay for a wreck, from nothing to all they have.
tow-truck-entry-tow = A wreck is drawn. The highest call pays, at most what the wreck is worth, and takes it home. Where nobody would pay, it is scrapped. The next player calls first.
tow-truck-entry-end = When the bag is empty, dollars and the worth of the wrecks are added up.

# Lessons
tow-truck-lesson-1-who = Everybody in turn, from the first caller on
tow-truck-lesson-1-now = Call what you would pay for a wreck that nobody has seen yet
tow-truck-lesson-1-why = Nobody knows the next wreck: what you call is a bet
tow-truck-lesson-1-forgotten = You never pay more than the wreck is worth
tow-truck-lesson-2-who = The whole table
tow-truck-lesson-2-now = Draw one wreck from the bag
tow-truck-lesson-2-why = The wreck shows who bet well
tow-truck-lesson-2-forgotten = Nothing but calls of zero: the wreck is scrapped

# What things move for
tow-truck-cause-purse = the purse to begin with
tow-truck-cause-tow = the highest call
tow-truck-cause-scrap = scrapped

# Sums
tow-truck-term-called = called
tow-truck-term-no-more = no more than it is worth
tow-truck-tied = called twice, so nobody tows
tow-truck-fortune = dollars and wrecks of { $seat }

# Values printed on the box, and numbers to be filled in
tow-truck-table-worth = what wrecks are worth
tow-truck-ask-worth = What is this wreck worth ({ $wreck })?
tow-truck-field-dollars = dollars

# Refusals, each with its way out
tow-truck-not-your-call = { $seat } does not call now
tow-truck-too-dear = { $seat } calls { $dollars } and has { $has }
tow-truck-too-dear-way-out = call { $has } or less
tow-truck-none-to-scrap = { $seat } has no { $wreck } to scrap
tow-truck-not-all-called = a wreck is drawn when everybody has called
tow-truck-not-in-bag = the bag has none left of this kind: { $wreck }
tow-truck-not-in-bag-way-out = look again at what was drawn, or count the bag
tow-truck-fix-night = nights are counted from 1
tow-truck-fix-call = { $seat } would have called more than the { $has } in hand
tow-truck-fix-call-way-out = say in the same correction what was called, { $has } at most

# Rulings
tow-truck-ruling-tie = who tows where two call the same?
tow-truck-ruling-tie-first = whoever called first
tow-truck-ruling-tie-nobody = nobody: the wreck is scrapped

# Acts in plain words, and on buttons
tow-truck-told-call = { $seat } calls { $dollars }
tow-truck-told-scrap = { $seat } scraps a wreck: { $wreck }
tow-truck-told-tow = A wreck is drawn: { $wreck }
tow-truck-told-tow-open = A wreck is drawn
tow-truck-verb-call = Call
tow-truck-means-call = Say in secret what you would pay for the next wreck
tow-truck-verb-scrap = Scrap
tow-truck-means-scrap = Get a few dollars for a wreck before you call
tow-truck-verb-tow = Draw a wreck
tow-truck-means-tow = The highest call tows the wreck home

# The talk
tow-truck-talk-want = { $names }, you all drive a tow truck by night. When the bag is empty, the richest wins: dollars, and what your wrecks are worth.
tow-truck-talk-turn = A night has two parts.
tow-truck-talk-wrong =
    1. You call before anybody has seen the wreck.

    2. You never pay more than the wreck is worth, however high your call was.

    3. You may scrap a wreck only before you call.
