//! The picture in the middle of the table, and one line that tells in words what is pointed at.

use egui::Ui;

use crate::desk::games::sponsors::picture::Picture;
use crate::desk::games::sponsors::{race, track};
use crate::desk::games::{Seen, Told};
use crate::desk::{Command, Speech};
use crate::engine::Journal;
use crate::games::sponsors::Sponsors;
use crate::words::keys;

/// What the picture remembers between two frames.
#[derive(Debug, Default)]
pub struct BoardState {
    /// Shows the board as it was after this line instead of now.
    pub at: Option<u32>,
    seen: Seen<Picture>,
    told: Told,
}

/// Draws the picture in the space there is.
pub fn board_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut BoardState,
    commands: &mut Vec<Command>,
) {
    state.seen.look(journal, state.at, speech, |view| Picture::of(view, speech));
    let Some(picture) = state.seen.made() else { return };
    state.told.under(ui, speech.word(keys::racing::POINT_AT), |ui, drawn| match picture {
        Picture::Track { spots, heaps } => track::track_ui(ui, speech, spots, heaps, drawn, commands),
        Picture::Race(runners) => race::race_ui(ui, speech, runners, drawn, commands),
    });
}
