//! Private input: fields that one player fills in while the others look away, and secrets shown to that player. The game decides
//! which there are and for whom; the screen only shows them, one player at a time.

use crate::engine::worksheet::NumberEntry;
use crate::engine::{AnyAct, Seat};
use crate::words::Line;

/// The private input of all players, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateInput {
    /// The instruction shown above it.
    pub description: Line,
    /// Whether the game is waiting for it.
    pub awaited: bool,
    /// The players who have something to enter or to look at, in seating order.
    pub people: Vec<PrivateTurn>,
    /// The act made of it, if it is one act for the whole table.
    pub act: Option<Sealed>,
}

/// The private input of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateTurn {
    /// The player.
    pub seat: Seat,
    /// The name shown: of the player, or of one of the player's hands.
    pub name: Line,
    /// The fields to fill in.
    pub rows: Vec<SecretRow>,
    /// What is shown while a button is held down.
    pub held: Vec<Line>,
    /// The act made of it, if each player has an act of their own.
    pub act: Option<Sealed>,
}

impl PrivateTurn {
    /// All fields to fill in.
    pub fn fields(&self) -> impl Iterator<Item = &Secret> {
        self.rows.iter().flat_map(|row| &row.fields)
    }

    /// How many fields are filled in.
    pub fn done(&self) -> usize {
        self.fields().filter(|field| field.entry.value.is_some()).count()
    }
}

/// A row of secret fields.
#[derive(Clone, Debug, PartialEq)]
pub struct SecretRow {
    /// Its label.
    pub label: Line,
    /// The fields, from left to right.
    pub fields: Vec<Secret>,
}

/// A number that only one player may see.
#[derive(Clone, Debug, PartialEq)]
pub struct Secret {
    /// The field and its value. It begins with the number already known for it.
    pub entry: NumberEntry,
    /// The word shown for zero, if it has one.
    pub zero: Option<Line>,
    /// The entered value in words.
    pub said: Option<Line>,
    /// If the entry is doubtful: a warning that does not reveal it, and the reason.
    pub doubt: Option<(Line, Line)>,
}

/// An act that stays hidden until it is entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Sealed {
    /// The label of its button.
    pub does: Line,
    /// The act; `None` until everything is filled in.
    pub act: Option<AnyAct>,
}
