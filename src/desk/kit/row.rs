//! A row that is one button, with one focus and one accessible name.

use egui::{CornerRadius, Rect, Response, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::desk::kit::{CORNER, GAP, Palette, outline, stop};

/// Draws a row. `draw` gets the rectangle inside it.
pub fn row_button(
    ui: &mut Ui,
    size: Vec2,
    name: impl Into<String>,
    enabled: bool,
    draw: impl FnOnce(&mut Ui, Rect),
) -> Response {
    let palette = Palette::of(ui);
    let sense = if enabled { stop(ui) } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let name = name.into();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, enabled, name.clone()));
    if enabled && response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(CORNER), palette.raised);
    }
    if response.has_focus() {
        let edge = outline(palette.accent);
        ui.painter().rect_stroke(rect, CornerRadius::same(CORNER), edge, StrokeKind::Inside);
    }
    draw(ui, rect.shrink2(vec2(GAP, 0.0)));
    response
}
