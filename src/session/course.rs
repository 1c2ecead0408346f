//! The course of a game, turn by turn: what everybody was worth, and what everybody held of each unit. For charts and
//! for the tables beside them.

use crate::engine::{Holder, Measure, Seat, Unit};
use crate::session::{Glance, Table};
use crate::words::Key;

/// What is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Everybody's result, as if the game had ended there.
    Result,
    /// What everybody held of a unit, by its name.
    Held(Key),
}

/// One figure of everybody, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What is followed.
    pub what: Followed,
    /// How its figures are written.
    pub measure: Measure,
    /// The turns, each with the figures of all seats in order.
    pub turns: Vec<(u8, Vec<i64>)>,
}

/// The courses of a game: results first, then every unit that somebody has ever held at the end of a turn.
pub fn courses(table: &dyn Table) -> Vec<Course> {
    // A box may count its turns anew, as a race after a workshop does: a turn ends where the next line has another.
    let mut ends: Vec<Glance> = Vec::new();
    for glance in table.chain().iter().filter_map(|line| table.look(*line).ok()) {
        ends.pop_if(|last| last.stage.turn == glance.stage.turn);
        ends.push(glance);
    }
    let seats: Vec<Seat> = table.seats().iter().collect();
    let mut courses = Vec::new();
    let result = |glance: &Glance| -> Option<Vec<i64>> {
        let standings = glance.standings.as_ref().ok()?;
        let of = |seat: &Seat| standings.iter().find(|standing| standing.seat == *seat);
        seats.iter().map(|seat| of(seat).map(|standing| standing.score.total)).collect()
    };
    let turns: Option<Vec<(u8, Vec<i64>)>> =
        ends.iter().map(|glance| Some((glance.stage.turn, result(glance)?))).collect();
    let first = table.chart().kinds().first().map_or(Measure::Number, |kind| kind.measure());
    courses.extend(turns.map(|turns| Course { what: Followed::Result, measure: first, turns }));
    for (kind, unit) in (0u8..).zip(table.chart().kinds()) {
        let held = |glance: &Glance| -> Vec<i64> {
            let of = |seat: &Seat| if unit.per_colour() { Unit::of(kind, *seat) } else { Unit::common(kind) };
            seats.iter().map(|seat| glance.ledger.balance(Holder::Seat(*seat), of(seat))).collect()
        };
        let turns: Vec<(u8, Vec<i64>)> =
            ends.iter().map(|glance| (glance.stage.turn, held(glance))).collect();
        if turns.iter().flat_map(|(_, held)| held).any(|amount| *amount != 0) {
            courses.push(Course { what: Followed::Held(unit.name), measure: unit.measure(), turns });
        }
    }
    courses
}
