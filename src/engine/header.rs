//! The first line of a record: the game, the players, the board values and the rulings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::board::WrittenBoard;
use crate::engine::correction::Correction;
use crate::engine::{Document, First, Seats};

/// The format version of records that this program reads and writes.
pub const FORMAT: u32 = 2;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format version of the file.
    pub steward: u32,
    /// The word of the game.
    pub game: String,
    /// The version of the rules used.
    pub rules: u32,
    /// A unique id of this record.
    #[serde(default)]
    pub id: String,
    /// When the session began, with the time zone offset.
    #[serde(default)]
    pub date: String,
    /// The players in seating order.
    pub seats: Seats,
    /// The preset that the board values came from.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub preset: String,
    /// The board values known at the start.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub board: WrittenBoard,
    /// Rulings that differ from the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rulings: BTreeMap<String, String>,
    /// Units that only Steward tracks; the others are also on the table as pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<String>,
    /// The seed of the draws; without one, the players draw by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The other choices made at setup.
    pub setup: First,
    /// The position on the table, if the record begins in the middle of a game.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub position: Option<Correction>,
}

impl Header {
    /// Deserializes a header of a game with documents of type `S`.
    pub(super) fn read<S: Document>(json: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        struct Position<S> {
            position: Option<Correction<S>>,
        }
        let Position { position } = serde_json::from_str::<Position<S>>(json)?;
        Ok(Self { position: position.map(Correction::held), ..serde_json::from_str(json)? })
    }
}
