//! Autotock: the circuit with garages and paddocks inside it, and the cards in the middle.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::layout::ring::Ring;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::shape::Shape;
use crate::engine::PlaceId;

/// The number of squares, and the margin outside them, in squares.
const SQUARES: u8 = 48;
const VERGE: f32 = 0.75;
/// The first and last place of a paddock, in squares from its Go.
const PADDOCK: [f32; 2] = [-0.5, 1.3];
/// The distance between places of a garage, and its first and last place, in squares from its branch.
const STALL: f32 = 0.95;
const GARAGE: [f32; 2] = [-STALL, -STALL * 3.0];
/// How far a lane starts beyond a corner, in squares.
const CLEAR: f32 = 0.6;
/// How far inside the circuit a lane is, in squares, clear of the signs next to cars.
const INWARD: f32 = 1.15;
/// Half the width of an area in a lane, in squares. Its ends are round.
const HALF: f32 = 0.4;
/// The keys per row, and the rows of keys.
const KEYS: u8 = 5;
const ROWS: f32 = 3.0;

/// The area in the middle, inside garages and paddocks.
fn middle(ring: &Ring) -> Rect {
    ring.inside().shrink2(vec2(ring.disc * 2.6, ring.disc * 1.5))
}

/// The direction of travel along the nearest straight side.
fn along(out: Vec2) -> Vec2 {
    if out.x.abs() > out.y.abs() { vec2(0.0, out.x.signum()) } else { vec2(-out.y.signum(), 0.0) }
}

/// The start and direction of the lane inside the circuit at a square, along the side that is `on` squares ahead. Around a corner it starts
/// clear of the side before.
fn lane(ring: &Ring, beside: PlaceId, on: f32) -> (Pos2, Vec2) {
    let square = f32::from(beside.number % SQUARES);
    let ((at, out), (_, ahead)) = (ring.at(square), ring.at(square + on));
    let (here, way) = (along(out), along(ahead));
    let clear = if here == way { Vec2::ZERO } else { way * ring.disc * CLEAR * on.signum() };
    (at - out * ring.disc * INWARD + clear, way)
}

/// The centre line of an area in a lane between two distances, in squares.
fn in_lane(ring: &Ring, (first, way): (Pos2, Vec2), reach: [f32; 2]) -> Rect {
    let [from, to] = reach.map(|squares| first + way * ring.disc * squares);
    Rect::from_two_pos(from, to)
}

/// The start of a lane, moved towards the middle until its area covers no square around the corner.
fn clear_of_squares(ring: &Ring, (first, way): (Pos2, Vec2), reach: [f32; 2]) -> Pos2 {
    let lies = in_lane(ring, (first, way), reach);
    let inward = (ring.inside().center() - lies.center()).dot(way).signum();
    let moved = |step: u8| way * inward * ring.disc * 0.1 * f32::from(step);
    let clear = |by: &Vec2| {
        let lies = lies.translate(*by);
        let least = ring.disc * (0.5 + HALF);
        (0..SQUARES).all(|square| lies.distance_to_pos(ring.square(square).center()) > least)
    };
    first + (0..SQUARES).map(moved).find(clear).unwrap_or_default()
}

/// The shape of a place.
pub fn place(board: Rect, place: &DrawnPlace) -> Option<Shape> {
    let ring = Ring::within(board, SQUARES, VERGE);
    let at = |id: PlaceId| ring.at(f32::from(id.number % SQUARES));
    let (id, disc) = (place.id, Vec2::splat(ring.disc));
    Some(match id.kind {
        "square" => Shape::Disc(ring.square(id.number % SQUARES)),
        "verge" => {
            let (middle, out) = at(id);
            Shape::Disc(Rect::from_center_size(middle + out * ring.disc * 0.85, disc * 0.8))
        }
        "garage" => {
            let (first, way) = lane(&ring, place.near?, -2.5);
            let first = clear_of_squares(&ring, (first, way), GARAGE);
            let inward = ring.disc * f32::from(id.number) * STALL;
            Shape::Disc(Rect::from_center_size(first - way * inward, disc * 0.8))
        }
        "paddock" => {
            let (first, way) = lane(&ring, place.near?, PADDOCK[1]);
            let first = clear_of_squares(&ring, (first, way), PADDOCK);
            Shape::Bay(in_lane(&ring, (first, way), PADDOCK).expand(ring.disc * HALF))
        }
        "deal" => {
            let room = middle(&ring);
            let wide = room.width() / 3.0;
            let high = room.height().min(kit::MAIN_BUTTON * 2.0);
            let left = room.left() + wide * f32::from(id.number.checked_sub(1)?);
            let corner = pos2(left, room.center().y - high / 2.0);
            Shape::Key(Rect::from_min_size(corner, vec2(wide, high)).shrink(kit::NEAR))
        }
        "card" => {
            let room = middle(&ring);
            let cell = vec2(room.width() / f32::from(KEYS), room.height() / ROWS);
            let cell = cell.min(vec2(kit::KEY.0, kit::KEY.1));
            let first = room.center() - vec2(cell.x * f32::from(KEYS), cell.y * ROWS) / 2.0;
            let (row, column) = (id.number / KEYS, id.number % KEYS);
            let corner = first + cell * vec2(f32::from(column), f32::from(row));
            Shape::Key(Rect::from_min_size(pos2(corner.x, corner.y), cell).shrink(kit::NEAR / 2.0))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_paddock_and_no_garage_covers_a_square_wherever_it_is() {
        for size in [vec2(905.0, 520.0), vec2(690.0, 470.0), vec2(1160.0, 690.0)] {
            let ring = Ring::within(Rect::from_min_size(pos2(10.0, 60.0), size), SQUARES, VERGE);
            for number in 1..=SQUARES {
                for (reach, on) in [(PADDOCK, PADDOCK[1]), (GARAGE, -2.5)] {
                    let (first, way) = lane(&ring, PlaceId::new("square", number), on);
                    let first = clear_of_squares(&ring, (first, way), reach);
                    let lies = in_lane(&ring, (first, way), reach);
                    let covered = |square: &u8| {
                        lies.distance_to_pos(ring.square(*square).center()) < ring.disc * (0.5 + HALF)
                    };
                    assert_eq!((0..SQUARES).find(covered), None, "beside {number} in {size}");
                }
            }
        }
    }
}
