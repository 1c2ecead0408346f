//! The seal: whether the books balance, whether everything is safe on disk, and who else holds the record.

use egui::{RichText, Ui};

use crate::desk::theme::Palette;
use crate::desk::widgets::icons;
use crate::desk::{Command, Speech};
use crate::record::{ReadOnly, Saved};
use crate::say;
use crate::words::keys;

/// Draws the seal.
pub fn seal_ui(
    ui: &mut Ui,
    speech: Speech,
    balanced: bool,
    saved: &Saved,
    read_only: Option<&ReadOnly>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let mark = |ui: &mut Ui, icon: egui_material_icons::MaterialIcon, text: String, colour| {
            ui.label(icon.rich_text().color(colour));
            ui.label(RichText::new(text).small().color(colour));
        };
        match balanced {
            true => mark(ui, icons::ICON_BALANCE, speech.word(keys::desk::BALANCED), palette.good),
            false => mark(ui, icons::ICON_WARNING, speech.word(keys::desk::NOT_BALANCED), palette.red),
        }
        ui.separator();
        match (read_only, saved) {
            (Some(why), _) => mark(ui, icons::ICON_LOCK, speech.sentence(&why.line()), palette.amber),
            (None, Saved::All) => mark(ui, icons::ICON_CHECK, speech.word(keys::desk::SAVED), palette.good),
            (None, Saved::Writing(lines)) => {
                let text = speech.say(&say!(keys::desk::WRITING, lines = *lines));
                mark(ui, icons::ICON_EDIT, text, palette.faint);
            }
            (None, Saved::Not(lines, why)) => {
                let text = speech.say(&say!(keys::desk::NOT_SAVED, lines = *lines, why = why.as_str()));
                mark(ui, icons::ICON_WARNING, text, palette.red);
                if ui.button(speech.word(keys::desk::RETRY)).clicked() {
                    commands.push(Command::Retry);
                }
            }
        }
        let stuck = read_only.is_some() || matches!(saved, Saved::Not(..));
        if stuck && ui.button(speech.word(keys::desk::SAVE_COPY)).clicked() {
            commands.push(Command::BrowseCopy);
        }
    });
}
