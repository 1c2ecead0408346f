//! Auto-Brocante at the table: the final count behind its curtain.

mod curtain;

use crate::engine::{Journal, Rules};
use crate::games::auto_brocante::AutoBrocante;

pub use curtain::sheet_ui;

/// What the pages of the box remember between two frames.
#[derive(Debug, Default)]
pub struct Pages {
    curtain: curtain::Curtain,
}

/// Whether the values of the final count are typed now, which are nobody else's to see.
pub fn has_sheet(journal: &Journal<AutoBrocante>) -> bool {
    let stage = AutoBrocante::stage(journal.view());
    stage.over.is_none() && stage.phase == 6
}
