//! What a place looks like on the screen, and where an arrow leads from it.

use egui::{Rect, Vec2};

use crate::engine::PlaceId;

/// Where a place lies, and as what it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A plate with a number, a name and what stands on it.
    Plate(Rect),
    /// A row of boxes.
    Lane(Rect),
    /// A round square of a circuit.
    Disc(Rect),
    /// A key with a large sign and a small word.
    Key(Rect),
    /// The head of what belongs to a player.
    Head(Rect),
    /// Room for several pieces, one beside the other the longer way.
    Bay(Rect),
    /// A box with a name and who has how much there.
    Box(Rect),
    /// A line with a name and who has what of it.
    Line(Rect),
    /// A part of a bar.
    Part(Rect),
}

impl Shape {
    /// All of it.
    pub const fn rect(self) -> Rect {
        match self {
            Self::Plate(rect)
            | Self::Lane(rect)
            | Self::Disc(rect)
            | Self::Key(rect)
            | Self::Head(rect)
            | Self::Bay(rect)
            | Self::Box(rect)
            | Self::Line(rect)
            | Self::Part(rect) => rect,
        }
    }
}

/// How much farther something lies for being aside of the way of an arrow.
const ASIDE: f32 = 3.0;

/// The nearest place in a direction.
pub fn next(from: Rect, way: Vec2, places: impl Iterator<Item = (PlaceId, Rect)>) -> Option<PlaceId> {
    let far = |rect: Rect| {
        let to = rect.center() - from.center();
        let half = (rect.size() / 2.0 * way.rot90()).length();
        // What lies across the way is not aside, however long it is.
        let (along, aside) = (to.dot(way), (to.dot(way.rot90()).abs() - half).max(0.0));
        // What begins before this one ends lies beside it, and not farther on.
        let gap = (rect.size() / 2.0 * way).length().max(1.0);
        (along >= gap).then_some(along + aside * ASIDE)
    };
    let all = places.filter_map(|(id, rect)| Some((id, far(rect)?)));
    all.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn an_arrow_leads_to_the_nearest_place_in_its_way_and_stays_at_the_edge() {
        let at = |column: u8, row: u8| {
            let corner = pos2(f32::from(column) * 100.0, f32::from(row) * 80.0);
            (PlaceId::new("space", row * 3 + column), Rect::from_min_size(corner, vec2(90.0, 70.0)))
        };
        let grid: Vec<_> = (0..2).flat_map(|row| (0..3).map(move |column| at(column, row))).collect();
        let go = |from: usize, way| next(grid[from].1, way, grid.iter().copied()).map(|to| to.number);
        assert_eq!(go(0, vec2(1.0, 0.0)), Some(1));
        assert_eq!(go(1, vec2(0.0, 1.0)), Some(4));
        assert_eq!(go(5, vec2(-1.0, 0.0)), Some(4));
        assert_eq!(go(2, vec2(1.0, 0.0)), None);
        assert_eq!(go(0, vec2(0.0, -1.0)), None);
    }
}
