//! What putting past entries right would do, for any box.

use crate::engine::amend::AmendPreview;
use crate::engine::entry::{AmendPolicy, Amendment, StepId, Verb};
use crate::engine::ledger::Movement;
use crate::engine::{Derivation, Effect, Game, Holder, Journal, Rejection, Unit, notation};
use crate::session::Glance;
use crate::words::{Line, keys};

/// What putting past entries right would change.
#[derive(Clone, Debug, PartialEq)]
pub struct Amended {
    /// The amend in notation, to be entered as it stands.
    pub text: String,
    /// Steps that would no longer be legal: which, in notation, and why. While there is one, nothing is entered.
    pub broken: Vec<(StepId, String, Rejection)>,
    /// Steps whose own movements change.
    pub changed: Vec<ChangedStep>,
    /// Who hands what to whom if the table had it wrong: the book after minus the book before.
    pub put_right: Vec<Movement>,
    /// The table after it, before anything is let stand.
    pub after: Glance,
}

impl Amended {
    /// The edits alone, without what had been wrong.
    pub fn edits(&self) -> &str {
        let rest = self.text.strip_prefix("amend ").unwrap_or(&self.text);
        ["book ", "table ", "stand "].into_iter().find_map(|was| rest.strip_prefix(was)).unwrap_or(rest)
    }
}

/// A step whose own movements change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedStep {
    pub step: StepId,
    /// What it is, in notation, before the amend; empty for one that is put in.
    pub text: String,
    /// What it moved.
    pub then: Vec<Movement>,
    /// What it would move.
    pub now: Vec<Movement>,
}

/// The amend in notation that edits and what had been wrong make.
pub(super) fn text(edits: &str, was: AmendPolicy) -> String {
    let was = match was {
        AmendPolicy::Book => "book",
        AmendPolicy::Table => "table",
        AmendPolicy::Stand => "stand",
    };
    format!("amend {was} {edits}")
}

/// The amend that edits in notation are.
fn amendment<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    was: AmendPolicy,
) -> Result<Amendment<G>, Rejection> {
    match journal.parse(&text(edits, was)).map_err(Rejection::Unreadable)? {
        Verb::Amend(amendment) => Ok(amendment),
        _ => Err(Rejection::Unreadable(Line::new(keys::engine::NOTATION_EMPTY))),
    }
}

/// What edits in notation would change.
pub(super) fn previewed<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    was: AmendPolicy,
) -> Result<Amended, Rejection> {
    let preview = journal.preview_amend(&amendment(journal, edits, was)?)?;
    Ok(amended(journal, text(edits, was), preview))
}

/// Why somebody would have what they would have after edits in notation.
pub(super) fn balance<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    holder: Holder,
    unit: Unit,
) -> Result<Derivation, Rejection> {
    let amendment = amendment(journal, edits, AmendPolicy::Book)?;
    journal.explain_balance_amended(&amendment, holder, unit)
}

/// What a step would do after edits in notation.
pub(super) fn step<G: Game>(journal: &Journal<G>, edits: &str, step: StepId) -> Result<Effect, Rejection> {
    journal.explain_step_amended(&amendment(journal, edits, AmendPolicy::Book)?, step)
}

/// An amend in notation, made whole.
pub(super) fn mended<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    was: AmendPolicy,
    because: &dyn Fn(StepId) -> String,
) -> Result<Amended, Rejection> {
    let mended = journal.mend(&amendment(journal, edits, was)?, because)?;
    let preview = journal.preview_amend(&mended)?;
    let text = notation::write_verb(&Verb::Amend(mended), &journal.setting().seats);
    Ok(amended(journal, text, preview))
}

/// A preview of the engine for any box.
pub(super) fn amended<G: Game>(journal: &Journal<G>, text: String, preview: AmendPreview<G>) -> Amended {
    let name = |step: StepId| match journal.effective_log().steps.iter().any(|other| other.id == step) {
        true => journal.text(step),
        false => String::new(),
    };
    let changed = preview.changed.into_iter();
    let changed =
        changed.map(|(step, then, now)| ChangedStep { step, text: name(step), then, now }).collect();
    let broken = preview.broken.into_iter().map(|(step, rejection)| (step, name(step), rejection)).collect();
    let after = Glance::of(journal, preview.snapshots.head());
    Amended { text, broken, changed, put_right: preview.put_right, after }
}
