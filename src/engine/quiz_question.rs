//! Small questions about the present board. Each is an act in disguise: what is right is what the rules say to that act.

use crate::engine::{Acts, PlaceId, Seats};
use crate::words::Line;

/// A question about an act.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizQuestion<A> {
    /// What is asked.
    pub question: Line,
    /// The act.
    pub act: A,
    /// What is right.
    pub answer: QuizAnswer,
}

/// What is right.
#[derive(Clone, Debug, PartialEq)]
pub enum QuizAnswer {
    /// Any of these places on the board.
    Places(Vec<PlaceId>),
    /// One of several, by its place among them.
    Among(Vec<Line>, usize),
}

impl<A: Acts> QuizQuestion<A> {
    /// The same in notation.
    pub fn written(self, seats: &Seats) -> QuizQuestion<String> {
        let Self { question, act, answer } = self;
        QuizQuestion { question, act: act.write(seats), answer }
    }
}
