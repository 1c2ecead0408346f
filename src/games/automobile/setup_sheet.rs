//! The set-up sheet of Automobile: the factory track, the tables next to it, the characters.

use crate::engine::SetupSheet;
use crate::engine::board::{Board, Cell};
use crate::engine::scene::{Mark, Place, PlaceId, Scene, Slot, Tone};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::scene::{market, space};
use crate::games::automobile::worksheets::of_class;
use crate::games::automobile::{Class, Space};
use crate::msg;
use crate::words::keys::{automobile as k, desk, sheets};
use crate::words::{Arg, Line};

/// The set-up sheet. It leaves out the numbers of demand tiles, which no rule needs.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let schema = board.schema();
    SetupSheet::default()
        .with(schema, "space", k::LOOK_SPACE, |_| true)
        .with(schema, "production", k::LOOK_PRODUCTION, |_| true)
        .with(schema, "boxes", k::LOOK_BOXES, |_| true)
        .with(schema, "price", k::LOOK_PRICE, |_| true)
        .with(schema, "rate", k::LOOK_RATE, |_| true)
        .with(schema, "character", k::LOOK_CHARACTER, |_| true)
        .drawn(schema, drawing(board), place)
}

/// The track and the markets, as far as they are known.
fn drawing(board: &Board) -> Scene {
    let printing = BoardValues::on(board);
    let money = |amount: i64| Mark::Word(msg!(k::AMOUNT_DOLLARS, count = Arg::Money(amount)));
    let track = Space::all().map(|at| Place {
        number: Some(msg!(desk::FIGURE, figure = at.number())),
        name: printing.known_name(at).map(|name| msg!(sheets::NAMED, name)),
        class: printing.known_class(at).map(of_class),
        tone: if printing.known_class(at).is_some() { Tone::Held } else { Tone::Free },
        marks: printing.cost(at).ok().map(|cost| money(cost.0)).into_iter().collect(),
        description: vec![printing.space(at)],
        ..Place::new(space(at))
    });
    let markets = Class::ALL.into_iter().map(|class| Place {
        name: Some(Line::new(class.key())),
        class: Some(of_class(class)),
        boxes: (0..printing.open_boxes(class, 3).unwrap_or_default()).map(|_| Slot::Open).collect(),
        description: vec![msg!(sheets::LANE, class = class.key())],
        ..Place::new(market(class))
    });
    let roads = Space::all().zip(Space::all().skip(1)).map(|(from, to)| (space(from), space(to)));
    Scene { places: track.chain(markets).collect(), roads: roads.collect(), ..Scene::default() }
}

/// The place on the drawing where a cell is filled in.
fn place(cell: &Cell) -> Option<PlaceId> {
    match cell.table {
        "space" => {
            cell.row.parse().ok().and_then(|n: u8| Space::all().find(|at| at.number() == n)).map(space)
        }
        "boxes" => Class::ALL.into_iter().find(|class| class.word() == cell.row).map(market),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::automobile::board::schema;

    #[test]
    fn sheet_has_all_values_the_rules_need_and_highlights_spaces() {
        let sheet = setup_sheet(&Board::empty(schema()));
        assert_eq!(sheet.cells().count(), schema().cells().count() - 4, "all but the demand tiles");
        let slot = schema().find("space 7 cost").unwrap();
        assert_eq!(sheet.place(slot), Some(PlaceId::new("space", 7)));
        assert_eq!(sheet.look(slot), Some(k::LOOK_SPACE));
        assert_eq!(sheet.places.len(), 26 * 4 + 9);
    }
}
