//! The set-up sheet: the board values that every session of a game needs, in groups, with where to find them. Questions, units and
//! bounds are in the cells of the schema.

use crate::engine::board::{BoardSchema, Cell, CellId};
use crate::engine::scene::{PlaceId, Scene};
use crate::words::Key;

/// The board values that a game always needs, in the order in which they are entered. Empty if each is asked for when it is needed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupSheet {
    /// Its groups.
    pub groups: Vec<SheetGroup>,
    /// A drawing of the board that shows where to look.
    pub drawing: Option<Scene>,
    /// The place of each cell on the drawing.
    pub places: Vec<(CellId, PlaceId)>,
}

/// Board values found in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetGroup {
    /// The table they belong to.
    pub table: &'static str,
    /// Where to look, and where to begin counting.
    pub look: Key,
    /// Its cells.
    pub cells: Vec<CellId>,
}

impl SetupSheet {
    /// Adds a group with the cells of a table for which `applies` returns true.
    #[must_use]
    pub fn with(
        mut self,
        schema: &BoardSchema,
        table: &'static str,
        look: Key,
        applies: impl Fn(&Cell) -> bool,
    ) -> Self {
        let cells = schema.cells().filter(|(_, cell)| cell.table == table && applies(cell));
        let cells: Vec<CellId> = cells.map(|(id, _)| id).collect();
        if !cells.is_empty() {
            self.groups.push(SheetGroup { table, look, cells });
        }
        self
    }

    /// Adds a drawing, and the place of each cell on it.
    #[must_use]
    pub fn drawn(
        mut self,
        schema: &BoardSchema,
        drawing: Scene,
        at: impl Fn(&Cell) -> Option<PlaceId>,
    ) -> Self {
        let place = |cell: CellId| Some((cell, at(schema.cell(cell)?)?));
        self.places = self.cells().filter_map(place).collect();
        self.drawing = Some(drawing);
        self
    }

    /// Its cells in the order in which they are entered.
    pub fn cells(&self) -> impl Iterator<Item = CellId> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied())
    }

    /// Where to find a cell, in words.
    pub fn look(&self, cell: CellId) -> Option<Key> {
        self.groups.iter().find(|group| group.cells.contains(&cell)).map(|group| group.look)
    }

    /// The place of a cell on the drawing.
    pub fn place(&self, cell: CellId) -> Option<PlaceId> {
        self.places.iter().find(|(id, _)| *id == cell).map(|(_, place)| *place)
    }
}
