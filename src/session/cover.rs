//! How a header is read: its cover first, then all of it.

use serde::Deserialize;

use crate::engine::{FORMAT, Game, Header, Journal};
use crate::session::HeaderFault;
use crate::words::{keys, unreadable};

/// What is read of a header before anything else is looked at.
#[derive(Debug, Deserialize)]
pub(super) struct Cover {
    steward: u32,
    /// The word of the game.
    pub(super) game: String,
    #[serde(default)]
    rules: u32,
}

/// The format alone: what a newer one says beside it, nobody knows yet.
#[derive(Debug, Deserialize)]
struct Edition {
    steward: u64,
}

/// Whether a header is of a format that this program does not know yet.
fn newer(header: &str) -> Option<HeaderFault> {
    let Edition { steward } = serde_json::from_str(header).ok()?;
    let found = u32::try_from(steward).unwrap_or(u32::MAX);
    (found > FORMAT).then_some(HeaderFault::Format { found, known: FORMAT })
}

impl Cover {
    /// Reads the cover of a header: no newer format gets past it.
    pub(super) fn read(header: &str) -> Result<Self, HeaderFault> {
        if let Some(newer) = newer(header) {
            return Err(newer);
        }
        let cover: Self =
            serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(unreadable(&why)))?;
        match cover.steward {
            0 => Err(HeaderFault::Unreadable(keys::record::FIRST_FORMAT.into())),
            _ => Ok(cover),
        }
    }

    /// Opens the book of the header whose cover it is.
    pub(super) fn begin<G: Game>(&self, header: &str) -> Result<Journal<G>, HeaderFault> {
        if self.rules > G::RULES {
            return Err(HeaderFault::Rules { found: self.rules, known: G::RULES });
        }
        let mut header: Header<G> =
            serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(unreadable(&why)))?;
        for (cell, printed) in G::taken_for_fixed(header.rules) {
            header.board.entry(cell).or_insert(printed);
        }
        Journal::begin(header).map_err(HeaderFault::Refused)
    }
}
