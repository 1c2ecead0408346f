//! The places to highlight as the landing places of a play.

use crate::engine::Seat;
use crate::games::autotock::Spot;
use crate::games::autotock::carry::{Cause, Outcome, Shift};

/// Where the play itself puts cars; cars that are hit or pushed away are left out.
pub fn landings(outcome: &Outcome) -> Vec<(Seat, Spot)> {
    let chosen =
        |shift: &&Shift| matches!(shift.cause, Cause::Out | Cause::Drive | Cause::Park | Cause::Swap);
    outcome.shifts.iter().filter(chosen).map(|shift| (shift.owner, shift.to)).collect()
}
