//! Quick answers: the figures with their derivations, the steps, and the same as JSON.

use serde_json::{Value as Json, json};

use crate::engine::{Derivation, Rejection};
use crate::words::Line;

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub headline: Line,
    /// What happens in sequence, if the order matters.
    pub steps: Vec<Line>,
    pub figures: Vec<Derivation>,
    /// The answer as JSON.
    pub json: Json,
}

/// Why a question cannot be answered, and how to ask it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct AskError {
    pub why: Line,
    /// How to ask instead.
    pub suggestion: Option<Line>,
}

impl AskError {
    /// An error without a suggestion.
    pub fn new(why: impl Into<Line>) -> Self {
        Self { why: why.into(), suggestion: None }
    }

    #[must_use]
    pub fn suggestion(mut self, line: impl Into<Line>) -> Self {
        self.suggestion = Some(line.into());
        self
    }
}

impl From<Rejection> for AskError {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refusal) => Self { why: refusal.why, suggestion: refusal.suggestion },
            Rejection::Missing(missing) => Self::new(missing.question),
            Rejection::Unreadable(why) => Self::new(why),
        }
    }
}

/// A derivation as JSON.
pub(super) fn derivation(derivation: &Derivation) -> Json {
    json!({ "value": derivation.total, "rule": derivation.rule.id(), "terms": derivation.terms })
}
