//! An act tried out by a worksheet, which shows its result.

use crate::engine::{Book, Effect, Game, Offer, Rejection, Trace, View};
use crate::words::Line;

/// An act that was tried, with its result.
#[derive(Debug)]
pub struct PreviewedAct<G: Game> {
    act: G::Act,
    /// The book after it and its effect, or why it cannot be done.
    pub answer: Result<(Book<G>, Effect), Rejection>,
}

impl<G: Game> PreviewedAct<G> {
    /// Tries an act.
    pub fn new(view: View<'_, G>, act: impl Into<G::Act>) -> Self {
        let act = act.into();
        let answer = view.preview(&act, Trace::On);
        Self { act, answer }
    }

    /// Its effect, if it is legal.
    pub fn effect(&self) -> Option<&Effect> {
        self.answer.as_ref().ok().map(|(_, effect)| effect)
    }

    /// The offer that completes a worksheet.
    pub fn offer(self) -> Option<Result<Offer, Line>> {
        let answer = self.answer.map(|(_, effect)| effect.movements);
        Some(Ok(Offer::of(self.act, answer)))
    }
}
