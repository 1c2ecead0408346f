//! Corrections, which change the book by hand to agree with the table.

use serde::{Deserialize, Serialize};

use crate::engine::ledger::Written;
use crate::engine::{AnyStands, Document, Refusal, Rejection};
use crate::msg;
use crate::words::{Line, keys};

/// Refuses a correction.
///
/// # Errors
/// Always.
pub fn refused<T>(why: impl Into<Line>) -> Result<T, Rejection> {
    Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS).into())
}

/// Manual movements and off-ledger state, with a reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(deserialize = "S: Deserialize<'de>"), deny_unknown_fields)]
pub struct Correction<S = AnyStands> {
    /// Movements, as records store them.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Written>,
    /// The off-ledger state that changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands: Option<S>,
    /// All debts, oldest first; if given, they replace the current ones.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Written>,
    /// The reason, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl<S: Into<AnyStands>> Correction<S> {
    /// Converts it to a correction of any game.
    pub fn held(self) -> Correction {
        let Self { moves, stands, owed, reason } = self;
        Correction { moves, stands: stands.map(Into::into), owed, reason }
    }
}

impl Correction {
    /// A correction of movements only.
    pub fn moving(moves: Vec<Written>, reason: &str) -> Self {
        Self { moves, stands: None, owed: Vec::new(), reason: reason.to_owned() }
    }

    /// Adds off-ledger state to the correction.
    #[must_use]
    pub fn standing(self, stands: impl Document) -> Self {
        Self { stands: stands.said(), ..self }
    }
}

/// Refuses a movement between accounts that the game does not have.
pub(super) fn unknown(written: &Written) -> Rejection {
    let why = msg!(keys::engine::MOVE_UNKNOWN, moved = written.to_string());
    Refusal::new(why, keys::engine::RULE_CORRECTIONS).into()
}
