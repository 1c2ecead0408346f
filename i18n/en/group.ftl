# What a group has played so far.

group-none = No finished games there
group-of-box = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
  }
group-sum = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $wins } won, best { $best }, average { $average }
group-player = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $wins } won
group-game = { $day }: { $results }
group-result = { $rank }. { $name } { $score }
group-all = All games together
group-open = { $count ->
    [one] one game is not over and does not count yet
   *[other] { $count } games are not over and do not count yet
  }
group-unread = { $file } was left out: { $why }
group-conflict = { $game } of { $day }: these copies of one game end differently. Move all but one of them to another folder; until then the game does not count
group-conflict-copy = { $file }: { $results }

# In the window
group-title = Group results
group-reading = reading { $read } of { $all } games…
group-how = Read from the game files each time; copies of a game count once.
group-name = Player
group-games = Games
group-wins = Won
group-best = Best
group-average = Average
group-course = Results over time
group-course-most = The chart shows the { $count } who won most; the table shows everybody.
group-open-game = Open the game of { $day }
group-left-out = { $count ->
    [one] one file could not be read
   *[other] { $count } files could not be read
  }
group-cell = { $name }, { $what }
