//! What is printed on a box, cell by cell, as far as somebody has read it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::audit::Done;
use crate::audit::json::{list, text};

/// Whether a box has a cell, and whether this may stand in it.
pub(crate) type Check = fn(&str, &Value) -> Done;

/// The cells that have been read.
#[derive(Clone, Debug)]
pub(crate) struct Printed {
    check: Check,
    cells: BTreeMap<String, Value>,
}

impl Printed {
    /// A box of which nothing has been read.
    pub(crate) fn unread(check: Check) -> Self {
        Self { check, cells: BTreeMap::new() }
    }

    /// The cells of a header's board.
    pub(crate) fn of(check: Check, board: Option<&Value>) -> Result<Self, String> {
        let mut printed = Self::unread(check);
        let Some(board) = board else { return Ok(printed) };
        for (cell, written) in board.as_object().ok_or("the board should be a list of cells")? {
            let [value, source] = list(written)? else {
                return Err(format!("{cell} should have a value and a source"));
            };
            printed.read(cell, value, source)?;
        }
        Ok(printed)
    }

    /// Reads one cell, from then on.
    pub(crate) fn read(&mut self, cell: &str, value: &Value, source: &Value) -> Done {
        if !["rules", "board", "assumed"].contains(&text(source)?) {
            return Err(format!("{source} is no source; rules, board and assumed are"));
        }
        (self.check)(cell, value)?;
        self.cells.insert(cell.to_owned(), value.clone());
        Ok(())
    }

    /// Whether a cell has been read.
    pub(crate) fn knows(&self, cell: &str) -> bool {
        self.cells.contains_key(cell)
    }

    /// A number that a rule needs.
    pub(crate) fn whole(&self, cell: &str) -> Result<i64, String> {
        self.cells.get(cell).and_then(Value::as_i64).ok_or_else(|| format!("unread: {cell}"))
    }

    /// A word that a rule needs.
    pub(crate) fn word(&self, cell: &str) -> Result<&str, String> {
        self.cells.get(cell).and_then(Value::as_str).ok_or_else(|| format!("unread: {cell}"))
    }
}

/// Whether a value counts something.
pub(crate) fn is_count(value: &Value) -> bool {
    value.as_i64().is_some_and(|number| number >= 0)
}
