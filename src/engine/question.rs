//! Finds the open points of the rules that affected an entry, by trying each of their options.

use std::sync::Arc;

use crate::engine::amend::Amended;
use crate::engine::effective_log::LogStep;
use crate::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Verb};
use crate::engine::ruling::RulingOption;
use crate::engine::{AnyAct, AnyBook, Effect, Glance, Rejection, Seat, Session, StepId, Trace};
use crate::words::Key;

/// An entry explained, with the open points that affected it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The step.
    pub step: StepId,
    /// The entry in notation.
    pub text: String,
    /// The session before it.
    pub before: Glance,
    /// The session after it.
    pub after: Glance,
    /// Its effect, with all terms.
    pub effect: Effect,
    /// The open points that affected it: with another option, its effect would differ.
    pub points: Vec<Point>,
}

/// An open point of the rules that affected an entry.
#[derive(Clone, Debug)]
pub struct Point {
    /// The word of the open point.
    pub id: &'static str,
    /// The question.
    pub question: Key,
    /// The option in force at the entry.
    pub in_force: RulingChoice,
    /// The consequences of each other option from this entry on.
    pub others: Vec<Consequence>,
}

/// An option of an open point: its word and its message key.
pub type RulingChoice = (&'static str, Key);

/// Another option and its consequences.
#[derive(Clone, Debug)]
pub struct Consequence {
    /// The option.
    pub option: RulingChoice,
    /// The ruling that puts it in force from now on.
    pub ruling: Decision,
    /// What would change if it had been in force from the entry on.
    pub amended: Amended,
}

impl Session {
    /// Explains a step of the effective log, with the open points that affected it.
    ///
    /// # Errors
    /// Refuses a step that does not exist.
    pub fn question(&self, step: StepId) -> Result<Question, Rejection> {
        let at = self.effective_log.place(step)?;
        let before = Glance::of(&self.setting, &self.book_before(at)?);
        let after = Glance::of(&self.setting, &self.book_before(at + 1)?);
        let effect = self.explain_step(at)?;
        let mut points = Vec::new();
        let forms = (0u8..).zip(self.info.rulings);
        for (ruling, form) in forms.filter(|(_, form)| !form.at_set_up) {
            let in_force = usize::from(before.book.rulings.option(ruling));
            let Some(in_force) = form.options.get(in_force) else { continue };
            let mut others = Vec::new();
            for option in form.options.iter().filter(|option| *option != in_force) {
                let ruling = Decision::of(form.word, option.0);
                let edits = vec![Edit::Insert(step, Verb::Ruling(ruling.clone()))];
                let amended = self.preview_amend(&Amendment::of(edits, AmendPolicy::Table))?;
                let bears = amended.changed.iter().any(|changed| changed.step == step)
                    || amended.broken.iter().any(|(id, ..)| *id == step);
                if bears {
                    others.push(Consequence { option: *option, ruling, amended });
                }
            }
            if !others.is_empty() {
                points.push(Point { id: form.word, question: form.question, in_force: *in_force, others });
            }
        }
        Ok(Question { step, text: self.text(step), before, after, effect, points })
    }

    /// The rulings in the effective log, in order.
    pub fn decisions(&self) -> Vec<(StepId, &Decision)> {
        let of = |step: &LogStep| match self.body(step.body) {
            Some(Verb::Ruling(decision)) => Some((step.id, decision)),
            _ => None,
        };
        self.effective_log.steps.iter().filter_map(of).collect()
    }
}

/// The option in force of an open point that affects an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deciding {
    /// The option.
    pub ruling_option: RulingOption,
    /// The ruling that put it in force: its number, from 1, and who decided.
    pub as_in: Option<(usize, String)>,
}

type Ranks = Vec<(Seat, usize)>;

impl Session {
    /// The open points that affected a line, each with the option that was in force. Empty unless the line is an act.
    pub fn decided(&self, line: u32) -> Vec<Deciding> {
        let id = StepId::line(line);
        let before = self.effective_log.place(id).ok();
        let before = before.and_then(|at| self.book_before(at).ok());
        match (before, self.body(id)) {
            (Some(book), Some(step @ Verb::Act(_))) => self.decided_on(&*book, step),
            _ => Vec::new(),
        }
    }

    /// The open points that affect what an act would do now, or whether it is refused.
    pub fn decides(&self, act: &AnyAct) -> Vec<Deciding> {
        self.decided_on(&**self.book(), &Verb::Act(act.clone()))
    }

    fn decided_on(&self, book: &dyn AnyBook, act: &Verb) -> Vec<Deciding> {
        let done = self.outcome(book, act);
        let mut all = Vec::new();
        for (ruling, form) in (0u8..).zip(self.info.rulings) {
            let in_force = book.rulings.option(ruling);
            let others = (0u8..).zip(form.options).map(|(option, _)| RulingOption::new(ruling, option));
            let differs = others.filter(|other| other.option != in_force).any(|other| {
                let mut rulings = book.rulings.clone();
                rulings.put(other);
                let otherwise = self.outcome(&*book.under(rulings), act);
                match (&done, otherwise) {
                    (Ok((done, results)), Ok((after, others))) => {
                        *after.under(done.rulings.clone()) != **done || others != *results
                    }
                    (Ok(_), Err(Rejection::Refused(_))) | (Err(Rejection::Refused(_)), Ok(_)) => true,
                    _ => false,
                }
            });
            if differs {
                let as_in = book.rulings.decided(form.word).map(|(n, by)| (n, by.to_owned()));
                all.push(Deciding { ruling_option: RulingOption::new(ruling, in_force), as_in });
            }
        }
        all
    }

    /// The book after an act and, if it ends the game, the ranks of the players.
    fn outcome(&self, book: &dyn AnyBook, act: &Verb) -> Result<(Arc<dyn AnyBook>, Ranks), Rejection> {
        let (book, _) = book.perform(&self.setting, act, Trace::Off)?;
        let results = match book.stage(&self.setting).over {
            Some(_) => {
                book.standings(&self.setting)?.iter().map(|standing| (standing.seat, standing.rank)).collect()
            }
            None => Vec::new(),
        };
        Ok((book, results))
    }
}
