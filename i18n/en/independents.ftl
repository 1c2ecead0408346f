# The Last of the Independents. Select on numbers only; names of sections and companies stand alone.

independents-title = The Last of the Independents

# Units: the name, and an amount of it
independents-unit-disks = selective disks
independents-unit-tokens = victory tokens
independents-column-required = required disks
independents-column-return = return pool
independents-unit-cards = cards
independents-amount-disks = { $count ->
    [one] { $count } disk
   *[other] { $count } disks
  }
independents-amount-tokens = { $count ->
    [one] { $count } victory token
   *[other] { $count } victory tokens
  }
independents-amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

# Places
independents-place-models = Models, section { $n }
independents-place-engineering = Engineering, section { $n }
independents-place-promotions = Promotions, section { $n }
independents-place-sheet = { $n ->
    [1] the Models circles
    [2] the Engineering circles
   *[other] the Promotions circles
  }
independents-place-return = { $n ->
   *[other] the return pool
  }
independents-place-car = { $n ->
   *[other] Car of the Year
  }
independents-category-models = Models
independents-category-engineering = Engineering
independents-category-promotions = Promotions
independents-section = section { $n }
independents-section-named = { $name } ({ $n })
independents-spot = { $category }: { $section }
independents-company = company { $n }
independents-company-named = { $name } ({ $n })
independents-who = { $seat }

# Steps
independents-step-1 = Selective
independents-step-2 = Required
independents-step-3 = Cards
independents-step-4 = Competition
independents-step-5 = Majority
independents-step-6 = Trends
independents-step-7 = Car of the Year
independents-step-8 = New Year

# What is to be done now
independents-now-order = { $first } is first; shuffle the other markers and line them up behind on the turn-order track
independents-now-company = { $seat } draws a company sheet and fills its ten circles
independents-now-selective = { $category }: { $seat } places disks in one section or passes
independents-now-required = { $category }: { $seat } places any number of disks from these circles
independents-now-cards = { $category }: { $seat } plays a card or passes
independents-now-competition = { $category }: resolve competition, section by section
independents-now-majority = { $category }: a token for the most sections won
independents-now-trend = { $seat } reveals cards for their trend or passes
independents-now-car = Draw one disk: { $place }
independents-now-year = New Year: pools come back, sheets are filled, everybody draws cards
independents-now-year-open = New Year, or the end: say whether this year was the last
independents-now-last-year = The last year ends: pools come back, sheets are filled, tokens are counted
independents-over = Year { $year } was the last
independents-decided-disks = { $own ->
    [one] one disk
   *[other] { $own } disks
  } against { $others }
independents-car-category = { $category }, all disks
independents-car-title = the title of Car of the Year
independents-car-nothing = there is no disk left to draw from

# Paragraphs of the rules
independents-rule-setup = Set-up
independents-rule-order = Turn order
independents-rule-selective = Selective disk allocation
independents-rule-required = Required disk allocation
independents-rule-cards = Card play
independents-rule-competition = Competition resolution
independents-rule-majority = Majority bonus
independents-rule-trend = Trend
independents-rule-car = Car of the Year
independents-rule-new-year = New Year prep
independents-rule-end = End of the game

# What things move for
independents-cause-start = what everybody begins with
independents-cause-sheet = a company sheet filled
independents-cause-selective = selective disks placed
independents-cause-required = required disks placed
independents-cause-card = a card played
independents-cause-alone = alone in a section
independents-cause-won = competition won
independents-cause-lost = competition lost
independents-cause-majority = majority bonus
independents-cause-trend = trend
independents-cause-car = on to Car of the Year
independents-cause-car-lost = back to the return pool
independents-cause-title = Car of the Year
independents-cause-unspent = selective disks not spent
independents-cause-returned = return pool taken back
independents-cause-filled = circles filled
independents-cause-subsidy = government subsidy
independents-cause-bankrupt = bankruptcy
independents-cause-new-company = a new company begins
independents-cause-cards = cards drawn

# Terms of sums
independents-term-circles = { $category } circles of { $company }
independents-term-supply-short = the supply has only { $disks }
independents-term-return-empty = no disk in the return pool
independents-supply-nothing = no disk can be given: { $seat }
independents-term-markers = { $disks ->
    [one] the supply is empty: one more disk than the box holds, any marker will do
   *[other] the supply is empty: { $disks } more disks than the box holds, any markers will do
  }
independents-term-selective = selective disks left
independents-term-alone = disks in { $section }, nobody else there
independents-term-stays = one disk stays
independents-term-winner = the winner’s disks
independents-term-half-back = half of { $disks }, rounded up, comes back
independents-term-half-lost = half of { $disks }, rounded down, is lost
independents-term-in-the-bag = disks in the bag
independents-term-majority = { $sections ->
    [one] most sections won: one
   *[other] most sections won: { $sections }
  }
