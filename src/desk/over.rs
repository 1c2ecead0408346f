//! What is drawn over every page: the menu, the break and the manual; and the second window.

use egui::Ui;

use crate::desk::manual::manual_ui;
use crate::desk::table::view_ui;
use crate::desk::{Action, Desk, Page, Speech, frame};

impl Desk {
    /// Draws what is over every page, and the second window.
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
