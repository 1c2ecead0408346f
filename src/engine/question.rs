//! A referee's question about one entry: the books before and after it, and what would happen from that entry on under each other
//! option of the open points.

use std::sync::Arc;

use crate::engine::amend::AmendPreview;
use crate::engine::effective_log::StepBody;
use crate::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Replayable, StepId};
use crate::engine::ruling::Until;
use crate::engine::{Book, Effect, Game, Journal, Rejection};

/// The answer to a question about a step.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    /// The step.
    pub step: StepId,
    /// The book before it.
    pub before: Arc<Book<G>>,
    /// The book after it.
    pub after: Arc<Book<G>>,
    /// Its effect, with all terms.
    pub effect: Effect,
    /// The open points that concern it: another option would change its effect.
    pub points: Vec<Point<G>>,
}

/// An open point of the rules that concerns an entry.
#[derive(Clone, Debug)]
pub struct Point<G: Game> {
    /// Its index among the game's rulings.
    pub ruling: u8,
    /// The index of the option in force at the entry.
    pub in_force: u8,
    /// The consequences of each other option, from the entry on.
    pub others: Vec<Consequence<G>>,
}

/// The consequences of another option.
#[derive(Clone, Debug)]
pub struct Consequence<G: Game> {
    /// The index of the option.
    pub option: u8,
    /// The amend that inserts the ruling before the entry.
    pub amendment: Amendment<G>,
    /// What the amend would change.
    pub preview: AmendPreview<G>,
}

impl<G: Game> Journal<G> {
    /// The open points of a step of the effective log. Points that do not change its effect are left out.
    ///
    /// # Errors
    /// Refuses a step that does not exist.
    pub fn question(&self, step: StepId) -> Result<Question<G>, Rejection> {
        let at = self.effective_log.place(step)?;
        let before = Arc::new(self.book_before(at)?);
        let after = Arc::new(self.book_before(at + 1)?);
        let effect = self.explain_step(at)?;
        let mut points = Vec::new();
        for (ruling, form) in (0u8..).zip(G::RULINGS).filter(|(_, form)| form.until != Until::SetUp) {
            let in_force = before.rulings.option(ruling);
            let mut others = Vec::new();
            for (option, (word, _)) in (0u8..).zip(form.options) {
                if option == in_force {
                    continue;
                }
                let amendment = ruled_before(step, form.word, word);
                let preview = self.preview_amend(&amendment)?;
                let bears = preview.changed.iter().any(|(id, ..)| *id == step)
                    || preview.broken.iter().any(|(id, _)| *id == step);
                if bears {
                    others.push(Consequence { option, amendment, preview });
                }
            }
            if !others.is_empty() {
                points.push(Point { ruling, in_force, others });
            }
        }
        Ok(Question { step, before, after, effect, points })
    }

    /// The rulings made during the session along the effective log, in order.
    pub fn decisions(&self) -> Vec<(StepId, &Decision)> {
        let of = |step: &crate::engine::effective_log::LogStep| match self.body(step.body) {
            Some(StepBody::Ruling(decision)) => Some((step.id, decision)),
            _ => None,
        };
        self.effective_log.steps.iter().filter_map(of).collect()
    }
}

fn ruled_before<G: Game>(step: StepId, id: &str, option: &str) -> Amendment<G> {
    let decision =
        Decision { id: id.to_owned(), option: option.to_owned(), by: String::new(), reason: String::new() };
    Amendment::of(vec![Edit::Insert(step, Replayable::Ruling(decision))], AmendPolicy::Table)
}
