//! The places where cars land that a play moves by choice.

use crate::engine::Seat;
use crate::games::autotock::Spot;
use crate::games::autotock::carry::{Cause, Outcome, Shift};

/// The places to highlight for a play.
pub fn landings(outcome: &Outcome) -> Vec<(Seat, Spot)> {
    let chosen =
        |shift: &&Shift| matches!(shift.cause, Cause::Out | Cause::Drive | Cause::Park | Cause::Swap);
    outcome.shifts.iter().filter(chosen).map(|shift| (shift.owner, shift.to)).collect()
}
