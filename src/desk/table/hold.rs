//! What the desk needs of a table beside drawing it: its record, and whether everything is safe.

use crate::desk::table::TablePage;
use crate::record::{Record, Saved};
use crate::session::Session;

impl TablePage {
    /// The record on the table.
    pub fn record(&self) -> &Record<Session> {
        &self.record
    }

    /// Whether everything entered is safe.
    pub fn saved(&mut self) -> Saved {
        self.record.saved()
    }
}
