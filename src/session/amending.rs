//! Previews of amends, for any game.

use crate::engine::amend::AmendPreview;
use crate::engine::entry::{AmendPolicy, Amendment, StepId, Verb};
use crate::engine::ledger::Movement;
use crate::engine::{Derivation, Effect, Game, Holder, Journal, Rejection, Unit, notation};
use crate::session::Glance;
use crate::words::{Line, keys};

/// What an amend would change.
#[derive(Clone, Debug, PartialEq)]
pub struct Amended {
    /// The amend in notation, ready to enter.
    pub text: String,
    /// Steps that would no longer be legal: id, notation, and reason. If there are any, the amend cannot be entered.
    pub broken: Vec<(StepId, String, Rejection)>,
    /// Steps whose movements change.
    pub changed: Vec<ChangedStep>,
    /// The movements that bring the table in line if the table was wrong: the book after minus the book before.
    pub put_right: Vec<Movement>,
    /// The session after it, before any balances are kept.
    pub after: Glance,
}

impl Amended {
    /// The edits without the word that says what was wrong.
    pub fn edits(&self) -> &str {
        let rest = self.text.strip_prefix("amend ").unwrap_or(&self.text);
        ["book ", "table ", "stand "].into_iter().find_map(|was| rest.strip_prefix(was)).unwrap_or(rest)
    }
}

/// A step whose movements change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedStep {
    pub step: StepId,
    /// The step in notation before the amend; empty for an inserted one.
    pub text: String,
    pub then: Vec<Movement>,
    pub now: Vec<Movement>,
}

/// Writes an amend from its edits and its policy.
pub(super) fn text(edits: &str, was: AmendPolicy) -> String {
    let was = match was {
        AmendPolicy::Book => "book",
        AmendPolicy::Table => "table",
        AmendPolicy::Stand => "stand",
    };
    format!("amend {was} {edits}")
}

/// Parses edits as an amend.
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

/// Previews edits.
pub(super) fn previewed<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    was: AmendPolicy,
) -> Result<Amended, Rejection> {
    let preview = journal.preview_amend(&amendment(journal, edits, was)?)?;
    Ok(amended(journal, text(edits, was), preview))
}

/// Explains a balance as it would be after edits.
pub(super) fn balance<G: Game>(
    journal: &Journal<G>,
    edits: &str,
    holder: Holder,
    unit: Unit,
) -> Result<Derivation, Rejection> {
    let amendment = amendment(journal, edits, AmendPolicy::Book)?;
    journal.explain_balance_amended(&amendment, holder, unit)
}

/// The effect of a step after edits.
pub(super) fn step<G: Game>(journal: &Journal<G>, edits: &str, step: StepId) -> Result<Effect, Rejection> {
    journal.explain_step_amended(&amendment(journal, edits, AmendPolicy::Book)?, step)
}

/// Completes edits so that they break no later entry.
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

/// Converts the engine's preview to one that is the same for all games.
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
