//! What lies in front of everything: never larger than the window, where there is too little room it scrolls.

use egui::accesskit::Role;
use egui::{Frame, Id, Margin, Modal, ScrollArea, Ui};

use crate::desk::kit::{GROUP, PAGE_MARGIN};

/// Draws a sheet in front of everything; says whether it is to be closed. The keyboard then goes to where it came from.
pub fn dialog(ui: &Ui, id: &str, add: impl FnOnce(&mut Ui)) -> bool {
    let room = ui.ctx().content_rect().size() - egui::Vec2::splat(GROUP * 3.0);
    let came_from = came_from(ui, id);
    let frame = Frame::popup(ui.style()).inner_margin(Margin::same(PAGE_MARGIN));
    let modal = Modal::new(Id::unique(id)).frame(frame).show(ui.ctx(), |ui| {
        let area = ScrollArea::both().id_salt("dialog").max_width(room.x).max_height(room.y);
        area.min_scrolled_width(room.x).min_scrolled_height(room.y).show(ui, add).inner
    });
    // Whoever listens is told that what lies below waits.
    ui.ctx().accesskit_node_builder(modal.response.id, |node| {
        node.set_role(Role::Dialog);
        node.set_modal();
    });
    let closes = modal.should_close();
    if let Some(before) = came_from.filter(|_| closes) {
        ui.data_mut(|data| data.insert_temp(given_back(), before));
        ui.request_repaint();
    }
    closes
}

/// What had the keyboard when the sheet was opened: it is drawn in every pass from then on.
fn came_from(ui: &Ui, id: &str) -> Option<Id> {
    let (key, pass) = (Id::unique(("came from", id)), ui.ctx().cumulative_pass_nr());
    let before = ui.memory(|memory| memory.focused());
    ui.data_mut(|data| {
        let (_, from) = data
            .get_temp::<(u64, Option<Id>)>(key)
            .filter(|(seen, _)| *seen + 1 >= pass)
            .unwrap_or((pass, before));
        data.insert_temp(key, (pass, from));
        from
    })
}

/// Where it is kept what gets the keyboard back.
fn given_back() -> Id {
    Id::unique("given back")
}

/// Gives the keyboard back to where a sheet was opened from, once nothing lies in front any more and nothing else has it.
pub fn give_back(ui: &Ui) {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    if let Some(before) = ui.data(|data| data.get_temp::<Id>(given_back()))
        && ui.memory(|memory| memory.focused().is_none())
    {
        ui.memory_mut(|memory| memory.request_focus(before));
    }
    ui.data_mut(|data| data.remove::<Id>(given_back()));
}
