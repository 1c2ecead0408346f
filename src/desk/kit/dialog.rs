//! What lies in front of everything: never larger than the window, where there is too little room it scrolls.

use egui::accesskit::Role;
use egui::{Frame, Id, Margin, Modal, Response, ScrollArea, Ui};

use crate::desk::kit::came_from::lies;
use crate::desk::kit::{GROUP, PAGE_MARGIN};

/// Draws a sheet in front of everything; says whether it is to be closed. What is drawn gives back where the keyboard goes
/// when it is laid, and whenever it is nowhere: its first field, or the question that its buttons answer.
pub fn dialog(ui: &Ui, id: &str, add: impl FnOnce(&mut Ui) -> Response) -> bool {
    let laid = lies(ui, Id::unique(id));
    let room = ui.ctx().content_rect().size() - egui::Vec2::splat(GROUP * 3.0);
    let frame = Frame::popup(ui.style()).inner_margin(Margin::same(PAGE_MARGIN));
    let modal = Modal::new(Id::unique(id)).frame(frame).show(ui.ctx(), |ui| {
        let area = ScrollArea::both().id_salt("dialog").max_width(room.x).max_height(room.y);
        area.min_scrolled_width(room.x).min_scrolled_height(room.y).show(ui, add).inner
    });
    if laid || ui.memory(|memory| memory.focused().is_none()) {
        modal.inner.request_focus();
    }
    // Whoever listens is told that what lies below waits.
    ui.ctx().accesskit_node_builder(modal.response.id, |node| {
        node.set_role(Role::Dialog);
        node.set_modal();
    });
    modal.should_close()
}
