# A printed value is corrected.
reading-title = Correct a printed value
reading-not-undone = Correct the printed value here, or press Undo again to take back the last act
reading-search = Look for
reading-stands = { $question } So far: { $value }
reading-for-good-means = Otherwise it is kept for the next games too
reading-this-game = This game only
reading-this-game-means = Future games keep the old value
reading-first = Fix entry { $entry } first…
reading-values = Correct a printed value…
reading-misread = { $count ->
    [one] Correct this value…
   *[other] Correct one of these values…
  }
reading-others = Another value…
reading-on-board = Press it on the board, or type its number
reading-name = Its name (may stay empty)
