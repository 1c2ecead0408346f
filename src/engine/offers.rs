//! What may be done now, each with what it costs or why it may not be done.

use crate::engine::game::{Choice, Field};
use crate::engine::ledger::Movement;
use crate::engine::tally::Trace;
use crate::engine::{Game, Journal, MissingValue, Preview, Refusal};

/// A choice with the answer of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<A> {
    /// The act, as it stands.
    pub act: A,
    /// Numbers that may be changed.
    pub fields: Vec<Field>,
    /// What the rules say to it.
    pub answer: Answer,
    /// Whether it shows what only its player may know.
    pub reveals_secret: bool,
}

/// What the rules say to a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Legal: what would move.
    Legal(Vec<Movement>),
    /// Legal or not, a value has to be read off the box first.
    Unread(Box<MissingValue>),
    /// Not legal, and why.
    Refused(Box<Refusal>),
}

impl<G: Game> Journal<G> {
    /// Every choice with its answer, refused ones too, in the game's order.
    pub fn offers(&self) -> Vec<Offer<G::Act>> {
        G::candidates(self.view()).into_iter().map(|choice| self.offer(choice)).collect()
    }

    /// The choices that are legal, or would be once a value has been read.
    pub fn choices(&self) -> Vec<Choice<G::Act>> {
        self.offers()
            .into_iter()
            .filter(|offer| !matches!(offer.answer, Answer::Refused(_)))
            .map(|offer| Choice { act: offer.act, fields: offer.fields })
            .collect()
    }

    /// The answer to one choice.
    pub fn offer(&self, choice: Choice<G::Act>) -> Offer<G::Act> {
        let answer = match self.preview(&choice.act, Trace::Off) {
            Preview::Done(done) => Answer::Legal(done.1.movements),
            Preview::Missing(missing) => Answer::Unread(missing),
            Preview::Refused(refusal) => Answer::Refused(refusal),
        };
        let reveals_secret = G::reveals_secret(self.view(), &choice.act);
        Offer { act: choice.act, fields: choice.fields, answer, reveals_secret }
    }
}