independents-term-not-covered = no disk of your own in { $section }
independents-term-trend-had = already given this year: { $section }
independents-term-trend = one more disk: { $section }
independents-term-all-three = all three sections covered
independents-term-unspent = selective disks left over
independents-term-came-back = return pool and selective disks
independents-term-empty = empty { $category } circles
independents-term-subsidy = filled up to
independents-term-left = left after filling the sheet
independents-term-year = year
independents-term-tokens = victory tokens

# Figures
independents-score = Victory tokens: { $seat }
independents-chance = { $place }: chance of { $seat }, { $disks } in { $all }
independents-sections-won = Sections won: { $seat }
independents-trend-covered = Trend sections covered: { $seat }
independents-dropped-out = { $seat } can place nothing more and goes to the passing lane
independents-status-success = { $seat }: success, disks left
independents-status-subsidy = { $seat }: subsidy, disks left
independents-status-bankrupt = { $seat }: bankruptcy, the sheet cannot be filled
independents-last-year = This was the last year

# Numbers to be filled in
independents-field-company = Company sheet
independents-field-disks = Disks
independents-field-section = Disks: { $section }
independents-field-trend = Section of { $category }

# Values printed in the box
independents-ask-sections = How many sections does { $category } have?
independents-ask-section-name = Which name is printed on section { $n } of { $category }?
independents-ask-company-name = Which company is on sheet { $n }?
independents-ask-company-circles = How many { $category } circles are on company sheet { $n }?
independents-ask-companies = How many company sheets are in the box?
independents-too-few-sheets = { $sheets } company sheets are too few for { $players } players: each draws one
independents-ask-disks = How many disks of each colour are in the box?

# Refusals, each with its way out
independents-wrong-step = that belongs in the step “{ $wanted }”, but the game is in “{ $now }”
independents-order-due = the markers are not on the turn-order track yet
independents-order-laid = the markers are already on the turn-order track
independents-order-wrong = { $first } is first; all the others follow, each once
independents-order-wrong-suggestion = name { $seats } in the order of their markers, or fix the set-up
independents-company-due = { $seat } has no company sheet yet
independents-company-not-due = { $seat } draws no company sheet now
independents-company-held = { $company } belongs to { $seat }
independents-company-discarded = { $company } went bankrupt: the other sheets come first
independents-company-none = { $company } is not in this box
independents-company-none-left = no company sheet is left
independents-company-suggestion = draw one of these: { $companies }
independents-company-count-suggestion = read the number of company sheets again
independents-circles-wrong = the circles of { $company } add up to { $sum }, not { $circles }
independents-circles-wrong-suggestion = read as Models { $models }, Engineering { $engineering }, Promotions { $promotions }: count the circles, and read the wrong number again
independents-not-your-turn = it is { $turn }’s turn, not { $seat }’s
independents-has-passed = { $seat } has passed and is out of this step
independents-no-pass = no player passes in step “{ $step }”
independents-place-nothing = no disk would go to { $section }
independents-place-nothing-suggestion = place a disk, or pass
independents-section-used = { $seat } has already placed disks in { $section } in this step
independents-section-used-suggestion = choose another section, or pass
independents-place-short = { $has ->
    [one] { $seat } has one selective disk
   *[other] { $seat } has { $has } selective disks
  } and needs { $needs }
independents-fewer-suggestion = { $most ->
    [one] place one disk
   *[other] place { $most } disks at most
  }
independents-pass-suggestion = pass
independents-section-none = { $sections ->
    [one] { $category } has one section
   *[other] { $category } has { $sections } sections
  }; there is no section { $n }
independents-section-none-suggestion = choose one of them, or read the number of sections again
independents-section-twice = { $section } is named twice
independents-section-twice-suggestion = name each section once, with all its disks
independents-required-nothing-suggestion = leave the section out; naming none keeps all disks
independents-required-short = { $has ->
    [one] { $seat } has one disk
   *[other] { $seat } has { $has } disks
  } on the { $category } circles and needs { $needs }
independents-no-card = { $seat } has no card in hand
independents-no-card-suggestion = pass, or correct the number of cards if it was miscounted
independents-effect-nothing = nothing changes in { $section }
independents-effect-nothing-suggestion = leave the section out
independents-effect-short = { $has ->
    [one] { $seat } has one disk
   *[other] { $seat } has { $has } disks
  } in { $section }, and the card takes { $needs }
