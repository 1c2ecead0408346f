//! Acts with numbers to fill in.

use crate::engine::{MissingValue, Rejection};
use crate::msg;
use crate::words::{Line, keys};

/// An act that may be possible, with its numbers to fill in, if any.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The act. It is legal if any way to fill it in is.
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
    /// The smallest value, apart from a zero allowed by `may_be_zero`.
    pub least: i64,
    /// The largest value.
    pub most: i64,
    /// Whether zero is allowed although it is below the smallest value.
    pub may_be_zero: bool,
    /// Its initial value; `None` for an empty field.
    pub begins: Option<i64>,
    /// The change made by one press of plus or minus; 0 for the number of a piece, which has neither.
    pub step: i64,
    /// The value after the first press in an empty field; the smallest value if `None`.
    pub near: Option<i64>,
    /// The expected values, which presses of plus and minus go through; empty if every number between the bounds is. The rules refuse
    /// other numbers.
    pub among: Vec<i64>,
    /// The names of these values, in the same order; empty to show numbers.
    pub names: Vec<Line>,
    /// Whether only the table knows the value, such as an agreed price or the number on a drawn card. An
    /// initial value is then only a placeholder.
    pub only_table_knows: bool,
    /// A missing board value that its bounds or its initial value depend on.
    pub unread: Option<Box<MissingValue>>,
}

impl Field {
    /// An empty field for a number between two bounds, both included.
    pub fn new(label: impl Into<Line>, least: i64, most: i64) -> Self {
        Self { label: label.into(), least, most, step: 1, ..Self::default() }
    }

    /// Makes the field ask for a board value first, if it is missing.
    #[must_use]
    pub fn asking<T>(self, read: Result<T, Rejection>) -> Self {
        match read {
            Err(Rejection::Missing(missing)) => Self { unread: Some(missing), ..self },
            _ => self,
        }
    }

    /// Marks the value as known only to the table.
    #[must_use]
    pub fn only_table_knows(self) -> Self {
        Self { only_table_knows: true, ..self }
    }

    /// Allows zero.
    #[must_use]
    pub fn or_zero(self) -> Self {
        Self { may_be_zero: true, ..self }
    }

    /// Sets the change made by one press of plus or minus.
    #[must_use]
    pub fn by(self, step: i64) -> Self {
        Self { step, ..self }
    }

    /// Whether it accepts a number.
    pub fn holds(&self, number: i64) -> bool {
        (self.least..=self.most).contains(&number) || self.may_be_zero && number == 0
    }

    /// The message about the bounds when this number is not accepted.
    pub fn bounds_line(&self, number: i64) -> Line {
        msg!(
            keys::engine::NUMBER_BETWEEN,
            what = self.label.clone(),
            least = self.least,
            most = self.most,
            number,
        )
    }
}

/// The values typed into the fields of a choice, in order. A missing value keeps the old one.
#[derive(Debug)]
pub struct Filled<'a> {
    values: std::slice::Iter<'a, i64>,
    fits: bool,
}

impl<'a> Filled<'a> {
    /// Starts with the first of these values.
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
