//! The Last of the Independents at the table: a picture of the board with everybody's pools.

mod board;
mod picture;

pub use board::{BoardState, board_ui};
