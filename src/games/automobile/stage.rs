//! The status of the turn: turn, phase, player to act, and the prompt.

use crate::engine::{Seat, TurnStatus, at_table};
use crate::games::automobile::demand::drawn_by_each;
use crate::games::automobile::lessons::PHASES;
use crate::games::automobile::turn::whose;
use crate::games::automobile::units::{ROUNDS, TURNS};
use crate::games::automobile::{Phase, State, View, bid, howard};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};

pub fn stage(view: View<'_>) -> TurnStatus {
    let state = view.state();
    let of_one = !state.over() && !bid::bids_due(view);
    let whose = whose(view).filter(|_| of_one);
    let characters = state.characters.iter();
    let held = characters.filter_map(|(seat, held)| Some((seat, held.as_ref()?.key())));
    TurnStatus {
        label: crate::words::keys::engine::TURN,
        turn: state.turn.into(),
        turns: Some(TURNS.into()),
        phase: state.phase.number(),
        phases: PHASES,
        round: state.phase.round().map(|round| (round, ROUNDS)),
        order: at_table(state.order.iter().copied()),
        roles: at_table(held),
        to_act: whose.into_iter().collect(),
        prompt: now(view, state, whose),
        over: state.over().then(|| Line::new(k::OVER)),
        ..TurnStatus::default()
    }
}

fn now(view: View<'_>, state: &State, whose: Option<Seat>) -> Line {
    let with = |key: Key, seat: Option<Seat>| match seat {
        Some(seat) => msg!(key, seat = view.name(seat)),
        None => Line::new(k::NOW_NOBODY),
    };
    match &state.phase {
        Phase::Tiles => msg!(k::NOW_TILES, each = drawn_by_each(state.turn)),
        Phase::Characters { .. } if bid::bids_due(view) => Line::new(k::NOW_BIDS),
        Phase::Characters { .. } => match state.builder() {
            Some(seat) => with(k::NOW_DURANT, Some(seat)),
            None => with(k::NOW_CHOOSE, state.to_act()),
        },
        Phase::Actions { round, .. } => match state.to_act() {
            Some(seat) => msg!(k::NOW_ACTION, seat = view.name(seat), round = *round, rounds = ROUNDS),
            None => Line::new(k::NOW_NOBODY),
        },
        Phase::Howard => match state.to_act() {
            Some(seat) => {
                let cars = howard::may_sell(view);
                msg!(k::NOW_HOWARD, seat = view.name(seat), cars)
            }
            None => Line::new(k::NOW_NOBODY),
        },
        Phase::Distributors { .. } if whose.is_none() => k::NOW_NOBODY_SELLS.into(),
        Phase::Distributors { .. } => with(k::NOW_DISTRIBUTORS, whose),
        Phase::Decisions { .. } => with(k::NOW_DECISIONS, state.to_act()),
        Phase::Sale if state.demand.is_none() => msg!(k::NOW_REVEAL, each = drawn_by_each(state.turn)),
        Phase::Sale => Line::new(k::NOW_SALE),
        Phase::Losses { .. } => Line::new(k::NOW_LOSSES),
        Phase::End if state.turn >= TURNS => Line::new(k::NOW_END_GAME),
        Phase::End => Line::new(k::NOW_END_TURN),
        Phase::Over => Line::new(k::OVER),
    }
}
