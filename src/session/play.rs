//! What changes a session: entering a typed line, and replaying a line of a record.

use crate::engine::entry::{AmendPolicy, Amendment, Verb};
use crate::engine::{AnyEdits, Game, Journal, Rejection};
use crate::session::{Accepted, LineFault, Session, Table, amending, line};
use crate::words::{Line, keys};

/// A session that can be played.
pub trait Play: Table {
    /// Enters a text, in notation or JSON, and returns the number of its line. `at` is the time.
    ///
    /// # Errors
    /// See [`Rejection`]; the session is then unchanged.
    fn enter(&mut self, text: &str, at: &str) -> Result<u32, Rejection>;

    /// Enters an act with an outcome that Steward drew, as indices into the kinds of the pool.
    ///
    /// # Errors
    /// As [`Play::enter`]; refuses a text that needs no draw.
    fn enter_drawn(&mut self, text: &str, outcome: &[usize], at: &str) -> Result<u32, Rejection>;

    /// Amends past entries.
    ///
    /// # Errors
    /// As [`Play::enter`]; refuses edits after which a later entry is no longer legal.
    fn amend(&mut self, edits: &AnyEdits, was: AmendPolicy, reason: &str, at: &str)
    -> Result<u32, Rejection>;

    /// Replays a line of a record. Its number and the line it follows are optional, as in a record written by hand.
    ///
    /// # Errors
    /// See [`LineFault`]; the session is then unchanged.
    fn replay_entry(&mut self, line: &str) -> Result<Accepted, LineFault>;

    /// Takes in an amend that the next line amends further; see [`Journal::replay_later`].
    ///
    /// # Errors
    /// See [`LineFault`]; the session is of no use then.
    fn replay_later(&mut self, line: &str) -> Result<Accepted, LineFault>;

    /// A copy of the session that is played independently.
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

    fn amend(
        &mut self,
        edits: &AnyEdits,
        was: AmendPolicy,
        reason: &str,
        at: &str,
    ) -> Result<u32, Rejection> {
        let amendment = Amendment { reason: reason.to_owned(), ..amending::amendment(edits, was)? };
        Ok(Journal::enter(self, Verb::Amend(amendment), at.to_owned())?.n)
    }

    fn replay_entry(&mut self, text: &str) -> Result<Accepted, LineFault> {
        line::replay(self, text, Self::replay_entry)
    }

    fn replay_later(&mut self, text: &str) -> Result<Accepted, LineFault> {
        line::replay(self, text, Self::replay_later)
    }

    fn another(&self) -> Session {
        self.clone().into()
    }
}
