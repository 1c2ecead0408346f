//! The shelf: the boxes, and the last games. Whoever opens the program for the first time sees what to do.

use egui::{RichText, Ui};

use crate::desk::widgets::icons;
use crate::desk::{Command, Prefs, Speech, theme};
use crate::engine::Game;
use crate::games::automobile::Automobile;
use crate::words::keys;

/// Draws the shelf.
pub fn shelf_ui(ui: &mut Ui, speech: Speech, prefs: &Prefs, commands: &mut Vec<Command>) {
    ui.add_space(theme::SPACE);
    theme::sheet(ui).show(ui, |ui| {
        ui.label(RichText::new(speech.word(Automobile::TITLE)).heading());
        ui.horizontal(|ui| {
            let demo = (icons::ICON_PLAY_ARROW.rich_text(), speech.word(keys::desk::WATCH_DEMO));
            if ui.button(demo).clicked() {
                commands.push(Command::Demo(Automobile::WORD));
            }
            let new = (icons::ICON_ADD.rich_text(), speech.word(keys::desk::NEW_GAME));
            if ui.button(new).clicked() {
                commands.push(Command::NewGame(Automobile::WORD));
            }
        });
    });
    ui.add_space(theme::SPACE);
    for path in &prefs.recent {
        if ui.button(path.display().to_string()).clicked() {
            commands.push(Command::Open(path.clone()));
        }
    }
}
