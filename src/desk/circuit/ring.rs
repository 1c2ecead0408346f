//! The ring that the squares of the circuit make on a picture.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::desk::theme;
use crate::games::autotock::Square;

/// How many squares the long side and the short side have together, the corner between them counted once.
const HALF: u8 = Square::COUNT / 2;
/// The least number of squares along a side: so many have room for the garages of two opposite players.
const LEAST: u8 = 8;
/// How much room a square takes across the ring beside its own, for the verge on both sides.
const VERGES: f32 = 1.8;

/// The ring of squares within an area: a rectangle with a square on each corner, the multiples of a quarter of the
/// circuit in the middle of its sides.
pub struct Ring {
    track: Rect,
    /// How many steps the upper side has; what is left of a half is the height.
    wide: u8,
    /// The side of a square.
    pub cell: f32,
}

impl Ring {
    /// The ring in so much room, with squares as large as it allows.
    pub fn within(area: Rect) -> Self {
        let outer = area.shrink(theme::GAP);
        let step = |wide: u8| {
            let steps = vec2(f32::from(wide), f32::from(HALF - wide));
            let room = outer.size() / (steps + Vec2::splat(1.0 + VERGES));
            room.min_elem()
        };
        // A number that four divides leaves a square in the middle of every side.
        let widths = (LEAST..=HALF - LEAST).step_by(2);
        let wide = widths.max_by(|one, other| step(*one).total_cmp(&step(*other))).unwrap_or(HALF / 2);
        let cell = step(wide);
        Self { track: outer.shrink(cell * (1.0 + VERGES) / 2.0), wide, cell: cell * 0.92 }
    }

    /// The middle of a square, and the way out of the ring.
    pub fn at(&self, square: Square) -> (Pos2, Vec2) {
        let track = self.track;
        let (wide, high) = (f32::from(self.wide), f32::from(HALF - self.wide));
        let (across, down) = (track.width() / wide, track.height() / high);
        let mut left = f32::from(square.number() % Square::COUNT);
        let sides = [
            (high / 2.0, track.left_center(), vec2(0.0, -down), vec2(-1.0, 0.0)),
            (wide, track.left_top(), vec2(across, 0.0), vec2(0.0, -1.0)),
            (high, track.right_top(), vec2(0.0, down), vec2(1.0, 0.0)),
            (wide, track.right_bottom(), vec2(-across, 0.0), vec2(0.0, 1.0)),
        ];
        for (steps, from, step, out) in sides {
            if left < steps {
                return (from + step * left, out);
            }
            left -= steps;
        }
        (track.left_bottom() - vec2(0.0, left * down), vec2(-1.0, 0.0))
    }

    /// Where a square lies.
    pub fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.at(square).0, vec2(self.cell, self.cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn no_square_lies_on_another_in_a_wide_a_high_and_a_small_picture() {
        for size in [vec2(860.0, 500.0), vec2(230.0, 320.0), vec2(600.0, 600.0), vec2(1400.0, 300.0)] {
            let area = Rect::from_min_size(pos2(10.0, 20.0), size);
            let ring = Ring::within(area);
            let squares: Vec<Rect> = Square::all().map(|square| ring.square(square)).collect();
            for (at, one) in squares.iter().enumerate() {
                assert!(area.contains_rect(*one), "{size}: {one:?}");
                for other in &squares[at + 1..] {
                    assert!(!one.shrink(0.1).intersects(*other), "{size}: {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_quarters_of_the_circuit_lie_in_the_middle_of_the_sides() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 500.0));
        let (ring, middle) = (Ring::within(area), area.center());
        let at = |number: usize| ring.at(Square::all().nth(number - 1).unwrap()).0;
        assert!((at(12).x - middle.x).abs() < 0.1 && (at(36).x - middle.x).abs() < 0.1);
        assert!((at(24).y - middle.y).abs() < 0.1 && (at(48).y - middle.y).abs() < 0.1);
    }
}
