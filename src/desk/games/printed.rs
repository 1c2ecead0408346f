//! Printed values that are pointed at on a picture of the board, where a box has one: pressing is quicker than
//! counting squares.

use egui::Ui;

use crate::desk::Speech;
use crate::desk::circuit;
use crate::engine::Rules;
use crate::engine::board::{Board, Slot, Value};
use crate::games::autotock::Autotock;
use crate::words::Line;

/// Draws a board as far as it has been read, and gives back what a press says of the cell that is asked for.
pub type Pointing = fn(&mut Ui, Speech, &Board, Option<Slot>) -> Option<Result<Value, Line>>;

/// The picture of a box on which printed values are pointed at.
pub fn pointing(game: &str) -> Option<Pointing> {
    match game {
        Autotock::WORD => Some(circuit::printed_ui),
        _ => None,
    }
}
