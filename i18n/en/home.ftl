# What is taken home from a game.

home-title = Take it home
home-why = Each is written to a file of its own beside the game file; what is to be printed opens in the browser.
home-write = Write: { $paper }
home-copy-summary = Copy the summary
home-bg-stats = BG Stats
home-bg-stats-how = Scan it with a telephone that has BG Stats, or open the link here.
home-link = Open the link
home-code = QR code of this play for BG Stats
home-code-size = { $side } squares a side, version { $version }
home-number = Number at BoardGameGeek, once for this box
home-no-code = This play is too long for a QR code: write the play log instead.
home-taken = { $paper }: { $file }
home-untaken = Nothing was written in { $folder }: { $why }
home-untaken-way-out = Save a copy of the game elsewhere, open it, and take it home from there.

# The end
home-wins = { $name } wins
home-shared = { $names } share the first place
home-win-together = { $names } win together
home-place = { $rank }. { $name }
home-ending-how = Press a figure to see how it was counted. Any mistake can still be put right.
home-results = Results
home-course = The course of the game
