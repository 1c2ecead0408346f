//! Acts with numbers to fill in.

use crate::engine::{MissingValue, Rejection};
use crate::msg;
use crate::words::{Line, keys};

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
    pub fn whole(act: impl Into<A>) -> Self {
        Self::new(act, Vec::new())
    }

    /// A choice with numbers to fill in.
    pub fn new(act: impl Into<A>, fields: Vec<Field>) -> Self {
        Self { act: act.into(), fields }
    }
}

/// A number to fill in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
        Self { label: label.into(), least, most, step: 1, ..Self::default() }
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

    /// Says which numbers it takes, when this one is not among them.
    pub fn bounds_line(&self, number: i64) -> Line {
        msg!(
            keys::engine::NUMBER_BETWEEN,
            what = self.label.clone(),
            least = self.least,
            most = self.most,
            number,
        )
    }

    /// The only values allowed, each with its name if it has one.
    pub fn each(&self) -> impl Iterator<Item = (i64, Option<&Line>)> {
        self.among.iter().enumerate().map(|(at, number)| (*number, self.names.get(at)))
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
        self.next(old, |new| N::try_from(new).ok());
    }

    /// Writes the next value to the number of a numbered thing.
    pub fn number<N: TryFrom<u8>>(&mut self, old: &mut N) {
        self.next(old, |new| N::try_from(u8::try_from(new).ok()?).ok());
    }

    fn next<N>(&mut self, old: &mut N, read: impl FnOnce(i64) -> Option<N>) {
        match self.values.next().map(|new| read(*new)) {
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
