//! The set-up sheet of Autotock: the Go squares, the garages, the special squares.

use crate::engine::SetupSheet;
use crate::engine::board::{Board, Cell, Value};
use crate::engine::scene::PlaceId;
use crate::games::autotock::scene::printed;
use crate::words::keys::autotock as k;

/// The set-up sheet, the same for every number of players.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let schema = board.schema();
    SetupSheet::default()
        .with(schema, "corner", k::LOOK_CORNER, |_| true)
        .with(schema, "special", k::LOOK_SPECIAL, |_| true)
        .with(schema, "specials", k::LOOK_SPECIALS, |_| true)
        .drawn(schema, printed(board), |cell| place(board, cell))
}

/// The square entered in a cell, if known.
fn place(board: &Board, cell: &Cell) -> Option<PlaceId> {
    let slot = board.schema().find(&cell.word()).filter(|_| cell.table == "corner")?;
    match &board.value(slot)?.0 {
        Value::Whole(square) => Some(PlaceId::new("square", u8::try_from(*square).ok()?)),
        Value::Text(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::autotock::board::schema;

    #[test]
    fn sheet_has_all_cells_and_all_clickable_squares() {
        let sheet = setup_sheet(&Board::empty(schema()));
        assert_eq!(sheet.cells().count(), schema().cells().count());
        assert_eq!(sheet.drawing.map(|scene| scene.places.len()), Some(48));
        assert!(sheet.places.is_empty(), "nothing has been read yet");
    }
}
