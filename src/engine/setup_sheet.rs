//! The set-up sheet of a box: the printed values that every game of it needs, in groups, each with where to look and from
//! where to count. What is asked, in which unit and within which bounds stands in the cell of the form.

use crate::engine::board::{BoardForm, Cell, CellId};
use crate::words::Key;

/// The printed values that a box always needs, in the order in which they are read off it. Empty where a box has no sheet
/// and everything is asked when it is needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupSheet {
    /// Its groups.
    pub groups: Vec<SheetGroup>,
}

/// What is read in one place of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetGroup {
    /// The table that it fills.
    pub table: &'static str,
    /// Where to look, and from where to count.
    pub look: Key,
    /// Its cells.
    pub cells: Vec<CellId>,
}

impl SetupSheet {
    /// The same sheet with the cells of a table that apply.
    #[must_use]
    pub fn with(
        mut self,
        form: &BoardForm,
        table: &'static str,
        look: Key,
        applies: impl Fn(&Cell) -> bool,
    ) -> Self {
        let cells = form.cells().filter(|(_, cell)| cell.table == table && applies(cell));
        let cells: Vec<CellId> = cells.map(|(slot, _)| slot).collect();
        if !cells.is_empty() {
            self.groups.push(SheetGroup { table, look, cells });
        }
        self
    }
}
