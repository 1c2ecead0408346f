//! The table in a window that has no room for its parts side by side.

use egui::{ScrollArea, Ui, UiBuilder};

use crate::desk::table::{TablePage, seats};
use crate::desk::{Command, Speech, kit};

impl TablePage {
    /// The parts of the table below each other, in a window that has no room for them side by side.
    pub(super) fn stacked_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        type Part = fn(&mut TablePage, &mut Ui, Speech, &mut Vec<Command>);
        let parts: [Part; 3] = [Self::middle_ui, Self::seats_ui, Self::timeline_ui];
        let width = ui.available_width().max(kit::SIDE_BY_SIDE.x * 0.6).max(seats::width(ui, self.table()));
        ScrollArea::both().id_salt("stacked").auto_shrink(false).show(ui, |ui| {
            for (at, (part, height)) in parts.into_iter().zip(kit::STACKED).enumerate() {
                let (rect, _) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::hover());
                let place = UiBuilder::new().max_rect(rect).id_salt(("stacked", at));
                ui.scope_builder(place, |ui| {
                    ui.shrink_clip_rect(rect);
                    kit::central(ui).show(ui, |ui| part(self, ui, speech, commands));
                });
            }
        });
    }
}
