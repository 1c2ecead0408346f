//! Scrolling pages.

use egui::{Id, ScrollArea, Ui};

/// Draws a scrolling page that fills its space.
pub fn page<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    area.auto_shrink(false).show(ui, content).inner
}

/// Discards this frame and lays everything out again. If that was done in this frame or the last, repaints later instead.
pub fn again(ui: &Ui, why: &str) {
    let (ctx, asked, frame) = (ui.ctx(), Id::unique("again"), ui.ctx().cumulative_frame_nr());
    let last: Option<u64> = ctx.data(|data| data.get_temp(asked));
    if last.is_some_and(|last| frame <= last + 1) {
        return ctx.request_repaint();
    }
    ctx.data_mut(|data| data.insert_temp(asked, frame));
    ctx.request_discard(why.to_owned());
}
