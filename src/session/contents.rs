//! What lies in a box, known before anybody sits down: colours, how many may play, open questions, printed values.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::Board;
use crate::engine::board::{BoardSchema, CellId, Value};
use crate::engine::ledger::UnitKind;
use crate::engine::notation;
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{
    Acts, Colour, Column, Game, Lesson, PlaceId, ReminderForm, RuleEntry, Scene, Seat, Seats, SecondHand,
    SetupSheet,
};
use crate::session::cover::Cover;
use crate::session::{HeaderFault, Session};
use crate::words::{Arg, Key, Line};

/// What lies in the box of a game.
#[derive(Clone, Debug)]
pub struct Contents {
    /// The word of the game.
    pub game: &'static str,
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
    pub form: Arc<BoardSchema>,
    /// Opens the book of a header, whose cover has been read.
    pub(super) begin: fn(&Cover, &str) -> Result<Session, HeaderFault>,
    /// What is taught of its phases, in order.
    pub lessons: &'static [Lesson],
    /// What its rules say, paragraph by paragraph.
    pub entries: &'static [RuleEntry],
    /// What it can remind of, by the words with which each is switched off.
    pub reminders: &'static [ReminderForm],
    /// What is shown of each player, row by row.
    pub columns: fn() -> Vec<Column>,
    /// What its standings are called before it is over.
    pub standing_name: fn() -> Key,
    /// What a verb of notation is called on a button.
    pub verb: fn(&str) -> Option<Key>,
    /// Words of notation as they are typed in each language, at a table.
    pub typed: fn(&str, &Seats) -> Arg,
    /// Words typed in either language, as records have them.
    pub english: fn(&str, &Seats) -> String,
    /// What a verb of notation is for, in a sentence for whoever is new.
    pub means: fn(&str) -> Option<Key>,
    /// Hands that do not lie with their player, where a player has more than one.
    pub second_hands: fn(&Seats) -> Vec<SecondHand>,
    /// A board that is being read, as far as it has been, where values are pointed at on it.
    pub printed: fn(&Board) -> Option<Scene>,
    /// What a press on a place of it says of the cell that is asked for.
    pub pointed: fn(&Board, CellId, PlaceId) -> Option<Result<Value, Line>>,
    /// The printed values that every game of it needs, as far as it has been read.
    pub setup_sheet: fn(&Board) -> SetupSheet,
    /// Who plays together at such a table, side by side; nothing where everybody plays alone.
    pub sides: fn(&Seats, &Rulings) -> Vec<Vec<Seat>>,
}

impl Contents {
    pub(super) fn of<G: Game>() -> Self {
        Self {
            game: G::ID,
            title: G::TITLE,
            rules: G::RULES,
            colours: G::COLOURS,
            seats: G::SEATS,
            units: G::UNITS,
            rulings: G::RULINGS,
            form: G::form(),
            begin: |cover, header| cover.begin::<G>(header).map(Session::from),
            lessons: G::LESSONS,
            entries: G::ENTRIES,
            reminders: G::REMINDERS,
            columns: G::columns,
            standing_name: G::standing_name,
            verb: G::Act::name,
            typed: notation::typed::<G::Act>,
            english: notation::english::<G::Act>,
            means: G::Act::means,
            second_hands: G::second_hands,
            printed: G::printed,
            pointed: G::pointed,
            setup_sheet: G::setup_sheet,
            sides: G::sides,
        }
    }
}
