//! Why something was not entered, and why a header opens no book.

use std::fmt;

use crate::engine::{Halt, MissingValue, Refusal};
use crate::say;
use crate::words::{Line, keys};

/// Why a line was not entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It cannot be read: what was not understood, and how it is written.
    NotUnderstood(Line),
    /// It is against the rules.
    Refused(Box<Refusal>),
    /// A printed value must be read off the box first.
    Missing(Box<MissingValue>),
}

impl Problem {
    /// What is wrong, or what is asked.
    pub fn line(&self) -> Line {
        match self {
            Self::NotUnderstood(line) => line.clone(),
            Self::Refused(refusal) => refusal.why.clone(),
            Self::Missing(missing) => say!(keys::record::ASKS, question = missing.question.clone()),
        }
    }

    /// What would make it right.
    pub fn way_out(&self) -> Option<Line> {
        match self {
            Self::Refused(refusal) => refusal.way_out.clone(),
            Self::NotUnderstood(_) | Self::Missing(_) => None,
        }
    }
}

impl From<Halt> for Problem {
    fn from(halt: Halt) -> Self {
        match halt {
            Halt::Refused(refusal) => Self::Refused(refusal),
            Halt::Missing(missing) => Self::Missing(missing),
        }
    }
}

/// Written in keys, for logs and golden files.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUnderstood(line) => write!(f, "not understood: {line}"),
            Self::Refused(refusal) => Halt::Refused(refusal.clone()).fmt(f),
            Self::Missing(missing) => Halt::Missing(missing.clone()).fmt(f),
        }
    }
}

/// Why a header opens no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is not a header: what the reader of JSON says.
    Unreadable(String),
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
            Self::Unreadable(why) => say!(keys::record::HEADER_UNREADABLE, why = why.as_str()),
            Self::Format { found, known } => say!(keys::record::NEW_FORMAT, found = *found, known = *known),
            Self::Game { found, known } => {
                say!(keys::record::NO_SUCH_GAME, game = found.as_str(), known = known.as_str())
            }
            Self::Rules { found, known } => say!(keys::record::NEW_RULES, found = *found, known = *known),
            Self::Refused(halt) => Problem::from(halt.clone()).line(),
        }
    }

    /// What helps.
    pub fn way_out(&self) -> Option<Line> {
        match self {
            Self::Format { .. } | Self::Rules { .. } => Some(Line::new(keys::record::NEWER_PROGRAM)),
            Self::Refused(halt) => Problem::from(halt.clone()).way_out(),
            Self::Game { .. } => Some(Line::new(keys::record::PERHAPS_NEWER)),
            Self::Unreadable(_) => None,
        }
    }
}
