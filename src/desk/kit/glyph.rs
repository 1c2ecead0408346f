//! The look of pieces and verbs: an icon of the font if there is one, otherwise a small drawing.

use egui::{Align2, Color32, Painter, Rect, Shape, Ui, pos2, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{self, Palette, SeatColours, icon_font, icons};
use crate::engine::Glyph;

/// The colours of a glyph.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub fill: Color32,
    /// The outline, if the fill alone is not visible enough.
    pub edge: Option<Color32>,
    /// The background.
    pub ground: Color32,
}

impl Paint {
    /// One colour on a background.
    pub const fn plain(fill: Color32, ground: Color32) -> Self {
        Self { fill, edge: None, ground }
    }

    /// The colours of a seat on a background.
    pub const fn seat(colours: SeatColours, ground: Color32) -> Self {
        Self { fill: colours.fill, edge: Some(colours.edge), ground }
    }
}

/// The colour of a square's sign: good, bad, or neither.
pub const fn sign_ink(palette: &Palette, sign: Glyph) -> Color32 {
    match sign {
        Glyph::Nitro => palette.good,
        Glyph::Puncture => palette.red,
        Glyph::Reverse => palette.amber,
        _ => palette.ink,
    }
}

/// The icon of a glyph, if the font has one.
pub const fn glyph_icon(glyph: Glyph) -> Option<MaterialIcon> {
    Some(match glyph {
        Glyph::Parts => icons::ICON_SETTINGS,
        Glyph::Shop => icons::ICON_STOREFRONT,
        Glyph::More => icons::ICON_ADD,
        Glyph::Less => icons::ICON_PERCENT,
        Glyph::Card => icons::ICON_PLAYING_CARDS,
        Glyph::Money => icons::ICON_PAYMENTS,
        Glyph::Go => icons::ICON_FLAG,
        Glyph::Garage => icons::ICON_GARAGE,
        Glyph::Push => icons::ICON_FAST_FORWARD,
        Glyph::Share => icons::ICON_CALL_SPLIT,
        Glyph::Swap => icons::ICON_SWAP_HORIZ,
        Glyph::Star => icons::ICON_STAR,
        Glyph::Policy => icons::ICON_HEALING,
        Glyph::Nitro => icons::ICON_BOLT,
        Glyph::Puncture => icons::ICON_CLOSE,
        Glyph::Reverse => icons::ICON_U_TURN_LEFT,
        Glyph::Factory
        | Glyph::Closed
        | Glyph::Car
        | Glyph::Cube
        | Glyph::Cubes
        | Glyph::Loss
        | Glyph::Seat
        | Glyph::Sign(_)
        | Glyph::Disk => return None,
    })
}

/// The width of a glyph for its height.
pub const fn glyph_width(glyph: Glyph, height: f32) -> f32 {
    match glyph {
        Glyph::Car | Glyph::Cubes => height * 1.5,
        Glyph::Factory => height * 1.15,
        _ => height,
    }
}

/// Paints a glyph. The symbol of a seat is painted by [`kit::symbol`].
pub fn glyph(ui: &Ui, place: Rect, glyph: Glyph, paint: Paint) {
    let painter = ui.painter();
    if let Some(icon) = glyph_icon(glyph) {
        let font = icon_font(icon, place.height());
        let write = |by: egui::Vec2, colour| {
            painter.text(place.center() + by, Align2::CENTER_CENTER, icon.codepoint, font.clone(), colour);
        };
        if let Some(edge) = paint.edge {
            for by in [vec2(-0.8, 0.0), vec2(0.8, 0.0), vec2(0.0, -0.8), vec2(0.0, 0.8)] {
                write(by, edge);
            }
        }
        return write(egui::Vec2::ZERO, paint.fill);
    }
    match glyph {
        Glyph::Sign(colour) => kit::symbol(ui, place, colour),
        Glyph::Car => car(painter, place, paint),
        Glyph::Factory => factory(painter, place, paint),
        Glyph::Closed => closed(painter, place, paint),
        Glyph::Cubes => {
            let half = vec2(place.width() * 0.27, 0.0);
            for by in [-half, half] {
                cube(
                    painter,
                    Rect::from_center_size(place.center() + by, vec2(1.0, 1.0) * place.height()),
                    paint,
                );
            }
        }
        Glyph::Loss => loss(painter, place, paint),
        Glyph::Disk => {
            let edge = kit::hairline(paint.edge.unwrap_or(paint.fill));
            painter.circle(place.center(), place.height() * 0.4, paint.fill, edge);
        }
        _ => cube(painter, place, paint),
    }
}

