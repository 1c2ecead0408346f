//! The table in a window that has no room for its parts side by side.

use egui::{ScrollArea, Sense, Ui, vec2};

use crate::desk::table::TablePage;
use crate::desk::{Action, Speech, kit};

impl TablePage {
    /// The parts of the table below each other, in a window that has no room for them side by side.
    pub(super) fn stacked_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let width = ui.available_width().max(kit::SIDE_BY_SIDE.x * 0.6);
        let (now, board, players) = kit::STACKED;
        ScrollArea::both().id_salt("stacked").auto_shrink(false).show(ui, |ui| {
            let place =
                |ui: &mut Ui, height: f32| ui.allocate_exact_size(vec2(width, height), Sense::hover()).0;
            self.parts = vec![egui::Rect::everything_above(ui.max_rect().top())];
            let at = place(ui, now);
            self.parts.insert(0, at);
            kit::laid_on_sheet(ui, at, "now", |ui| self.now_ui(ui, speech, actions));
            let at = place(ui, board);
            self.parts.insert(1, at);
            kit::laid_on_sheet(ui, at, "board", |ui| self.board_ui(ui, speech, actions));
            if let Some(tray) = self.scene.tray() {
                self.parts.insert(2, tray);
            }
            let at = place(ui, players);
            self.parts.insert(self.parts.len() - 1, at);
            kit::laid_on_sheet(ui, at, "players", |ui| self.players_ui(ui, speech, actions));
            if self.drawer {
                let at = place(ui, board);
                self.parts.insert(self.parts.len() - 1, at);
                kit::laid_on_sheet(ui, at, "timeline", |ui| self.timeline_ui(ui, speech, actions));
            }
        });
    }
}
