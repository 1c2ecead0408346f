//! Whose turn it is in the workshop, and how turns, rounds and the workshop end.

use crate::engine::{Command, Refusal, Rejection, refuse};
use crate::games::sponsors::deal::stock_is_empty;
use crate::games::sponsors::sides::{cars, name, ring, words};
use crate::games::sponsors::{Car, Phase, Sponsors, Step, Tx, View};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// Refuses cars that are not in the game.
pub fn known(view: View<'_>, named: &[Car]) -> Result<(), Rejection> {
    let seats = view.seats();
    match named.iter().find(|car| !cars(seats).any(|there| there == **car)) {
        None => Ok(()),
        Some(car) => {
            let why = msg!(k::NO_SUCH_CAR, n = car.number());
            refuse(why, k::RULE_SETUP, msg!(k::NO_SUCH_CAR_SUGGESTION, cars = words(seats)))
        }
    }
}

/// Refuses an act that belongs to another phase.
pub fn in_phase(view: View<'_>, phase: Phase) -> Result<(), Rejection> {
    let state = view.state();
    if state.phase == phase {
        return Ok(());
    }
    let why = msg!(k::OTHER_PHASE, phase = phase_name(phase), now = phase_name(state.phase));
    Err(Refusal::new(why, k::RULE_ORDER).into())
}

fn phase_name(phase: Phase) -> Key {
    super::lessons::PHASES.get(phase as usize).copied().unwrap_or(k::PHASE_5)
}

/// The car to act in the workshop.
pub fn to_act(view: View<'_>) -> Option<Car> {
    ring(view).get(view.state().next).copied()
}

/// Refuses an act out of turn in the workshop, or in another step of the turn.
pub fn at_step(view: View<'_>, car: Car, step: Step) -> Result<(), Rejection> {
    in_phase(view, Phase::Workshop)?;
    let Some(turn) = to_act(view).filter(|turn| *turn == car) else {
        return Err(out_of_turn(view, to_act(view)));
    };
    match (view.state().step, step) {
        (now, wanted) if now == wanted => Ok(()),
        (Step::Throw, _) => {
            let why = msg!(k::NOT_THROWN, car = name(view.seats(), turn));
            refuse(why, k::RULE_ORDER, k::NOT_THROWN_SUGGESTION)
        }
        (Step::Choose, _) => {
            let why = msg!(k::SIX_OPEN, car = name(view.seats(), turn));
            refuse(why, k::RULE_DIE, k::SIX_OPEN_SUGGESTION)
        }
        (Step::Square, _) => {
            let why = msg!(k::THROWN, car = name(view.seats(), turn));
            refuse(why, k::RULE_ORDER, k::THROWN_SUGGESTION)
        }
    }
}

/// The refusal of an act out of turn.
pub fn out_of_turn(view: View<'_>, turn: Option<Car>) -> Rejection {
    let why = match turn {
        Some(turn) => msg!(k::OUT_OF_TURN, car = name(view.seats(), turn)),
        None => Line::new(k::NOBODY_ACTS),
    };
    Refusal::new(why, k::RULE_ORDER).into()
}

act! {
    /// Workshop: does nothing on the square and ends the turn.
    pub struct Done(Sponsors, "done" / "terminé", "red done", k::VERB_DONE, k::MEANS_DONE) {
        by car: Car,
    } => k::DESCRIBE_DONE
}

impl Command<Sponsors> for Done {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car } = *self;
        at_step(tx.view(), car, Step::Square)?;
        end_turn(tx);
        Ok(())
    }
}

/// Ends a turn in the workshop. The phase ends after the round in which the last workshop card on the board was
/// bought.
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
        state.phase = Phase::Energy;
    } else {
        state.round = state.round.saturating_add(1);
    }
}
