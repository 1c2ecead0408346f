# A position adopted.

position-title = Set the book to match the table
position-how = For a game joined after it has begun, or after a mess: type what lies there, and one correction makes the book agree
position-turn = Turn
position-phase = Phase
position-beside = Beside the pieces
position-beside-hint = what else stands, in notation, with commas between
position-board = What lies on the board too
position-agrees = The book agrees with what is typed
position-adopt = Adopt it
position-here = What lies here
position-here-how = Press what lies there in truth; one correction makes the book agree
position-here-open = Fix what lies here…
