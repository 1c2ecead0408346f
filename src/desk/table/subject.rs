//! What can be opened at the table.

use crate::engine::board::CellId;
use crate::engine::{Derivation, Holder, Movement, Seat, Unit};
use crate::page::Referee;
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

/// A sheet to be laid over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    /// A past entry to be put right.
    Right(u32),
    /// Printed values of which one was read wrongly, these first; a single one is put right on the card.
    Printed(Vec<CellId>),
    /// Who hands what back.
    Hand,
    /// Things to be handed back, whatever the book says.
    HandOver(Vec<Movement>),
    /// What people hold, counted by hand.
    Count,
    /// A question about an entry.
    Question(u32),
    /// What if, beside the game.
    Compare,
    /// The trial balance opened up.
    TrialBalance,
    /// What is about to be forgotten, and the switches.
    Reminders,
    /// Names, colours, somebody who leaves.
    People,
    /// What lies on the table, typed in.
    Position,
    /// What lies on some places, typed in.
    Lying(Vec<Holder>),
    /// What can be taken home.
    Home,
    /// Everything about a player.
    Player(Seat),
    /// The entries that do something else than they did.
    Differs,
    /// A phase: what is done in it, by which rules.
    Phase(u8),
    /// Where the game stands, for who comes back.
    Where,
    /// A form of the referee.
    Form(Referee),
    /// The form of a ruling, with who decides and why.
    Ruling(String, String),
}
