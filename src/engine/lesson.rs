//! What is taught of a phase: for whoever sits at the table for the first time, and for whoever forgets.

use crate::words::Key;

/// What is taught of one phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Who acts.
    pub who: Key,
    /// What is done now.
    pub now: Key,
    /// What comes after.
    pub next: Key,
    /// What is forgotten most often.
    pub forgotten: Key,
}

impl Lesson {
    /// A lesson of its four sentences, in order: who, now, next, forgotten.
    pub const fn new([who, now, next, forgotten]: [Key; 4]) -> Self {
        Self { who, now, next, forgotten }
    }
}

/// What the rules say of one thing, to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The paragraph of the rules.
    pub title: Key,
    /// What it says, in a sentence or two.
    pub told: Key,
}
