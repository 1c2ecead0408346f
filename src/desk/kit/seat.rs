//! Seats have a colour, a symbol and a name, so that they can be told apart without colours.

use egui::epaint::CircleShape;
use egui::{Rect, Response, Sense, Shape, Ui, vec2};

use crate::desk::kit::{self, Palette, hairline, seat_colours};
use crate::engine::{Colour, Player};

/// The size of a seat's symbol in a line of text.
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

/// The font size of a name: smaller for a long one.
pub fn name_size(player: &Player) -> f32 {
    match player.name.chars().count() {
        0..=7 => kit::BODY,
        8..=9 => kit::SMALL,
        _ => kit::SMALL,
    }
}

/// The shape of a colour: the number of corners and the turn of the first in degrees. `None` is a circle.
pub const fn shape(colour: Colour) -> Option<(u8, f32)> {
    match colour {
        Colour::Red => None,
        Colour::Blue => Some((4, 45.0)),
        Colour::Green => Some((3, -90.0)),
        Colour::Yellow => Some((4, 0.0)),
        Colour::Black => Some((6, 0.0)),
        Colour::White => Some((5, -90.0)),
        Colour::Orange => Some((3, 90.0)),
        Colour::Purple => Some((8, 22.5)),
    }
}

/// Draws the symbol of a colour.
pub fn symbol(ui: &Ui, rect: Rect, colour: Colour) {
    let colours = seat_colours(colour, Palette::of(ui));
    let (fill, edge) = (colours.fill, hairline(colours.edge));
    let (centre, radius) = (rect.center(), rect.width() / 2.0 - 1.0);
    ui.painter().add(match shape(colour) {
        None => Shape::Circle(CircleShape { center: centre, radius, fill, stroke: edge }),
        Some((sides, turn)) => {
            let corner = |at: u8| {
                let angle = (turn + 360.0 * f32::from(at) / f32::from(sides)).to_radians();
                centre + vec2(angle.cos(), angle.sin()) * radius
            };
            Shape::convex_polygon((0..sides).map(corner).collect(), fill, edge)
        }
    });
}
