//! Why an act is rejected: it is against the rules, or a board value is missing.

use std::fmt;

use serde::Serialize;

use crate::engine::board::CellId;
use crate::msg;
use crate::words::{Key, Line, keys};

/// A violation of the rules: what is wrong, with the numbers, and what would be legal instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// What is wrong, with the numbers.
    pub why: Line,
    /// The paragraph of the rules.
    pub rule: Key,
    /// What would be legal.
    pub suggestion: Option<Line>,
    /// The board values to check, if one of them may be wrong.
    #[serde(skip)]
    pub misread: Vec<CellId>,
}

impl Refusal {
    /// A refusal without a suggestion.
    pub fn new(why: impl Into<Line>, rule: Key) -> Self {
        Self { why: why.into(), rule, suggestion: None, misread: Vec::new() }
    }

    /// Sets the suggestion.
    #[must_use]
    pub fn suggestion(mut self, line: impl Into<Line>) -> Self {
        self.suggestion = Some(line.into());
        self
    }

    /// Sets the board values to check.
    #[must_use]
    pub fn misread(mut self, cells: impl IntoIterator<Item = CellId>) -> Self {
        self.misread = cells.into_iter().collect();
        self
    }
}

/// Returns a refusal with a suggestion.
///
/// # Errors
/// Always.
pub fn refuse<T, E: From<Refusal>>(
    why: impl Into<Line>,
    rule: Key,
    suggestion: impl Into<Line>,
) -> Result<T, E> {
    Err(Refusal::new(why, rule).suggestion(suggestion).into())
}

/// A board value that is needed but missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MissingValue {
    /// The cell.
    pub cell: CellId,
    /// The question shown to the table.
    pub question: Line,
}

/// Why a line is rejected. The only error type of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// It is against the rules.
    Refused(Box<Refusal>),
    /// A board value must be entered first.
    Missing(Box<MissingValue>),
    /// It cannot be parsed; holds what was not understood, and how such a line is written.
    Unreadable(Line),
}

impl Rejection {
    /// The message to show: the reason, or the question about a missing value.
    pub fn line(&self) -> Line {
        match self {
            Self::Missing(missing) => msg!(keys::record::ASKS, question = missing.question.clone()),
            Self::Refused(_) | Self::Unreadable(_) => self.why().clone(),
        }
    }

    /// The reason alone, without paragraph and suggestion, or the question about a missing value.
    pub fn why(&self) -> &Line {
        match self {
            Self::Refused(refusal) => &refusal.why,
            Self::Missing(missing) => &missing.question,
            Self::Unreadable(line) => line,
        }
    }

    /// What would be legal, if the refusal suggests something.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Refused(refusal) => refusal.suggestion.clone(),
            Self::Missing(_) | Self::Unreadable(_) => None,
        }
    }

    /// Changes a refusal; other rejections are returned as they are.
    #[must_use]
    pub fn map(self, change: impl FnOnce(Refusal) -> Refusal) -> Self {
        match self {
            Self::Refused(refusal) => change(*refusal).into(),
            other => other,
        }
    }

    /// Sets the suggestion of a refusal.
    #[must_use]
    pub fn suggesting(self, line: impl Into<Line>) -> Self {
        self.map(|refusal| refusal.suggestion(line))
    }

    /// Whether it is against the rules.
    pub fn is_refused(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// Writes message keys instead of translated text, for logs and golden files.
impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => {
                write!(f, "refused: {} ({})", refusal.why, refusal.rule.id())?;
                refusal.suggestion.iter().try_for_each(|suggestion| write!(f, " -> {suggestion}"))
            }
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
