//! What is known of a game without a session: players, colours, open points, board values.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::Board;
use crate::engine::board::{BoardSchema, CellId, Value};
use crate::engine::ledger::UnitKind;
use crate::engine::notation;
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::{
    Acts, Colour, Column, Game, Lesson, PlaceId, ReminderForm, RuleEntry, Seat, Seats, SecondHand, SetupSheet,
};
use crate::session::cover::Cover;
use crate::session::{HeaderFault, Session};
use crate::words::{Arg, Key, Line};

/// A game without a session. See [`crate::engine::Rules`] for the fields.
#[derive(Clone, Debug)]
pub struct Contents {
    pub game: &'static str,
    pub title: Key,
    pub rules: u32,
    pub colours: &'static [Colour],
    pub seats: RangeInclusive<usize>,
    pub units: &'static [UnitKind],
    pub rulings: &'static [RulingForm],
    pub schema: Arc<BoardSchema>,
    /// Begins a session from a header whose cover was parsed.
    pub(super) begin: fn(&Cover, &str) -> Result<Session, HeaderFault>,
    pub lessons: &'static [Lesson],
    pub entries: &'static [RuleEntry],
    pub reminders: &'static [ReminderForm],
    pub columns: fn() -> Vec<Column>,
    pub standing_name: fn() -> Key,
    /// The label of a verb on a button.
    pub verb: fn(&str) -> Option<Key>,
    /// Words of notation in each language.
    pub typed: fn(&str, &Seats) -> Arg,
    /// Words typed in either language, translated to those of records.
    pub english: fn(&str, &Seats) -> String,
    /// What a verb is for, in one sentence.
    pub means: fn(&str) -> Option<Key>,
    pub second_hands: fn(&Seats) -> Vec<SecondHand>,
    pub pointed: fn(&Board, CellId, PlaceId) -> Option<Result<Value, Line>>,
    pub setup_sheet: fn(&Board) -> SetupSheet,
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
            schema: G::schema(),
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
            pointed: G::pointed,
            setup_sheet: G::setup_sheet,
            sides: G::sides,
        }
    }
}
