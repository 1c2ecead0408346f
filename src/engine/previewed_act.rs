//! An act that is tried for a worksheet, which shows what would come of it.

use crate::engine::{Book, Effect, Game, Journal, Offer, Rejection, Trace};
use crate::words::Line;

/// An act that is tried, with the book after it.
#[derive(Debug)]
pub struct PreviewedAct<G: Game> {
    act: G::Act,
    /// The book after it and what it did, or why it cannot be done.
    pub answer: Result<(Book<G>, Effect), Rejection>,
}

impl<G: Game> PreviewedAct<G> {
    /// Asks the rules.
    pub fn new(journal: &Journal<G>, act: impl Into<G::Act>) -> Self {
        let act = act.into();
        let answer = journal.preview(&act, Trace::On);
        Self { act, answer }
    }

    /// What it would do, where it is legal.
    pub fn effect(&self) -> Option<&Effect> {
        self.answer.as_ref().ok().map(|(_, effect)| effect)
    }

    /// The act as a worksheet ends in it.
    pub fn offer(self) -> Option<Result<Offer<G::Act>, Line>> {
        let answer = self.answer.map(|(_, effect)| effect.movements);
        Some(Ok(Offer { act: self.act, fields: Vec::new(), answer, reveals_secret: false }))
    }
}
