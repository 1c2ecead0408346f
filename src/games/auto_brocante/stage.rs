//! The status of the turn: round, step of the turn, player to act, and the prompt.

use crate::engine::{Holder, TurnStatus};
use crate::games::auto_brocante::lessons::PHASES;
use crate::games::auto_brocante::units::{POLICIES, cars_each};
use crate::games::auto_brocante::{Step, View, Where, end, stuck, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// The number of the phase of the final count.
const FINAL: u8 = 6;

pub fn stage(view: View<'_>) -> TurnStatus {
    let state = view.state();
    let nobody = state.step == Step::Deal || end::ended(view) || state.counted.is_some();
    TurnStatus {
        label: crate::words::keys::engine::TURN,
        turn: state.round,
        phase: phase(view),
        phases: PHASES,
        to_act: if nobody { Vec::new() } else { vec![state.turn] },
        prompt: now(view),
        over: state.counted.as_ref().map(|_| Line::new(k::OVER)),
        ..TurnStatus::default()
    }
}

fn phase(view: View<'_>) -> u8 {
    if end::ended(view) || view.state().counted.is_some() { FINAL } else { turn::step_now(view).number() }
}

fn now(view: View<'_>) -> Line {
    let state = view.state();
    let seat = || view.name(state.turn);
    if state.counted.is_some() {
        return Line::new(k::OVER);
    }
    if end::ended(view) {
        return Line::new(k::NOW_FINAL);
    }
    if stuck::may_end(view) {
        return msg!(k::NOW_STUCK, seat = seat());
    }
    match turn::step_now(view) {
        Step::Deal => msg!(k::NOW_DEAL, each = cars_each(view.seats().count())),
        Step::Minimum => msg!(k::NOW_MINIMUM, seat = seat(), cars = turn::missing(view)),
        Step::Option if state.cards == 0 => {
            let cars = state.at(Where::Bank).count();
            msg!(k::NOW_OPTION, seat = seat(), cars, policies = view.balance(Holder::Bank, POLICIES))
        }
        Step::Option => msg!(k::NOW_SECOND_CARD, seat = seat()),
        Step::Business => msg!(k::NOW_BUSINESS, seat = seat()),
        Step::Draw => msg!(k::NOW_CARD, seat = seat()),
    }
}
