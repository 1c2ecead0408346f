# A position adopted.

position-title = Set the book to match the table
position-how = For a game joined after it has begun, or after a mess: type what is on the table, and one correction makes the book agree
position-turn = Turn
position-phase = Phase
position-beside = Besides the pieces
position-beside-hint = other facts in notation, separated by commas
position-board = What is on the board too
position-agrees = The book agrees with what is typed
position-adopt = Adopt it
position-here = What is here
position-here-how = Press what is really there; one correction makes the book agree
position-here-open = Fix what is here…
