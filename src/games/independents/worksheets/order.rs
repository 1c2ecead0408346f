//! The worksheet of the turn order: the players after the first, chosen one by one in the order of the shuffled
//! markers, or drawn by Steward.

use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Acts, Draft, PreviewedAct, Seat, Worksheet};
use crate::games::independents::{Order, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{independents as k, racing, sheets};

pub fn worksheet(view: View<'_>, draft: &Draft) -> Worksheet {
    let others: Vec<Seat> = view.seats().from(view.state().first).skip(1).collect();
    let id = |seat: Seat| FieldId::new(view.seats().word(seat));
    let named = |seat: Seat| msg!(k::WHO, seat = view.name(seat));
    let placed: Vec<Seat> =
        draft.filled().filter_map(|(at, _)| others.iter().copied().find(|seat| id(*seat) == *at)).collect();
    let presses = others.iter().map(|seat| {
        let place = placed.iter().position(|other| other == seat);
        let label = match place {
            Some(place) => msg!(racing::CAR_AT, place = place + 2, car = named(*seat)),
            None => named(*seat),
        };
        // A second click on a player removes them and all players after them.
        let before = placed.iter().take(place.unwrap_or(placed.len()));
        let then = before.chain(place.is_none().then_some(seat));
        let mut makes = draft.clone();
        others.iter().for_each(|seat| makes.set(id(*seat), None));
        then.for_each(|seat| makes.set(id(*seat), Some(1)));
        Cell::Press(Press::new(label, makes).chosen(place.is_some()))
    });
    let rows = vec![Row { cells: vec![Cell::Several(presses.collect())], ..Row::of(Label::of(k::TRACK)) }];
    let missing: Vec<Line> =
        others.iter().filter(|seat| !placed.contains(seat)).map(|seat| named(*seat)).collect();
    let does = Order { then: Some(placed) };
    let act = match missing.is_empty() {
        true => PreviewedAct::new(view, does).offer(),
        false => Some(Err(msg!(sheets::DESCRIBE, what = missing))),
    };
    let drawn = Order { then: None };
    let alternatives = vec![Cell::act(view, super::Act::from(drawn.clone()).describe(view.setting), drawn)];
    Worksheet { rows, alternatives, act, ..Worksheet::of(k::VERB_ORDER) }
}
