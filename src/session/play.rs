//! What can be done to any game: enter what somebody typed, or take up a line of a record.

use crate::engine::entry::{AmendPolicy, Amendment, Verb};
use crate::engine::{Game, Journal, Rejection};
use crate::session::{Accepted, LineFault, Session, Table, amending, line};
use crate::words::{Line, keys};

/// A game of any box, to be played.
pub trait Play: Table {
    /// Enters a text, notation or JSON, and says which line it has become. `at` is when.
    ///
    /// # Errors
    /// See [`Rejection`]; the game is then as before.
    fn enter(&mut self, text: &str, at: &str) -> Result<u32, Rejection>;

    /// Enters an act that leaves something to chance with what Steward has drawn, as places in the kinds of the pool.
    ///
    /// # Errors
    /// As [`Play::enter`]; refused where the text leaves nothing open.
    fn enter_drawn(&mut self, text: &str, outcome: &[usize], at: &str) -> Result<u32, Rejection>;

    /// Puts past entries right, the edits in notation: `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// As [`Play::enter`]; refused while a later entry would no longer be legal.
    fn amend(&mut self, edits: &str, was: AmendPolicy, reason: &str, at: &str) -> Result<u32, Rejection>;

    /// Takes up a line of a record. A number and the line it follows may be left out, as in a record written by
    /// hand.
    ///
    /// # Errors
    /// See [`LineFault`]; the game is then as before.
    fn replay_entry(&mut self, line: &str) -> Result<Accepted, LineFault>;

    /// The same game once more, to be played by itself.
    fn another(&self) -> Session;
}

impl<G: Game> Play for Journal<G> {
    fn enter(&mut self, text: &str, at: &str) -> Result<u32, Rejection> {
        let verb = line::verb(self, text).map_err(Rejection::Unreadable)?;
        Ok(Journal::enter(self, verb, at.to_owned())?.n)
    }

    fn enter_drawn(&mut self, text: &str, outcome: &[usize], at: &str) -> Result<u32, Rejection> {
        match line::verb(self, text).map_err(Rejection::Unreadable)? {
            Verb::Act(act) => Ok(Journal::enter_drawn(self, &act, outcome, at.to_owned())?.n),
            _ => Err(Rejection::Unreadable(Line::new(keys::engine::DRAW_NOT_OPEN))),
        }
    }

    fn amend(&mut self, edits: &str, was: AmendPolicy, reason: &str, at: &str) -> Result<u32, Rejection> {
        let verb = match self.parse(&amending::text(edits, was)).map_err(Rejection::Unreadable)? {
            Verb::Amend(amendment) => Verb::Amend(Amendment { reason: reason.to_owned(), ..amendment }),
            verb => verb,
        };
        Ok(Journal::enter(self, verb, at.to_owned())?.n)
    }

    fn replay_entry(&mut self, text: &str) -> Result<Accepted, LineFault> {
        line::replay_entry(self, text)
    }

    fn another(&self) -> Session {
        self.clone().into()
    }
}
