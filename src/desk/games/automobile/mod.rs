//! Automobile at the table: sheets for its phases and a picture of its board.
