//! The Last of the Independents at the table: a picture of the board with everybody's pools, and the bags with the
//! chances of each draw.

mod bags;
mod board;
mod picture;

pub use bags::{SheetState, has_sheet, sheet_ui};
pub use board::{BoardState, board_ui};
