//! What lies over every page: the sheet of keys, the break, the look-up; and the window for a second screen.

use egui::Ui;

use crate::desk::lookup::lookup_ui;
use crate::desk::manual::manual_ui;
use crate::desk::table::view_ui;
use crate::desk::{Command, Desk, Page, Speech, frame};

impl Desk {
    /// Draws what lies over every page, and the window for a second screen.
    pub(super) fn over(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        self.keys_open =
            self.keys_open && frame::keys_ui(ui, speech, matches!(self.page, Page::Table(_)), commands);
        if let Page::Table(table) = &self.page {
            self.view_open = self.view_open && view_ui(ui, speech, table.shown(self.pause));
            self.pause = self.pause && frame::break_ui(ui, speech, &table.table().stage());
        } else {
            self.pause = false;
        }
        if let Some(manual) = &mut self.manual
            && !manual_ui(ui, speech, manual)
        {
            commands.push(Command::Manual);
        }
        if let Some(lookup) = &mut self.lookup {
            let here = match &self.page {
                Page::Table(table) => Some(table.table().contents().game),
                _ => None,
            };
            if !lookup_ui(ui, speech, here, lookup) {
                commands.push(Command::LookUp);
            }
        }
    }
}
