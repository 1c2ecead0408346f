//! Where the game stands, and what might be done now.

use crate::engine::{Choice, Field, Lesson, Stage};
use crate::games::tow_truck::state::{caller, is_over};
use crate::games::tow_truck::teaching::LESSONS;
use crate::games::tow_truck::units::DOLLARS;
use crate::games::tow_truck::{Act, Call, Look, Scrap, Tow, Wreck};
use crate::say;
use crate::words::keys::tow_truck as k;
use crate::words::{Key, Line};

const PHASES: &[Key] = &Lesson::names(&LESSONS);

/// Where the game stands.
pub(super) fn stage(view: Look<'_>) -> Stage {
    let whose = caller(view);
    Stage {
        called: k::NIGHT,
        turn: view.state().night,
        turns: None,
        phase: if whose.is_some() { 1 } else { 2 },
        phases: PHASES,
        round: None,
        named: None,
        whose: whose.into_iter().collect(),
        hand: None,
        order: Default::default(),
        roles: Default::default(),
        now: now(view),
        over: is_over(view).then(|| Line::new(k::OVER)),
    }
}

/// What is to be done now.
pub(super) fn now(view: Look<'_>) -> Line {
    match caller(view) {
        _ if is_over(view) => Line::new(k::OVER),
        Some(seat) => say!(k::NOW_CALL, seat = view.name(seat)),
        None => Line::new(k::NOW_TOW),
    }
}

/// What might be done now.
pub(super) fn candidates(view: Look<'_>) -> Vec<Choice<Act>> {
    match caller(view) {
        _ if is_over(view) => Vec::new(),
        Some(seat) => {
            let dollars = Field::new(k::FIELD_DOLLARS, 0, view.has(seat, DOLLARS).max(0));
            let call = Choice { act: Call { seat, dollars: 0 }.into(), fields: vec![dollars] };
            let own = Wreck::ALL.into_iter().filter(|wreck| view.has(seat, wreck.unit()) > 0);
            let scraps = own.map(|wreck| Choice::whole(Scrap { seat, wreck }.into()));
            [call].into_iter().chain(scraps).collect()
        }
        None => vec![Choice::whole(Tow { wreck: None }.into())],
    }
}
