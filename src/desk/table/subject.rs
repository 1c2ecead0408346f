//! What can be opened at the table.

use crate::engine::{Derivation, Holder, Seat, Unit};
use crate::words::Key;

/// A figure or an entry that can be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// What a holder has of a unit.
    Balance(Holder, Unit),
    /// What a line did.
    Entry(u32),
    /// A player's result.
    Score(Seat),
    /// What a text would do, or why it may not be done.
    Offer(String),
    /// A figure that stands somewhere, with its terms.
    Figure(Box<Derivation>),
    /// Several figures that stand somewhere, with their terms.
    Figures(Vec<Derivation>),
    /// What lies on several accounts together, by the name of the row that counts them.
    Accounts(Key, Vec<(Holder, Unit)>),
    /// A place where nothing lies, in the words of its reader.
    Told(String),
    /// Everything that lies at some places.
    Lying(Vec<Holder>),
}

impl Subject {
    /// A figure that stands somewhere, with its terms.
    pub fn of(figure: &Derivation) -> Self {
        Self::Figure(Box::new(figure.clone()))
    }
}
