//! The first line of a record: the game, the players, the board values and the rulings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::board::WrittenBoard;
use crate::engine::correction::Correction;
use crate::engine::{Document, First, Seats};

/// The format of records that this program writes and reads.
pub const FORMAT: u32 = 2;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub steward: u32,
    /// The word of the game.
    pub game: String,
    /// The version of the rules that the session is played by.
    pub rules: u32,
    /// A unique id of this record.
    #[serde(default)]
    pub id: String,
    /// When it began, with the time zone offset.
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
    /// Units that only Steward keeps; the others are also on the table as pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<String>,
    /// The seed of its draws; without one, the players draw by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What else was decided at set-up.
    pub setup: First,
    /// The position on the table, if the record begins in the middle of a game.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub position: Option<Correction>,
}

impl Header {
    /// Reads a header of a game with these documents.
    pub(super) fn read<S: Document>(json: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        struct Position<S> {
            position: Option<Correction<S>>,
        }
        let Position { position } = serde_json::from_str::<Position<S>>(json)?;
        Ok(Self { position: position.map(Correction::held), ..serde_json::from_str(json)? })
    }
}
