# What is taken home from a game.

home-title = Take it home
home-why = Each is written to a file of its own beside the game file; what is to be printed opens in the browser.
home-write = Write: { $paper }
home-copy-summary = Copy the summary
home-copied = The summary is copied: paste it where you like
home-bg-stats = BG Stats
home-number = BoardGameGeek number, once for this box
home-taken = { $paper }: { $file }
home-untaken = Nothing was written in { $folder }: { $why }
home-untaken-suggestion = Save a copy of the game elsewhere, open it, and take it home from there.

# The end
home-wins = { $name } wins
home-shared = { $names } share first place
home-win-together = { $names } win together
home-place = { $rank }. { $name }
home-ending-how = Press a figure to see how it was counted. Any mistake can still be fixed.
home-course = The course of the game
