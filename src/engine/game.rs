//! What a box has to say for the engine to keep its books: units, places, open questions, printed values,
//! acts, and one line of notation for each act.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::board::BoardSchema;
use crate::engine::concerns::{Chance, Description, Referee, Secrets, Teaching};
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::tally::Derivation;
use crate::engine::{
    Acts, Colour, Holder, Refusal, Rejection, Scenes, Seat, Seats, Setting, Standing, Transaction,
    TurnStatus, View, Worksheets,
};
use crate::words::{Key, Line};

/// The rules of one box, and what lies in it.
pub trait Rules: Clone + Debug + PartialEq + Sized + Send + Sync + 'static {
    /// What set-up decides beyond seats, printed values and rulings.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Everything that somebody at the table can do.
    type Act: Acts<Game = Self>;

    /// What the referee may put right beyond the ledger.
    type Fix: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// What is not fungible and therefore not on the ledger.
    type State: Clone + Debug + PartialEq + Send + Sync;

    /// Its word on the command line and in records.
    const ID: &'static str;

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

    /// How many may play.
    const SEATS: RangeInclusive<usize>;

    /// The printed values it may ask for. Built once.
    fn form() -> Arc<BoardSchema>;

    /// The state before anything is handed out.
    ///
    /// # Errors
    /// Refuses a set-up that does not fit the table.
    fn initial_state(setting: &Setting, setup: &Self::Setup) -> Result<Self::State, Refusal>;

    /// Hands out what everybody begins with.
    ///
    /// # Errors
    /// Fails as an act does.
    fn set_up(tx: &mut Transaction<'_, Self>, setup: &Self::Setup) -> Result<(), Rejection>;

    /// Carries out an act. Once the game is over, the engine refuses it.
    ///
    /// # Errors
    /// Refuses what the rules refuse; asks for printed values that have not been read.
    fn apply(tx: &mut Transaction<'_, Self>, act: &Self::Act) -> Result<(), Rejection>;

    /// What might be done now, legal or not, most useful first.
    fn candidates(view: View<'_, Self>) -> Vec<Choice<Self::Act>>;

    /// A choice with its fields filled in, in order; a value left out stays as it was.
    fn fill(act: &Self::Act, values: &[i64]) -> Self::Act;

    /// Where the game stands.
    fn stage(view: View<'_, Self>) -> TurnStatus;

    /// Everybody's result: final once the game is over, before that as if it ended now.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn standings(view: View<'_, Self>) -> Result<Vec<Standing>, Rejection>;

    /// What a player would have to pay if the phase that sends a bill came now, where the box has one. Pure.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn bill(_view: View<'_, Self>, _seat: Seat) -> Result<Option<Derivation>, Rejection> {
        Ok(None)
    }

    /// Who plays together, side by side; nothing where everybody plays alone.
    fn sides(_seats: &Seats, _rulings: &Rulings) -> Vec<Vec<Seat>> {
        Vec::new()
    }
}

/// One box: its rules, and one trait for each other concern.
pub trait Game: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes {}

impl<G: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes> Game for G {}

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
    /// By how much one press changes it: by one, or by what the amounts of the game go in.
    pub step: i64,
    /// What the first press makes of an empty one: a number that it lies near, else the least.
    pub near: Option<i64>,
    /// The only numbers that it can be, where they are few; nothing where every one between its bounds can.
    pub among: Vec<i64>,
    /// What each of them stands for, in their order, where that has a name; nothing where they are said by themselves.
    pub names: Vec<Line>,
    /// Whether nobody knows it before the table tells it, such as a price or the number of a card that is drawn: what stands
    /// there before means nothing.
    pub to_be_told: bool,
}

impl Field {
    /// A number between two bounds, both included, that begins empty.
    pub fn new(label: impl Into<Line>, least: i64, most: i64) -> Self {
        Self {
            label: label.into(),
            least,
            most,
            may_be_zero: false,
            begins: None,
            step: 1,
            near: None,
            among: Vec::new(),
            names: Vec::new(),
            to_be_told: false,
        }
    }

    /// The same, which nobody knows before the table tells it.
    #[must_use]
    pub fn to_be_told(self) -> Self {
        Self { to_be_told: true, ..self }
    }

    /// The same, or zero.
    #[must_use]
    pub fn or_zero(self) -> Self {
        Self { may_be_zero: true, ..self }
    }

    /// The same, changed by so much at a press.
    #[must_use]
    pub fn by(self, step: i64) -> Self {
        Self { step, ..self }
    }

    /// Whether a number lies within its bounds.
    pub fn holds(&self, number: i64) -> bool {
        let among = self.among.is_empty() || self.among.contains(&number);
        among && (self.least..=self.most).contains(&number) || self.may_be_zero && number == 0
    }

    /// The same, empty until a press makes it this.
    #[must_use]
    pub fn near(self, number: Option<i64>) -> Self {
        Self { near: number, ..self }
    }

    /// The same, of which only these numbers are there.
    #[must_use]
    pub fn among(self, numbers: impl IntoIterator<Item = i64>) -> Self {
        Self { among: numbers.into_iter().collect(), ..self }
    }

    /// The same, of which only these are there, each a number with what it stands for.
    #[must_use]
    pub fn among_named(self, all: impl IntoIterator<Item = (i64, Line)>) -> Self {
        let (among, names) = all.into_iter().unzip();
        Self { among, names, ..self }
    }

    /// The only numbers that it can be, each with what it stands for, where that has a name.
    pub fn each(&self) -> impl Iterator<Item = (i64, Option<&Line>)> {
        self.among.iter().enumerate().map(|(at, number)| (*number, self.names.get(at)))
    }

    /// The same, beginning with this.
    #[must_use]
    pub fn beginning(self, with: i64) -> Self {
        Self { begins: Some(with), ..self }
    }
}

/// The numbers typed into the fields of a choice, one after the other; where one is missing, what was there stays.
#[derive(Debug)]
pub struct Filled<'a>(std::slice::Iter<'a, i64>);

impl<'a> Filled<'a> {
    /// These numbers.
    pub fn of(values: &'a [i64]) -> Self {
        Self(values.iter())
    }

    /// The next one is how many.
    pub fn count(&mut self, old: &mut u8) {
        *old = self.0.next().map_or(*old, |new| u8::try_from((*new).max(0)).unwrap_or(u8::MAX));
    }

    /// The next one is an amount.
    pub fn amount(&mut self, old: &mut u32) {
        *old = self.0.next().map_or(*old, |new| u32::try_from((*new).max(0)).unwrap_or(u32::MAX));
    }

    /// The next one is the number of a thing that the box numbers.
    pub fn number<N: TryFrom<u8>>(&mut self, old: &mut N) {
        let new = self.0.next().and_then(|new| u8::try_from(*new).ok());
        if let Some(new) = new.and_then(|new| N::try_from(new).ok()) {
            *old = new;
        }
    }
}
