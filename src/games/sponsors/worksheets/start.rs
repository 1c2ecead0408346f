//! The worksheet of the start order: drawn by Steward, or entered car by car.

use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Draft, PreviewedAct, Worksheet};
use crate::games::sponsors::ribbon::runner;
use crate::games::sponsors::sides::{cars, name, partner};
use crate::games::sponsors::{Car, Grid, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{racing as k, sponsors as rules};

/// The worksheet. It belongs to the verb `grid` if partners may exchange something first.
pub fn worksheet(view: View<'_>, draft: &Draft) -> Worksheet {
    let seats = &view.setting.seats;
    let all: Vec<Car> = cars(seats).collect();
    let car_of = |id: &FieldId| all.iter().copied().find(|car| id_of(view, *car) == *id);
    let placed: Vec<Car> = draft.filled().filter_map(|(id, _)| car_of(id)).collect();
    let presses = all.iter().map(|car| {
        let place = placed.iter().position(|other| other == car);
        let called = name(seats, *car);
        let label = match place {
            Some(place) => msg!(k::CAR_AT, place = place + 1, car = called),
            None => called,
        };
        // A second click on a car removes it and all cars after it.
        let then: Vec<Car> = match place {
            Some(place) => placed.iter().take(place).copied().collect(),
            None => placed.iter().chain([car]).copied().collect(),
        };
        let mut makes = Draft::default();
        then.iter().for_each(|car| makes.set(id_of(view, *car), Some(1)));
        Cell::Press(Press { at: Some(runner(*car)), ..Press::new(label, makes).chosen(place.is_some()) })
    });
    let rows =
        vec![Row { cells: vec![Cell::Several(presses.collect())], ..Row::of(Label::of(k::TELL_START)) }];
    let missing: Vec<Line> =
        all.iter().filter(|car| !placed.contains(car)).map(|car| name(seats, *car)).collect();
    let act = match missing.is_empty() {
        true => PreviewedAct::new(view, Grid { order: Some(placed) }).offer(),
        false => Some(Err(msg!(k::PLACES_OF, cars = missing))),
    };
    let alone = cars(seats).all(|car| partner(view, car).is_none());
    let alternatives = vec![Cell::act(view, k::DRAW_START, Grid { order: None })];
    let verb = (!alone).then_some("grid");
    Worksheet { verb, rows, alternatives, act, ..Worksheet::of(rules::VERB_GRID) }
}

fn id_of(view: View<'_>, car: Car) -> FieldId {
    FieldId(crate::engine::Actor::word(car, &view.setting.seats))
}
