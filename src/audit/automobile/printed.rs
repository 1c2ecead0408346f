//! What is printed on the box, cell by cell in the words of records. A cell that nobody has read has no
//! value, and a rule that needs it stops.

use serde_json::Value;

use crate::audit::Done;
use crate::audit::printed::{Printed, is_count};

/// The classes of car, from the top row; a row is its place in this list, from 1.
pub(super) const CLASSES: [&str; 3] = ["premium", "mid", "low"];

/// The characters in the order of the rule text.
pub(super) const CHARACTERS: [&str; 6] = ["ford", "kettering", "sloan", "howard", "durant", "chrysler"];

/// The class of a row.
pub(super) fn class(row: u8) -> &'static str {
    CLASSES.get(usize::from(row).wrapping_sub(1)).copied().unwrap_or("no class")
}

impl Printed {
    /// The row of a space: 1 premium, 2 mid, 3 low.
    pub(super) fn row(&self, space: u8) -> Result<u8, String> {
        let cell = format!("space {space} class");
        let word = self.word(&cell)?;
        (1..=3).find(|row| class(*row) == word).ok_or_else(|| format!("unread: {cell}"))
    }

    /// The price of one factory tile on a space.
    pub(super) fn cost(&self, space: u8) -> Result<i64, String> {
        self.whole(&format!("space {space} cost"))
    }

    /// How many boxes of a row are open in a turn.
    pub(super) fn boxes(&self, row: u8, turn: i64) -> Result<i64, String> {
        (1..=turn.min(3)).try_fold(0, |sum, from| {
            let more = self.whole(&format!("boxes {} from-{from}", class(row)))?;
            super::things::plus(sum, more)
        })
    }
}

/// Checks that a cell is of this box and that this may stand in it.
pub(super) fn check(cell: &str, value: &Value) -> Done {
    let words: Vec<&str> = cell.split(' ').collect();
    let within = |word: &str, least: u8, most: u8| {
        word.parse::<u8>().is_ok_and(|n| (least..=most).contains(&n) && n.to_string() == word)
    };
    let is_class = |word: &str| CLASSES.contains(&word);
    let fits = match words.as_slice() {
        ["space", n, "name"] if within(n, 1, 26) => {
            value.as_str().is_some_and(|name| !name.trim().is_empty())
        }
        ["space", n, "class"] if within(n, 1, 26) => value.as_str().is_some_and(is_class),
        ["space", n, "cost" | "car"] if within(n, 1, 26) => is_count(value),
        ["production", class, tiles, "least" | "most"] if is_class(class) && within(tiles, 1, 3) => {
            is_count(value)
        }
        ["boxes", class, "from-1" | "from-2" | "from-3"] if is_class(class) => is_count(value),
        ["price", "mid", "reduced"] | ["rate", "2" | "3", "dollars"] => is_count(value),
        ["character", name, "place"] if CHARACTERS.contains(name) => {
            value.as_i64().is_some_and(|place| (1..=6).contains(&place))
        }
        ["character", "howard", "cubes"] => is_count(value),
        ["tiles", n, "count"] if within(n, 2, 5) => is_count(value),
        _ => return Err(format!("the box has no cell {cell:?}")),
    };
    if fits { Ok(()) } else { Err(format!("{value} cannot stand in {cell:?}")) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_cell_that_nobody_has_read_is_named() {
        let mut printed = Printed::unread(check);
        assert_eq!(printed.cost(7), Err("unread: space 7 cost".to_owned()));
        printed.read("space 7 cost", &json!(300), &json!("board")).unwrap();
        assert_eq!(printed.cost(7), Ok(300));
    }

    #[test]
    fn a_cell_takes_only_what_may_be_printed_there() {
        let mut printed = Printed::unread(check);
        for (cell, value) in [
            ("space 27 cost", json!(300)),
            ("space 07 cost", json!(300)),
            ("space 7 cost", json!(-1)),
            ("space 7 class", json!("high")),
            ("rate 4 dollars", json!(40)),
            ("character ford place", json!(7)),
        ] {
            assert!(printed.read(cell, &value, &json!("board")).is_err(), "{cell}");
        }
        assert!(!printed.knows("space 7 cost") && !printed.knows("space 7 class"));
    }

    #[test]
    fn boxes_add_up_turn_by_turn() {
        let board = json!({"boxes mid from-1": [4, "board"], "boxes mid from-2": [2, "board"]});
        let printed = Printed::of(check, Some(&board)).unwrap();
        assert_eq!((printed.boxes(2, 1), printed.boxes(2, 2)), (Ok(4), Ok(6)));
        assert_eq!(printed.boxes(2, 4), Err("unread: boxes mid from-3".to_owned()));
    }
}
