//! A square code that a telephone reads.

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::desk::kit;

/// Squares of ground around a code.
const MARGIN: f32 = 4.0;

fn count(squares: usize) -> f32 {
    f32::from(u16::try_from(squares).unwrap_or(u16::MAX))
}

/// How wide a square of a code of so many squares a side is.
fn square_side(squares: usize) -> f32 {
    (kit::CODE_SIDE / (count(squares) + 2.0 * MARGIN)).floor().max(kit::CODE_SQUARE)
}

/// How wide a code of so many squares a side is drawn, with the ground around it.
pub fn square_code_side(squares: usize) -> f32 {
    (count(squares) + 2.0 * MARGIN) * square_side(squares)
}

/// Draws a square code, with the light margin that readers need around it. `name` is read to who does not see it.
pub fn square_code(ui: &mut Ui, code: &[Vec<bool>], name: &str) -> Response {
    let [light, dark] = kit::CODE;
    let side = square_side(code.len());
    let whole = Vec2::splat(square_code_side(code.len()));
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