/// A factory: a wall with a saw-tooth roof.
fn factory(painter: &Painter, place: Rect, paint: Paint) {
    let draw = |area: Rect, colour: Color32| {
        let at = |x: f32, y: f32| pos2(area.left() + area.width() * x, area.top() + area.height() * y);
        painter.rect_filled(Rect::from_min_max(at(0.0, 0.5), at(1.0, 0.88)), 0, colour);
        for tooth in [0.0, 1.0, 2.0] {
            let left = tooth / 3.0;
            let corners = vec![at(left, 0.12), at(left + 1.0 / 3.0, 0.54), at(left, 0.54)];
            painter.add(Shape::convex_polygon(corners, colour, egui::Stroke::NONE));
        }
    };
    if let Some(edge) = paint.edge {
        draw(place.expand2(vec2(0.8, 1.4)), edge);
    }
    draw(place, paint.fill);
}

/// A closed factory.
fn closed(painter: &Painter, place: Rect, paint: Paint) {
    let at = |x: f32, y: f32| pos2(place.left() + place.width() * x, place.top() + place.height() * y);
    let roof = vec![at(0.04, 0.42), at(0.5, 0.1), at(0.96, 0.42)];
    painter.add(Shape::convex_polygon(roof, paint.fill, egui::Stroke::NONE));
    let wall = Rect::from_min_max(at(0.1, 0.48), at(0.9, 0.9));
    painter.rect_stroke(wall, 1.0, kit::hairline(paint.fill), egui::StrokeKind::Inside);
    for bar in [0.6, 0.74] {
        painter.hline(at(0.2, bar).x..=at(0.8, bar).x, at(0.0, bar).y, kit::hairline(paint.fill));
    }
}

/// A car seen from the side, at most half as high as wide.
pub fn car(painter: &Painter, place: Rect, paint: Paint) {
    let height = place.height().min(place.width() * 0.5);
    let area = Rect::from_center_size(place.center(), vec2(height * 2.0, height));
    let draw = |area: Rect, colour: Color32| {
        let at = |x: f32, y: f32| pos2(area.left() + area.width() * x, area.top() + area.height() * y);
        let part = |left, top, right, bottom| Rect::from_min_max(at(left, top), at(right, bottom));
        let roof = vec![at(0.24, 0.46), at(0.36, 0.16), at(0.68, 0.16), at(0.82, 0.46)];
        painter.add(Shape::convex_polygon(roof, colour, egui::Stroke::NONE));
        painter.rect_filled(part(0.04, 0.45, 0.96, 0.76), area.height() * 0.12, colour);
        for wheel in [0.26, 0.74] {
            painter.circle_filled(at(wheel, 0.78), area.height() * 0.16, colour);
        }
    };
    if let Some(edge) = paint.edge {
        draw(area.expand(0.8), edge);
    }
    draw(area, paint.fill);
}

/// A cube in perspective: three faces, separated by the background.
fn cube(painter: &Painter, place: Rect, paint: Paint) {
    let radius = place.height() * 0.46;
    let at = |turn: f32| {
        let angle = turn.to_radians();
        place.center() + vec2(angle.cos(), angle.sin()) * radius
    };
    let corners = (0..6u8).map(|corner| at(f32::from(corner) * 60.0 - 90.0)).collect();
    painter.add(Shape::convex_polygon(corners, paint.fill, egui::Stroke::NONE));
    for turn in [-150.0, -30.0, 90.0] {
        painter.line_segment([place.center(), at(turn)], kit::hairline(paint.ground));
    }
}

/// A disc broken in two.
fn loss(painter: &Painter, place: Rect, paint: Paint) {
    let (centre, radius) = (place.center(), place.height() * 0.42);
    painter.circle_filled(centre, radius, paint.fill);
    let at = |x: f32, y: f32| pos2(centre.x + x * radius, centre.y + y * radius);
    let crack = vec![at(0.25, -1.1), at(-0.2, -0.25), at(0.25, 0.2), at(-0.25, 1.1)];
    painter.add(Shape::line(crack, kit::outline(paint.ground)));
}
