//! Squares laid round the edge of an area, one after the other, with one in each corner.

use egui::{Pos2, Rect, Vec2, vec2};

/// Squares round an area, clockwise from its left top corner.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    edge: Rect,
    /// How many squares begin on each side: along the top, down the right, back along the bottom, up the left.
    sides: [usize; 4],
    /// The side of a square.
    pub cell: f32,
}

impl Round {
    /// So many squares within an area, so many along a side at the least, with so many squares' room outside of them.
    pub fn within(area: Rect, count: usize, least: usize, outside: f32) -> Self {
        // An odd number leaves the left side one square less.
        let half = count.max(4).div_ceil(2);
        // As many along each side as make the squares as large as they can be; the middle of a side is a square.
        let step = |across: usize| {
            let steps = vec2(across as f32, (half - across) as f32);
            (area.size() / (steps + Vec2::splat(1.0 + outside * 2.0))).min_elem()
        };
        let some = least.max(1)..=half.saturating_sub(least.max(1));
        let even = some.filter(|across| (half - across).is_multiple_of(2));
        let across = even.max_by(|one, other| step(*one).total_cmp(&step(*other))).unwrap_or(half / 2);
        let (down, cell) = (half - across, step(across));
        let edge = area.shrink(cell * (0.5 + outside));
        let left = count.saturating_sub(across * 2 + down);
        Self { edge, sides: [across, down, across, left], cell: cell * 0.92 }
    }

    /// The middle of a square, and the way out of the round.
    pub fn at(&self, place: usize) -> (Pos2, Vec2) {
        let edge = self.edge;
        let ways = [
            (edge.left_top(), vec2(edge.width(), 0.0), vec2(0.0, -1.0)),
            (edge.right_top(), vec2(0.0, edge.height()), vec2(1.0, 0.0)),
            (edge.right_bottom(), vec2(-edge.width(), 0.0), vec2(0.0, 1.0)),
            (edge.left_bottom(), vec2(0.0, -edge.height()), vec2(-1.0, 0.0)),
        ];
        let mut left = place;
        for (squares, (from, way, out)) in self.sides.into_iter().zip(ways) {
            if left < squares {
                return (from + way * (left as f32 / squares as f32), out);
            }
            left -= squares;
        }
        (edge.left_top(), vec2(0.0, -1.0))
    }

    /// Where a square lies.
    pub fn square(&self, place: usize) -> Rect {
        Rect::from_center_size(self.at(place).0, vec2(self.cell, self.cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_squares_lie_over_each_other_and_each_corner_has_one() {
        for (count, size) in
            [(48, [1000.0, 500.0]), (48, [220.0, 320.0]), (24, [540.0, 300.0]), (25, [540.0, 300.0])]
        {
            let area = Rect::from_min_size(Pos2::ZERO, size.into());
            let round = Round::within(area, count, 1, 0.0);
            let squares: Vec<Rect> = (0..count).map(|place| round.square(place)).collect();
            for (at, one) in squares.iter().enumerate() {
                assert!(area.expand(0.1).contains_rect(*one), "{count}: {one:?}");
                assert!(squares[at + 1..].iter().all(|other| !one.intersects(*other)), "{count}: {at}");
            }
            let at = |corner: Pos2| squares.iter().any(|square| square.center() == corner);
            let edge = round.edge;
            let corners = [edge.left_top(), edge.right_top(), edge.right_bottom(), edge.left_bottom()];
            assert!(corners.into_iter().all(at), "{count}");
        }
    }
}
