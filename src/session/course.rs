//! The course of a game, turn by turn: what everybody was worth and what everybody held of each unit. For charts and for the tables beside them.

use crate::engine::ledger::UnitKind;
use crate::engine::{Derivation, Holder, Measure, Seat, Unit};
use crate::session::{Glance, Table};
use crate::words::Key;

/// What is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Everybody's result, as if the game had ended there.
    Result,
    /// What everybody held of a unit: its place among the kinds, and its name.
    Held(u8, Key),
}

/// A turn as it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number.
    pub turn: u32,
    /// The last line in it.
    pub line: u32,
    /// The figures of all seats, in order.
    pub figures: Vec<i64>,
}

/// One figure of everybody, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What is followed.
    pub what: Followed,
    /// How its figures are written.
    pub measure: Measure,
    /// The turns, as they ended.
    pub turns: Vec<Turn>,
}

impl Course {
    /// Why a figure of a turn is what it is, by its place among the seats.
    pub fn behind(&self, table: &dyn Table, turn: &Turn, place: usize) -> Option<Derivation> {
        let seat = table.seats().iter().nth(place)?;
        match self.what {
            Followed::Result => {
                let standings = table.look(turn.line).ok()?.standings.ok()?;
                standings.into_iter().find(|standing| standing.seat == seat).map(|standing| standing.score)
            }
            Followed::Held(kind, _) => {
                let unit = held(kind, table.chart().kinds().get(usize::from(kind))?, seat);
                table.explain_balance_at(turn.line, Holder::Seat(seat), unit).ok()
            }
        }
    }
}

fn held(kind: u8, unit: &UnitKind, seat: Seat) -> Unit {
    if unit.per_colour() { Unit::of(kind, seat) } else { Unit::common(kind) }
}

/// The courses of a game: results first, then every unit that somebody has ever held at the end of a turn.
pub fn courses(table: &dyn Table) -> Vec<Course> {
    // A box may count its turns anew, as a race after a workshop does: a turn ends where the next line has another.
    let mut ends: Vec<(u32, Glance)> = Vec::new();
    for (line, glance) in table.chain().iter().filter_map(|line| Some((*line, table.look(*line).ok()?))) {
        ends.pop_if(|(_, last)| last.stage.turn == glance.stage.turn);
        ends.push((line, glance));
    }
    let seats: Vec<Seat> = table.seats().iter().collect();
    let mut courses = Vec::new();
    let result = |glance: &Glance| -> Option<Vec<i64>> {
        let standings = glance.standings.as_ref().ok()?;
        let of = |seat: &Seat| standings.iter().find(|standing| standing.seat == *seat);
        seats.iter().map(|seat| of(seat).map(|standing| standing.score.total)).collect()
    };
    let end = |line: u32, glance: &Glance, figures| Turn { turn: glance.stage.turn, line, figures };
    let turns: Option<Vec<Turn>> =
        ends.iter().map(|(line, glance)| Some(end(*line, glance, result(glance)?))).collect();
    let first = table.chart().kinds().first().map_or(Measure::Number, |kind| kind.measure());
    courses.extend(turns.map(|turns| Course { what: Followed::Result, measure: first, turns }));
    for (kind, unit) in (0u8..).zip(table.chart().kinds()) {
        let figures = |glance: &Glance| -> Vec<i64> {
            let of = |seat: &Seat| glance.ledger.balance(Holder::Seat(*seat), held(kind, unit, *seat));
            seats.iter().map(of).collect()
        };
        let turns: Vec<Turn> =
            ends.iter().map(|(line, glance)| end(*line, glance, figures(glance))).collect();
        if turns.iter().flat_map(|turn| &turn.figures).any(|amount| *amount != 0) {
            courses.push(Course { what: Followed::Held(kind, unit.name), measure: unit.measure(), turns });
        }
    }
    courses
}