independents-effect-short-suggestion = take as many as there are
independents-nobody-alone = no player is alone in a section with more than one disk
independents-nobody-alone-suggestion = draw for the sections where several players have disks
independents-alone = { $seat } is alone in { $section }: nothing is drawn
independents-section-empty = nobody has a disk in { $section }
independents-no-draw-suggestion = settle sections with one player, and draw for sections with several
independents-not-in-the-bag = { $seat } has no disk in the bag: { $place }
independents-not-in-the-bag-suggestion = disks in the bag: { $seats }
independents-trend-three = { $sections ->
    [one] a trend names three different sections, not one
   *[other] a trend names three different sections; here are { $sections }
  }
independents-trend-three-suggestion = enter the three sections at the bottom of the card
independents-years-fixed = { $years ->
    [one] the table plays one year
   *[other] the table plays { $years } years
  }
independents-years-fixed-suggestion = change the house rule on the number of years to play more or fewer
independents-fix-phase = there is no year { $year } with a step { $step }: years begin at 1, steps are 1 to 8
independents-fix-order = an order names every player once
independents-fix-lane = the passing lane exists in steps 1 and 3 only, and holds some of the players, each once
independents-fix-next = { $seat } is not on the turn-order track, or has passed

# Rulings
independents-ruling-years = How many years are played?
independents-ruling-years-3 = three
independents-ruling-years-1 = one
independents-ruling-years-2 = two
independents-ruling-years-4 = four
independents-ruling-years-5 = five
independents-ruling-years-open = until the table says that a year is the last
independents-ruling-unspent = What happens to selective disks left at New Year?
independents-ruling-unspent-kept = they are kept and help to fill the sheet
independents-ruling-unspent-lost = they go to the supply
independents-ruling-trend-cards = How many trend cards may a player reveal?
independents-ruling-trend-cards-any = any number, each on its own
independents-ruling-trend-cards-one = one
independents-ruling-no-disks = When does a player who can place nothing more go to the passing lane?
independents-ruling-no-disks-next-turn = at their next turn
independents-ruling-no-disks-at-once = at once
independents-ruling-trend-source = Where do trend disks come from?
independents-ruling-trend-source-supply = from the supply
independents-ruling-trend-source-return-pool = from the player’s own return pool
independents-ruling-supply-short = What if the supply has no disk of a colour left?
independents-ruling-supply-short-unlimited = any marker stands for a disk
independents-ruling-supply-short-as-many = only as many as there are
independents-ruling-trend-stack = What if two trend cards name the same section?
independents-ruling-trend-stack-each = a disk for each card
independents-ruling-trend-stack-once = one disk

# Acts in plain words
independents-describe-order = The markers follow in this order: { $seats }
independents-describe-order-drawn = The order of the markers is drawn
independents-describe-company = { $seat } draws { $company }
independents-describe-company-drawn = A company sheet is drawn for { $seat }
independents-describe-place = { $disks ->
    [one] { $seat } places one disk in section { $n }
   *[other] { $seat } places { $disks } disks in section { $n }
  }
independents-describe-pass = { $seat } passes
independents-describe-required = { $seat } places required disks: { $placed }
independents-describe-required-none = { $seat } keeps all required disks
independents-describe-in-section = { $disks } in section { $n }
independents-card-without-effect = say which disks the card moves, or “none”
independents-describe-card = { $seat } plays a card that moves no disk
independents-describe-card-effects = { $seat } plays a card: { $effects }
independents-describe-more = { $disks ->
    [one] one more disk for { $seat }, { $section }
   *[other] { $disks } more disks for { $seat }, { $section }
  }
independents-describe-less = { $disks ->
    [one] one disk fewer for { $seat }, { $section }
   *[other] { $disks } fewer disks for { $seat }, { $section }
  }
independents-describe-settle = A player alone in a section keeps one disk there
independents-describe-won = { $what }: { $who }
independents-describe-back = { $seat } takes { $disks } back
independents-describe-back-lost = { $seat } takes { $disks } back and loses { $lost }
independents-describe-back-gets = { $seat } takes { $disks } back and gets { $more } more
independents-describe-back-loses = { $seat } takes { $disks } back and loses { $lost }
independents-describe-back-loses-gets = { $seat } takes { $disks } back, loses { $lost } and begins again with { $more }
independents-describe-draw = { $seat } wins section { $n }
independents-describe-draw-open = A disk is drawn for section { $n }
independents-describe-majority-to = Majority bonus: a token for { $seats }
independents-describe-majority-nobody = Majority bonus: nobody holds a section, so nobody gets a token
independents-describe-majority = The majority bonus is handed out
independents-describe-trend-got = { $seat } reveals a trend: { $sections }; { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
  } more
independents-describe-trend-token = { $seat } reveals a trend: { $sections }; { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
  } more, and a token
