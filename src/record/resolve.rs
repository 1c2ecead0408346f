//! Decisions of the table about divergences: a note about each and, for those decided as played, a correction that restores the
//! balances. They are written together.

use crate::engine::entry::Note;
use crate::engine::{Divergence, Resolution, Resolved};
use crate::record::{Record, Trouble};
use crate::session::GameSession;

impl<S: GameSession> Record<S> {
    /// Decides about all divergences in [`crate::record::Report::open`]; `reason` is that of the correction.
    ///
    /// # Errors
    /// See [`Trouble`]; nothing is entered if the balances cannot be restored.
    pub fn resolve(&mut self, way: Resolution, reason: &str) -> Result<u32, Trouble> {
        self.writable()?;
        let table = self.session.table();
        let open: Vec<Divergence> =
            table.divergences().into_iter().filter(|divergence| divergence.resolved.is_none()).collect();
        let back = match way {
            Resolution::AsPlayed => table.as_played(reason).map_err(Trouble::Rejected)?,
            Resolution::ByTheRule => None,
        };
        if let Some(back) = &back {
            table.preview(back).map_err(Trouble::Rejected)?;
        }
        // The notes come first. A note decides nothing if the correction it names did not reach the disk.
        let remarks = u32::try_from(open.len()).unwrap_or(u32::MAX);
        let by = back.as_ref().map(|_| table.lines().saturating_add(remarks).saturating_add(1));
        let remarks = open.iter().map(|divergence| json(&divergence.remark(Resolved { way, by })));
        let texts: Vec<String> = remarks.chain(back).collect();
        self.enter_all(&texts)
    }
}

fn json(remark: &Note) -> String {
    serde_json::json!({ "note": remark }).to_string()
}
