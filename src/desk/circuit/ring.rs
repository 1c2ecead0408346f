//! The ring that the squares of the circuit make on a picture.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::desk::theme;
use crate::games::autotock::Square;

/// The ring of squares within an area.
pub struct Ring {
    track: Rect,
    /// The side of a square.
    pub cell: f32,
}

impl Ring {
    /// The ring in so much room.
    pub fn within(area: Rect) -> Self {
        let outer = area.shrink(theme::GAP);
        // One cell of room around for the verge; a side of the track bears so many squares as it is long.
        let cell = (outer.width() + outer.height()) / 28.0;
        Self { track: outer.shrink(cell * 0.95), cell: cell * 0.9 }
    }

    /// The middle of a square, and the way out of the ring.
    pub fn at(&self, square: Square) -> (Pos2, Vec2) {
        let track = self.track;
        let (width, height) = (track.width(), track.height());
        let share = f32::from(square.number() % Square::COUNT) / f32::from(Square::COUNT);
        let mut left = share * 2.0 * (width + height);
        let sides = [
            (height / 2.0, track.left_center(), vec2(0.0, -1.0), vec2(-1.0, 0.0)),
            (width, track.left_top(), vec2(1.0, 0.0), vec2(0.0, -1.0)),
            (height, track.right_top(), vec2(0.0, 1.0), vec2(1.0, 0.0)),
            (width, track.right_bottom(), vec2(-1.0, 0.0), vec2(0.0, 1.0)),
        ];
        for (length, from, along, out) in sides {
            if left < length {
                return (from + along * left, out);
            }
            left -= length;
        }
        (track.left_bottom() - vec2(0.0, left), vec2(-1.0, 0.0))
    }

    /// Where a square lies.
    pub fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.at(square).0, vec2(self.cell, self.cell))
    }
}
