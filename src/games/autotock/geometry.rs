//! A board whose values are being entered: what is known of each square, and what a click on a square enters.

use std::collections::BTreeMap;

use crate::engine::board::{Board, CellId, Printed, Value};
use crate::games::autotock::board::{CORNERS, COUNTED, SPECIALS};
use crate::games::autotock::{Special, Square};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// The role of a square, as far as board values are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// The Go of a corner, counted from 1.
    Go(u8),
    /// The garage branch of a corner, counted from 1.
    Branch(u8),
    Special(Special),
}

impl Laid {
    pub fn line(self) -> Line {
        match self {
            Self::Go(corner) => msg!(k::LAID_GO, n = corner),
            Self::Branch(corner) => msg!(k::LAID_BRANCH, n = corner),
            Self::Special(special) => special.key().into(),
        }
    }
}

/// The squares with a known role. As on the circuit, each has one: a Go, otherwise the last special square that falls
/// on it.
pub fn laid(board: &Board) -> Vec<(Square, Laid)> {
    let mut all = Vec::new();
    for corner in 1..=CORNERS {
        all.extend(go(board, corner).map(|at| (at, Laid::Go(corner))));
        all.extend(square(board, branch_slot(corner)).map(|at| (at, Laid::Branch(corner))));
    }
    let gos: Vec<Square> = counted(board).collect();
    let mut specials = BTreeMap::new();
    for (slot, special) in (SPECIALS..).map(CellId).zip(Special::ALL) {
        let Ok(Printed(steps, _)) = board.whole(slot) else { continue };
        let steps = i16::try_from(steps).unwrap_or_default();
        let there = gos.iter().map(|go| go.ahead(steps));
        let free = there.filter(|at| !(1..=CORNERS).any(|corner| go(board, corner) == Some(*at)));
        specials.extend(free.map(|at| (at, Laid::Special(special))));
    }
    all.extend(specials);
    all
}

/// The value that a click on a square enters in a cell: the square itself or, for a special square, its distance from
/// the nearest Go that it may be counted from. `None` if the cell does not hold a square.
///
/// # Errors
/// Refuses a second Go on a square, and a special square before any Go is known.
pub fn pointed(board: &Board, cell: CellId, at: Square) -> Option<Result<Value, Line>> {
    let whole = |number: u8| Ok(Value::Whole(i64::from(number)));
    if cell.0 < SPECIALS {
        let taken = (1..=CORNERS).find(|corner| go_slot(*corner) != cell && go(board, *corner) == Some(at));
        return Some(match taken {
            Some(_) if cell.0.is_multiple_of(2) => Err(msg!(k::GO_SAME, n = at.number())),
            _ => whole(at.number()),
        });
    }
    if cell.0 >= COUNTED {
        return None;
    }
    let nearest = counted(board).map(|go| go.to(at)).filter(|steps| *steps > 0).min();
    Some(nearest.map_or_else(|| Err(Line::new(k::GO_FIRST)), whole))
}

/// The Go squares from which special squares are counted; all known ones while it is not known whether only one
/// counts.
fn counted(board: &Board) -> impl Iterator<Item = Square> {
    let once = board.word(CellId(COUNTED)).is_ok_and(|Printed(word, _)| word != 0);
    (1..=CORNERS).take(if once { 1 } else { usize::from(CORNERS) }).filter_map(|corner| go(board, corner))
}

fn go(board: &Board, corner: u8) -> Option<Square> {
    square(board, go_slot(corner))
}

const fn go_slot(corner: u8) -> CellId {
    CellId((corner as u16 - 1) * 2)
}

const fn branch_slot(corner: u8) -> CellId {
    CellId((corner as u16 - 1) * 2 + 1)
}

fn square(board: &Board, slot: CellId) -> Option<Square> {
    let Printed(number, _) = board.whole(slot).ok()?;
    Square::new(u8::try_from(number).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Source;
    use crate::games::autotock::board::schema;

    fn at(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    fn read(cells: &[(&str, Value)]) -> Board {
        let mut board = Board::empty(schema());
        for (word, value) in cells {
            board.set(schema().find(word).unwrap(), Printed(value.clone(), Source::Board)).unwrap();
        }
        board
    }

    fn pointed_at(board: &Board, word: &str, number: u8) -> Option<Result<Value, Line>> {
        pointed(board, schema().find(word).unwrap(), at(number))
    }

    #[test]
    fn a_click_sets_go_and_refuses_a_second_go_on_the_same_square() {
        let board = read(&[("corner 1 go", Value::Whole(12))]);
        assert_eq!(pointed_at(&board, "corner 2 go", 20), Some(Ok(Value::Whole(20))));
        assert_eq!(pointed_at(&board, "corner 2 go", 12), Some(Err(msg!(k::GO_SAME, n = 12))));
        assert_eq!(pointed_at(&board, "corner 1 go", 12), Some(Ok(Value::Whole(12))), "the same one again");
        assert_eq!(pointed_at(&board, "corner 2 branch", 12), Some(Ok(Value::Whole(12))));
    }

    #[test]
    fn a_special_square_is_counted_from_the_nearest_go_behind_it() {
        let gos = [("corner 1 go", Value::Whole(48)), ("corner 2 go", Value::Whole(12))];
        let board = read(&gos);
        assert_eq!(pointed_at(&board, "special nitro steps", 15), Some(Ok(Value::Whole(3))));
        assert_eq!(pointed_at(&board, "special nitro steps", 5), Some(Ok(Value::Whole(5))));
        let once = [&gos[..], &[("specials counted", Value::Text("once".into()))]].concat();
        assert_eq!(pointed_at(&read(&once), "special nitro steps", 15), Some(Ok(Value::Whole(15))));
        let nothing = read(&[]);
        assert_eq!(pointed_at(&nothing, "special nitro steps", 15), Some(Err(k::GO_FIRST.into())));
        assert_eq!(pointed_at(&nothing, "specials counted", 15), None);
    }

    #[test]
    fn known_values_appear_on_their_squares() {
        let board = read(&[
            ("corner 1 go", Value::Whole(48)),
            ("corner 2 go", Value::Whole(6)),
            ("corner 2 branch", Value::Whole(5)),
            ("special puncture steps", Value::Whole(6)),
        ]);
        let puncture = Laid::Special(Special::Puncture);
        let expected =
            [(at(48), Laid::Go(1)), (at(6), Laid::Go(2)), (at(5), Laid::Branch(2)), (at(12), puncture)];
        assert_eq!(laid(&board), expected, "square 6 is a Go before it is a puncture");
    }
}
