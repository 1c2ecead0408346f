//! A session at one moment.

use std::sync::Arc;

use crate::engine::{AnyBook, Rejection, Setting, Standing, TurnStatus};

/// A session at one moment.
#[derive(Clone, Debug)]
pub struct Glance {
    /// The book.
    pub book: Arc<dyn AnyBook>,
    /// The turn, the phase and who acts.
    pub stage: TurnStatus,
    /// The results, or the board value that is missing for them.
    pub standings: Result<Vec<Standing>, Rejection>,
}

impl Glance {
    /// A session whose book is this.
    pub fn of(setting: &Setting, book: &Arc<dyn AnyBook>) -> Self {
        Self { stage: book.stage(setting), standings: book.standings(setting), book: Arc::clone(book) }
    }
}
