//! Errors of headers.

use crate::engine::Rejection;
use crate::msg;
use crate::words::{Line, keys};

/// Why a session cannot begin from a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is not a header; holds the error of the JSON parser.
    Unreadable(Line),
    /// A test build wrote it, in another format, under other rules, or with another kind of seed.
    TestBuild {
        format: u64,
        /// The version of the rules; 0 if it cannot be parsed.
        rules: u64,
    },
    /// The game is unknown.
    Game {
        found: String,
        /// The words of the known games.
        known: String,
    },
    /// It does not fit the game.
    Refused(Rejection),
}

impl HeaderFault {
    /// The message to show.
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

    /// The suggested remedy.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Refused(rejection) => rejection.suggestion(),
            Self::Game { .. } => Some(Line::new(keys::record::PERHAPS_NEWER)),
            Self::TestBuild { .. } | Self::Unreadable(_) => None,
        }
    }
}
