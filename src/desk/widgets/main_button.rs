//! The button for what to do now, the only one in the accent; and the ring around whatever the keyboard is on.

use egui::{Button, CornerRadius, IntoAtoms, Response, RichText, Stroke, StrokeKind, Ui, Vec2};

use crate::desk::theme::Palette;

/// Draws the button for what to do now.
pub fn main_button(
    ui: &mut Ui,
    enabled: bool,
    size: Vec2,
    icon: Option<RichText>,
    text: impl Into<String>,
) -> Response {
    let palette = Palette::of(ui);
    let name: String = text.into();
    let text = RichText::new(name.as_str()).color(palette.on_accent);
    let atoms = match icon {
        Some(icon) => (icon.color(palette.on_accent), text).into_atoms(),
        None => text.into_atoms(),
    };
    ui.add_enabled(enabled, Button::new(atoms).fill(palette.accent).min_size(size)).accessible_name(name)
}

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
    painter.rect_stroke(ring, CornerRadius::same(5), Stroke::new(2.0, colour), StrokeKind::Middle);
}
