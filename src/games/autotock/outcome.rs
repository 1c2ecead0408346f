//! Where the cars stop that a play moves by its own choice.

use crate::engine::Seat;
use crate::games::autotock::Spot;
use crate::games::autotock::carry::{Cause, Outcome, Shift};

/// What a picture lights up.
pub fn landings(outcome: &Outcome) -> Vec<(Seat, Spot)> {
    let chosen =
        |shift: &&Shift| matches!(shift.cause, Cause::Out | Cause::Drive | Cause::Park | Cause::Swap);
    outcome.shifts.iter().filter(chosen).map(|shift| (shift.owner, shift.to)).collect()
}
