//! The order of the markers behind the first one: pressed player by player as the table has shuffled them, or drawn by Steward.

use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Acts, Draft, Journal, Seat, Tried, Worksheet};
use crate::games::independents::{Independents, Order};
use crate::say;
use crate::words::Line;
use crate::words::keys::{independents as k, racing, sheets};

/// The worksheet.
pub fn worksheet(journal: &Journal<Independents>, draft: &Draft) -> Worksheet<super::Act> {
    let view = journal.view();
    let others: Vec<Seat> = view.seats().from(view.state().first).skip(1).collect();
    let id = |seat: Seat| FieldId::new(view.seats().word(seat));
    let named = |seat: Seat| say!(k::WHO, seat = view.name(seat));
    let told: Vec<Seat> =
        draft.filled().filter_map(|(at, _)| others.iter().copied().find(|seat| id(*seat) == *at)).collect();
    let presses = others.iter().map(|seat| {
        let place = told.iter().position(|told| told == seat);
        let label = match place {
            Some(place) => say!(racing::CAR_AT, place = place + 2, car = named(*seat)),
            None => named(*seat),
        };
        // Who is told is taken back with those behind.
        let before = told.iter().take(place.unwrap_or(told.len()));
        let then = before.chain(place.is_none().then_some(seat));
        let mut makes = draft.clone();
        others.iter().for_each(|seat| makes.set(id(*seat), None));
        then.for_each(|seat| makes.set(id(*seat), Some(1)));
        Cell::Press(Press::new(label, makes).chosen(place.is_some()))
    });
    let rows = vec![Row { cells: vec![Cell::Several(presses.collect())], ..Row::of(Label::of(k::TRACK)) }];
    let missing: Vec<Line> =
        others.iter().filter(|seat| !told.contains(seat)).map(|seat| named(*seat)).collect();
    let does = Order { then: Some(told) };
    let act = match missing.is_empty() {
        true => Tried::new(journal, does).offer(),
        false => Some(Err(say!(sheets::TOLD, what = missing))),
    };
    let drawn = Order { then: None };
    let beside = vec![Cell::act(journal, super::Act::from(drawn.clone()).tell(journal.setting()), drawn)];
    Worksheet { rows, beside, act, ..Worksheet::of(k::VERB_ORDER) }
}
