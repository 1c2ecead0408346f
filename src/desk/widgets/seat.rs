//! A seat is a colour, a symbol and a name, so that no eye has to tell colours apart.

use egui::{Color32, Label, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, Ui, vec2};

use crate::desk::theme::{Palette, pieces};
use crate::engine::{Colour, Player};

/// The side of the symbol of a seat in a row of text.
pub const fn badge_size() -> f32 {
    16.0
}

/// Draws a seat's symbol and name.
pub fn badge(ui: &mut Ui, player: &Player) -> Response {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        ui.label(player.name.as_str())
    })
    .inner
}

/// Draws a seat's symbol and name where there is little room: the name is cut short and shown whole when asked.
pub fn narrow_badge(ui: &mut Ui, player: &Player, ink: Color32) -> Response {
    ui.spacing_mut().item_spacing.x = 4.0;
    let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
    symbol(ui, rect, player.colour);
    ui.add(Label::new(RichText::new(player.name.as_str()).color(ink)).truncate())
}

/// Draws the symbol of a colour: each colour has a shape of its own.
pub fn symbol(ui: &Ui, rect: Rect, colour: Colour) {
    let palette = Palette::of(ui);
    let (fill, edge) = (pieces(colour), Stroke::new(1.0, palette.ink));
    let (centre, radius) = (rect.center(), rect.width() / 2.0 - 1.0);
    let painter = ui.painter();
    match colour {
        Colour::Red => {
            painter.circle(centre, radius, fill, edge);
        }
        Colour::Blue => polygon(ui, centre, radius, 4, 45.0, fill, edge),
        Colour::Green => polygon(ui, centre, radius, 3, -90.0, fill, edge),
        Colour::Yellow => polygon(ui, centre, radius, 4, 0.0, fill, edge),
        Colour::Black => polygon(ui, centre, radius, 6, 0.0, fill, edge),
        Colour::White => polygon(ui, centre, radius, 5, -90.0, fill, edge),
        Colour::Orange => polygon(ui, centre, radius, 3, 90.0, fill, edge),
        Colour::Purple => polygon(ui, centre, radius, 8, 22.5, fill, edge),
    }
}

fn polygon(ui: &Ui, centre: Pos2, radius: f32, sides: u8, turn: f32, fill: Color32, edge: Stroke) {
    let corner = |at: u8| {
        let angle = (turn + 360.0 * f32::from(at) / f32::from(sides)).to_radians();
        centre + vec2(angle.cos(), angle.sin()) * radius
    };
    ui.painter().add(Shape::convex_polygon((0..sides).map(corner).collect(), fill, edge));
}
