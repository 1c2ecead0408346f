//! The steps of the effective log in notation, and their amends.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::entry::{AmendPolicy, Edit, Verb};
use crate::engine::{Effect, Rejection, Session, Setting, StepId, notation};

/// A step of the effective log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    pub id: StepId,
    /// The step in notation.
    pub text: String,
}

/// How a step was amended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mending {
    Replaced,
    Struck,
    Swapped,
}

/// An amend of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// The line of the amend.
    pub by: u32,
    /// When it was entered; empty in a record written by hand.
    pub at: String,
    pub how: Mending,
    /// The replacement in notation; empty if there is none.
    pub text: String,
    /// What was wrong.
    pub was: AmendPolicy,
    /// The reason, as typed.
    pub reason: String,
}

impl Session {
    /// The steps up to the head, in order.
    pub fn steps(&self) -> Vec<StepText> {
        let steps = self.effective_log().steps.iter();
        steps.map(|step| StepText { id: step.id, text: self.text_of(*step) }).collect()
    }

    /// The steps that an amend inserted or replaced, each with its current effect.
    ///
    /// # Errors
    /// Fails if a step cannot be replayed.
    pub fn put_in(&self, amend: u32) -> Result<Vec<(StepText, Effect)>, Rejection> {
        let steps = self.effective_log().steps.iter().enumerate();
        let own = steps.filter(|(_, step)| step.body.line == amend && step.body.part > 0);
        own.map(|(at, step)| {
            Ok((StepText { id: step.id, text: self.text_of(*step) }, self.explain_step(at)?))
        })
        .collect()
    }

    /// The amends of each step on the chain, in order; step 0 is the setup.
    pub fn mended(&self) -> BTreeMap<StepId, Vec<Mended>> {
        let mut all: BTreeMap<StepId, Vec<Mended>> = BTreeMap::new();
        for entry in self.chain().iter().filter_map(|n| self.entry(*n)) {
            let Verb::Amend(amendment) = &entry.verb else { continue };
            for edit in &amendment.edits {
                let Some((step, how, text)) = read(edit, self.setting()) else { continue };
                let (at, reason, was) = (entry.at.clone(), amendment.reason.clone(), amendment.was);
                all.entry(step).or_default().push(Mended { by: entry.n, at, how, text, was, reason });
            }
        }
        all
    }

    /// The steps that an amend on the chain changed, in order; step 0 is the setup.
    pub fn mended_by(&self, n: u32) -> Vec<StepId> {
        let entry = self.entry(n).filter(|_| self.chain().binary_search(&n).is_ok());
        let Some(Verb::Amend(amendment)) = entry.map(|entry| &entry.verb) else { return Vec::new() };
        let step = |edit: &Edit| read(edit, self.setting()).map(|(step, ..)| step);
        let steps: BTreeSet<StepId> = amendment.edits.iter().filter_map(step).collect();
        steps.into_iter().collect()
    }
}

fn read(edit: &Edit, setting: &Setting) -> Option<(StepId, Mending, String)> {
    match edit {
        Edit::Replace(step, with) => Some((*step, Mending::Replaced, notation::write(with, setting))),
        Edit::Strike(step) => Some((*step, Mending::Struck, String::new())),
        Edit::Swap(step) => Some((*step, Mending::Swapped, String::new())),
        Edit::Setup(setup) => {
            let text = serde_json::to_string(setup).unwrap_or_default();
            Some((StepId::line(0), Mending::Replaced, text))
        }
        Edit::Insert(..) => None,
    }
}
