//! Where the places of each box lie on the screen: one small file for each.

mod automobile;

use egui::Rect;

use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::shape::Shape;

/// Where a place lies on a board so large; nothing where the box has no such place.
pub type Layout = fn(Rect, &DrawnPlace) -> Option<Shape>;

/// The layout of a box, by its word.
pub fn layout(game: &str) -> Option<Layout> {
    Some(match game {
        "automobile" => automobile::place,
        _ => return None,
    })
}
