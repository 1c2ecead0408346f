# A printed value read anew.
reading-title = Printed values read anew
reading-search = Look for
reading-stands = { $question } So far: { $value }
reading-for-good = For the box
reading-for-good-means = Here, and kept for the next games
reading-this-game = For this game only
reading-this-game-means = What is kept for the next games stays as it is
reading-first = Put entry { $entry } right first…
reading-values = Printed values…
reading-others = Another value…
