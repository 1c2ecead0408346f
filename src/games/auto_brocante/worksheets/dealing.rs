//! The worksheet of the deal: the numbers of all cars, entered with buttons or typed.

use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Press, Row};
use crate::engine::{Draft, Field, PreviewedAct, Rules, Seat, Worksheet};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::{Act, AutoBrocante, Car, DealCars, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{auto_brocante as k, brocante, desk, sheets};

/// `None` if there is nothing to deal.
pub fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
    let proposed = AutoBrocante::candidates(view).into_iter().find_map(|choice| match choice.act {
        Act::Deal(DealCars { cars }) => Some(cars),
        _ => None,
    })?;
    let lots = || view.seats().iter().zip(proposed.iter().map(Vec::len));
    let dealt = lots().map(|(seat, count)| (1..=count).map(|n| car(view, seat, n, draft)).collect());
    let act = match dealt.collect::<Option<Vec<Vec<Car>>>>() {
        Some(cars) => PreviewedAct::new(view, DealCars { cars }).offer(),
        None => Some(Err(brocante::DEALING_MISSING.into())),
    };
    let ids: Vec<FieldId> =
        lots().flat_map(|(seat, count)| (1..=count).map(move |n| id(view, seat, n))).collect();
    let most = proposed.iter().map(Vec::len).max().unwrap_or_default();
    let heads = (1..=most).map(|n| Label::of(msg!(desk::FIGURE, figure = n)));
    Some(Worksheet {
        heads: [Label::default()].into_iter().chain(heads).collect(),
        rows: lots().map(|(seat, count)| row(view, seat, count, draft)).collect(),
        notes: vec![brocante::DEALING.into()],
        helpers: presses(view, &ids, draft),
        act,
        ..Worksheet::of(k::VERB_DEAL)
    })
}

fn id(view: View<'_>, seat: Seat, n: usize) -> FieldId {
    FieldId(format!("{} {n}", view.seats().word(seat)))
}

fn car(view: View<'_>, seat: Seat, n: usize, draft: &Draft) -> Option<Car> {
    Car::new(u8::try_from(draft.value(&id(view, seat, n))?).ok()?)
}

/// A button for each car, which fills the first empty field, and one that clears the last field.
fn presses(view: View<'_>, ids: &[FieldId], draft: &Draft) -> Vec<Press> {
    let next = ids.iter().find(|id| draft.value(id).is_none());
    let key = |car: Car| {
        let number = i64::from(car.number());
        let dealt = ids.iter().any(|id| draft.value(id) == Some(number));
        let makes = next.filter(|_| !dealt).map(|id| draft.clone().with(id.clone(), Some(number)));
        let label = msg!(desk::FIGURE, figure = number);
        Press { label, makes, ..Press::new(BoardValues::of(view).car(car), Draft::default()) }
    };
    let last = draft.filled().map(|(id, _)| id).filter(|id| ids.contains(id)).last();
    let makes = last.map(|id| draft.clone().with(id.clone(), None));
    let back = Press { makes, ..Press::new(brocante::DEALING_BACK, Draft::default()) };
    Car::all().map(key).chain([back]).collect()
}

/// The fields of a dealer, with the names of their cars if known.
fn row(view: View<'_>, seat: Seat, count: usize, draft: &Draft) -> Row {
    let field = |n| {
        let name = msg!(k::FIELD_DEALT, seat = view.name(seat), n);
        let field = Field::new(name, 1, i64::from(Car::COUNT)).by(0).only_table_knows();
        Cell::Field(NumberEntry::new(id(view, seat, n), field, draft))
    };
    let cars = (1..=count).filter_map(|n| car(view, seat, n, draft));
    let called: Vec<Line> = cars.map(|car| BoardValues::of(view).car(car)).collect();
    let small = Some((msg!(sheets::DESCRIBE, what = called), None));
    Row { cells: (1..=count).map(field).collect(), small, below: true, ..Row::of(Label::seat(seat)) }
}
