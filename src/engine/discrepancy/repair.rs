//! Repairs of a mistake: an amend if the book was wrong and agrees with every count when amended, otherwise a correction; and the
//! movements at the table that would repair it instead.

use crate::engine::amend::written;
use crate::engine::correction::Correction;
use crate::engine::discrepancy::effect::settling;
use crate::engine::discrepancy::search::Found;
use crate::engine::discrepancy::{Gap, Mistake, Suspect};
use crate::engine::entry::{AmendPolicy, Amendment, Edit, Verb};
use crate::engine::notation::{write_amendment, write_correction};
use crate::engine::{Holder, Session, StepId};

/// The number of suspects for which an amend is tried; the others are repaired by a correction.
const AMENDED: usize = 8;

pub(super) fn remedied(
    session: &Session,
    gaps: &[Gap],
    found: Vec<(u32, Found)>,
    because: &dyn Fn(StepId) -> String,
) -> Vec<Suspect> {
    found
        .into_iter()
        .enumerate()
        .map(|(at, (weight, found))| {
            let Found { step, text, mistake, moved, part, off, .. } = found;
            let to_hands = settling(&off);
            let hand_over = to_hands.iter().rev().map(|movement| movement.reversed()).collect();
            let mut suspect = Suspect {
                step: step.map(|step| step.1),
                text,
                mistake,
                moved,
                part,
                off,
                weight,
                fix: String::new(),
                hand_over,
            };
            let amend = if at < AMENDED { amend(session, gaps, &suspect) } else { None };
            suspect.fix = amend.unwrap_or_else(|| match suspect.step {
                None => suspect.text.clone(),
                Some(step) => {
                    let moves = written(&to_hands, session.book().ledger.chart());
                    let correction = Correction::moving(moves, &because(step));
                    write_correction(&correction, &session.setting().seats)
                }
            });
            suspect
        })
        .collect()
}

/// The amend, in notation, after which the book agrees with the counts.
fn amend(session: &Session, gaps: &[Gap], suspect: &Suspect) -> Option<String> {
    let step = suspect.step?;
    let body =
        session.effective_log().place(step).ok().and_then(|at| session.effective_log().steps.get(at))?.body;
    let edit = match suspect.mistake {
        Mistake::BookedTwice => Edit::Strike(step),
        Mistake::Missed if suspect.moved.len() > 1 => Edit::Strike(step),
        Mistake::Elsewhere { book: Holder::Seat(book), hands: Holder::Seat(hands) } => {
            let seats = &session.setting().seats;
            Edit::Replace(step, reworded(session, &suspect.text, &seats.word(book), &seats.word(hands))?)
        }
        Mistake::Turned => Edit::Replace(step, turned(session, body)?),
        _ => return None,
    };
    agreeing(session, gaps, edit)
}

/// An amend of one entry, in notation, if the book agrees with the counts after it.
fn agreeing(session: &Session, gaps: &[Gap], edit: Edit) -> Option<String> {
    let amendment = Amendment::of(vec![edit], AmendPolicy::Book);
    let preview = session.preview_amend(&amendment).ok()?;
    let after = &preview.book.ledger;
    let agrees = gaps.iter().all(|gap| after.balance(gap.holder, gap.unit) == gap.counted);
    (preview.broken.is_empty() && agrees).then(|| write_amendment(&amendment, &session.setting().seats))
}

/// The entry with one word replaced, if that word occurs exactly once.
fn reworded(session: &Session, text: &str, old: &str, new: &str) -> Option<Verb> {
    let words: Vec<&str> = text.split(' ').collect();
    if words.iter().filter(|word| **word == old).count() != 1 {
        return None;
    }
    let words: Vec<&str> = words.into_iter().map(|word| if word == old { new } else { word }).collect();
    session.parse(&words.join(" ")).ok().filter(Verb::is_step)
}

/// The correction with all movements reversed.
fn turned(session: &Session, step: StepId) -> Option<Verb> {
    match session.body(step)? {
        Verb::Correct(correction) if correction.moves.len() == 1 => {
            let mut correction = correction.clone();
            for moved in &mut correction.moves {
                std::mem::swap(&mut moved.0, &mut moved.1);
            }
            Some(Verb::Correct(correction))
        }
        _ => None,
    }
}
