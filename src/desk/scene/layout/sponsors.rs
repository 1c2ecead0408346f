//! Les Sponsors: the central track with the cards and the hands inside it and the die below them; in a race, the cars in order with the roulette
//! and the playable cards below.

use egui::{Rect, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::seen::{Drawn, DrawnPlace};
use crate::desk::scene::shape::Shape;

/// The share of the middle for the cards on the board. The hands are next to them.
const STOCK: f32 = 0.6;
const BETWEEN: f32 = 0.03;
/// The rows in the middle, with the die.
const ROWS: u8 = 4;
/// The least number of slots of a track. A shorter track is laid out like one of this length.
const LEAST_SQUARES: u8 = 20;
/// The most cars.
const CARS: u8 = 4;
/// The rows of a race board with their shares of the height: cars, roulette, and rows of keys; and the greatest share of a row.
const RACE: [(&str, f32); 6] =
    [("runner", 0.3), ("ball", 0.2), ("behind", 0.2), ("on", 0.2), ("card", 0.25), ("value", 0.25)];
const MOST: f32 = 0.42;

/// A cell of a grid, at a column and a row.
fn cell(area: Rect, (columns, rows): (u8, u8), (column, row): (u8, u8)) -> Rect {
    let size = area.size() / vec2(f32::from(columns.max(1)), f32::from(rows.max(1)));
    let corner = area.min + size * vec2(f32::from(column), f32::from(row));
    Rect::from_min_size(corner, size).shrink(kit::NEAR / 2.0)
}

/// A row of the race board, counted from the cars.
fn row(board: Rect, drawn: &Drawn, kind: &str) -> Rect {
    // The existing rows share the whole height.
    let there = |(kind, _): &&(&str, f32)| drawn.places.iter().any(|one| one.id.kind == *kind);
    let rows = || RACE.iter().filter(there);
    let all: f32 = rows().map(|(_, share)| share).sum();
    let high = |share: f32| (share / all.max(share)).min(MOST) * board.height();
    let above: f32 = rows().take_while(|(other, _)| *other != kind).map(|(_, share)| high(*share)).sum();
    let high = rows().find(|(other, _)| *other == kind).map_or(0.0, |(_, share)| high(*share));
    let corner = pos2(board.left(), board.top() + above);
    Rect::from_min_size(corner, vec2(board.width(), high)).shrink2(vec2(0.0, kit::NEAR))
}

/// The shape of a place.
pub fn place(board: Rect, drawn: &Drawn, place: &DrawnPlace) -> Option<Shape> {
    let number = place.id.number;
    // The number of squares; in a row, the position and the number of cells.
    let beside = place.near.map_or(0, |beside| beside.number);
    // While board values are entered, there are no hands yet.
    let hands = drawn.places.iter().any(|one| one.id.kind == "car");
    let left = || part(board, beside, (0.0, if hands { STOCK } else { 1.0 }));
    let right = || part(board, beside, (STOCK + BETWEEN, 1.0));
    Some(match place.id.kind {
        "square" => Shape::Key(around(board, number.checked_sub(1)?, beside)),
        "stock" => Shape::Key(cell(left(), (4, ROWS - 1), (number % 4, number / 4))),
        "pile" => Shape::Key(cell(left(), (3, ROWS - 1), (number % 3, ROWS - 2))),
        // The attributes of a hand are words and take two columns.
        "car" => {
            let at = number.checked_sub(1)?;
            Shape::Key(cell(right(), (5, CARS), (0, at)).union(cell(right(), (5, CARS), (1, at))))
        }
        "held" => Shape::Key(cell(right(), (5, CARS), (2 + number % 3, number / 3))),
        "die" => Shape::Key(cell(foot(board, beside), (7, 1), ((number + 6) % 7, 0))),
        "runner" => {
            let across = row(board, drawn, "runner");
            let wide = across.width() / f32::from((beside % 10).max(1));
            let left = across.left() + wide * f32::from((beside / 10).checked_sub(1)?);
            Shape::Runner(Rect::from_min_size(pos2(left, across.top()), vec2(wide, across.height())))
        }
        "ball" => {
            Shape::Key(cell(row(board, drawn, "ball"), (beside % 10, 1), ((beside / 10).checked_sub(1)?, 0)))
        }
        "behind" => Shape::Key(cell(
            row(board, drawn, "behind"),
            (4, 1),
            (if number < 3 { (3 - number) % 3 } else { number }, 0),
        )),
        "on" => Shape::Key(cell(row(board, drawn, "on"), (4, 1), (number, 0))),
        "card" => Shape::Key(cell(row(board, drawn, "card"), (8, 1), (number, 0))),
        "value" => Shape::Key(cell(row(board, drawn, "value"), (8, 1), (number, 0))),
        _ => return None,
    })
}

/// The number of slots along the upper side of a track, and along the right side.
fn sides(board: Rect, slots: u8) -> (u8, u8) {
    let half = slots.div_ceil(2).max(2);
    let share = board.width() / (board.width() + board.height()).max(1.0);
    let across = ((f32::from(half) * share).round() as u8).clamp(1, half - 1);
    (across, half - across)
}

/// The area of a square, clockwise from the left end of the upper side.
fn around(board: Rect, at: u8, count: u8) -> Rect {
    // The squares of a short track are no larger than those of a longer one.
    let slots = count.max(LEAST_SQUARES).next_multiple_of(2);
    let (across, down) = sides(board, slots);
    // The missing squares leave the corners empty; if more are missing, there are gaps all round.
    let missing = usize::from(slots - count.min(slots));
    let corners = [0, across, across + down, across * 2 + down];
    let at = match corners.get(..missing) {
        Some(empty) => (0..slots).filter(|slot| !empty.contains(slot)).nth(at.into()).unwrap_or_default(),
        None => (u16::from(at) * u16::from(slots) / u16::from(count.max(1))) as u8,
    };
    let (column, row) = match at {
        at if at < across => (at, 0),
        at if at < across + down => (across, at - across),
        at if at < across * 2 + down => (across * 2 + down - at, down),
        at => (0, slots.saturating_sub(at)),
    };
    cell(board, (across + 1, down + 1), (column, row))
}

/// The area inside the track.
fn middle(board: Rect, count: u8) -> Rect {
    let first = around(board, 0, count);
    board.shrink2(first.size() + vec2(kit::SPACE, kit::GAP))
}

/// The part of it for the cards or for the hands, above the die.
fn part(board: Rect, count: u8, (from, to): (f32, f32)) -> Rect {
    let middle = middle(board, count);
    let x = |share: f32| middle.left() + middle.width() * share;
    Rect::from_x_y_ranges(x(from)..=x(to), middle.top()..=foot(board, count).top() - kit::GAP)
}

/// The row of the die.
fn foot(board: Rect, count: u8) -> Rect {
    let middle = middle(board, count);
    middle.with_min_y(middle.bottom() - middle.height() / f32::from(ROWS))
}
