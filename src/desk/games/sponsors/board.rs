//! The picture in the middle of the table, and one line that tells in words what is pointed at.

use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, vec2};

use crate::desk::games::Seen;
use crate::desk::games::sponsors::picture::Picture;
use crate::desk::games::sponsors::{race, track};
use crate::desk::theme::{self, Palette};
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
    told: String,
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
    let height = theme::ROW * 1.35;
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let words = Rect::from_min_max(rect.left_bottom() - vec2(0.0, height), rect.right_bottom());
    let drawn = Rect::from_min_max(rect.min, words.right_top() - vec2(0.0, theme::GAP));
    let pointed = match picture {
        Picture::Track { spots, heaps } => track::track_ui(ui, speech, spots, heaps, drawn, commands),
        Picture::Race(runners) => race::race_ui(ui, speech, runners, drawn, commands),
    };
    let told = match state.told.as_str() {
        "" => speech.word(keys::racing::POINT_AT),
        told => told.to_owned(),
    };
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        let colour = Palette::of(ui).ink;
        ui.add(Label::new(RichText::new(told).size(theme::SMALL).color(colour)).wrap());
    });
    let pointed = pointed.unwrap_or_default();
    if pointed != state.told {
        state.told = pointed;
        ui.request_repaint();
    }
}
