//! The ring that the squares of the circuit make on a picture.

use egui::{Pos2, Rect, Vec2};

use crate::desk::kit::{self, Round};
use crate::games::autotock::Square;

/// The least number of squares along a side: so many have room for the garages of two opposite players.
const LEAST: usize = 8;
/// The room outside the ring for the verge, in squares.
const VERGE: f32 = 0.9;

/// The ring of squares within an area: a rectangle with a square on each corner, the multiples of a quarter of the
/// circuit in the middle of its sides.
pub struct Ring {
    round: Round,
    /// The side of a square.
    pub cell: f32,
}

impl Ring {
    /// The ring in so much room, with squares as large as it allows.
    pub fn within(area: Rect) -> Self {
        let round = Round::within(area.shrink(kit::GAP), usize::from(Square::COUNT), LEAST, VERGE);
        Self { round, cell: round.cell }
    }

    /// The middle of a square, and the way out of the ring: the last square lies in the middle of the left side.
    pub fn at(&self, square: Square) -> (Pos2, Vec2) {
        let count = usize::from(Square::COUNT);
        self.round.at((usize::from(square.number()) + count - self.round.from_middle()) % count)
    }

    /// Where a square lies.
    pub fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.at(square).0, Vec2::splat(self.cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

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
