//! A square code that a telephone reads.

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::desk::kit;

/// Draws a square code, with the light margin that readers need around it. `name` is read to who does not see it.
pub fn square_code(ui: &mut Ui, code: &[Vec<bool>], name: &str) -> Response {
    const MARGIN: f32 = 4.0;
    let [light, dark] = kit::CODE;
    let count = |squares: usize| f32::from(u16::try_from(squares).unwrap_or(u16::MAX));
    let side = (kit::CODE_SIDE / (count(code.len()) + 2.0 * MARGIN)).floor().max(kit::CODE_SQUARE);
    let whole = Vec2::splat((count(code.len()) + 2.0 * MARGIN) * side);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 0.0, light);
    let begin = rect.min + Vec2::splat(MARGIN * side);
    for (y, row) in code.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            let at = pos2(begin.x + count(x) * side, begin.y + count(y) * side);
            painter.rect_filled(Rect::from_min_size(at, vec2(side, side)), 0.0, dark);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    response
}
