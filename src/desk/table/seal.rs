//! The seal: whether the books balance, whether everything is safe on disk, and who else holds the record.

use egui::{RichText, Ui};

use crate::desk::table::Lay;
use crate::desk::theme::Palette;
use crate::desk::widgets::{icons, mark};
use crate::desk::{Command, Speech, theme};
use crate::record::{ReadOnly, Saved};
use crate::say;
use crate::words::keys;

/// Draws the seal.
pub fn seal_ui(
    ui: &mut Ui,
    speech: Speech,
    balanced: bool,
    outside: bool,
    saved: &Saved,
    read_only: Option<&ReadOnly>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let told = |ui: &mut Ui, icon: egui_material_icons::MaterialIcon, text: String, colour| {
            mark(ui, icon, theme::BODY, colour);
            ui.label(RichText::new(text).small().color(colour));
        };
        let (icon, text, colour) = match (balanced, outside) {
            (false, _) => (icons::ICON_WARNING, keys::desk::NOT_BALANCED, palette.red),
            (true, true) => (icons::ICON_BALANCE, keys::sealed::OUTSIDE_SOME, palette.amber),
            (true, false) => (icons::ICON_BALANCE, keys::desk::BALANCED, palette.good),
        };
        let atoms = (icon.rich_text().color(colour), RichText::new(speech.word(text)).small().color(colour));
        let button = ui.add(egui::Button::new(atoms).frame_when_inactive(false));
        let button = button.accessible_name(speech.word(text));
        if button.on_hover_text(speech.word(keys::sealed::OPEN)).clicked() {
            commands.push(Command::Lay(Some(Lay::Seal)));
        }
        ui.separator();
        match (read_only, saved) {
            (Some(why), _) => told(ui, icons::ICON_LOCK, speech.sentence(&why.line()), palette.amber),
            (None, Saved::All) => told(ui, icons::ICON_CHECK, speech.word(keys::desk::SAVED), palette.good),
            (None, Saved::Writing(lines)) => {
                let text = speech.say(&say!(keys::desk::WRITING, lines = *lines));
                told(ui, icons::ICON_EDIT, text, palette.faint);
            }
            (None, Saved::Not(lines, why)) => {
                let text = speech.say(&say!(keys::desk::NOT_SAVED, lines = *lines, why = why.as_str()));
                told(ui, icons::ICON_WARNING, text, palette.red);
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
