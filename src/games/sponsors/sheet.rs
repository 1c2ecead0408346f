//! The set-up sheet of the box: prices, numbers of cards, the central track.

use crate::engine::SetupSheet;
use crate::engine::board::{Board, Value};
use crate::games::sponsors::board::Printing;
use crate::words::keys::sponsors as k;

/// The sheet, with the prices and the squares that the box has as far as it has been read.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let form = board.form();
    let kind = form.find("price kind").and_then(|slot| board.value(slot)).map(|printed| &printed.0);
    let other = |row: &str| match kind {
        Some(Value::Text(kind)) if kind == "one" => !matches!(row, "" | "one"),
        Some(_) => row == "one",
        None => false,
    };
    let squares = Printing::read(board).squares().unwrap_or_default();
    SetupSheet::default()
        .with(form, "price", k::LOOK_PRICE, |cell| !other(&cell.row))
        .with(form, "cards", k::LOOK_CARDS, |_| true)
        .with(form, "sponsors", k::LOOK_SPONSORS, |_| true)
        .with(form, "track", k::LOOK_TRACK, |_| true)
        .with(form, "zone", k::LOOK_ZONE, |_| true)
        .with(form, "square", k::LOOK_SQUARE, |cell| cell.row.parse().is_ok_and(|n: u8| n <= squares))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sponsors::board::form;
    use crate::preset::{Preset, practice};

    #[test]
    fn the_sheet_asks_for_the_squares_once_they_are_counted_and_for_every_value_of_a_box_that_was_read() {
        let unread = setup_sheet(&Board::unread(form()));
        assert!(unread.groups.iter().all(|group| group.table != "square"));
        let text = practice("sponsors").unwrap();
        let read = Preset::read(text).unwrap().board(&form(), text).unwrap();
        let board = Board::read(form(), &read).unwrap();
        let sheet = setup_sheet(&board);
        let cells: Vec<_> = sheet.groups.iter().flat_map(|group| &group.cells).collect();
        assert!(cells.iter().all(|slot| board.value(**slot).is_some()));
        assert_eq!(sheet.groups.len(), 6);
        let squares = sheet.groups.iter().find(|group| group.table == "square").unwrap();
        assert_eq!(squares.cells.len(), 48, "kind and zone of 24 squares");
    }
}
