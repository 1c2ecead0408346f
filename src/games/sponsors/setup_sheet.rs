//! The set-up sheet of Les Sponsors: prices, numbers of cards, the central track.

use crate::engine::board::{Board, Cell, Value};
use crate::engine::scene::{Place, PlaceId, Scene, Tone};
use crate::engine::{Rejection, SetupSheet};
use crate::games::sponsors::board::{BoardValues, COLOURS};
use crate::games::sponsors::printed::printed;
use crate::games::sponsors::scene::{pile, square, stock};
use crate::games::sponsors::{Category, Sponsor};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, racing as r, sponsors as k};

/// The set-up sheet. It asks only for the prices that apply and the squares that exist, as far as that is known.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let schema = board.schema();
    let kind = schema.find("price kind").and_then(|slot| board.value(slot)).map(|printed| &printed.0);
    let other = |row: &str| match kind {
        Some(Value::Text(kind)) if kind == "one" => !matches!(row, "" | "one"),
        Some(_) => row == "one",
        None => false,
    };
    let squares = BoardValues::on(board).squares().unwrap_or_default();
    SetupSheet::default()
        .with(schema, "price", k::LOOK_PRICE, |cell| !other(&cell.row))
        .with(schema, "cards", k::LOOK_CARDS, |_| true)
        .with(schema, "sponsors", k::LOOK_SPONSORS, |_| true)
        .with(schema, "track", k::LOOK_TRACK, |_| true)
        .with(schema, "zone", k::LOOK_ZONE, |_| true)
        .with(schema, "square", k::LOOK_SQUARE, |cell| cell.row.parse().is_ok_and(|n: u8| n <= squares))
        .drawn(schema, drawing(board), |cell| place(board, cell))
}

/// The central track, as far as it is known, with the cards inside it.
fn drawing(board: &Board) -> Scene {
    let printing = BoardValues::on(board);
    let mut scene = printed(board);
    let round = printing.squares().unwrap_or_default();
    let lying = |id: PlaceId, name: Line, count: Result<i64, Rejection>| Place {
        number: Some(count.as_ref().map_or(r::UNREAD.into(), |count| msg!(desk::FIGURE, figure = *count))),
        name: Some(name.clone()),
        tone: if count.is_ok() { Tone::Held } else { Tone::Free },
        description: vec![name],
        near: Some(square(round)),
        ..Place::new(id)
    };
    let cards = Category::ALL.into_iter().map(|category| {
        let count = printing.cards(category).map(|printed| printed.0);
        lying(stock(category), category.key().into(), count)
    });
    let sponsors = Sponsor::ALL.into_iter().map(|colour| {
        let count = printing.sponsors(colour).map(|printed| printed.0);
        lying(pile(colour), msg!(r::SPONSOR_CARDS, colour = colour.key()), count)
    });
    scene.places.extend(cards.chain(sponsors));
    scene
}

/// The place on the drawing where a cell is filled in.
fn place(board: &Board, cell: &Cell) -> Option<PlaceId> {
    let row = cell.row.as_str();
    match cell.table {
        "price" | "cards" => Category::ALL.into_iter().find(|category| category.word() == row).map(stock),
        "sponsors" => Sponsor::ALL.into_iter().find(|colour| colour.word() == row).map(pile),
        "zone" => {
            let zone = COLOURS.into_iter().find(|zone| zone.word() == row)?;
            BoardValues::on(board).start(zone).ok().map(square)
        }
        "square" => row.parse().ok().map(square),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sponsors::board::schema;
    use crate::preset::{Preset, practice};

    #[test]
    fn sheet_asks_for_squares_once_their_number_is_known() {
        let unread = setup_sheet(&Board::empty(schema()));
        assert!(unread.groups.iter().all(|group| group.table != "square"));
        let text = practice("sponsors").unwrap();
        let read = Preset::parse(text).unwrap().board(&schema(), text).unwrap();
        let board = Board::from_written(schema(), &read).unwrap();
        let sheet = setup_sheet(&board);
        let cells: Vec<_> = sheet.groups.iter().flat_map(|group| &group.cells).collect();
        assert!(cells.iter().all(|slot| board.value(**slot).is_some()));
        assert_eq!(sheet.groups.len(), 6);
        let squares = sheet.groups.iter().find(|group| group.table == "square").unwrap();
        assert_eq!(squares.cells.len(), 48, "kind and zone of 24 squares");
    }
}
