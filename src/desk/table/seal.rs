//! The seal: whether the books balance and whether everything is safe on disk.

use egui::{RichText, Ui};

use crate::desk::theme::Palette;
use crate::desk::{Command, Speech};
use crate::record::{ReadOnly, Saved};
use crate::say;
use crate::session::Table;
use crate::words::keys;

/// Draws the seal.
pub fn seal_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    saved: &Saved,
    read_only: Option<&ReadOnly>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let (text, colour) = match table.balanced() {
            true => (keys::desk::BALANCED, palette.good),
            false => (keys::desk::NOT_BALANCED, palette.red),
        };
        ui.label(RichText::new(speech.word(text)).color(colour));
        if let Some(why) = read_only {
            ui.label(RichText::new(speech.sentence(&why.line())).color(palette.amber));
        }
        match saved {
            Saved::All => {
                ui.label(RichText::new(speech.word(keys::desk::SAVED)).color(palette.good));
            }
            Saved::Writing(lines) => {
                ui.label(speech.say(&say!(keys::desk::WRITING, lines = *lines)));
            }
            Saved::Not(lines, why) => {
                let text = speech.say(&say!(keys::desk::NOT_SAVED, lines = *lines, why = why.as_str()));
                ui.label(RichText::new(text).color(palette.red));
                if ui.button(speech.word(keys::desk::RETRY)).clicked() {
                    commands.push(Command::Retry);
                }
                if ui.button(speech.word(keys::desk::SAVE_COPY)).clicked() {
                    commands.push(Command::BrowseCopy);
                }
            }
        }
    });
}
