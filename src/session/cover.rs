//! How a header is read: its cover first, then all of it.

use serde::Deserialize;

use crate::engine::{FORMAT, Game, Header, Journal};
use crate::session::{HeaderFault, line};

/// What is read of a header before anything else is looked at.
#[derive(Debug, Deserialize)]
pub(super) struct Cover {
    steward: u32,
    /// The word of the game.
    pub(super) game: String,
    #[serde(default)]
    rules: u32,
}

/// Reads the cover of a header: no newer format gets past it.
pub(super) fn cover(header: &str) -> Result<Cover, HeaderFault> {
    let cover: Cover =
        serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(line::plain(&why)))?;
    match cover.steward {
        0 => Err(HeaderFault::Unreadable("steward: the first format is 1".to_owned())),
        found if found > FORMAT => Err(HeaderFault::Format { found, known: FORMAT }),
        _ => Ok(cover),
    }
}

/// Opens the book of a header.
pub(super) fn begin<G: Game>(header: &str) -> Result<Journal<G>, HeaderFault> {
    let cover = cover(header)?;
    if cover.rules > G::RULES {
        return Err(HeaderFault::Rules { found: cover.rules, known: G::RULES });
    }
    let mut header: Header<G> =
        serde_json::from_str(header).map_err(|why| HeaderFault::Unreadable(line::plain(&why)))?;
    for (cell, printed) in G::taken_for_fixed(header.rules) {
        header.board.entry(cell).or_insert(printed);
    }
    Journal::begin(header).map_err(HeaderFault::Refused)
}
