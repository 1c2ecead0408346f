//! What each box adds to the table: sheets for its phases and a picture of its board.

pub mod automobile;
