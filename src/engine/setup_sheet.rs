//! The set-up sheet of a box: the printed values that every game of it needs, in groups, each with where to look and from
//! where to count. What is asked, in which unit and within which bounds stands in the cell of the form.

use crate::engine::board::{BoardSchema, Cell, CellId};
use crate::engine::scene::{PlaceId, Scene};
use crate::words::Key;

/// The printed values that a box always needs, in the order in which they are read off it. Empty where a box has no sheet
/// and everything is asked when it is needed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupSheet {
    /// Its groups.
    pub groups: Vec<SheetGroup>,
    /// Where to look, drawn as far as it has been read.
    pub drawing: Option<Scene>,
    /// On which place of the drawing a cell is read.
    pub places: Vec<(CellId, PlaceId)>,
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
        form: &BoardSchema,
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

    /// The same sheet with a drawing, on which each cell is read at such a place.
    #[must_use]
    pub fn drawn(
        mut self,
        form: &BoardSchema,
        drawing: Scene,
        at: impl Fn(&Cell) -> Option<PlaceId>,
    ) -> Self {
        let place = |slot: CellId| Some((slot, at(form.cell(slot)?)?));
        self.places = self.slots().filter_map(place).collect();
        self.drawing = Some(drawing);
        self
    }

    /// Its cells in the order in which they are read.
    pub fn slots(&self) -> impl Iterator<Item = CellId> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied())
    }

    /// Where to look for a cell, in words.
    pub fn look(&self, slot: CellId) -> Option<Key> {
        self.groups.iter().find(|group| group.cells.contains(&slot)).map(|group| group.look)
    }

    /// Where a cell is read on the drawing.
    pub fn place(&self, slot: CellId) -> Option<PlaceId> {
        self.places.iter().find(|(cell, _)| *cell == slot).map(|(_, place)| *place)
    }
}
