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

/// The rules of a game.
pub trait Rules: Stateful {
    /// The acts of the game.
    type Act: Acts<Game = Self>;

    /// The off-ledger state as a document, for corrections.
    type Stands: Document;

    /// Its id on the command line and in records.
    const ID: &'static str;

    /// The version of the rules, raised by each change that makes a record replay differently.
    const RULES: u32;

    /// Its title.
    const TITLE: Key;

    /// The units on its ledger.
    const UNITS: &'static [UnitKind];

    /// The kinds of places on its board.
    const PLACES: &'static [PlaceKind];

    /// The open points of its rules.
    const RULINGS: &'static [RulingForm];

    /// The colours of players, in the order in which they are assigned.
    const COLOURS: &'static [Colour];

    /// The supported numbers of players.
    const SEATS: RangeInclusive<usize>;

    /// The board values that the game may ask for. Built once.
    fn schema() -> Arc<BoardSchema>;

    /// The state before setup.
    ///
    /// # Errors
    /// Refuses a setup that does not fit the players.
    fn initial_state(setting: &Setting, setup: First) -> Result<Self::State, Refusal>;

    /// Hands out the initial pieces and money.
    ///
    /// # Errors
    /// As an act.
    fn set_up(tx: &mut Transaction<'_, Self>, setup: First) -> Result<(), Rejection>;

    /// Carries out an act. The engine refuses acts once the game is over.
    ///
    /// # Errors
    /// Refuses an illegal act; asks for a missing board value.
    fn apply(tx: &mut Transaction<'_, Self>, act: &Self::Act) -> Result<(), Rejection>;

    /// The acts that may be possible now, legal or not, most useful first.
    fn candidates(view: View<'_, Self>) -> Vec<Choice<Self::Act>>;

    /// The turn, the phase and who acts.
    fn stage(view: View<'_, Self>) -> TurnStatus;

    /// The results: final once the game is over, otherwise as if it ended now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn standings(view: View<'_, Self>) -> Result<Vec<Standing>, Rejection>;

    /// What a player would pay if payments were collected now. Pure.
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
