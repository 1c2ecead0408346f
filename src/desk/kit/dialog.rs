//! Modal dialogs. They are never larger than the window, and scroll if necessary.

use egui::accesskit::Role;
use egui::{Frame, Id, Margin, Modal, Response, ScrollArea, Ui};

use crate::desk::kit::came_from::lies;
use crate::desk::kit::{GROUP, PAGE_MARGIN};

/// Draws a dialog. Returns whether it is to be closed. `add` returns the widget that takes the focus when the dialog opens, and whenever
/// nothing has the focus.
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
    // Tells screen readers that the dialog is modal.
    ui.ctx().accesskit_node_builder(modal.response.id, |node| {
        node.set_role(Role::Dialog);
        node.set_modal();
    });
    modal.should_close()
}
