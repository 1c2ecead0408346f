//! The steps that lead to the head as they stand now, what was once said in their place, and what might have been done
//! instead.

use std::collections::BTreeMap;

use crate::engine::effective_log::perform;
use crate::engine::entry::{AmendPolicy, Edit, StepId, Verb};
use crate::engine::tally::Trace;
use crate::engine::{Acts, Draw, Effect, Game, Journal, Offer, Rejection, Seats, View, notation};

/// One step as it stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// Its identity.
    pub id: StepId,
    /// In notation.
    pub text: String,
}

/// How a step was put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mending {
    /// Other words took its place.
    Replaced,
    /// It was taken out.
    Struck,
    /// It and the one after it changed places.
    Swapped,
}

/// One time that a step was put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// The line that did it.
    pub by: u32,
    /// When that was entered; empty in a record written by hand.
    pub at: String,
    /// What was done to it.
    pub how: Mending,
    /// What took its place, in notation; empty where nothing did.
    pub text: String,
    /// What had been wrong.
    pub was: AmendPolicy,
    /// Why, in the table's words.
    pub reason: String,
}

/// The steps that lead to the head, in order.
pub(super) fn standing<G: Game>(journal: &Journal<G>) -> Vec<StepText> {
    let steps = journal.effective_log().steps.iter();
    steps.map(|step| StepText { id: step.id, text: journal.text(step.id) }).collect()
}

/// The steps that an amend put in or gave other words, each with what it does now.
///
/// # Errors
/// Fails where a step cannot be replayed.
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

/// Every time that a step on the chain was put right, in order; step 0 is the set-up.
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

/// Every choice there was before a step, with the answer of the rules.
///
/// # Errors
/// Refuses a step that is not there.
pub(super) fn offers_before<G: Game>(
    journal: &Journal<G>,
    step: StepId,
) -> Result<Vec<Offer<String>>, Rejection> {
    let book = journal.book_before(journal.effective_log().place(step)?)?;
    let setting = journal.setting();
    let view = View { setting, book: &book };
    let offer = |choice: crate::engine::Choice<G::Act>| {
        // What is left to chance is legal if an outcome is.
        let act = match G::draw(view, &choice.act) {
            Some(Draw { pool, outcome: None }) => G::with_outcome(&choice.act, &pool.draw(|_| 0)),
            _ => choice.act.clone(),
        };
        let body = crate::engine::effective_log::StepBody::Act(&act);
        let answer = perform::<G>(setting, &book, body, Trace::Off).map(|(_, effect)| effect.movements);
        let reveals_secret = G::reveals_secret(view, &choice.act);
        Offer { act: choice.act.write(&setting.seats), fields: choice.fields, answer, reveals_secret }
    };
    Ok(G::candidates(view).into_iter().map(offer).collect())
}
