//! What a play leads to, in words: where the cars stop, whom they hit, and what the squares do next.

use crate::games::autotock::carry::{Cause, Outcome, Shift};
use crate::games::autotock::race::{Car, Race};
use crate::games::autotock::{Special, Spot};
use crate::say;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// What happens, in order.
pub fn tell_outcome(race: &Race<'_>, outcome: &Outcome) -> Vec<Line> {
    let mut lines = Vec::new();
    for shift in &outcome.shifts {
        lines.push(moved(race, shift));
        let car = Car { owner: shift.owner, at: shift.to, mark: shift.mark };
        let drove = matches!(shift.cause, Cause::Drive | Cause::Out);
        match race.held_by(&car).filter(|_| drove) {
            Some(Special::Reverse) => lines.push(Line::new(k::NEXT_REVERSE)),
            Some(Special::Nitro) => lines.push(Line::new(k::NEXT_NITRO)),
            Some(Special::Puncture) | None => {}
        }
    }
    let owes = |seat: &crate::engine::Seat| say!(k::NEXT_PUNCTURE, seat = race.name(*seat));
    lines.extend(outcome.punctures.iter().map(owes));
    lines
}

fn moved(race: &Race<'_>, shift: &Shift) -> Line {
    let (seat, from, to) = (race.name(shift.owner), shift.from.line(), shift.to.line());
    match shift.cause {
        Cause::Hit => say!(k::HIT_AT, seat = seat, at = from),
        Cause::Swept => say!(k::SWEPT_AT, seat = seat, at = from),
        Cause::OffRoad => say!(k::OFF_ROAD_AT, seat = seat, at = from),
        Cause::Out | Cause::Drive | Cause::Park | Cause::Swap => {
            say!(k::TERM_CAR, seat = seat, from = from, to = to)
        }
    }
}

/// Where the cars stop that a play moves by its own choice: what a picture lights up.
pub fn landings(outcome: &Outcome) -> Vec<(crate::engine::Seat, Spot)> {
    let chosen =
        |shift: &&Shift| matches!(shift.cause, Cause::Out | Cause::Drive | Cause::Park | Cause::Swap);
    outcome.shifts.iter().filter(chosen).map(|shift| (shift.owner, shift.to)).collect()
}
