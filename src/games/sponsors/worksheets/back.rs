//! The worksheet for a car that comes back to the track: on its own square, or on the first free square behind it.

use super::{places, question, square, squares};
use crate::engine::worksheet::{Cell, FieldId};
use crate::engine::{Draft, PreviewedAct, Worksheet};
use crate::games::sponsors::{Car, Miss, View, place};
use crate::words::keys::racing as k;

pub fn worksheet(view: View<'_>, car: Car, draft: &Draft) -> Worksheet {
    let state = view.state();
    let was = place(state, car).unwrap_or(1);
    let last = u8::try_from(state.race.order.len()).unwrap_or(was);
    let (at, kind) = (FieldId::new("place"), FieldId::new("on"));
    let (to, on) = (draft.value(&at), draft.value(&kind));
    let said = (to.and_then(|to| u8::try_from(to).ok()), on.and_then(square));
    let act = match said {
        (None, _) => Some(Err(k::WHICH_PLACE.into())),
        (_, None) => Some(Err(k::WHICH_SQUARE.into())),
        (place, on) => PreviewedAct::new(view, Miss { car, place, on }).offer(),
    };
    Worksheet {
        notes: vec![k::SQUARE_TAKEN.into()],
        rows: vec![
            question(k::PLACE, &at, to, places(was, last), |_| None, draft),
            question(k::STANDS_ON, &kind, on, squares(), |_| None, draft),
        ],
        alternatives: vec![Cell::act(view, k::BACK_ON_SQUARE, Miss { car, place: None, on: None })],
        act,
        ..Worksheet::of(k::STANDS_BEHIND)
    }
}
