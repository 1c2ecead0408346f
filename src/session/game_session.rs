//! What a record needs of a game: it is begun from a header, asked as a table and played.

use std::fmt::Debug;

use crate::engine::{Game, Journal};
use crate::session::cover::Cover;
use crate::session::{HeaderFault, Play, Table};

/// A game in progress: of any box, as [`crate::session::Session`], or of one, as its [`Journal`].
pub trait GameSession: Clone + Debug + Sized + Send {
    /// Opens the book of a header, the first line of a record.
    ///
    /// # Errors
    /// Refuses what is no header, what is too new, and a game that is not known, naming those that are.
    fn begin(header: &str) -> Result<Self, HeaderFault>;

    /// The game to be looked at.
    fn table(&self) -> &dyn Table;

    /// The game to be played.
    fn play(&mut self) -> &mut dyn Play;
}

impl<G: Game> GameSession for Journal<G> {
    fn begin(header: &str) -> Result<Self, HeaderFault> {
        let cover = Cover::read(header)?;
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
