//! Auto-Brocante: lots of six slots above and below the piles, and keys for the kinds of cards at the bottom.

use egui::{Rect, pos2, vec2};

use crate::desk::kit;
use crate::desk::scene::seen::{Drawn, DrawnPlace};
use crate::desk::scene::shape::Shape;

/// The slots of a lot, how many fit side by side in a narrow lot, and the width of a slot from which all do.
const SLOTS: u8 = 6;
const ABREAST: u8 = 3;
const WIDE: f32 = 110.0;
/// The height of a slot with a name on two lines.
const NAMED: f32 = kit::LEDGER_ROW * 2.0 + kit::NEAR;
/// The keys per row, and the rows of keys.
const KEYS: u8 = 8;
const ROWS: f32 = 2.0;

/// While board values are entered: the number of cars, shown above the cards, and the cards per row.
const MODELS: u8 = 24;
const TEXTS: u8 = 5;

/// The lots above or below the piles.
struct Side {
    /// The number of lots, and the slots side by side in each.
    lots: u8,
    abreast: u8,
}

impl Side {
    fn of(board: Rect, lots: u8) -> Self {
        let wide = board.width() / f32::from(lots.max(1)) >= f32::from(SLOTS) * WIDE;
        Self { lots, abreast: if wide { SLOTS } else { ABREAST } }
    }

    /// The number of rows of slots.
    fn rows(&self) -> f32 {
        f32::from(SLOTS / self.abreast)
    }
}

/// The table with the lots of all dealers.
struct Table {
    board: Rect,
    /// The height of the keys, or the space kept for them.
    keys: f32,
    above: Side,
    below: Side,
}

impl Table {
    fn of(board: Rect, lots: u8, drawn: &Drawn) -> Self {
        let above = lots.div_ceil(2);
        let keys = (board.height() * 0.09).clamp(kit::PRESS, kit::KEY.1) * ROWS;
        let table = Self { board, keys, above: Side::of(board, above), below: Side::of(board, lots - above) };
        // Lots keep their places while keys come and go, unless names need that space.
        match table.slot() < NAMED && drawn.places.iter().all(|one| one.id.kind != "card") {
            true => Self { keys: 0.0, ..table },
            false => table,
        }
    }

    /// The height of the piles.
    fn piles(&self) -> f32 {
        (self.board.height() * 0.1).clamp(kit::PRESS, kit::KEY.1)
    }

    fn slot(&self) -> f32 {
        let taken = self.keys + self.piles() + kit::GAP * 4.0 + kit::ROW * 2.0;
        (self.board.height() - taken) / (self.above.rows() + self.below.rows())
    }

    /// The area of a lot, and the slots side by side in it.
    fn lot(&self, at: u8) -> (Rect, u8) {
        let (side, along, top) = match at < self.above.lots {
            true => (&self.above, at, self.board.top()),
            false => {
                let above = kit::ROW + self.slot() * self.above.rows();
                let top = self.board.top() + above + self.piles() + kit::GAP * 2.0;
                (&self.below, at - self.above.lots, top)
            }
        };
        let width = (self.board.width() + kit::GAP) / f32::from(side.lots.max(1));
        let corner = pos2(self.board.left() + width * f32::from(along), top);
        let size = vec2(width - kit::GAP, kit::ROW + self.slot() * side.rows());
        (Rect::from_min_size(corner, size), side.abreast)
    }

    fn pile(&self, at: u8, piles: usize) -> Rect {
        let top = self.board.top() + kit::ROW + self.slot() * self.above.rows() + kit::GAP;
        let width = (self.board.width() + kit::NEAR) / piles.max(1) as f32;
        let corner = pos2(self.board.left() + width * f32::from(at), top);
        Rect::from_min_size(corner, vec2(width - kit::NEAR, self.piles()))
    }

    fn key(&self, at: u8) -> Rect {
        let cell = vec2(self.board.width() / f32::from(KEYS), self.keys / ROWS);
        let corner = pos2(
            self.board.left() + cell.x * f32::from(at % KEYS),
            self.board.bottom() - self.keys + cell.y * f32::from(at / KEYS),
        );
        Rect::from_min_size(corner, cell - vec2(kit::NEAR, kit::NEAR))
    }
}

/// The shape of a place.
pub fn place(board: Rect, drawn: &Drawn, place: &DrawnPlace) -> Option<Shape> {
    let id = place.id;
    let owner = || u8::try_from(place.owner.or(id.seat)?.index()).ok();
    // The tens of a slot's `near` number are the number of lots.
    let slot = || Some((place.near?.number / 10, place.near?.number % 10));
    Some(match id.kind {
        "lot" => {
            let (lot, _) = Table::of(board, slot()?.0, drawn).lot(owner()?);
            Shape::Head(lot.with_max_y(lot.top() + kit::ROW - kit::NEAR / 2.0))
        }
        "car" | "slot" => {
            let (lots, at) = slot()?;
            let (lot, abreast) = Table::of(board, lots, drawn).lot(owner()?);
            let lot = lot.with_min_y(lot.top() + kit::ROW);
            let cell =
                (lot.size() + vec2(kit::NEAR, 0.0)) / vec2(f32::from(abreast), f32::from(SLOTS / abreast));
            let corner = lot.min + cell * vec2(f32::from(at % abreast), f32::from(at / abreast));
            Shape::Plate(Rect::from_min_size(corner, cell - vec2(kit::NEAR, kit::NEAR)))
        }
        "pile" => {
            let piles = drawn.places.iter().filter(|one| one.id.kind == "pile").count();
            Shape::Key(Table::of(board, lots_of(place)?, drawn).pile(id.number.checked_sub(1)?, piles))
        }
        "model" => Shape::Key(printed(board, drawn, (id.number.checked_sub(1)?, KEYS))),
        "text" => Shape::Plate(printed(board, drawn, (id.number.checked_sub(1)?, TEXTS))),
        "card" => Shape::Key(Table::of(board, 3, drawn).key(id.number.checked_sub(1)?)),
        _ => return None,
    })
}

/// The area of a card or a car while board values are entered: the cars, then the cards below.
fn printed(board: Rect, drawn: &Drawn, (at, abreast): (u8, u8)) -> Rect {
    let texts = drawn.places.iter().filter(|one| one.id.kind == "text").map(|one| one.id.number).max();
    let above = MODELS / KEYS;
    let rows = above + texts.unwrap_or_default().div_ceil(TEXTS);
    let row = at / abreast + if abreast == TEXTS { above } else { 0 };
    let cell = board.size() / vec2(f32::from(abreast), f32::from(rows));
    let corner = board.min + cell * vec2(f32::from(at % abreast), f32::from(row));
    Rect::from_min_size(corner, cell - vec2(kit::NEAR, kit::NEAR))
}

/// The number of lots, taken from a pile.
fn lots_of(place: &DrawnPlace) -> Option<u8> {
    Some(place.near?.number / 10)
}
