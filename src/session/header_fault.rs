//! Why a header opens no book.

use crate::engine::Rejection;
use crate::msg;
use crate::words::{Line, keys};

/// Why a header opens no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is not a header: what the reader of JSON says.
    Unreadable(Line),
    /// It was written by a test build: of another format, of other rules, or with another kind of seed.
    TestBuild {
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
    Refused(Rejection),
}

impl HeaderFault {
    /// What is wrong.
    pub fn line(&self) -> Line {
        match self {
            Self::Unreadable(why) => msg!(keys::record::HEADER_UNREADABLE, why = why.clone()),
            Self::TestBuild { format, rules } => {
                msg!(keys::record::TEST_BUILD, format = format.to_string(), rules = rules.to_string())
            }
            Self::Game { found, known } => {
                msg!(keys::record::NO_SUCH_GAME, game = found.as_str(), known = known.as_str())
            }
            Self::Refused(rejection) => rejection.line(),
        }
    }

    /// What helps.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Refused(rejection) => rejection.suggestion(),
            Self::Game { .. } => Some(Line::new(keys::record::PERHAPS_NEWER)),
            Self::TestBuild { .. } | Self::Unreadable(_) => None,
        }
    }
}
