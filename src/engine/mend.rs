//! Completes an amend that breaks later entries. Each entry that would no longer be legal becomes a correction with the same effect,
//! or is struck if that is impossible. It all stays one amend.

use std::sync::Arc;

use crate::engine::amend::written;
use crate::engine::correction::Correction;
use crate::engine::effective_log::body_of;
use crate::engine::entry::{Amendment, Edit, Verb};
use crate::engine::snapshots::SnapshotCache;
use crate::engine::{Rejection, Session, StepId, Trace};

impl Session {
    /// Adds edits to an amend until it breaks no later entry; one that breaks none stays as it is. `because` words the reason of a
    /// correction that replaces a step.
    ///
    /// # Errors
    /// As [`Session::preview_amend`].
    pub fn mend(
        &self,
        amendment: &Amendment,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amendment, Rejection> {
        let (trial, effective_log) = self.with_amendment(amendment)?;
        let (mut snapshots, done) = trial.start_of(&self.setting, &effective_log)?;
        let mut mended = amendment.clone();
        for step in effective_log.steps.iter().skip(done) {
            let Some(body) = body_of(&trial.entries, step.body) else { continue };
            match snapshots.head().perform(&self.setting, body, Trace::Off) {
                Ok((book, effect)) => snapshots.push(book, effect.movements),
                // Steps that the amend itself puts in must be legal; the preview reports their errors.
                Err(_) if step.body.line == self.next_line() => {
                    snapshots.push(Arc::clone(snapshots.head()), Vec::new())
                }
                Err(_) => mended.edits.push(self.kept(step.id, &because(step.id), &mut snapshots)?),
            }
        }
        Ok(mended)
    }

    /// The edit that replaces a broken step by a correction with its effect, as far as possible. Adds the result to the snapshots.
    fn kept(&self, id: StepId, reason: &str, snapshots: &mut SnapshotCache) -> Result<Edit, Rejection> {
        let at = self.effective_log.place(id)?;
        let moved = self.snapshots.moved().get(at).map(|moved| moved.to_vec()).unwrap_or_default();
        let after = self.book_before(at + 1)?;
        let stands = after.stands(&self.setting);
        let ways = [(&moved, stands.clone()), (&moved, None), (&Vec::new(), stands)];
        for (moves, stands) in ways.into_iter().filter(|(moves, said)| !moves.is_empty() || said.is_some()) {
            let moves = written(moves, self.book().ledger.chart());
            let step = Verb::Correct(Correction { stands, ..Correction::moving(moves, reason) });
            if let Ok((book, effect)) = snapshots.head().perform(&self.setting, &step, Trace::Off) {
                snapshots.push(book, effect.movements);
                return Ok(Edit::Replace(id, step));
            }
        }
        snapshots.push(Arc::clone(snapshots.head()), Vec::new());
        Ok(Edit::Strike(id))
    }
}
