//! The rules of a game: units, places, open points, board values and acts.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::board::BoardSchema;
use crate::engine::concerns::{Chance, Description, Referee, Secrets, Teaching};
use crate::engine::ledger::{PlaceKind, UnitKind};
use crate::engine::ruling::{RulingForm, Rulings};
use crate::engine::tally::Derivation;
use crate::engine::{
    Acts, AnyAct, Colour, Document, First, Holder, MissingValue, Refusal, Rejection, Scenes, Seat, Seats,
    Setting, Standing, Transaction, TurnStatus, View, Worksheets,
};
use crate::words::{Key, Line};

/// The rules of a game, and its components.
pub trait Rules: Clone + Debug + PartialEq + Sized + Send + Sync + 'static {
    /// The acts of the game.
    type Act: Acts<Game = Self>;

    /// The state beside the ledger, as corrections say it.
    type Stands: Document;

    /// State that is not fungible and so not on the ledger.
    type State: Clone + Debug + PartialEq + Send + Sync;

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

/// A complete game: its rules and all other concerns.
pub trait Game: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes {}

impl<G: Rules + Chance + Referee + Description + Secrets + Teaching + Worksheets + Scenes> Game for G {}

/// A further hand of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondHand {
    /// Its player.
    pub seat: Seat,
    /// The account that it is on the ledger.
    pub holder: Holder,
    /// Its colour.
    pub colour: Colour,
    /// Its name.
    pub name: Line,
}

/// An act that may be possible, or one with numbers to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The act. If any way to fill it in is legal, this one is.
    pub act: A,
    /// The numbers to fill in, with their bounds.
    pub fields: Vec<Field>,
}

impl<A> Choice<A> {
    /// A choice with nothing to fill in.
    pub fn whole(act: A) -> Self {
        Self { act, fields: Vec::new() }
    }
}

/// A kind of reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReminderForm {
    /// The word that switches it off.
    pub word: &'static str,
    /// Its name in the list of reminders.
    pub name: Key,
}

/// A reminder of an act that is easily forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct Reminder {
    /// The word that switches it off.
    pub word: &'static str,
    /// What is about to be forgotten, with the numbers.
    pub what: Line,
    /// The player concerned.
    pub seat: Option<Seat>,
    /// The suggested act, which is legal now.
    pub act: AnyAct,
}

/// A number to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its label.
    pub label: Line,
    /// The smallest value; for zero see `may_be_zero`.
    pub least: i64,
    /// The largest value.
    pub most: i64,
    /// Whether zero is allowed although it is below the smallest value.
    pub may_be_zero: bool,
    /// Its initial value; `None` if it begins empty.
    pub begins: Option<i64>,
    /// How much one press changes it.
    pub step: i64,
    /// The value after the first press on an empty field; the smallest value if `None`.
    pub near: Option<i64>,
    /// The only values allowed; empty if all between the bounds are.
    pub among: Vec<i64>,
    /// The names of these values, in the same order; empty if they are shown as numbers.
    pub names: Vec<Line>,
    /// Whether only the table knows the value, such as an agreed price or the number on a drawn card. A value filled in beforehand is then
    /// only a placeholder.
    pub only_table_knows: bool,
    /// A missing board value that its bounds or its initial value depend on.
    pub unread: Option<Box<MissingValue>>,
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
            only_table_knows: false,
            unread: None,
        }
    }

    /// Asks for a board value first if it is missing.
    #[must_use]
    pub fn asking<T>(self, read: Result<T, Rejection>) -> Self {
        match read {
            Err(Rejection::Missing(missing)) => Self { unread: Some(missing), ..self },
            _ => self,
        }
    }

    /// Marks the value as one that only the table knows.
    #[must_use]
    pub fn only_table_knows(self) -> Self {
        Self { only_table_knows: true, ..self }
    }

    /// Allows zero.
    #[must_use]
    pub fn or_zero(self) -> Self {
        Self { may_be_zero: true, ..self }
    }

    /// Sets how much a press changes it.
    #[must_use]
    pub fn by(self, step: i64) -> Self {
        Self { step, ..self }
    }

    /// Whether a number is within its bounds.
    pub fn holds(&self, number: i64) -> bool {
        let among = self.among.is_empty() || self.among.contains(&number);
        among && (self.least..=self.most).contains(&number) || self.may_be_zero && number == 0
    }

    /// Sets the value after the first press on an empty field.
    #[must_use]
    pub fn near(self, number: Option<i64>) -> Self {
        Self { near: number, ..self }
    }

    /// Limits it to these numbers.
    #[must_use]
    pub fn among(self, numbers: impl IntoIterator<Item = i64>) -> Self {
        Self { among: numbers.into_iter().collect(), ..self }
    }

    /// Limits it to these numbers and names them.
    #[must_use]
    pub fn among_named(self, all: impl IntoIterator<Item = (i64, Line)>) -> Self {
        let (among, names) = all.into_iter().unzip();
        Self { among, names, ..self }
    }

    /// The only values allowed, each with its name if it has one.
    pub fn each(&self) -> impl Iterator<Item = (i64, Option<&Line>)> {
        self.among.iter().enumerate().map(|(at, number)| (*number, self.names.get(at)))
    }

    /// Sets its initial value.
    #[must_use]
    pub fn beginning(self, with: i64) -> Self {
        Self { begins: Some(with), ..self }
    }
}

/// The values typed into the fields of a choice, in order. A missing one leaves the field as it was.
#[derive(Debug)]
pub struct Filled<'a> {
    values: std::slice::Iter<'a, i64>,
    fits: bool,
}

impl<'a> Filled<'a> {
    /// Begins with the first of these values.
    pub fn of(values: &'a [i64]) -> Self {
        Self { values: values.iter(), fits: true }
    }

    /// Writes the next value to a count or an amount.
    pub fn count<N: TryFrom<i64>>(&mut self, old: &mut N) {
        let new = self.values.next().map(|new| N::try_from(*new).ok());
        self.keep(new, old);
    }

    /// Writes the next value to the number of a numbered thing.
    pub fn number<N: TryFrom<u8>>(&mut self, old: &mut N) {
        let new = self.values.next().map(|new| u8::try_from(*new).ok().and_then(|new| N::try_from(new).ok()));
        self.keep(new, old);
    }

    fn keep<N>(&mut self, new: Option<Option<N>>, old: &mut N) {
        match new {
            Some(Some(new)) => *old = new,
            Some(None) => self.fits = false,
            None => {}
        }
    }

    /// The act, if all values fit.
    pub fn in_act<A>(self, act: A) -> Option<A> {
        self.fits.then_some(act)
    }
}
