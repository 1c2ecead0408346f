//! Tallies: sums that keep their terms. A rule returns a figure together with its derivation, so an
//! explanation always agrees with the calculation.

use serde::Serialize;

use crate::engine::board::Source;
use crate::engine::{Holder, StepId, Unit};
use crate::words::{Arg, Key, Line};

/// What a term is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// An entered step.
    Entry(StepId),
    /// An account: the term is explained by the entries that moved it.
    Account(Holder, Unit),
}

/// A term of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// What it is for.
    pub what: Line,
    /// Its amount; negative if it is subtracted.
    pub amount: i64,
    /// The count and the amount of each, if the term is a product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<(i64, i64)>,
    /// The source of the board value in the term.
    #[serde(skip_serializing_if = "Source::is_rules")]
    pub source: Source,
    /// What it is based on, which the screen opens on a press.
    #[serde(skip)]
    pub basis: Option<Basis>,
    /// False for a term that only notes what did not apply, and why.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub applied: bool,
}

impl Term {
    /// A term fixed by the rules.
    pub fn new(what: impl Into<Line>) -> Self {
        Self { what: what.into(), amount: 0, times: None, source: Source::Rules, basis: None, applied: true }
    }

    /// Sets the source of the board value in the term.
    #[must_use]
    pub fn printed(mut self, source: Source) -> Self {
        self.source = source;
        self
    }

    /// Sets the account on whose balance the term is based.
    #[must_use]
    pub fn read_from(mut self, holder: impl Into<Holder>, unit: Unit) -> Self {
        self.basis = Some(Basis::Account(holder.into(), unit));
        self
    }
}

impl<T: Into<Line>> From<T> for Term {
    fn from(what: T) -> Self {
        Self::new(what)
    }
}

/// A sum with its terms. Terms are only kept while the trace is on, so that replay costs no more than the arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    total: Option<i64>,
    terms: Vec<Term>,
    traced: bool,
}

impl Tally {
    /// An empty sum that keeps its terms.
    pub fn traced() -> Self {
        Self { total: Some(0), terms: Vec::new(), traced: true }
    }

    /// An empty sum; it keeps its terms if the trace is on.
    pub fn new(trace: Trace) -> Self {
        Self { total: Some(0), terms: Vec::new(), traced: trace == Trace::On }
    }

    /// Adds an amount.
    pub fn add<T: Into<Term>>(&mut self, amount: i64, term: impl FnOnce() -> T) {
        self.put(Some(amount), term);
    }

    /// Adds `count` times `each`.
    pub fn add_times<T: Into<Term>>(&mut self, count: i64, each: i64, term: impl FnOnce() -> T) {
        self.put(count.checked_mul(each), || Term { times: Some((count, each)), ..term().into() });
    }

    fn put<T: Into<Term>>(&mut self, amount: Option<i64>, term: impl FnOnce() -> T) {
        self.total = self.total.zip(amount).and_then(|(total, amount)| total.checked_add(amount));
        if self.traced {
            self.terms.push(Term { amount: amount.unwrap_or_default(), ..term().into() });
        }
    }

    /// Adds a term without an amount, for something that did not apply or also happened, and why.
    pub fn note<T: Into<Term>>(&mut self, term: impl FnOnce() -> T) {
        if self.traced {
            self.terms.push(Term { applied: false, ..term().into() });
        }
    }

    /// Adds an amount and returns the sum.
    #[must_use]
    pub fn plus<T: Into<Term>>(mut self, amount: i64, term: impl FnOnce() -> T) -> Self {
        self.add(amount, term);
        self
    }

    /// Adds a product and returns the sum.
    #[must_use]
    pub fn plus_times<T: Into<Term>>(mut self, count: i64, each: i64, term: impl FnOnce() -> T) -> Self {
        self.add_times(count, each, term);
        self
    }

    /// The sum; `None` after an overflow.
    pub fn checked(&self) -> Option<i64> {
        self.total
    }

    /// The sum; after an overflow the largest number, which no account can pay.
    pub fn total(&self) -> i64 {
        self.total.unwrap_or(i64::MAX)
    }

    /// Returns the terms.
    pub fn into_terms(self) -> Vec<Term> {
        self.terms
    }
}

/// Whether derivations are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Only figures are computed.
    Off,
    /// Every term is kept.
    On,
}

/// How a figure is formatted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Measure {
    /// A plain number, such as pieces, points or turns.
    #[default]
    Number,
    /// The game's money.
    Money,
}

impl Measure {
    /// An amount as an argument of a message.
    pub fn of(self, amount: i64) -> Arg {
        match self {
            Self::Number => Arg::Number(amount),
            Self::Money => Arg::Money(amount),
        }
    }
}

/// A figure with all its terms, as shown on a screen or a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// What the figure is.
    pub what: Line,
    /// How its amounts are formatted.
    pub measure: Measure,
    /// The figure.
    pub total: i64,
    /// Its terms. The amounts of the applied ones add up to the total.
    pub terms: Vec<Term>,
    /// The paragraph of the rules.
    pub rule: Key,
}

impl Derivation {
    /// The derivation of a sum.
    pub fn of(what: impl Into<Line>, rule: Key, tally: Tally) -> Self {
        Self {
            what: what.into(),
            measure: Measure::Number,
            total: tally.total(),
            rule,
            terms: tally.into_terms(),
        }
    }

    /// Sets how its amounts are formatted.
    #[must_use]
    pub fn counted_in(self, measure: Measure) -> Self {
        Self { measure, ..self }
    }

    /// Whether the terms add up to the total.
    pub fn adds_up(&self) -> bool {
        self.terms
            .iter()
            .filter(|term| term.applied)
            .try_fold(0i64, |sum, term| sum.checked_add(term.amount))
            .is_some_and(|sum| sum == self.total)
            && self.terms.iter().all(|term| {
                term.times.is_none_or(|(count, each)| count.checked_mul(each) == Some(term.amount))
                    && (term.applied || term.amount == 0)
            })
    }

    /// Whether any term contains an assumed board value.
    pub fn assumed(&self) -> bool {
        self.terms.iter().any(|term| term.source == Source::Assumed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::keys;

    fn term() -> Term {
        Term::new(Line::new(keys::engine::COLOUR_RED))
    }

    #[test]
    fn a_sum_equals_its_terms() {
        let tally = Tally::traced().plus_times(7, 30, term).plus_times(2, 50, term).plus(-10, term);
        assert_eq!(tally.total(), 300);
        assert!(
            Derivation::of(Line::new(keys::engine::COLOUR_RED), keys::engine::COLOUR_RED, tally).adds_up()
        );
    }

    #[test]
    fn a_sum_beyond_the_range_of_numbers_says_so() {
        let tally = Tally::new(Trace::Off).plus_times(i64::MAX, 2, term);
        assert_eq!(tally.checked(), None);
        assert!(tally.terms.is_empty());
    }

    #[test]
    fn a_wrong_product_does_not_add_up() {
        let what = Line::new(keys::engine::COLOUR_RED);
        let wrong = Term { amount: 5, times: Some((2, 3)), ..term() };
        let derivation = Derivation::of(what, keys::engine::COLOUR_RED, Tally::traced());
        let derivation = Derivation { total: 5, terms: vec![wrong], ..derivation };
        assert!(!derivation.adds_up());
    }
}
