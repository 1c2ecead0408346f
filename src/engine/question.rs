//! A referee's question about one entry: the books before and after it, and what would happen from that entry on under each other
//! option of the open points.

use crate::engine::amend::Amended;
use crate::engine::effective_log::LogStep;
use crate::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Verb};
use crate::engine::ruling::Until;
use crate::engine::{Effect, Glance, Rejection, Session, StepId};
use crate::words::Key;

/// The answer to a question about an entry.
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
    /// The open points that decided it: another option would change its effect.
    pub points: Vec<Point>,
}

/// An open point of the rules that decided an entry.
#[derive(Clone, Debug)]
pub struct Point {
    /// The word of the open point.
    pub id: &'static str,
    /// The question.
    pub question: Key,
    /// The option in force at the entry.
    pub in_force: RulingChoice,
    /// The consequences of each other option, from the entry on.
    pub others: Vec<Consequence>,
}

/// An option of an open point: its word and its message.
pub type RulingChoice = (&'static str, Key);

/// Another option and its consequences.
#[derive(Clone, Debug)]
pub struct Consequence {
    /// The option.
    pub option: RulingChoice,
    /// The ruling that puts it in force from now on.
    pub ruling: Decision,
    /// What changes if it is in force from the entry on.
    pub amended: Amended,
}

impl Session {
    /// The open points of a step of the effective log. Points that do not change its effect are left out.
    ///
    /// # Errors
    /// Refuses a step that does not exist.
    pub fn question(&self, step: StepId) -> Result<Question, Rejection> {
        let at = self.effective_log.place(step)?;
        let before = Glance::of(&self.setting, &self.book_before(at)?);
        let after = Glance::of(&self.setting, &self.book_before(at + 1)?);
        let effect = self.explain_step(at)?;
        let mut points = Vec::new();
        for (ruling, form) in (0u8..).zip(self.info.rulings).filter(|(_, form)| form.until != Until::SetUp) {
            let Some(in_force) = form.options.get(usize::from(before.book.rulings.option(ruling))) else {
                continue;
            };
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

    /// The rulings made during the session along the effective log, in order.
    pub fn decisions(&self) -> Vec<(StepId, &Decision)> {
        let of = |step: &LogStep| match self.body(step.body) {
            Some(Verb::Ruling(decision)) => Some((step.id, decision)),
            _ => None,
        };
        self.effective_log.steps.iter().filter_map(of).collect()
    }
}
