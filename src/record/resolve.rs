//! Decisions about divergences: a note about each and, for those resolved as played, a correction that
//! restores the balances. All are written together.

use crate::engine::entry::Verb;
use crate::engine::{Divergence, Resolution};
use crate::record::{RecordOf, Trouble};
use crate::session::Games;

impl<S: Games> RecordOf<S> {
    /// Resolves all divergences in [`crate::record::Report::open`]; `reason` is the reason of the correction.
    ///
    /// # Errors
    /// See [`Trouble`]. Nothing is entered if the balances cannot be restored.
    pub fn resolve(&mut self, way: Resolution, reason: &str) -> Result<u32, Trouble> {
        self.writable()?;
        let table = &self.session;
        let open: Vec<Divergence> =
            table.divergences().into_iter().filter(|divergence| divergence.resolved.is_none()).collect();
        let back = match way {
            Resolution::AsPlayed(_) => table.as_played(reason).map_err(Trouble::Rejected)?.map(Verb::Correct),
            Resolution::ByTheRule => None,
        };
        if let Some(back) = &back {
            table.preview(back.clone()).map_err(Trouble::Rejected)?;
        }
        // The notes come first. If the correction they name does not reach the disk, they have no effect.
        let remarks = u32::try_from(open.len()).unwrap_or(u32::MAX);
        let by = back.as_ref().map(|_| table.lines().saturating_add(remarks).saturating_add(1));
        let resolved = if way == Resolution::ByTheRule { way } else { Resolution::AsPlayed(by) };
        let remarks = open.iter().map(|divergence| Verb::Note(divergence.remark(resolved)));
        let verbs: Vec<Verb> = remarks.chain(back).collect();
        self.together(verbs.len(), |session, at| {
            verbs.into_iter().try_for_each(|verb| session.enter(verb, at.to_owned()).map(drop))
        })
    }
}
