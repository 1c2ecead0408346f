//! Why a header opens no book.

use crate::engine::Halt;
use crate::say;
use crate::words::{Line, keys};

/// Why a header opens no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is not a header: what the reader of JSON says.
    Unreadable(Line),
    /// It was written by a test build: of another format, of other rules, or with another kind of seed.
    TestBuild {
        /// The format.
        format: u64,
        /// The version of the rules; 0 where that cannot be read.
        rules: u64,
    },
    /// It is of a game that this program does not know.
    Game {
        /// The word found.
        found: String,
        /// The words that are known.
        known: String,
    },
    /// It does not fit the box.
    Refused(Halt),
}

impl HeaderFault {
    /// What is wrong.
    pub fn line(&self) -> Line {
        match self {
            Self::Unreadable(why) => say!(keys::record::HEADER_UNREADABLE, why = why.clone()),
            Self::TestBuild { format, rules } => {
                say!(keys::record::TEST_BUILD, format = format.to_string(), rules = rules.to_string())
            }
            Self::Game { found, known } => {
                say!(keys::record::NO_SUCH_GAME, game = found.as_str(), known = known.as_str())
            }
            Self::Refused(halt) => halt.line(),
        }
    }

    /// What helps.
    pub fn way_out(&self) -> Option<Line> {
        match self {
            Self::Refused(halt) => halt.way_out(),
            Self::Game { .. } => Some(Line::new(keys::record::PERHAPS_NEWER)),
            Self::TestBuild { .. } | Self::Unreadable(_) => None,
        }
    }
}
