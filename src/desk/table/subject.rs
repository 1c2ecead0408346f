//! What can be opened at the table.

use crate::engine::board::CellId;
use crate::engine::{AnyAct, Derivation, Holder, Movement, Seat, Unit};
use crate::page::Referee;
use crate::words::Key;

/// A figure or an entry that can be explained.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The balance of a unit.
    Balance(Holder, Unit),
    /// The effect of a line.
    Entry(u32),
    /// The result of a player.
    Score(Seat),
    /// The preview of an act, or its refusal.
    Offer(AnyAct),
    /// A figure with its terms.
    Figure(Box<Derivation>),
    Figures(Vec<Derivation>),
    /// The sum of several accounts, under a name.
    Accounts(Key, Vec<(Holder, Unit)>),
    /// The description of an empty place.
    Told(String),
    /// The contents of some places.
    Lying(Vec<Holder>),
}

impl Subject {
    pub fn of(figure: &Derivation) -> Self {
        Self::Figure(Box::new(figure.clone()))
    }
}

/// A panel over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Corrects a past entry.
    Right(u32),
    /// The board values that may be wrong, the likeliest first. A single one is corrected on the card.
    Printed(Vec<CellId>),
    /// The list of things to hand back.
    Hand,
    /// Adds these movements to the list of things to hand back.
    HandOver(Vec<Movement>),
    /// Compares counted pieces with the book.
    Count,
    /// Asks a question about an entry.
    Question(u32),
    /// Compares a what-if with the game.
    Compare,
    TrialBalance,
    Reminders,
    /// Names, colours, and a player who leaves.
    People,
    /// Edits the whole position.
    Position,
    /// Edits the position at some places.
    Lying(Vec<Holder>),
    /// The export panel.
    Home,
    Player(Seat),
    /// The entries whose effect has changed.
    Differs,
    /// What is done in a phase, and by which rules.
    Phase(u8),
    /// Where the game is, for a player who comes back.
    Where,
    Form(Referee),
    /// The form of a ruling, filled in with who decides and why.
    Ruling(String, String),
}
