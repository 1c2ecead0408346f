//! Quiz questions about the current board. Each is about an act, and the rules' answer to that act is the right one.

use crate::engine::{AnyAct, PlaceId};
use crate::words::Line;

/// A question about an act.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizQuestion {
    /// The text of the question.
    pub question: Line,
    /// The act it is about.
    pub act: AnyAct,
    /// The right answer.
    pub answer: QuizAnswer,
}

/// The right answer to a quiz question.
#[derive(Clone, Debug, PartialEq)]
pub enum QuizAnswer {
    /// A press on any of these places.
    Places(Vec<PlaceId>),
    /// One of several options, by its index.
    Among(Vec<Line>, usize),
}
