//! Which steps moved an account, and whether each unit still balances.

use std::sync::Arc;

use crate::engine::effective_log::{EffectiveLog, LogStep};
use crate::engine::snapshots::SnapshotCache;
use crate::engine::{Holder, Ledger, Session, StepId, Unit};

impl Session {
    /// The steps that lead to the head and moved an account, each with the amount it added.
    pub fn account(&self, holder: Holder, unit: Unit) -> Vec<(StepId, i64)> {
        steps_of(&self.effective_log, &self.snapshots, holder, unit)
            .into_iter()
            .map(|(_, step, amount)| (step.id, amount))
            .collect()
    }

    /// Whether the total of each unit is the supply that the game started with.
    pub fn balanced(&self) -> bool {
        let ledger = &self.book().ledger;
        let open = Ledger::open(Arc::clone(ledger.chart()));
        ledger.chart().units().into_iter().all(|unit| ledger.total(unit) == open.total(unit))
    }
}

/// The steps of an effective log that moved an account: the place of each in the log, and the amount it added.
pub(super) fn steps_of(
    effective_log: &EffectiveLog,
    snapshots: &SnapshotCache,
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
