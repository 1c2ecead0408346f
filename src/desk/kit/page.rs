//! A page in the middle of the table: it scrolls where it must, and leaves word of it, so that the table can give it
//! more room.

use egui::{Id, ScrollArea, Ui};

/// What a page must be larger than its place by, to have no room there.
const SPILLED: f32 = 1.0;

fn word() -> Id {
    Id::unique("page-spilled")
}

/// Draws a page as large as its place.
pub fn page<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    let drawn = area.auto_shrink(false).show(ui, content);
    let over = drawn.content_size - drawn.inner_rect.size();
    if over.x > SPILLED || over.y > SPILLED {
        ui.data_mut(|data| data.insert_temp(word(), true));
    }
    drawn.inner
}

/// Whether a page had no room, since this was asked last.
pub fn spilled(ui: &Ui) -> bool {
    ui.data_mut(|data| data.remove_temp::<bool>(word())).unwrap_or_default()
}
