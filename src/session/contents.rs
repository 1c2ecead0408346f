//! What lies in a box, known before anybody sits down: colours, how many may play, open questions, printed values.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::Form;
use crate::engine::ledger::UnitKind;
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{Colour, Game, Seat, Seats};
use crate::words::Key;

/// What lies in the box of a game.
#[derive(Clone, Debug)]
pub struct Contents {
    /// The word of the game.
    pub game: &'static str,
    /// Its title.
    pub title: Key,
    /// The version of its rules in this program.
    pub rules: u32,
    /// The colours, in the order in which they are handed out.
    pub colours: &'static [Colour],
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// What is counted.
    pub units: &'static [UnitKind],
    /// The points that its rules leave open.
    pub rulings: &'static [RulingForm],
    /// The printed values it may ask for.
    pub form: Arc<Form>,
    /// Who plays together at such a table, side by side; nothing where everybody plays alone.
    pub sides: fn(&Seats, &Rulings) -> Vec<Vec<Seat>>,
}

impl Contents {
    pub(super) fn of<G: Game>() -> Self {
        Self {
            game: G::WORD,
            title: G::TITLE,
            rules: G::RULES,
            colours: G::COLOURS,
            seats: G::SEATS,
            units: G::UNITS,
            rulings: G::RULINGS,
            form: G::form(),
            sides: G::sides,
        }
    }
}
