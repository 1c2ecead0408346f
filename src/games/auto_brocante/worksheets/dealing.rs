//! The deal: the numbers of every dealer's cars, typed one after the other.

use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Row, Tried};
use crate::engine::{Draft, Field, Journal, Rules, Seat, Worksheet};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::{Act, AutoBrocante, Car, DealCars, Look};
use crate::say;
use crate::words::Line;
use crate::words::keys::{auto_brocante as k, brocante, desk, sheets};

/// Nothing where no cars are to be dealt.
pub fn worksheet(journal: &Journal<AutoBrocante>, draft: &Draft) -> Option<Worksheet<Act>> {
    let view = journal.view();
    let proposed = AutoBrocante::candidates(view).into_iter().find_map(|choice| match choice.act {
        Act::Deal(DealCars { cars }) => Some(cars),
        _ => None,
    })?;
    let lots = || view.seats().iter().zip(proposed.iter().map(Vec::len));
    let dealt = lots().map(|(seat, count)| (1..=count).map(|n| car(view, seat, n, draft)).collect());
    let act = match dealt.collect::<Option<Vec<Vec<Car>>>>() {
        Some(cars) => Tried::new(journal, DealCars { cars }).offer(),
        None => Some(Err(brocante::DEALING_MISSING.into())),
    };
    let most = proposed.iter().map(Vec::len).max().unwrap_or_default();
    let heads = (1..=most).map(|n| Label::of(say!(desk::FIGURE, figure = n)));
    Some(Worksheet {
        heads: [Label::default()].into_iter().chain(heads).collect(),
        rows: lots().map(|(seat, count)| row(view, seat, count, draft)).collect(),
        notes: vec![brocante::DEALING.into()],
        act,
        ..Worksheet::of(k::VERB_DEAL)
    })
}

fn id(view: Look<'_>, seat: Seat, n: usize) -> FieldId {
    FieldId(format!("{} {n}", view.seats().word(seat)))
}

fn car(view: Look<'_>, seat: Seat, n: usize, draft: &Draft) -> Option<Car> {
    Car::new(u8::try_from(draft.value(&id(view, seat, n))?).ok()?)
}

/// A dealer's cars, and what they are called where that is known.
fn row(view: Look<'_>, seat: Seat, count: usize, draft: &Draft) -> Row<Act> {
    let field = |n| {
        let name = say!(k::FIELD_DEALT, seat = view.name(seat), n = n);
        let field = Field::new(name, 1, i64::from(Car::COUNT));
        Cell::Field(NumberEntry::new(id(view, seat, n), field, draft))
    };
    let cars = (1..=count).filter_map(|n| car(view, seat, n, draft));
    let called: Vec<Line> = cars.map(|car| Printing::of(view).car(car)).collect();
    let small = Some((say!(sheets::TOLD, what = called), None));
    Row { cells: (1..=count).map(field).collect(), small, below: true, ..Row::of(Label::seat(seat)) }
}
