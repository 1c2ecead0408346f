//! The point that the rules leave open, its default first.

use crate::engine::ruling::{RulingForm, Verdict};
use crate::words::keys::tow_truck as k;

/// The open points.
pub(super) const RULINGS: &[RulingForm] = &[RulingForm::new(
    "tie",
    k::RULING_TIE,
    &[("first", k::RULING_TIE_FIRST), ("nobody", k::RULING_TIE_NOBODY)],
)];

const fn verdict(word: &str, option: &str) -> Verdict {
    Verdict::of(RULINGS, word, option)
}

/// A wreck for which two call the same is scrapped.
pub(super) const TIE_NOBODY: Verdict = verdict("tie", "nobody");
/// It goes to whoever called first.
pub(super) const TIE_FIRST: Verdict = verdict("tie", "first");
