//! The results after each turn, for the chart and the table beside it.

use crate::engine::{Derivation, Glance, Measure, Seat};
use crate::session::Session;

/// A turn and the results at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub turn: u32,
    /// Its last line.
    pub line: u32,
    /// The result of each seat, as if the game had ended there.
    pub figures: Vec<i64>,
}

/// The results after each turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// How its figures are formatted.
    pub measure: Measure,
    pub turns: Vec<Turn>,
}

impl Turn {
    /// Explains the result of the seat with this index at the end of the turn.
    pub fn behind(&self, table: &Session, place: usize) -> Option<Derivation> {
        let seat = table.seats().iter().nth(place)?;
        let standings = table.view_at(self.line).ok()?.standings.ok()?;
        standings.into_iter().find(|standing| standing.seat == seat).map(|standing| standing.score)
    }
}

/// The results after each turn; `None` if one cannot be computed.
pub fn course(table: &Session) -> Option<Course> {
    // A game may restart its turn numbers, as in a race after a workshop. So a turn ends where the next line has another number.
    let ends = table.stretches(&|one, next| one.turn == next.turn);
    let seats: Vec<Seat> = table.seats().iter().collect();
    let turn = |(line, glance): (u32, Glance)| {
        // The act that leads to the next turn is the last one of this turn.
        let after = table.chain().iter().copied().find(|next| *next > line);
        let then = after.and_then(|after| table.view_at(after).ok());
        let line = after.unwrap_or(line);
        let standings = then.map_or(glance.standings, |then| then.standings).ok()?;
        let of = |seat: &Seat| standings.iter().find(|standing| standing.seat == *seat);
        let figures: Option<Vec<i64>> =
            seats.iter().map(|seat| of(seat).map(|standing| standing.score.total)).collect();
        Some(Turn { turn: glance.stage.turn, line, figures: figures? })
    };
    let turns: Option<Vec<Turn>> = ends.into_iter().map(turn).collect();
    let measure = table.chart().kinds().first().map_or(Measure::Number, |kind| kind.measure());
    Some(Course { measure, turns: turns? })
}
