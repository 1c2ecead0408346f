//! The set-up sheet of Auto-Brocante: its cars, the texts of its cards, its policies, its chart.

use crate::engine::board::{Board, BoardSchema, Cell, CellId, Printed};
use crate::engine::scene::{Mark, Place, PlaceId, Scene, Tone};
use crate::engine::{Derivation, Measure, SetupSheet, Tally, Term};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::{Car, Policy};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{auto_brocante as k, desk};

/// The set-up sheet. It leaves out the Blue Book values, which only serve to check typed numbers.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let schema = board.schema();
    SetupSheet::default()
        .with(schema, "car", k::LOOK_CAR, |_| true)
        .with(schema, "sell", k::LOOK_SELL, |_| true)
        .with(schema, "card", k::LOOK_CARD, |_| true)
        .with(schema, "policy", k::LOOK_POLICY, |_| true)
        .with(schema, "option", k::LOOK_OPTION, |_| true)
        .drawn(schema, drawing(board), place)
}

/// The cars by number; below them the cards, the chart and the policies.
fn drawing(board: &Board) -> Scene {
    let printing = BoardValues::on(board);
    let cars = Car::all().map(|car| {
        let list = printing.list(car).ok();
        let money = |list: Printed<i64>| {
            let tally = Tally::traced().plus(list.0, || Term::new(printing.car(car)).printed(list.1));
            let figure = Derivation::of(printing.car(car), k::RULE_CARS, tally);
            Mark::Figure(figure.counted_in(Measure::Money), None)
        };
        Place {
            number: Some(msg!(desk::FIGURE, figure = car.number())),
            name: printing.known_name(car).map(|name| msg!(k::MODEL, name)),
            tone: if list.is_some() { Tone::Held } else { Tone::Free },
            marks: list.map(money).into_iter().collect(),
            description: vec![printing.car(car)],
            ..Place::new(PlaceId::new("model", car.number()))
        }
    });
    let schema = board.schema();
    let rows = schema.cells().filter(|(_, cell)| !matches!(cell.table, "car" | "value"));
    let mut places: Vec<Place> = cars.collect();
    for (slot, cell) in rows {
        let Some(id) = place(cell).filter(|id| places.iter().all(|place| place.id != *id)) else { continue };
        let read = board.value(slot).is_some();
        places.push(Place {
            number: numbered(cell).or_else(|| written(board, slot)),
            name: called(schema, cell),
            tone: if read { Tone::Held } else { Tone::Free },
            description: called(schema, cell).into_iter().chain([cell.question.clone()]).collect(),
            ..Place::new(id)
        });
    }
    Scene { places, ..Scene::default() }
}

/// The number of a "sell" card.
fn numbered(cell: &Cell) -> Option<Line> {
    let number: i64 = cell.row.parse().ok()?;
    Some(msg!(desk::FIGURE, figure = number))
}

/// The value entered in a cell.
fn written(board: &Board, slot: CellId) -> Option<Line> {
    board.whole(slot).ok().map(|printed| msg!(desk::FIGURE, figure = printed.0))
}

/// The title of a cell's row.
fn called(schema: &BoardSchema, cell: &Cell) -> Option<Line> {
    schema.row(&cell.row).or_else(|| schema.table(cell.table)).map(Line::new)
}

/// The place on the drawing where a cell is filled in.
fn place(cell: &Cell) -> Option<PlaceId> {
    let number: Option<u8> = cell.row.parse().ok();
    match (cell.table, cell.row.as_str()) {
        ("car", _) => Some(PlaceId::new("model", number?)),
        ("sell", _) => Some(PlaceId::new("text", number?)),
        ("card", "buy") => Some(PlaceId::new("text", 6)),
        ("card", "take") => Some(PlaceId::new("text", 7)),
        ("option", _) => Some(PlaceId::new("text", 8)),
        ("policy", word) => {
            let at = Policy::ALL.into_iter().position(|policy| policy.word() == word)?;
            Some(PlaceId::new("text", u8::try_from(at).ok()? + 9))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::auto_brocante::board::schema;

    #[test]
    fn every_cell_has_a_place_on_the_drawing() {
        let sheet = setup_sheet(&Board::empty(schema()));
        let drawing = sheet.drawing.clone().unwrap();
        assert!(sheet.cells().all(|slot| sheet.place(slot).is_some_and(|at| drawing.place(at).is_some())));
        assert_eq!(drawing.places.len(), 24 + 13);
    }
}
