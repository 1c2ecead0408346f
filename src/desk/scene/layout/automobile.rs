//! Automobile: the track winds through four rows, the last with five spaces; the three markets are below.

use egui::{Rect, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::seen::DrawnPlace;
use crate::desk::scene::shape::Shape;

/// The spaces per row, the rows, and the markets.
const ACROSS: u8 = 7;
const ROWS: f32 = 4.0;
const MARKETS: f32 = 3.0;

/// The shape of a place.
pub fn place(board: Rect, place: &DrawnPlace) -> Option<Shape> {
    let id = place.id;
    let lane = (board.height() * 0.052).clamp(kit::ROW, kit::PRESS);
    let lanes = (lane + kit::NEAR) * MARKETS;
    let at = id.number.checked_sub(1)?;
    match id.kind {
        "space" => {
            let (row, along) = (at / ACROSS, at % ACROSS);
            let column = if row % 2 == 0 { along } else { ACROSS - 1 - along };
            let gap = vec2(kit::GAP, kit::SPACE);
            let height = board.height() - lanes - kit::GAP;
            let cell = vec2((board.width() + gap.x) / f32::from(ACROSS), (height + gap.y) / ROWS);
            let corner = board.min + cell * vec2(f32::from(column), f32::from(row));
            Some(Shape::Plate(Rect::from_min_size(corner, cell - gap)))
        }
        "market" => {
            let top = board.bottom() - lanes + kit::NEAR + (lane + kit::NEAR) * f32::from(at);
            let corner = pos2(board.left(), top);
            Some(Shape::Lane(Rect::from_min_size(corner, vec2(board.width(), lane))))
        }
        _ => None,
    }
}
