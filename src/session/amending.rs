//! Previews of amends, for any game.

use crate::engine::amend::AmendPreview;
use crate::engine::entry::{AmendPolicy, Amendment, StepId};
use crate::engine::ledger::Movement;
use crate::engine::{AnyEdits, Game, Journal, Rejection};
use crate::session::Glance;
use crate::words::keys;

/// What an amend would change.
#[derive(Clone, Debug, PartialEq)]
pub struct Amended {
    /// The edits; `None` if it is a new reading of a board value.
    pub edits: Option<AnyEdits>,
    /// Steps that would no longer be legal: id, notation, and reason. If there are any, the amend cannot be entered.
    pub broken: Vec<(StepId, String, Rejection)>,
    /// Steps whose movements change.
    pub changed: Vec<ChangedStep>,
    /// The movements that bring the table in line if the table was wrong: the book after minus the book before.
    pub put_right: Vec<Movement>,
    /// The session after it, before any balances are kept.
    pub after: Glance,
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

/// Edits as an amend.
pub(super) fn amendment<G: Game>(edits: &AnyEdits, was: AmendPolicy) -> Result<Amendment<G>, Rejection> {
    let edits = edits.of().ok_or_else(|| Rejection::Unreadable(keys::engine::NOTATION_EMPTY.into()))?;
    Ok(Amendment::of(edits.clone(), was))
}

/// Converts the engine's preview to one that is the same for all games.
pub(super) fn amended<G: Game>(
    journal: &Journal<G>,
    edits: Option<AnyEdits>,
    preview: AmendPreview<G>,
) -> Amended {
    let name = |step: StepId| match journal.effective_log().steps.iter().any(|other| other.id == step) {
        true => journal.text(step),
        false => String::new(),
    };
    let changed = preview.changed.into_iter();
    let changed =
        changed.map(|(step, then, now)| ChangedStep { step, text: name(step), then, now }).collect();
    let broken = preview.broken.into_iter().map(|(step, rejection)| (step, name(step), rejection)).collect();
    let after = Glance::of(journal, preview.snapshots.head());
    Amended { edits, broken, changed, put_right: preview.put_right, after }
}
