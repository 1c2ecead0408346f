//! What the steps did to one account, and whether each unit still adds up.

use std::sync::Arc;

use crate::engine::effective_log::{EffectiveLog, LogStep};
use crate::engine::entry::StepId;
use crate::engine::snapshots::SnapshotCache;
use crate::engine::{Game, Holder, Journal, Ledger, Unit};

impl<G: Game> Journal<G> {
    /// Which of the steps that lead to the head moved an account, and by how much.
    pub fn account(&self, holder: Holder, unit: Unit) -> Vec<(StepId, i64)> {
        steps_of(&self.effective_log, &self.snapshots, holder, unit)
            .into_iter()
            .map(|(_, step, amount)| (step.id, amount))
            .collect()
    }

    /// Whether each unit adds up to what the box held when it was opened.
    pub fn balanced(&self) -> bool {
        let ledger = &self.book().ledger;
        let open = Ledger::open(Arc::clone(ledger.chart()));
        ledger.chart().units().into_iter().all(|unit| ledger.total(unit) == open.total(unit))
    }
}

/// The steps of an effective log that moved an account, each with its place and what it added.
pub(super) fn steps_of<G: Game>(
    effective_log: &EffectiveLog,
    snapshots: &SnapshotCache<G>,
    holder: Holder,
    unit: Unit,
) -> Vec<(usize, LogStep, i64)> {
    let mut all = Vec::new();
    for (at, (step, moved)) in effective_log.steps.iter().zip(snapshots.moved()).enumerate() {
        for movement in moved.iter().filter(|movement| movement.unit == unit) {
            if movement.side(holder) != 0 {
                all.push((at, *step, movement.gain(holder)));
            }
        }
    }
    all
}
