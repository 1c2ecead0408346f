//! A quick answer: the figure with its derivation, the steps that led to it, and the same for programs.

use serde_json::{Value as Json, json};

use crate::engine::{Derivation, Rejection};
use crate::words::Line;

/// A quick answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The answer in one sentence.
    pub headline: Line,
    /// What happens one after the other, where order matters.
    pub steps: Vec<Line>,
    /// The figures with their terms.
    pub figures: Vec<Derivation>,
    /// The answer for programs.
    pub json: Json,
}

/// A question that cannot be answered, and how to ask it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct AskError {
    /// What is wrong with it.
    pub why: Line,
    /// How to ask instead.
    pub suggestion: Option<Line>,
}

impl AskError {
    /// A question without a way out.
    pub fn new(why: impl Into<Line>) -> Self {
        Self { why: why.into(), suggestion: None }
    }

    /// Adds how to ask instead.
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

/// The rule, value and terms of a derivation for programs.
pub(super) fn derivation(derivation: &Derivation) -> Json {
    json!({ "value": derivation.total, "rule": derivation.rule.id(), "terms": derivation.terms })
}
