//! A question about an entry, for any box: the table before and after it, and what the open points of the rules would
//! make of it.

use crate::engine::entry::{StepId, Verb};
use crate::engine::question::Question;
use crate::engine::{Effect, Game, Journal, Rejection, notation};
use crate::session::{Amended, Glance, amending};
use crate::words::Key;

/// A question about an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedEntry {
    /// The entry.
    pub step: StepId,
    /// The entry in notation.
    pub text: String,
    /// The table before it.
    pub before: Glance,
    /// The table after it.
    pub after: Glance,
    /// What it did, with every term and the paragraph each rests on.
    pub effect: Effect,
    /// The open points that bear on it.
    pub points: Vec<OpenPoint>,
}

/// An open point of the rules that bears on an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenPoint {
    /// Its word.
    pub id: &'static str,
    pub question: Key,
    /// The option in force: its word and what it says.
    pub in_force: (&'static str, Key),
    pub others: Vec<OtherOption>,
}

/// Another option and what it would change.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherOption {
    pub word: &'static str,
    /// What it says.
    pub option: Key,
    /// The ruling in notation, for from now on: "ruling tie losses".
    pub ruling: String,
    /// What it changes if it counts from the entry on; its text puts it in there.
    pub amended: Amended,
}

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRuling {
    /// Its number, from 1.
    pub n: usize,
    /// The entry it was made with.
    pub step: StepId,
    /// The question.
    pub id: String,
    pub option: String,
    /// Who decided; empty where nobody is named.
    pub by: String,
    /// Why, in the table's words.
    pub reason: String,
}

pub(super) fn asked<G: Game>(journal: &Journal<G>, question: Question<G>) -> Result<AskedEntry, Rejection> {
    let seats = &journal.setting().seats;
    let mut points = Vec::new();
    for point in question.points {
        let Some(form) = G::RULINGS.get(usize::from(point.ruling)) else { continue };
        let option = |at: u8| form.options.get(usize::from(at)).copied().unwrap_or(("", form.question));
        let mut others = Vec::new();
        for other in point.others {
            let (word, key) = option(other.option);
            let text = notation::write_verb(&Verb::Amend(other.amendment), seats);
            others.push(OtherOption {
                word,
                option: key,
                ruling: format!("ruling {} {word}", form.word),
                amended: amending::amended(journal, text, other.preview),
            });
        }
        points.push(OpenPoint {
            id: form.word,
            question: form.question,
            in_force: option(point.in_force),
            others,
        });
    }
    Ok(AskedEntry {
        step: question.step,
        text: journal.text(question.step),
        before: Glance::of(journal, &question.before),
        after: Glance::of(journal, &question.after),
        effect: question.effect,
        points,
    })
}

pub(super) fn rulings<G: Game>(journal: &Journal<G>) -> Vec<TableRuling> {
    let numbered = journal.decisions().into_iter().zip(1..);
    numbered
        .map(|((step, decision), n)| TableRuling {
            n,
            step,
            id: decision.id.clone(),
            option: decision.option.clone(),
            by: decision.by.clone(),
            reason: decision.reason.clone(),
        })
        .collect()
}
