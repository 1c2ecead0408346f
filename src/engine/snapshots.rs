//! Snapshots along an effective log: the movements of all steps, a book for every 64th step, and all of the last 64 books. So a jump,
//! an explanation or an amend replays only a few steps.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::engine::AnyBook;
use crate::engine::ledger::Movement;

/// The number of steps between two kept books, and the number of latest books that are all kept.
const STRIDE: usize = 64;

/// Books and movements along an effective log.
#[derive(Clone, Debug)]
pub struct SnapshotCache {
    base: Arc<dyn AnyBook>,
    kept: Vec<Arc<dyn AnyBook>>,
    recent: VecDeque<Arc<dyn AnyBook>>,
    moved: Vec<Arc<[Movement]>>,
}

impl SnapshotCache {
    /// Snapshots without steps, from the book after set-up.
    pub fn from(base: Arc<dyn AnyBook>) -> Self {
        Self { base, kept: Vec::new(), recent: VecDeque::new(), moved: Vec::new() }
    }

    /// The number of steps.
    fn len(&self) -> usize {
        self.moved.len()
    }

    /// The book after the last step.
    pub fn head(&self) -> &Arc<dyn AnyBook> {
        self.recent.back().or(self.kept.last()).unwrap_or(&self.base)
    }

    /// The movements of each step.
    pub fn moved(&self) -> &[Arc<[Movement]>] {
        &self.moved
    }

    /// Adds a step.
    pub fn push(&mut self, book: Arc<dyn AnyBook>, moved: Vec<Movement>) {
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
    pub fn before(&self, steps: usize) -> (usize, &Arc<dyn AnyBook>) {
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
