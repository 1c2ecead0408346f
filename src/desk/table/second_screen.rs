//! Which of its two layouts a second screen shows.

use crate::desk::scene;

/// What a second screen shows: figures alone, or the board with the players below it.
#[derive(Debug, Default)]
pub struct SecondScreen {
    /// Whether the board lies on it.
    pub(super) with_board: bool,
    /// The board as it is drawn there.
    pub(super) board: scene::BoardView,
}

impl SecondScreen {
    /// Goes over to the other layout.
    pub fn turn(&mut self) {
        self.with_board = !self.with_board;
    }
}
