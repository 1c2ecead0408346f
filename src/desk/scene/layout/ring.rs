//! A circuit of round squares along a rectangle with round corners.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// A circuit of squares within an area, clockwise from the left end of its upper side.
#[derive(Clone, Copy, Debug)]
pub struct Ring {
    edge: Rect,
    corner: f32,
    count: f32,
    /// The diameter of a square.
    pub disc: f32,
}

/// The radius of a corner, as a share of the shorter side.
const CORNER: f32 = 0.24;
/// The diameter of a square, as a share of the distance between two squares.
const DISC: f32 = 0.82;
/// The greatest diameter of a square, as a share of the area's height, so that a low circuit has room inside.
const LARGEST: f32 = 0.1;

impl Ring {
    /// The circuit with a margin outside the squares, in squares.
    pub fn within(area: Rect, count: u8, outside: f32) -> Self {
        let count = f32::from(count).max(1.0);
        let ring = |disc: f32| {
            let edge = area.shrink(disc * (0.5 + outside));
            let corner = edge.width().min(edge.height()).max(0.0) * CORNER;
            Self { edge, corner, count, disc }
        };
        // Larger squares shorten the circuit, which limits their size, so this iterates.
        let mut found = ring(0.0);
        for _ in 0..8 {
            found = ring((found.length() / count * DISC).min(area.height() * LARGEST));
        }
        found
    }

    fn sides(&self) -> [f32; 2] {
        [(self.edge.width() - self.corner * 2.0).max(0.0), (self.edge.height() - self.corner * 2.0).max(0.0)]
    }

    fn length(&self) -> f32 {
        let [across, down] = self.sides();
        (across + down) * 2.0 + self.corner * TAU
    }

    /// The centre of a square, counted from 0, and the direction outwards there.
    pub fn at(&self, place: f32) -> (Pos2, Vec2) {
        let [across, down] = self.sides();
        let mut left = (place / self.count).rem_euclid(1.0) * self.length();
        let arc = self.corner * FRAC_PI_2;
        let inner = self.edge.shrink(self.corner);
        let sides = [
            (inner.left_top(), vec2(1.0, 0.0), across),
            (inner.right_top(), vec2(0.0, 1.0), down),
            (inner.right_bottom(), vec2(-1.0, 0.0), across),
            (inner.left_bottom(), vec2(0.0, -1.0), down),
        ];
        for (from, way, long) in sides {
            let out = vec2(way.y, -way.x);
            if left <= long {
                return (from + out * self.corner + way * left, out);
            }
            left -= long;
            if left <= arc {
                let turned = (left / self.corner).sin_cos();
                let out = out * turned.1 + way * turned.0;
                return (from + way * long + out * self.corner, out);
            }
            left -= arc;
        }
        (pos2(inner.left(), self.edge.top()), vec2(0.0, -1.0))
    }

    /// The area of a square, counted from 0.
    pub fn square(&self, place: u8) -> Rect {
        Rect::from_center_size(self.at(f32::from(place)).0, Vec2::splat(self.disc))
    }

    /// The area inside the squares.
    pub fn inside(&self) -> Rect {
        self.edge.shrink(self.disc * 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_square_lies_on_another_in_a_wide_a_high_and_a_small_room() {
        for (count, size) in
            [(48, [860.0, 500.0]), (48, [230.0, 320.0]), (24, [600.0, 600.0]), (48, [1400.0, 300.0])]
        {
            let area = Rect::from_min_size(pos2(10.0, 20.0), size.into());
            let ring = Ring::within(area, count, 0.0);
            let squares: Vec<Rect> = (0..count).map(|place| ring.square(place)).collect();
            for (at, one) in squares.iter().enumerate() {
                assert!(area.expand(0.1).contains_rect(*one), "{count} {size:?}: {one:?}");
                for other in &squares[at + 1..] {
                    let apart = one.center().distance(other.center());
                    assert!(apart >= ring.disc, "{count} {size:?}: {apart} for {}", ring.disc);
                }
            }
        }
    }

    #[test]
    fn the_way_out_leads_away_from_the_middle() {
        let ring = Ring::within(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 500.0)), 48, 0.0);
        for place in 0..48 {
            let (at, out) = ring.at(f32::from(place as u8));
            assert!((out.length() - 1.0).abs() < 0.001, "{place}: {out}");
            assert!((at - ring.edge.center()).dot(out) > 0.0, "{place}");
        }
    }
}
