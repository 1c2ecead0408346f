//! What lies over every page: the menu with its keys, the break, the manual; and the window for a second screen.

use egui::Ui;

use crate::desk::manual::manual_ui;
use crate::desk::table::view_ui;
use crate::desk::{Action, Desk, Page, Speech, frame};

impl Desk {
    /// Draws what lies over every page, and the window for a second screen.
    pub(super) fn over(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        self.keys_open =
            self.keys_open && frame::keys_ui(ui, speech, matches!(self.page, Page::Table(_)), actions);
        if let Page::Table(table) = &self.page {
            self.view_open = self.view_open && view_ui(ui, speech, table.shown(self.pause), &mut self.second);
            self.pause = self.pause && frame::break_ui(ui, speech, &table.table().stage());
        } else {
            self.pause = false;
        }
        if let Some(manual) = &mut self.manual
            && !manual_ui(ui, speech, manual)
        {
            actions.push(Action::Manual);
        }
    }
}
