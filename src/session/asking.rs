//! Questions about an entry, for any game: the session before and after it, and the open points of the rules that decided it.

use crate::engine::entry::StepId;
use crate::engine::question::Question;
use crate::engine::{Effect, Game, Journal, Rejection};
use crate::session::{Amended, Glance, amending};
use crate::words::Key;

/// The answer to a question about an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedEntry {
    pub step: StepId,
    /// The entry in notation.
    pub text: String,
    pub before: Glance,
    pub after: Glance,
    /// Its effect with all terms and their paragraphs.
    pub effect: Effect,
    /// The open points that decided it.
    pub points: Vec<OpenPoint>,
}

/// An open point of the rules that decided an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenPoint {
    pub id: &'static str,
    pub question: Key,
    /// The option in force: its word and its message.
    pub in_force: (&'static str, Key),
    pub others: Vec<OtherOption>,
}

/// Another option and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherOption {
    pub word: &'static str,
    pub option: Key,
    /// The ruling in notation that puts it in force from now on: "ruling tie losses".
    pub ruling: String,
    /// What changes if it is in force from the entry on.
    pub amended: Amended,
}

/// A ruling made during the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRuling {
    /// Its number, from 1.
    pub n: usize,
    pub step: StepId,
    pub id: String,
    pub option: String,
    /// Who decided; may be empty.
    pub by: String,
    /// The reason, as typed.
    pub reason: String,
}

pub(super) fn asked<G: Game>(journal: &Journal<G>, question: Question<G>) -> Result<AskedEntry, Rejection> {
    let mut points = Vec::new();
    for point in question.points {
        let Some(form) = G::RULINGS.get(usize::from(point.ruling)) else { continue };
        let option = |at: u8| form.options.get(usize::from(at)).copied().unwrap_or(("", form.question));
        let mut others = Vec::new();
        for other in point.others {
            let (word, key) = option(other.option);
            others.push(OtherOption {
                word,
                option: key,
                ruling: format!("ruling {} {word}", form.word),
                amended: amending::amended(journal, Some(other.amendment.edits.into()), other.preview),
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
