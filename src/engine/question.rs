//! A question to the referee about one entry: the table before it and after it, and for each open point of the rules
//! what the entry and everything after it would be under another option.

use std::sync::Arc;

use crate::engine::amend::AmendPreview;
use crate::engine::effective_log::StepBody;
use crate::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Replayable, StepId};
use crate::engine::ruling::Until;
use crate::engine::{Book, Effect, Game, Journal, Rejection};

/// What is asked about a step.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    /// The step.
    pub step: StepId,
    /// The book before it.
    pub before: Arc<Book<G>>,
    /// The book after it.
    pub after: Arc<Book<G>>,
    /// What it did, with every term.
    pub effect: Effect,
    /// The open points that bear on it: where another option would change what it does.
    pub points: Vec<Point<G>>,
}

/// An open point of the rules that bears on an entry.
#[derive(Clone, Debug)]
pub struct Point<G: Game> {
    /// Its place among the game's rulings.
    pub ruling: u8,
    /// The option in force at the entry, as its place.
    pub in_force: u8,
    /// What each other option would change, from the entry on.
    pub others: Vec<Consequence<G>>,
}

/// What another option would change.
#[derive(Clone, Debug)]
pub struct Consequence<G: Game> {
    /// The option, as its place.
    pub option: u8,
    /// The amend that puts the ruling in before the entry.
    pub amendment: Amendment<G>,
    /// What that changes.
    pub preview: AmendPreview<G>,
}

impl<G: Game> Journal<G> {
    /// The question about a step of the effective log. Points that change nothing about it are left out.
    ///
    /// # Errors
    /// Refuses a step that is not there.
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

    /// The rulings decided at the table along the effective log, in order: what was decided, by whom.
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
