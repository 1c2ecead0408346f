//! Les Sponsors at the table: the sheet for hands that are told. Every answer on it comes from the rules.

mod hand;

use egui::Ui;

use crate::desk::{Command, Speech};
use crate::engine::Journal;
use crate::games::sponsors::Sponsors;

pub use hand::{Hand, awaited, to_be_told};

/// Draws the sheet.
pub fn sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut Hand,
    commands: &mut Vec<Command>,
) {
    hand::hands_ui(ui, speech, journal, state, commands);
}
