//! What a record needs from a session: begin it from a header, query it, play it.

use std::fmt::Debug;

use crate::engine::{Game, Journal};
use crate::session::cover::Cover;
use crate::session::{HeaderFault, Play, Table};

/// A session: of any game, as [`crate::session::Session`], or of a given one, as its [`Journal`].
pub trait GameSession: Clone + Debug + Sized + Send {
    /// Begins a session from a header, the first line of a record.
    ///
    /// # Errors
    /// Refuses text that is no header, newer formats, and unknown games, and lists the known ones.
    fn begin(header: &str) -> Result<Self, HeaderFault>;

    /// The session to query.
    fn table(&self) -> &dyn Table;

    /// The session to play.
    fn play(&mut self) -> &mut dyn Play;
}

impl<G: Game> GameSession for Journal<G> {
    fn begin(header: &str) -> Result<Self, HeaderFault> {
        let cover = Cover::parse(header)?;
        if cover.game != G::ID {
            return Err(HeaderFault::Game { found: cover.game, known: G::ID.to_owned() });
        }
        cover.begin(header)
    }

    fn table(&self) -> &dyn Table {
        self
    }

    fn play(&mut self) -> &mut dyn Play {
        self
    }
}
