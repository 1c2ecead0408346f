//! Automobile at the table: a picture of its board.

mod board;
mod lanes;
mod paint;
mod picture;
mod spaces;

pub use board::{BoardState, board_ui};
