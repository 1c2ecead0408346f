//! The course of a game, turn by turn: what everybody was worth. For the chart and for the table beside it.

use crate::engine::{Derivation, Measure, Seat};
use crate::session::{Glance, Table};

/// A turn as it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number.
    pub turn: u32,
    /// The last line in it.
    pub line: u32,
    /// Everybody's result, in the order of seats, as if the game had ended there.
    pub figures: Vec<i64>,
}

/// Everybody's result, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// How its figures are written.
    pub measure: Measure,
    /// The turns, as they ended.
    pub turns: Vec<Turn>,
}

impl Turn {
    /// Why somebody's result is what it is, by the place among the seats.
    pub fn behind(&self, table: &dyn Table, place: usize) -> Option<Derivation> {
        let seat = table.seats().iter().nth(place)?;
        let standings = table.look(self.line).ok()?.standings.ok()?;
        standings.into_iter().find(|standing| standing.seat == seat).map(|standing| standing.score)
    }
}

/// The course of a game; none where a result could not be reckoned.
pub fn course(table: &dyn Table) -> Option<Course> {
    // A box may count its turns anew, as a race after a workshop does: a turn ends where the next line has another.
    let mut ends: Vec<(u32, Glance)> = Vec::new();
    for (line, glance) in table.chain().iter().filter_map(|line| Some((*line, table.look(*line).ok()?))) {
        ends.pop_if(|(_, last)| last.stage.turn == glance.stage.turn);
        ends.push((line, glance));
    }
    let seats: Vec<Seat> = table.seats().iter().collect();
    let turn = |(line, glance): (u32, Glance)| {
        let standings = glance.standings.ok()?;
        let of = |seat: &Seat| standings.iter().find(|standing| standing.seat == *seat);
        let figures: Option<Vec<i64>> =
            seats.iter().map(|seat| of(seat).map(|standing| standing.score.total)).collect();
        Some(Turn { turn: glance.stage.turn, line, figures: figures? })
    };
    let turns: Option<Vec<Turn>> = ends.into_iter().map(turn).collect();
    let measure = table.chart().kinds().first().map_or(Measure::Number, |kind| kind.measure());
    Some(Course { measure, turns: turns? })
}
