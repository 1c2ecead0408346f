//! The first line of a record: which box, who sits where, what is printed on it, how open questions are
//! decided. Everything after it is acts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::board::WrittenBoard;
use crate::engine::correction::Correction;
use crate::engine::{Game, Seats};

/// The format of record that this program writes and reads.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Header<G: Game> {
    /// The format of the file.
    pub steward: u32,
    /// The box, as its word.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// A name for this record that no other has.
    #[serde(default)]
    pub id: String,
    /// When it was begun, with the offset of the place.
    #[serde(default)]
    pub date: String,
    /// The players in the order in which they sit.
    pub seats: Seats,
    /// Where the printed values came from.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub preset: String,
    /// The printed values known at the start.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub board: WrittenBoard,
    /// Rulings that differ from the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rulings: BTreeMap<String, String>,
    /// Units that Steward keeps alone; the others lie on the table in pieces and are checked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<String>,
    /// The seed of its draws; without one the table draws by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What set-up decided beyond that.
    pub setup: G::Setup,
    /// What lay on the table where the record begins in mid-game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Correction<G::Fix>>,
}
