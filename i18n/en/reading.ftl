# A printed value is corrected.
reading-title = Correct a printed value
reading-not-undone = Undo takes no reading back: read the value again here. Undo once more takes back the act before it
reading-search = Look for
reading-stands = { $question } So far: { $value }
reading-for-good = For the box
reading-for-good-means = Here, and kept for the next games
reading-this-game = For this game only
reading-this-game-means = What is kept for the next games stays as it is
reading-first = Fix entry { $entry } first…
reading-values = Printed values…
reading-misread = { $count ->
    [one] Read it again…
   *[other] Read one of them again…
  }
reading-others = Another value…
reading-on-board = Press it on the board, or type its number
reading-name = Its name, or nothing
