//! Why an act is not carried out: it is against the rules, or a printed value is needed that nobody has
//! read off the box yet.

use std::fmt;

use serde::Serialize;

use crate::engine::board::CellId;
use crate::msg;
use crate::words::{Key, Line, keys};

/// An act against the rules: what happened, with the numbers, and the way out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// What is wrong, with the numbers.
    pub why: Line,
    /// The paragraph of the rules.
    pub rule: Key,
    /// What would make the act legal.
    pub suggestion: Option<Line>,
    /// Printed values one of which was read wrong, where that is why.
    #[serde(skip)]
    pub misread: Vec<CellId>,
}

impl Refusal {
    /// A refusal without a way out yet.
    pub fn new(why: impl Into<Line>, rule: Key) -> Self {
        Self { why: why.into(), rule, suggestion: None, misread: Vec::new() }
    }

    /// Adds what would make the act legal.
    #[must_use]
    pub fn suggestion(mut self, line: impl Into<Line>) -> Self {
        self.suggestion = Some(line.into());
        self
    }

    /// Adds the printed values of which one was read wrong.
    #[must_use]
    pub fn misread(mut self, slots: impl IntoIterator<Item = CellId>) -> Self {
        self.misread = slots.into_iter().collect();
        self
    }
}

/// A value printed on the box that nobody has read yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MissingValue {
    /// Which value.
    pub slot: CellId,
    /// The question to the table.
    pub question: Line,
}

/// Why a line is not entered: the one error from the rules to whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// It is against the rules.
    Refused(Box<Refusal>),
    /// A printed value must be read off the box first.
    Missing(Box<MissingValue>),
    /// It cannot be read: what was not understood, and how it is written.
    Unreadable(Line),
}

impl Rejection {
    /// What is wrong, or what is asked.
    pub fn line(&self) -> Line {
        match self {
            Self::Missing(missing) => msg!(keys::record::ASKS, question = missing.question.clone()),
            Self::Refused(_) | Self::Unreadable(_) => self.why().clone(),
        }
    }

    /// The same where it stands alone: why, or the question itself.
    pub fn why(&self) -> &Line {
        match self {
            Self::Refused(refusal) => &refusal.why,
            Self::Missing(missing) => &missing.question,
            Self::Unreadable(line) => line,
        }
    }

    /// What would make it right.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Refused(refusal) => refusal.suggestion.clone(),
            Self::Missing(_) | Self::Unreadable(_) => None,
        }
    }

    /// Whether the rules refuse it.
    pub fn is_refused(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<MissingValue> for Rejection {
    fn from(missing: MissingValue) -> Self {
        Self::Missing(Box::new(missing))
    }
}

/// In keys, for logs and golden files.
impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => match &refusal.suggestion {
                Some(suggestion) => {
                    write!(f, "refused: {} ({}) -> {suggestion}", refusal.why, refusal.rule.id())
                }
                None => write!(f, "refused: {} ({})", refusal.why, refusal.rule.id()),
            },
            Self::Missing(missing) => write!(f, "ask: {}", missing.question),
            Self::Unreadable(line) => write!(f, "not understood: {line}"),
        }
    }
}

impl Serialize for Key {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
