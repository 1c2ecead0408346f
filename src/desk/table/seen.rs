//! What a table costs to look at, computed once for each version of the book and never per frame.

use crate::engine::{Derivation, Halt, Offer, Stage, Standing};
use crate::session::Table;

/// What was seen of a table, until something is entered.
#[derive(Clone, Debug)]
pub struct Seen {
    version: u32,
    /// Where the game stands.
    pub stage: Stage,
    /// Every choice with its answer.
    pub offers: Vec<Offer<String>>,
    /// Everybody's result as if the game ended now.
    pub standings: Result<Vec<Standing>, Halt>,
    /// Whether each unit adds up.
    pub balanced: bool,
    /// The lines that the book stands on.
    pub lines: u32,
}

impl Seen {
    /// Looks at a table.
    pub fn of(table: &dyn Table) -> Self {
        Self {
            version: table.version(),
            stage: table.stage(),
            offers: table.offers(),
            standings: table.standings(),
            balanced: table.balanced(),
            lines: table.lines(),
        }
    }

    /// Looks again if something was entered since.
    pub fn refresh(&mut self, table: &dyn Table) {
        if self.version != table.version() {
            *self = Self::of(table);
        }
    }

    /// The result of a seat.
    pub fn score(&self, seat: crate::engine::Seat) -> Option<&Derivation> {
        let standings = self.standings.as_ref().ok()?;
        standings.iter().find(|standing| standing.seat == seat).map(|standing| &standing.score)
    }
}
