//! Repairs of a mistake: an amend if the book was wrong and agrees with every count when amended, otherwise a correction.

use crate::engine::amend::written;
use crate::engine::correction::Correction;
use crate::engine::discrepancy::{Gap, Mistake, Suspect, settled};
use crate::engine::entry::{AmendPolicy, Amendment, Edit, Verb};
use crate::engine::notation::{write_amendment, write_correction};
use crate::engine::{Holder, Session, StepId};

/// The number of suspects for which an amend is tried; the others are repaired by a correction.
const AMENDED: usize = 8;

/// Adds the repair of each suspect.
pub(super) fn repaired(
    session: &Session,
    gaps: &[Gap],
    mut suspects: Vec<Suspect>,
    because: &dyn Fn(StepId) -> String,
) -> Vec<Suspect> {
    for (at, suspect) in suspects.iter_mut().enumerate() {
        let amend = if at < AMENDED { amend(session, gaps, suspect) } else { None };
        suspect.fix = amend.unwrap_or_else(|| match suspect.step {
            None => suspect.text.clone(),
            Some(step) => {
                let moves = written(&settled(&suspect.off), session.chart());
                write_correction(&Correction::moving(moves, &because(step)), session.seats())
            }
        });
    }
    suspects
}

/// The amend, in notation, after which the book agrees with the counts.
fn amend(session: &Session, gaps: &[Gap], suspect: &Suspect) -> Option<String> {
    let (step, seats) = (suspect.step?, session.seats());
    let edit = match suspect.mistake {
        Mistake::BookedTwice => Edit::Strike(step),
        Mistake::Missed if suspect.moved.len() > 1 => Edit::Strike(step),
        Mistake::Elsewhere { book: Holder::Seat(book), hands: Holder::Seat(hands) } => {
            let text = reworded(&suspect.text, &seats.word(book), &seats.word(hands))?;
            Edit::Replace(step, session.parse(&text).ok().filter(Verb::is_step)?)
        }
        Mistake::Turned => Edit::Replace(step, turned(session.body(session.standing(step)?.body)?)?),
        _ => return None,
    };
    let amendment = Amendment::of(vec![edit], AmendPolicy::Book);
    let preview = session.preview_amend(&amendment).ok()?;
    let after = &preview.book.ledger;
    let agrees = gaps.iter().all(|gap| after.balance(gap.holder, gap.unit) == gap.counted);
    (preview.broken.is_empty() && agrees).then(|| write_amendment(&amendment, seats))
}

/// The entry with one word replaced, if that word occurs exactly once.
fn reworded(text: &str, old: &str, new: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').map(|word| if word == old { new } else { word }).collect();
    (text.split(' ').filter(|word| *word == old).count() == 1).then(|| words.join(" "))
}

/// The correction of one movement with its direction reversed.
fn turned(step: &Verb) -> Option<Verb> {
    let Verb::Correct(correction) = step else { return None };
    let mut turned = correction.clone();
    let [moved] = turned.moves.as_mut_slice() else { return None };
    std::mem::swap(&mut moved.0, &mut moved.1);
    Some(Verb::Correct(turned))
}
