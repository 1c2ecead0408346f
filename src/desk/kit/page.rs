//! A page that scrolls where it must.

use egui::{ScrollArea, Ui};

/// Draws a page as large as its place.
pub fn page<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    area.auto_shrink(false).show(ui, content).inner
}
