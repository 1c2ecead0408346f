//! Whose turn it is in phase 2, and how turns, rounds and the phase end.

use crate::engine::{Halt, Refusal};
use crate::games::sponsors::deal::stock_is_empty;
use crate::games::sponsors::sides::{cars, name, ring, words};
use crate::games::sponsors::{Act, Car, Fell, Look, Step, Tx, race};
use crate::say;
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};

/// Refuses an act that names a car which does not play.
pub fn known_cars(view: Look<'_>, act: &Act) -> Result<(), Halt> {
    let named: Vec<Car> = match act {
        Act::Dealt | Act::Ball { fell: None | Some(Fell::Violet) } => Vec::new(),
        Act::Grid { order } => order.clone().unwrap_or_default(),
        Act::Force { car, with, .. } | Act::Exchange { car, with, .. } => vec![*car, *with],
        Act::Give { car, to, .. } => vec![*car, *to],
        Act::Ball { fell: Some(Fell::Car(car)) } => vec![*car],
        Act::Hand { car, .. }
        | Act::Sell { car, .. }
        | Act::Roll { car, .. }
        | Act::Move { car, .. }
        | Act::Buy { car, .. }
        | Act::Sponsor { car, .. }
        | Act::Swap { car, .. }
        | Act::Done { car }
        | Act::Energy { car, .. }
        | Act::Play { car, .. }
        | Act::Spin { car, .. }
        | Act::Stop { car, .. }
        | Act::Finish { car }
        | Act::Pass { car }
        | Act::Miss { car, .. } => vec![*car],
    };
    known(view, &named)
}

/// Refuses cars that do not play.
pub fn known(view: Look<'_>, named: &[Car]) -> Result<(), Halt> {
    let seats = view.seats();
    match named.iter().find(|car| !cars(seats).any(|there| there == **car)) {
        None => Ok(()),
        Some(car) => {
            let why = say!(k::NO_SUCH_CAR, n = car.number());
            Err(Refusal::new(why, k::RULE_SETUP)
                .way_out(say!(k::NO_SUCH_CAR_WAY_OUT, cars = words(seats)))
                .into())
        }
    }
}

/// Refuses an act of another phase.
pub fn in_phase(view: Look<'_>, phase: u8) -> Result<(), Halt> {
    let state = view.state();
    if state.phase == phase {
        return Ok(());
    }
    let why = say!(k::OTHER_PHASE, phase = phase_name(phase), now = phase_name(state.phase));
    Err(Refusal::new(why, k::RULE_ORDER).way_out(super::stage::now(view)).into())
}

fn phase_name(phase: u8) -> Key {
    let at = usize::from(phase.saturating_sub(1));
    super::stage::PHASES.get(at).copied().unwrap_or(k::PHASE_5)
}

/// The car to act in phase 2.
pub fn to_act(view: Look<'_>) -> Option<Car> {
    ring(view).get(view.state().next).copied()
}

/// Refuses an act of phase 2 out of turn, before the die or after it.
pub fn at_step(view: Look<'_>, car: Car, step: Step) -> Result<(), Halt> {
    in_phase(view, 2)?;
    let Some(turn) = to_act(view).filter(|turn| *turn == car) else {
        return Err(out_of_turn(view, to_act(view)));
    };
    match (view.state().step, step) {
        (now, wanted) if now == wanted => Ok(()),
        (Step::Throw, _) => {
            let why = say!(k::NOT_THROWN, car = name(view.seats(), turn));
            Err(Refusal::new(why, k::RULE_ORDER).way_out(k::NOT_THROWN_WAY_OUT).into())
        }
        (Step::Choose, _) => {
            let why = say!(k::SIX_OPEN, car = name(view.seats(), turn));
            Err(Refusal::new(why, k::RULE_DIE).way_out(k::SIX_OPEN_WAY_OUT).into())
        }
        (Step::Square, _) => {
            let why = say!(k::THROWN, car = name(view.seats(), turn));
            Err(Refusal::new(why, k::RULE_ORDER).way_out(k::THROWN_WAY_OUT).into())
        }
    }
}

/// The refusal of an act out of turn.
pub fn out_of_turn(view: Look<'_>, turn: Option<Car>) -> Halt {
    let why = match turn {
        Some(turn) => say!(k::OUT_OF_TURN, car = name(view.seats(), turn)),
        None => Line::new(k::NOBODY_ACTS),
    };
    Refusal::new(why, k::RULE_ORDER).way_out(super::stage::now(view)).into()
}

/// Does nothing on the square.
pub fn done(tx: &mut Tx<'_>, car: Car) -> Result<(), Halt> {
    at_step(tx.view(), car, Step::Square)?;
    end_turn(tx);
    Ok(())
}

/// Ends a turn of phase 2; the phase ends with the round in which the last workshop card was bought.
pub fn end_turn(tx: &mut Tx<'_>) {
    let cars = ring(tx.view()).len();
    let empty = stock_is_empty(tx);
    let state = tx.state();
    state.step = Step::Throw;
    state.next += 1;
    if state.next < cars {
        return;
    }
    state.next = 0;
    if empty {
        state.phase = 3;
    } else {
        state.round = state.round.saturating_add(1);
    }
}

/// The car to act, in any phase in which cars act one after the other.
pub fn whose(view: Look<'_>) -> Option<Car> {
    match view.state().phase {
        2 => to_act(view),
        5 => race::next(view),
        _ => None,
    }
}
