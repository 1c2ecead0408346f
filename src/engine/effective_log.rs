//! The effective log: the steps replayed from the header to the head, with amends applied, and the books along it.

use std::sync::Arc;

use crate::engine::entry::{AmendPolicy, Amendment, Edit, Entry, Verb};
use crate::engine::ledger::Movement;
use crate::engine::vocabulary::{EXAMPLE_OF_AMEND, how};
use crate::engine::{AnyBook, First, Refusal, StepId};
use crate::msg;
use crate::words::{Line, keys};

/// A step: its id, and the location of its current body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogStep {
    /// Its id, which no edit changes.
    pub id: StepId,
    /// The line and the edit that hold its current body.
    pub body: StepId,
}

impl LogStep {
    /// A new step, whose id is that of the line or edit that inserted it.
    fn new(id: StepId) -> Self {
        Self { id, body: id }
    }
}

/// The steps from the header to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EffectiveLog {
    /// The steps in order.
    pub steps: Vec<LogStep>,
    /// The setup from an amend, if one replaced that of the header.
    pub setup: Option<First>,
}

impl EffectiveLog {
    /// Adds a line of the chain.
    ///
    /// # Errors
    /// Refuses an amend of a step that does not exist.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Refusal> {
        match &entry.verb {
            Verb::Amend(amendment) => return self.amend(entry.n, amendment),
            verb if verb.is_step() => self.steps.push(LogStep::new(StepId::line(entry.n))),
            _ => {}
        }
        Ok(())
    }

    fn amend(&mut self, line: u32, amendment: &Amendment) -> Result<(), Refusal> {
        let refused = |why: Line| Refusal::new(why, keys::engine::RULE_AMENDS);
        for (edit, part) in amendment.edits.iter().zip(1u16..) {
            let new = StepId { line, part };
            if edit.brings().is_some_and(|verb| !verb.is_step()) {
                return Err(refused(how(EXAMPLE_OF_AMEND)));
            }
            let at = edit.step().map_or(Ok(0), |id| self.place(id))?;
            match edit {
                Edit::Replace(..) => self.steps.iter_mut().skip(at).take(1).for_each(|step| step.body = new),
                Edit::Strike(_) => _ = self.steps.remove(at),
                Edit::Insert(..) => self.steps.insert(at, LogStep::new(new)),
                Edit::Swap(_) if at + 1 < self.steps.len() => self.steps.swap(at, at + 1),
                Edit::Swap(id) => {
                    return Err(refused(msg!(keys::engine::AMEND_LAST, entry = id.to_string())));
                }
                Edit::Setup(setup) => self.setup = Some(*setup),
            }
        }
        if amendment.was == AmendPolicy::Stand {
            self.steps.push(LogStep::new(StepId::line(line)));
        }
        Ok(())
    }

    /// The index of a step.
    ///
    /// # Errors
    /// Refuses a step that is not in the effective log.
    pub fn place(&self, id: StepId) -> Result<usize, Refusal> {
        // Steps that no amend has moved are sorted by line.
        let near = self.steps.partition_point(|step| step.id < id);
        let there = self.steps.get(near).is_some_and(|step| step.id == id).then_some(near);
        there.or_else(|| self.steps.iter().position(|step| step.id == id)).ok_or_else(|| {
            let why = msg!(keys::engine::AMEND_NOT_THERE, entry = id.to_string());
            Refusal::new(why, keys::engine::RULE_AMENDS).suggestion(keys::engine::AMEND_WHICH)
        })
    }

    /// The first steps, followed by the given lines, none of which is an amend.
    pub(super) fn continued(&self, kept: usize, ahead: &[u32]) -> Self {
        let kept = self.steps.iter().take(kept).copied();
        let ahead = ahead.iter().map(|n| LogStep::new(StepId::line(*n)));
        Self { steps: kept.chain(ahead).collect(), setup: self.setup }
    }

    /// The length of the common prefix of two logs.
    pub fn shared(&self, other: &Self) -> usize {
        if self.setup != other.setup {
            return 0;
        }
        self.steps.iter().zip(&other.steps).take_while(|(a, b)| a == b).count()
    }
}

/// The number of steps between two kept books. The same number of latest books is kept in full.
const STRIDE: usize = 64;

/// Books and movements along an effective log.
#[derive(Clone, Debug)]
pub struct SnapshotCache {
    base: Arc<dyn AnyBook>,
    /// The kept books in order, each with the number of steps before it.
    kept: Vec<(usize, Arc<dyn AnyBook>)>,
    moved: Vec<Arc<[Movement]>>,
}

impl SnapshotCache {
    /// An empty cache that starts from the book after setup.
    pub fn from(base: Arc<dyn AnyBook>) -> Self {
        Self { base, kept: Vec::new(), moved: Vec::new() }
    }

    /// The book after the last step.
    pub fn head(&self) -> &Arc<dyn AnyBook> {
        self.before(self.moved.len()).1
    }

    /// The movements of each step.
    pub fn moved(&self) -> &[Arc<[Movement]>] {
        &self.moved
    }

    /// The movements of a step, by its index.
    pub fn moved_by(&self, at: usize) -> Vec<Movement> {
        self.moved.get(at).map_or_else(Vec::new, |moved| moved.to_vec())
    }

    /// The movements of the last step.
    pub fn moved_last(&self) -> Vec<Movement> {
        self.moved_by(self.moved.len().wrapping_sub(1))
    }

    /// Adds a step.
    pub fn push(&mut self, book: Arc<dyn AnyBook>, moved: Vec<Movement>) {
        self.moved.push(moved.into());
        self.kept.push((self.moved.len(), book));
        let last = self.kept.len().checked_sub(STRIDE + 1);
        if let Some(last) =
            last.filter(|at| self.kept.get(*at).is_some_and(|(n, _)| !n.is_multiple_of(STRIDE)))
        {
            self.kept.remove(last);
        }
    }

    /// Adds a step that changes nothing, to replace a broken one.
    pub fn stay(&mut self) {
        self.push(Arc::clone(self.head()), Vec::new());
    }

    /// The last kept book at or before this number of steps, and how many steps precede it.
    pub fn before(&self, steps: usize) -> (usize, &Arc<dyn AnyBook>) {
        let kept = self.kept.iter().rfind(|(n, _)| *n <= steps);
        kept.map_or((0, &self.base), |(n, book)| (*n, book))
    }

    /// Drops all steps after the last kept book at or before this number of steps. Returns how many steps are left.
    pub fn cut(&mut self, steps: usize) -> usize {
        let (left, _) = self.before(steps);
        self.kept.retain(|(n, _)| *n <= left);
        self.moved.truncate(left);
        left
    }
}
