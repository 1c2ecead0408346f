//! The first player.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// The first player and how they were chosen: a set-up for games that need nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct First {
    /// The seat that begins.
    #[serde(rename = "first")]
    pub seat: Seat,
    /// Whether Steward drew the seat at random.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

impl Default for First {
    fn default() -> Self {
        Self { seat: Seat::new(0), drawn: false }
    }
}
