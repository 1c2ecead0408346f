//! The ring around whatever the keyboard is on.

use egui::{CornerRadius, StrokeKind, Ui};

use crate::desk::kit::{CORNER, Palette, outline};

/// Draws a ring around what the keyboard is on, whatever it is.
pub fn focus_ring(ui: &Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // Under a sheet that lies over everything the keyboard waits.
    if !ui.memory(|memory| memory.allows_interaction(response.layer_id)) {
        return;
    }
    let colour = Palette::of(ui).focus;
    let painter =
        ui.ctx().layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(3.0));
    let ring = response.rect.expand(1.0);
    painter.rect_stroke(ring, CornerRadius::same(CORNER), outline(colour), StrokeKind::Middle);
}
