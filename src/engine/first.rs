//! Who begins.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// Who begins, and whether chance said so: what set-up decides in a box that needs no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct First {
    /// The seat that begins.
    #[serde(rename = "first")]
    pub seat: Seat,
    /// Whether Steward drew it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

impl Default for First {
    fn default() -> Self {
        Self { seat: Seat::new(0), drawn: false }
    }
}
