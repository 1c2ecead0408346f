//! Quick answers: figures with their derivations and steps, also as JSON.

use serde_json::{Value as Json, json};

use crate::engine::{Derivation, Rejection};
use crate::words::Line;

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub headline: Line,
    /// The events in order, if the order matters.
    pub steps: Vec<Line>,
    pub figures: Vec<Derivation>,
    pub json: Json,
}

/// Why a question cannot be answered, and how to ask it instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct AskError {
    pub why: Line,
    pub suggestion: Option<Line>,
}

impl AskError {
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

pub(super) fn derivation(derivation: &Derivation) -> Json {
    json!({ "value": derivation.total, "rule": derivation.rule.id(), "terms": derivation.terms })
}
