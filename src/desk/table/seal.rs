//! The seal: whether the books balance, and whether everything is safe on disk.

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, icons, mark};
use crate::desk::table::Lay;
use crate::desk::{Command, Speech};
use crate::record::Saved;
use crate::say;
use crate::words::keys;

/// What the seal says.
#[derive(Debug)]
pub struct Sealed<'a> {
    /// Whether every unit adds up.
    pub balanced: bool,
    /// Whether something lies outside the game.
    pub outside: bool,
    /// What is on the disk.
    pub saved: &'a Saved,
    /// Whether the record is only read.
    pub read_only: bool,
    /// The entry that the file holds unfinished.
    pub unfinished: Option<u32>,
}

/// Draws the seal.
pub fn seal_ui(ui: &mut Ui, speech: Speech, sealed: &Sealed<'_>, commands: &mut Vec<Command>) {
    let Sealed { balanced, outside, saved, read_only, unfinished } = *sealed;
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let told = |ui: &mut Ui, icon: egui_material_icons::MaterialIcon, text: String, colour| {
            mark(ui, icon, kit::BODY, colour);
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
            commands.push(Command::Lay(Some(Lay::TrialBalance)));
        }
        kit::part(ui);
        match (read_only, saved, unfinished) {
            (true, ..) => told(ui, icons::ICON_LOCK, speech.word(keys::desk::ONLY_READ), palette.amber),
            (false, Saved::All, Some(n)) => {
                let text = speech.say(&say!(keys::desk::UNFINISHED_SEAL, n = n));
                told(ui, icons::ICON_WARNING, text, palette.amber);
            }
            (false, Saved::All, None) => {
                told(ui, icons::ICON_CHECK, speech.word(keys::desk::SAVED), palette.good);
            }
            (false, Saved::Writing(lines), _) => {
                let text = speech.say(&say!(keys::desk::WRITING, lines = *lines));
                told(ui, icons::ICON_EDIT, text, palette.faint);
            }
            (false, Saved::Not(..), _) => {
                told(ui, icons::ICON_WARNING, speech.word(keys::desk::UNSAVED), palette.red);
            }
        }
    });
}
