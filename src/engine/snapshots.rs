//! Snapshots along an effective log: the movements of all steps, a book for every 64th step, and all of the last 64 books. So a jump,
//! an explanation or an amend replays only a few steps.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::engine::ledger::Movement;
use crate::engine::{Book, Game};

/// The number of steps between two kept books, and the number of latest books that are all kept.
const STRIDE: usize = 64;

/// Books and movements along an effective log.
#[derive(Clone, Debug)]
pub struct SnapshotCache<G: Game> {
    base: Arc<Book<G>>,
    kept: Vec<Arc<Book<G>>>,
    recent: VecDeque<Arc<Book<G>>>,
    moved: Vec<Arc<[Movement]>>,
}

impl<G: Game> SnapshotCache<G> {
    /// Snapshots without steps, from the book after set-up.
    pub fn from(base: Book<G>) -> Self {
        Self { base: Arc::new(base), kept: Vec::new(), recent: VecDeque::new(), moved: Vec::new() }
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.moved.len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.moved.is_empty()
    }

    /// The book after the last step.
    pub fn head(&self) -> &Arc<Book<G>> {
        self.recent.back().or(self.kept.last()).unwrap_or(&self.base)
    }

    /// The movements of each step.
    pub fn moved(&self) -> &[Arc<[Movement]>] {
        &self.moved
    }

    /// Adds a step.
    pub fn push(&mut self, book: impl Into<Arc<Book<G>>>, moved: Vec<Movement>) {
        let book = book.into();
        self.moved.push(moved.into());
        if self.moved.len().is_multiple_of(STRIDE) {
            self.kept.push(Arc::clone(&book));
        }
        if self.recent.len() == STRIDE {
            self.recent.pop_front();
        }
        self.recent.push_back(book);
    }

    /// The last kept book at or before a step, and the number of steps before it.
    pub fn before(&self, steps: usize) -> (usize, &Arc<Book<G>>) {
        let steps = steps.min(self.len());
        let first_recent = self.len() - self.recent.len();
        if steps > first_recent
            && let Some(book) = self.recent.get(steps - first_recent - 1)
        {
            return (steps, book);
        }
        let strides = steps / STRIDE;
        match strides.checked_sub(1).and_then(|at| self.kept.get(at)) {
            Some(book) => (strides * STRIDE, book),
            None => (0, &self.base),
        }
    }

    /// Drops the steps after the last kept book at or before a step; returns how many steps are left.
    pub fn cut(&mut self, steps: usize) -> usize {
        let (left, book) = self.before(steps);
        let book = Arc::clone(book);
        let first_recent = self.len() - self.recent.len();
        self.recent.truncate(left.saturating_sub(first_recent));
        if self.recent.is_empty() && left > 0 {
            self.recent.push_back(book);
        }
        self.kept.truncate(left / STRIDE);
        self.moved.truncate(left);
        left
    }
}
