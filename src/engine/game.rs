//! What a box has to say for the engine to keep its books: units, places, open questions, printed values,
//! acts, and one line of notation for each act.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::board::{Form, WrittenBoard};
use crate::engine::ledger::{Movement, PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::tally::Derivation;
use crate::engine::{
    Colour, Column, Draw, Halt, Holder, Lesson, Refusal, RuleEntry, Scales, Seat, Seats, Setting, Stage,
    Standing, Transaction, Unit, View,
};
use crate::say;
use crate::words::{Key, Line, keys};

/// One box.
pub trait Game: Clone + Debug + PartialEq + Sized + Send + Sync + 'static {
    /// What set-up decides beyond seats, printed values and rulings.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that somebody at the table can do.
    type Act: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What the referee may put right beyond the ledger.
    type Fix: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What is not fungible and therefore not on the ledger.
    type State: Clone + Debug + PartialEq + Send + Sync;

    /// Its word on the command line and in records.
    const WORD: &'static str;
    /// The version of its rules; a change that makes a record replay differently raises it.
    const RULES: u32;
    /// Its title.
    const TITLE: Key;
    /// What is counted.
    const UNITS: &'static [UnitKind];
    /// Where things may lie on the board.
    const PLACES: &'static [PlaceKind];
    /// The points that its rules leave open.
    const RULINGS: &'static [RulingForm];
    /// The colours in the box, in the order in which they are handed out.
    const COLOURS: &'static [Colour];
    /// What is taught of its phases, in order.
    const LESSONS: &'static [Lesson] = &[];
    /// What its rules say, paragraph by paragraph.
    const ENTRIES: &'static [RuleEntry] = &[];
    /// What a turn lays against each other, where the box has such things.
    const SCALES: Option<Scales> = None;
    /// How many may play.
    const SEATS: RangeInclusive<usize>;

    /// The printed values it may ask for. Built once.
    fn form() -> Arc<Form>;

    /// Printed values that a record of older rules does not name, since they were then taken for fixed: they are
    /// laid beside what its header says.
    fn taken_for_fixed(_rules: u32) -> WrittenBoard {
        WrittenBoard::new()
    }

    /// The state before anything is handed out.
    ///
    /// # Errors
    /// Refuses a set-up that does not fit the table.
    fn initial_state(setting: &Setting, setup: &Self::Setup) -> Result<Self::State, Refusal>;

    /// Hands out what everybody begins with.
    ///
    /// # Errors
    /// Halts as an act does.
    fn set_up(tx: &mut Transaction<'_, Self>, setup: &Self::Setup) -> Result<(), Halt>;

    /// Carries out an act. Once the game is over, the engine refuses it.
    ///
    /// # Errors
    /// Refuses what the rules refuse; asks for printed values that have not been read.
    fn apply(tx: &mut Transaction<'_, Self>, act: &Self::Act) -> Result<(), Halt>;

    /// What an act takes from chance at this moment: from what, and what came out if the act says it. Nothing where
    /// chance has no part in it, or where it is not its moment: `apply` then refuses an act without an outcome. The
    /// engine refuses an outcome that the pool does not allow, and an open act that nobody has drawn for.
    fn draw(_view: View<'_, Self>, _act: &Self::Act) -> Option<Draw> {
        None
    }

    /// An act with what came out, as places in the kinds of its pool.
    fn with_outcome(act: &Self::Act, _outcome: &[usize]) -> Self::Act {
        act.clone()
    }

    /// What a kind of a pool is called, where it is neither a player nor a number.
    fn kind(_seats: &Seats, _word: &str) -> Option<Line> {
        None
    }

    /// Forgets what a movement by hand makes untrue beside the ledger.
    fn moved_by_hand(_tx: &mut Transaction<'_, Self>) {}

    /// What is questioned about an act before it is entered, legal as it may be. Pure.
    fn doubts(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Line> {
        Vec::new()
    }

    /// Puts right what is not on the ledger.
    ///
    /// # Errors
    /// Refuses what cannot be.
    fn fix(tx: &mut Transaction<'_, Self>, fix: &Self::Fix) -> Result<(), Halt>;

    /// Whether what a correction left behind fits together: the ledger, what is kept beside it, and what its fixes say.
    ///
    /// # Errors
    /// Says what does not fit, and how it is put right.
    fn validate(_view: View<'_, Self>, _fixes: &[Self::Fix]) -> Result<(), Refusal> {
        Ok(())
    }

    /// What might be done now, legal or not, most useful first.
    fn candidates(view: View<'_, Self>) -> Vec<Choice<Self::Act>>;

    /// A choice with its fields filled in, in order; a value left out stays as it was.
    fn fill(act: &Self::Act, values: &[i64]) -> Self::Act;

    /// Where the game stands.
    fn stage(view: View<'_, Self>) -> Stage;

    /// What is shown of each player, row by row: what is held in hand, unit by unit, where the box does not say otherwise.
    fn columns() -> Vec<Column> {
        Column::of_units(Self::UNITS)
    }

    /// What its standings are called before the game is over.
    fn standing_name() -> Key {
        keys::engine::SO_FAR
    }

    /// What it keeps beside the ledger, word by word, as records name things: for whoever compares two books.
    fn beside(_view: View<'_, Self>) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    /// Everybody's result: final once the game is over, before that as if it ended now.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn standings(view: View<'_, Self>) -> Result<Vec<Standing>, Halt>;

    /// What a player would have to pay if the phase that sends a bill came now, where the box has one. Pure.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn bill(_view: View<'_, Self>, _seat: Seat) -> Result<Option<Derivation>, Halt> {
        Ok(None)
    }

    /// What is easily forgotten, by the words with which each can be switched off.
    const REMINDERS: &'static [ReminderForm] = &[];

    /// What is about to be forgotten now, each with the act that does it. Pure.
    fn reminders(_view: View<'_, Self>) -> Vec<Reminder<Self::Act>> {
        Vec::new()
    }

    /// The fixes after which any book stands, beside the ledger, where this one does, as far as fixes can say it.
    fn fixes_to(_view: View<'_, Self>) -> Vec<Self::Fix> {
        Vec::new()
    }

    /// The fix that goes to the beginning of a phase of a turn, where the box can say it.
    fn phase_fix(_view: View<'_, Self>, _turn: u32, _phase: u8) -> Option<Self::Fix> {
        None
    }

    /// The fixes that put numbered pieces where another book of the same game has them, for a box whose ledger only
    /// counts them.
    fn pieces_to(_from: View<'_, Self>, _to: View<'_, Self>) -> Vec<Self::Fix> {
        Vec::new()
    }

    /// Whether the pieces of a unit are numbered: fixes say where each lies, and a count of them says nothing more.
    fn numbered(_unit: Unit) -> bool {
        false
    }

    /// The numbers of such pieces that a player has, in order.
    fn numbers(_view: View<'_, Self>, _unit: Unit, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// The fix that puts such a piece before a player, or back in the bank.
    fn piece_fix(_unit: Unit, _number: u8, _to: Option<Seat>) -> Option<Self::Fix> {
        None
    }

    /// The line of notation of an act.
    fn write(act: &Self::Act, seats: &Seats) -> String;

    /// An act in plain words.
    fn tell(act: &Self::Act, setting: &Setting) -> Line {
        say!(keys::engine::TOLD, text = Self::write(act, &setting.seats))
    }

    /// An act that was done, in plain words, with what it moved: who got something, where the act does not name them.
    fn tell_done(act: &Self::Act, setting: &Setting, _moved: &[Movement]) -> Line {
        Self::tell(act, setting)
    }

    /// Who plays together, side by side; nothing where everybody plays alone.
    fn sides(_seats: &Seats, _rulings: &Rulings) -> Vec<Vec<Seat>> {
        Vec::new()
    }

    /// Hands that do not lie with their player, where a player has more than one.
    fn second_hands(_seats: &Seats) -> Vec<SecondHand> {
        Vec::new()
    }

    /// What a verb of notation is called on a button.
    fn verb(_word: &str) -> Option<Key> {
        None
    }

    /// Whether an act says what only its player may know: its line is shown by its first words.
    fn is_secret(_act: &Self::Act) -> bool {
        false
    }

    /// Whether offering an act now shows what only its player may know.
    fn reveals_secret(_view: View<'_, Self>, act: &Self::Act) -> bool {
        Self::is_secret(act)
    }

    /// The act that a line of notation means.
    ///
    /// # Errors
    /// Says which word was not understood and what may stand there.
    fn read(text: &str, seats: &Seats) -> Result<Self::Act, Line>;

    /// The fix that a line of notation means, and back; see [`Game::read`].
    ///
    /// # Errors
    /// As [`Game::read`].
    fn read_fix(text: &str, seats: &Seats) -> Result<Self::Fix, Line>;

    /// The line of notation of a fix.
    fn write_fix(fix: &Self::Fix, seats: &Seats) -> String;
}

/// A hand that does not lie with its player.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondHand {
    /// Whose it is.
    pub seat: Seat,
    /// Where it lies.
    pub holder: Holder,
    /// Its colour.
    pub colour: Colour,
    /// What it is called.
    pub name: Line,
}

/// Something that may be done: a whole act, or one with numbers to be filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The act, legal as it stands if any filling of it is.
    pub act: A,
    /// The numbers that may be changed, with their bounds.
    pub fields: Vec<Field>,
}

impl<A> Choice<A> {
    /// A choice without anything to fill in.
    pub fn whole(act: A) -> Self {
        Self { act, fields: Vec::new() }
    }
}

/// Something that is easily forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReminderForm {
    /// The word by which it is switched off.
    pub word: &'static str,
    /// What it reminds of, for a list with switches.
    pub name: Key,
}

/// Something that is about to be forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct Reminder<A> {
    /// The word by which it is switched off.
    pub word: &'static str,
    /// What is forgotten, with the numbers.
    pub what: Line,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// What does it, legal now.
    pub act: A,
}

/// A number to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it counts.
    pub label: Line,
    /// The least; zero may be allowed beside the bounds, see `may_be_zero`.
    pub least: i64,
    /// The most.
    pub most: i64,
    /// Whether zero is allowed below the least: leave it out.
    pub may_be_zero: bool,
    /// What it begins with, where the choice has said it; otherwise it begins empty.
    pub begins: Option<i64>,
}

impl Field {
    /// A number between two bounds, both included, that begins empty.
    pub fn new(label: impl Into<Line>, least: i64, most: i64) -> Self {
        Self { label: label.into(), least, most, may_be_zero: false, begins: None }
    }

    /// The same, or zero.
    #[must_use]
    pub fn or_zero(self) -> Self {
        Self { may_be_zero: true, ..self }
    }

    /// The same, beginning with this.
    #[must_use]
    pub fn beginning(self, with: i64) -> Self {
        Self { begins: Some(with), ..self }
    }
}
