//! What is known of a game without a session: players, colours, open points, board values, and how its lines are parsed.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::any_book::{self, Performed};
use crate::engine::board::{Board, BoardSchema, CellId, Source, Value, WrittenBoard};
use crate::engine::correction::Correction;
use crate::engine::entry::Verb;
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::stands::read_fact;
use crate::engine::{
    Acts, AnyAct, AnyStands, Begins, Colour, Column, Document, First, Game, Glyph, Header, Lesson, PlaceId,
    ReminderForm, RuleEntry, Seat, Seats, SecondHand, Setting, SetupSheet, Syntax, Trace, Unit,
    localized_notation,
};
use crate::words::{Arg, Key, Line};

/// A game without a session. Fields without a comment are as in the traits of a game.
#[derive(Debug)]
#[expect(missing_docs, reason = "each field is as in the traits of a game")]
pub struct GameInfo {
    pub game: &'static str,
    pub title: Key,
    pub rules: u32,
    pub colours: &'static [Colour],
    pub seats: RangeInclusive<usize>,
    pub units: &'static [UnitKind],
    pub places: &'static [PlaceKind],
    pub rulings: &'static [RulingForm],
    pub lessons: &'static [Lesson],
    pub entries: &'static [RuleEntry],
    pub reminders: &'static [ReminderForm],
    schema: fn() -> Arc<BoardSchema>,
    pub columns: fn() -> Vec<Column>,
    pub standing_name: fn() -> Key,
    /// All verbs.
    pub syntaxes: fn() -> Vec<&'static Syntax>,
    pub syntax: fn(&str) -> Option<&'static Syntax>,
    /// A line of notation in both languages.
    pub typed: fn(&str, &Seats) -> Arg,
    /// Translates words typed in either language to those of records.
    pub english: fn(&str, &Seats) -> String,
    /// Parses an act in notation.
    pub parse: fn(&str, &Seats) -> Result<AnyAct, Line>,
    /// Parses the player and the verb of a line, and returns them with an example.
    pub begins: fn(&str, &Seats) -> Result<Begins, Line>,
    /// Deserializes an act.
    pub act: fn(&str) -> serde_json::Result<AnyAct>,
    /// Deserializes a verb.
    pub verb: fn(&str) -> serde_json::Result<Verb>,
    /// Deserializes a correction.
    pub correction: fn(&str) -> serde_json::Result<Correction>,
    /// Deserializes a header.
    pub header: fn(&str) -> serde_json::Result<Header>,
    /// Parses a fact and adds it to a document; see `read_fact`.
    pub(super) read_fact: fn(&mut Option<AnyStands>, &str, &str, &Seats) -> Result<bool, Line>,
    /// Opens the book and performs the setup.
    pub open: fn(&Setting, &Header, First, Trace) -> Performed,
    pub numbered: fn(Unit) -> bool,
    pub piece_at: fn(Unit, u8, Option<Seat>) -> Option<AnyStands>,
    pub sign: fn(&str) -> Option<Glyph>,
    pub second_hands: fn(&Seats) -> Vec<SecondHand>,
    pub pointed: fn(&Board, CellId, PlaceId) -> Option<Result<Value, Line>>,
    /// Why the value of a cell contradicts the others or the number of players.
    pub disagrees: fn(&Board, usize, CellId) -> Option<Line>,
    pub setup_sheet: fn(&Board) -> SetupSheet,
    pub sides: fn(&Seats, &Rulings) -> Vec<Vec<Seat>>,
}

impl GameInfo {
    /// The board values that the game may ask for.
    pub fn schema(&self) -> Arc<BoardSchema> {
        (self.schema)()
    }

    /// A board with these values. Values that do not fit, such as those of another edition, are left out.
    pub fn board_of(&self, read: &WrittenBoard) -> Board {
        let mut board = Board::empty(self.schema());
        for (word, printed) in read {
            if let Some(cell) = self.schema().find(word) {
                // A value that contradicts another is left out until that is corrected.
                _ = board.set(cell, printed.clone());
            }
        }
        board
    }

    /// How many board values of a game have been entered, out of those that its setup sheet asks for. Values
    /// given by the rule text do not count.
    pub fn read_of(&self, read: &WrittenBoard) -> (usize, usize) {
        let (board, given) = (self.board_of(read), self.schema().with_given(WrittenBoard::new()));
        let sheet = (self.setup_sheet)(&board);
        let schema = board.schema();
        let is_given =
            |cell: &CellId| schema.cell(*cell).is_some_and(|cell| given.contains_key(&cell.word()));
        let asked: Vec<CellId> = sheet.cells().filter(|cell| !is_given(cell)).collect();
        let is_read =
            |cell: &&CellId| board.value(**cell).is_some_and(|printed| printed.1 != Source::Assumed);
        (asked.iter().filter(is_read).count(), asked.len())
    }

    /// The label of a verb on a button.
    pub fn name(&self, verb: &str) -> Option<Key> {
        (self.syntax)(verb).map(|syntax| syntax.name)
    }

    /// The description of a game.
    pub const fn of<G: Game>() -> &'static Self {
        const { &Self::build::<G>() }
    }

    const fn build<G: Game>() -> Self {
        Self {
            game: G::ID,
            title: G::TITLE,
            rules: G::RULES,
            colours: G::COLOURS,
            seats: G::SEATS,
            units: G::UNITS,
            places: G::PLACES,
            rulings: G::RULINGS,
            lessons: G::LESSONS,
            entries: G::ENTRIES,
            reminders: G::REMINDERS,
            schema: G::schema,
            columns: G::columns,
            standing_name: G::standing_name,
            syntaxes: || G::Act::syntaxes().collect(),
            syntax: G::Act::syntax,
            typed: localized_notation::typed::<G::Act>,
            english: localized_notation::english::<G::Act>,
            parse: |text, seats| G::Act::parse(text, seats).map(Into::into),
            begins: |text, seats| G::Act::begin(text, seats).map(|(_, typed)| typed.begins()),
            act: |json| serde_json::from_str::<G::Act>(json).map(Into::into),
            verb: |json| serde_json::from_str::<Verb<G::Act, G::Stands>>(json).map(Verb::held),
            correction: |json| serde_json::from_str::<Correction<G::Stands>>(json).map(Correction::held),
            header: Header::read::<G::Stands>,
            read_fact: read_fact::<G::Stands>,
            open: any_book::open::<G>,
            numbered: G::numbered,
            piece_at: |unit, number, with| G::piece_at(unit, number, with).said(),
            sign: G::sign,
            second_hands: G::second_hands,
            pointed: G::pointed,
            disagrees: G::disagrees,
            setup_sheet: G::setup_sheet,
            sides: G::sides,
        }
    }
}
