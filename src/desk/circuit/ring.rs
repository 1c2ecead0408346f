//! The ring that the squares of the circuit make on a picture.

use egui::{Pos2, Rect, Vec2};

use crate::desk::theme;
use crate::desk::widgets::Round;
use crate::games::autotock::Square;

/// The room outside the ring for the verge, in squares.
const VERGE: f32 = 0.9;

/// The ring of squares within an area.
pub struct Ring {
    round: Round,
    /// The side of a square.
    pub cell: f32,
}

impl Ring {
    /// The ring in so much room.
    pub fn within(area: Rect) -> Self {
        let round = Round::within(area.shrink(theme::GAP), usize::from(Square::COUNT), VERGE);
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
