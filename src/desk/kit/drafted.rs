//! Drafted figures: after an arrow, in a dashed frame next to a large figure.

use egui::{Button, Rect, Response, RichText, Shape, Stroke, Ui, Vec2, vec2};

use crate::desk::kit::{LEAD, NEAR, Palette, SMALL, hairline, stop};

/// The length of a dash and of a gap.
const DASH: f32 = 3.0;

/// Draws a drafted figure with an accessible name.
pub fn drafted(ui: &mut Ui, text: &str, large: bool, name: String) -> Response {
    let palette = Palette::of(ui);
    let size = if large { LEAD } else { SMALL };
    let colour = if large { palette.ink } else { palette.faint };
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding, Vec2::ZERO);
    let text = RichText::new(text).size(size).color(colour);
    let button = Button::new(text).frame_when_inactive(false).sense(stop(ui));
    let shown = ui.add(button).accessible_name(name);
    ui.spacing_mut().button_padding = padding;
    if large {
        dashed(ui, shown.rect.expand2(vec2(NEAR, NEAR / 2.0)), hairline(palette.edge));
    }
    shown
}

pub fn dashed(ui: &Ui, frame: Rect, line: Stroke) {
    let corners =
        [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom(), frame.left_top()];
    ui.painter().extend(Shape::dashed_line(&corners, line, DASH, DASH));
}
