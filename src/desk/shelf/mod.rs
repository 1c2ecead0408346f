//! The shelf: the boxes, what can be asked without a game, and the last games as rows of a ledger. Whoever opens
//! the program for the first time sees what to do.

mod boxes;
mod games;
mod library;

use egui::{ScrollArea, Ui};

use crate::desk::{Command, Prefs, Speech, kit};

pub use games::date_line;
pub use library::Library;

/// Draws the shelf.
pub fn shelf_ui(ui: &mut Ui, speech: Speech, prefs: &Prefs, library: &Library, commands: &mut Vec<Command>) {
    ScrollArea::vertical().id_salt("shelf").auto_shrink(false).show(ui, |ui| {
        ui.add_space(kit::SPACE);
        kit::centred(ui, kit::PAGE, |ui| {
            kit::page_sheet(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                boxes::boxes_ui(ui, speech, prefs, commands);
                ui.add_space(kit::GROUP);
                games::games_ui(ui, speech, prefs, library, commands);
                games::backups_ui(ui, speech, library, commands);
            });
        });
        ui.add_space(kit::SPACE);
    });
}