independents-describe-trend = { $seat } reveals a trend: { $sections }
independents-describe-car = A disk of { $seat } is drawn for Car of the Year
independents-describe-car-open = A disk is drawn for Car of the Year
independents-describe-year = The year ends, and every company is settled
independents-describe-year-last = The last year ends

# Acts on buttons
independents-verb-order = Lay the markers
independents-means-order = Lay the markers on the turn-order track in random order
independents-verb-company = Draw a company
independents-means-company = Draw the company that you run
independents-verb-place = Place
independents-means-place = Put selective disks in one section that you have not used yet
independents-verb-pass = Pass
independents-means-pass = You are out of this step; passing early means playing early next
independents-verb-required = Place required disks
independents-means-required = Put disks from your sheet into sections of this category
independents-verb-card = Play a card
independents-means-card = Play one card and say what it does to disks
independents-verb-settle = Settle sections with one player
independents-means-settle = A player alone in a section wins it and leaves one disk
independents-verb-draw = Draw for a section
independents-means-draw = One disk from the bag decides the section
independents-verb-majority = Majority bonus
independents-means-majority = Most sections won in this category: a token
independents-verb-trend = Reveal a trend
independents-means-trend = Show a card: one more disk in each of its sections where you have one
independents-verb-car = Draw for Car of the Year
independents-means-car = One draw for each category, then one for Car of the Year
independents-verb-year = New Year
independents-means-year = Everybody fills the sheet with what came back

# The picture of the board, and the bags
independents-no-company = no company yet
independents-track = Turn order
independents-lane = Passing lane
independents-used = used
independents-used-by = { $seat } has placed here in this step
independents-won-by = won by { $seat }
independents-has-won = { $sections ->
    [one] { $seat } holds one section
   *[other] { $seat } holds { $sections } sections
  }
independents-lies = { $seat }: { $what }
independents-circle-full = { $seat }, { $category } circle { $n } of { $all }: one disk
independents-circle-empty = { $seat }, { $category } circle { $n } of { $all }: empty
independents-no-marker = empty
independents-in-line = { $seats }
independents-head-status = status
independents-head-left = left
independents-head-gets = gets
independents-head-stays = stays
independents-head-back = returns
independents-head-lost = lost
independents-with-token = { $chance }, and a victory token
independents-missing-drawn = press whose disk was drawn
independents-head-selective = Selective
independents-head-car = Car
independents-steward-draws = Steward draws
independents-chance-of = { $disks } in { $all }
independents-sign-fewer = −
independents-sign-more = +
independents-of-bag = { $what }: { $bag }

# The sheets: disks placed and moved by cards, trends
independents-pool-selective = Selective disks
independents-pool-required = Disks on the { $category } circles
independents-pool-cards = Cards in hand
independents-pool-then = then { $count }
independents-added = +{ $count }
independents-reach = Press a section: then + puts one more disk of a player there, − takes one away
independents-in-hand = { $disks ->
    [one] one disk in hand: press the section it goes to
   *[other] { $disks } disks in hand: press the section they go to
  }
independents-bill = { $saved } saved + { $back } returned − { $circles } circles
independents-success = success
independents-subsidy = subsidy
independents-bankruptcy = bankruptcy
independents-disks-there = { $seat }, { $section }
independents-missing-disks = whose disks are added or taken away there
independents-missing-section = at least one section
independents-trend-card = The trend of the card: the three sections it shows

# The printed tables, their columns and rows
independents-table-sections = Sections
independents-table-company = Company sheets
independents-table-box = In the box
independents-column-count = number
independents-column-name = name
independents-row-companies = company sheets
independents-row-disks = disks of a colour

independents-turn = Year

# Where the game stands
independents-stands-step = Year { $year }, step { $step }: { $name }; current category: { $category }
independents-stands-order = On the turn-order track, first to last: { $order }
independents-stands-no-order = There is no marker on the turn-order track
independents-stands-lane = In the passing lane: { $lane }
independents-stands-company = { $seat } runs { $company }
independents-stands-no-company = { $seat } has no company sheet yet
independents-stands-none-bankrupt = No bankrupt company sheets are waiting to be shuffled
independents-stands-bankrupt = Bankrupt, and not shuffled yet: { $companies }
independents-stands-used = { $seat } has placed selective disks in this step: { $sections }
independents-stands-trended = { $seat } has had a trend disk for { $sections }
independents-stands-counted = { $seat } has { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
} at the end of the year

# The set-up sheet
independents-sheets-counted = Company sheets are counted in the order in which you lay them out: write its number on a slip beside each. A name can be given when its circles are read
independents-look-sections = Count the sections of each category on the board
independents-look-box = Count what is in the box, before anything is handed out
independents-look-company = Count the company sheets in the order in which you lay them out: write its number on a slip beside each, or give the name that it has here. Each has ten circles
