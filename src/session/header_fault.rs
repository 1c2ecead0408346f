//! Why a header opens no book.

use crate::engine::Halt;
use crate::say;
use crate::words::{Line, keys};

/// Why a header opens no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is not a header: what the reader of JSON says.
    Unreadable(Line),
    /// It is of a format that this program does not know yet.
    Format {
        /// The format found.
        found: u32,
        /// The newest that is known.
        known: u32,
    },
    /// It is of a game that this program does not know.
    Game {
        /// The word found.
        found: String,
        /// The words that are known.
        known: String,
    },
    /// It was begun with newer rules.
    Rules {
        /// The version found.
        found: u32,
        /// The newest that is known.
        known: u32,
    },
    /// It does not fit the box.
    Refused(Halt),
}

impl HeaderFault {
    /// What is wrong.
    pub fn line(&self) -> Line {
        match self {
            Self::Unreadable(why) => say!(keys::record::HEADER_UNREADABLE, why = why.clone()),
            Self::Format { found, known } => say!(keys::record::NEW_FORMAT, found = *found, known = *known),
            Self::Game { found, known } => {
                say!(keys::record::NO_SUCH_GAME, game = found.as_str(), known = known.as_str())
            }
            Self::Rules { found, known } => say!(keys::record::NEW_RULES, found = *found, known = *known),
            Self::Refused(halt) => halt.line(),
        }
    }

    /// What helps.
    pub fn way_out(&self) -> Option<Line> {
        match self {
            Self::Format { .. } | Self::Rules { .. } => Some(Line::new(keys::record::NEWER_PROGRAM)),
            Self::Refused(halt) => halt.way_out(),
            Self::Game { .. } => Some(Line::new(keys::record::PERHAPS_NEWER)),
            Self::Unreadable(_) => None,
        }
    }
}
