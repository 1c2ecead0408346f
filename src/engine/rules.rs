//! The rules of a game: units, places, open points, board values and acts.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{
    Acts, Choice, Colour, Derivation, Document, First, Refusal, Rejection, Seat, Seats, Setting, Standing,
    Stateful, Transaction, TurnStatus, View,
};
use crate::words::Key;

/// The rules of a game, and its components.
pub trait Rules: Stateful {
    /// The acts of the game.
    type Act: Acts<Game = Self>;

    /// The state beside the ledger, as corrections say it.
    type Stands: Document;

    /// Its word on the command line and in records.
    const ID: &'static str;

    /// The version of its rules, raised by each change that makes a record replay differently.
    const RULES: u32;

    /// Its title.
    const TITLE: Key;

    /// The units on its ledger.
    const UNITS: &'static [UnitKind];

    /// The kinds of places on its board.
    const PLACES: &'static [PlaceKind];

    /// The open points of its rules.
    const RULINGS: &'static [RulingForm];

    /// The colours of its players, in the order in which they are assigned.
    const COLOURS: &'static [Colour];

    /// The possible numbers of players.
    const SEATS: RangeInclusive<usize>;

    /// The board values that it may ask for. Built once.
    fn schema() -> Arc<BoardSchema>;

    /// The state before the set-up hands out anything.
    ///
    /// # Errors
    /// Refuses a set-up that does not fit the players.
    fn initial_state(setting: &Setting, setup: First) -> Result<Self::State, Refusal>;

    /// Hands out the initial pieces and money.
    ///
    /// # Errors
    /// Fails as an act does.
    fn set_up(tx: &mut Transaction<'_, Self>, setup: First) -> Result<(), Rejection>;

    /// Carries out an act. The engine refuses acts once the game is over.
    ///
    /// # Errors
    /// Refuses an illegal act; asks for a missing board value.
    fn apply(tx: &mut Transaction<'_, Self>, act: &Self::Act) -> Result<(), Rejection>;

    /// Acts that may be possible now, legal or not, most useful first.
    fn candidates(view: View<'_, Self>) -> Vec<Choice<Self::Act>>;

    /// The turn, the phase and who acts.
    fn stage(view: View<'_, Self>) -> TurnStatus;

    /// The results: final once the game is over, and before that as if it ended now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn standings(view: View<'_, Self>) -> Result<Vec<Standing>, Rejection>;

    /// What a player would have to pay if the phase that collects payments came now. Pure.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn bill(_view: View<'_, Self>, _seat: Seat) -> Result<Option<Derivation>, Rejection> {
        Ok(None)
    }

    /// The teams; empty if each player plays alone.
    fn sides(_seats: &Seats, _rulings: &Rulings) -> Vec<Vec<Seat>> {
        Vec::new()
    }
}
