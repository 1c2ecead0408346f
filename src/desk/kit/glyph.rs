//! What no icon of the font shows as it is needed here.

use egui::{Color32, Painter, Rect, Shape, pos2, vec2};

/// Paints a car seen from the side, as wide as its place and half as high at the most.
pub fn car(painter: &Painter, place: Rect, paint: Color32) {
    let height = place.height().min(place.width() * 0.5);
    let area = Rect::from_center_size(place.center(), vec2(height * 2.0, height));
    let at = |x: f32, y: f32| pos2(area.left() + area.width() * x, area.top() + area.height() * y);
    let part = |left, top, right, bottom| Rect::from_min_max(at(left, top), at(right, bottom));
    let roof = vec![at(0.24, 0.46), at(0.36, 0.16), at(0.68, 0.16), at(0.82, 0.46)];
    painter.add(Shape::convex_polygon(roof, paint, egui::Stroke::NONE));
    painter.rect_filled(part(0.04, 0.45, 0.96, 0.76), area.height() * 0.12, paint);
    for wheel in [0.26, 0.74] {
        painter.circle_filled(at(wheel, 0.78), area.height() * 0.16, paint);
    }
}
