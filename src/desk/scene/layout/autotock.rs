//! Autotock: the circuit goes round, garages and paddocks lie inside of it, the cards in the middle.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::layout::ring::Ring;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::shape::Shape;
use crate::engine::PlaceId;

/// How many squares the circuit has, with the room for a verge outside of it.
const SQUARES: u8 = 48;
const VERGE: f32 = 0.75;
/// Where the first and the last car of a paddock stand, in squares from its Go.
const PADDOCK: [f32; 2] = [-0.5, 1.3];
/// How far a lane begins beyond a corner, in squares.
const CLEAR: f32 = 0.6;
/// How far inward a lane lies, in squares: clear of the signs beside cars.
const INWARD: f32 = 1.15;
/// How many keys lie side by side, in how many rows.
const KEYS: u8 = 5;
const ROWS: f32 = 3.0;

/// The room in the middle, within garages and paddocks.
fn middle(ring: &Ring) -> Rect {
    ring.inside().shrink2(vec2(ring.disc * 2.6, ring.disc * 1.5))
}

/// The way of the cars along the straight side that lies nearest.
fn along(out: Vec2) -> Vec2 {
    if out.x.abs() > out.y.abs() { vec2(0.0, out.x.signum()) } else { vec2(-out.y.signum(), 0.0) }
}

/// Where the lane within the circuit begins beside a square, and the way of the cars in it: along the side to which so
/// many squares lead from there. Round a corner it begins clear of the side that it leaves.
fn lane(ring: &Ring, beside: PlaceId, on: f32) -> (Pos2, Vec2) {
    let square = f32::from(beside.number % SQUARES);
    let ((at, out), (_, ahead)) = (ring.at(square), ring.at(square + on));
    let (here, way) = (along(out), along(ahead));
    let clear = if here == way { Vec2::ZERO } else { way * ring.disc * CLEAR * on.signum() };
    (at - out * ring.disc * INWARD + clear, way)
}

/// Where a place lies.
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
            let inward = ring.disc * f32::from(id.number) * 0.95;
            Shape::Disc(Rect::from_center_size(first - way * inward, disc * 0.8))
        }
        "paddock" => {
            let (first, way) = lane(&ring, place.near?, PADDOCK[1]);
            let [from, to] = PADDOCK.map(|squares| first + way * ring.disc * squares);
            Shape::Bay(Rect::from_two_pos(from, to).expand(ring.disc * 0.4))
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
