//! The steps of the effective log in notation, how each was amended, and the choices there were instead.

use std::collections::BTreeMap;

use crate::engine::effective_log::perform;
use crate::engine::entry::{AmendPolicy, Edit, StepId, Verb};
use crate::engine::tally::Trace;
use crate::engine::{Draw, Effect, Game, Journal, Offer, Rejection, Seats, View, notation};

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

/// One amend of a step.
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

/// The steps that lead to the head, in order.
pub(super) fn standing<G: Game>(journal: &Journal<G>) -> Vec<StepText> {
    let steps = journal.effective_log().steps.iter();
    steps.map(|step| StepText { id: step.id, text: journal.text_of(*step) }).collect()
}

/// The steps that an amend inserted or replaced, each with its current effect.
///
/// # Errors
/// Fails if a step cannot be replayed.
pub(super) fn put_in<G: Game>(
    journal: &Journal<G>,
    amend: u32,
) -> Result<Vec<(StepText, Effect)>, Rejection> {
    let steps = journal.effective_log().steps.iter().enumerate();
    let own = steps.filter(|(_, step)| step.body.line == amend && step.body.part > 0);
    own.map(|(at, step)| {
        Ok((StepText { id: step.id, text: journal.text(step.id) }, journal.explain_step(at)?))
    })
    .collect()
}

/// The amends of each step on the chain, in order; step 0 is the set-up.
pub(super) fn mended<G: Game>(journal: &Journal<G>) -> BTreeMap<StepId, Vec<Mended>> {
    let mut all: BTreeMap<StepId, Vec<Mended>> = BTreeMap::new();
    for entry in journal.chain().iter().filter_map(|n| journal.entry(*n)) {
        let Verb::Amend(amendment) = &entry.verb else { continue };
        for edit in &amendment.edits {
            let Some((step, how, text)) = read(edit, &journal.setting().seats) else { continue };
            let (at, reason, was) = (entry.at.clone(), amendment.reason.clone(), amendment.was);
            all.entry(step).or_default().push(Mended { by: entry.n, at, how, text, was, reason });
        }
    }
    all
}

/// The steps that a line on the chain puts right, in order; step 0 is the set-up.
pub(super) fn mended_by<G: Game>(journal: &Journal<G>, n: u32) -> Vec<StepId> {
    let Some(Verb::Amend(amendment)) = journal.entry(n).map(|entry| &entry.verb) else { return Vec::new() };
    if journal.chain().binary_search(&n).is_err() {
        return Vec::new();
    }
    let step = |edit: &Edit<G>| match edit {
        Edit::Replace(step, _) | Edit::Strike(step) | Edit::Swap(step) => Some(*step),
        Edit::Setup(_) => Some(StepId::line(0)),
        Edit::Insert(..) => None,
    };
    let mut steps: Vec<StepId> = amendment.edits.iter().filter_map(step).collect();
    steps.sort();
    steps.dedup();
    steps
}

fn read<G: Game>(edit: &Edit<G>, seats: &Seats) -> Option<(StepId, Mending, String)> {
    match edit {
        Edit::Replace(step, with) => {
            Some((*step, Mending::Replaced, notation::shown_replayable(with, seats)))
        }
        Edit::Strike(step) => Some((*step, Mending::Struck, String::new())),
        Edit::Swap(step) => Some((*step, Mending::Swapped, String::new())),
        Edit::Setup(setup) => {
            let text = serde_json::to_string(setup).unwrap_or_default();
            Some((StepId::line(0), Mending::Replaced, text))
        }
        Edit::Insert(..) => None,
    }
}

/// All choices before a step, with their previews.
///
/// # Errors
/// Refuses a step that does not exist.
pub(super) fn offers_before<G: Game>(journal: &Journal<G>, step: StepId) -> Result<Vec<Offer>, Rejection> {
    let book = journal.book_before(journal.effective_log().place(step)?)?;
    let setting = journal.setting();
    let view = View { setting, book: &book };
    let offer = |choice: crate::engine::Choice<G::Act>| {
        // An act with an open draw is legal if any outcome is.
        let act = match G::draw(view, &choice.act) {
            Some(Draw { pool, outcome: None }) => G::with_outcome(&choice.act, &pool.draw(|_| 0)),
            _ => choice.act.clone(),
        };
        let body = crate::engine::effective_log::StepBody::Act(&act);
        let answer = perform::<G>(setting, &book, body, Trace::Off).map(|(_, effect)| effect.movements);
        let reveals_secret = G::reveals_secret(view, &choice.act);
        Offer { act: choice.act.into(), fields: choice.fields, answer, reveals_secret }
    };
    Ok(G::candidates(view).into_iter().map(offer).collect())
}
