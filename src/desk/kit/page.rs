//! A page that scrolls where it must.

use egui::{ScrollArea, Ui};

/// Draws a page as large as its place.
pub fn page<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    area.auto_shrink(false).show(ui, content).inner
}

/// Lays everything out once more before anybody sees it; where that has been done in this frame, in the next.
pub fn again(ui: &egui::Ui, why: &str) {
    ui.ctx().request_discard(why.to_owned());
    if !ui.ctx().will_discard() {
        ui.ctx().request_repaint();
    }
}
