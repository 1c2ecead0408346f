//! Lines of any game that do something else than they did, and the way back to what was played.

use crate::engine::entry::Verb;
use crate::engine::{Difference, Game, Halt, Journal};

/// What a game knows of its lines that do something else than they did.
pub trait Changes {
    /// Every such line, decided or not.
    fn differences(&self) -> Vec<Difference>;

    /// The line, in JSON, that leads the balances back to what was played, for the lines about which nothing is decided;
    /// none where nothing has to be moved.
    ///
    /// # Errors
    /// Refuses a movement that the box cannot make.
    fn as_played(&self, reason: &str) -> Result<Option<String>, Halt>;
}

impl<G: Game> Changes for Journal<G> {
    fn differences(&self) -> Vec<Difference> {
        Journal::differences(self)
    }

    fn as_played(&self, reason: &str) -> Result<Option<String>, Halt> {
        let back = Journal::as_played(self, reason)?.map(Verb::<G>::Correct);
        Ok(back.map(|verb| serde_json::to_string(&verb).unwrap_or_default()))
    }
}
