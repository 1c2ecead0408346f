//! Board values: numbers and words printed on the board. The rule text gives a few of them; each of the others is known, assumed for practice, or
//! missing. An act that needs a missing one asks for it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::engine::{MissingValue, Rejection};
use crate::msg;
use crate::words::{Key, Line, keys};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Fixed by the rule text.
    Rules,
    /// Copied from the board at the table.
    #[default]
    Board,
    /// Invented, so that a demo or a lesson can run.
    Assumed,
}

impl Source {
    pub(super) fn is_rules(&self) -> bool {
        *self == Self::Rules
    }
}

/// A cell of the printed tables, as an index into its [`BoardSchema`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct CellId(pub u16);

/// A board value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Whole(i64),
    /// A word from the cell's list, or a name.
    Text(String),
}

/// What a cell may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// A whole number between two bounds, both included.
    Whole {
        /// The smallest value allowed.
        least: i64,
        /// The largest value allowed.
        most: i64,
    },
    /// One of these words, each with its message key.
    Word(&'static [(&'static str, Key)]),
    /// Free text, such as a name.
    Name,
}

impl CellKind {
    /// A whole number between two bounds, both included.
    pub fn whole(least: i64, most: impl Into<i64>) -> Self {
        Self::Whole { least, most: most.into() }
    }
}

/// One cell of a printed table, without its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The table, such as `space`.
    pub table: &'static str,
    /// The row, such as `7`.
    pub row: String,
    /// The column, such as `cost`.
    pub column: &'static str,
    /// The question shown when the value is needed.
    pub question: Line,
    /// The values allowed.
    pub kind: CellKind,
}

impl Cell {
    /// The cell as records and commands write it, such as `space 7 cost`.
    pub fn word(&self) -> String {
        let parts = [self.table, &self.row, self.column].into_iter();
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// The cells of a game in order.
#[derive(Debug, Default)]
pub struct Cells(pub Vec<Cell>);

impl Cells {
    /// Begins a row of a table.
    pub fn row(&mut self, table: &'static str, row: impl ToString) -> RowOfCells<'_> {
        RowOfCells { cells: &mut self.0, table, row: row.to_string() }
    }
}

/// Adds cells to one row of a table.
#[derive(Debug)]
pub struct RowOfCells<'a> {
    cells: &'a mut Vec<Cell>,
    table: &'static str,
    row: String,
}

impl RowOfCells<'_> {
    /// Adds a cell with its column, its question, and the values it may hold.
    pub fn put(&mut self, column: &'static str, question: impl Into<Line>, kind: CellKind) -> &mut Self {
        let (table, row, question) = (self.table, self.row.clone(), question.into());
        self.cells.push(Cell { table, row, column, question, kind });
        self
    }
}

/// Titles and constraints for the cells of a schema, keyed by their words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Titles of the tables.
    pub tables: &'static [(&'static str, Key)],
    /// Titles of the columns.
    pub columns: &'static [(&'static str, Key)],
    /// Titles of rows that have a word of their own.
    pub rows: &'static [(&'static str, Key)],
    /// Numbers that the rule text gives.
    pub given: &'static [(&'static str, i64)],
    /// Tables in which several cells are asked for together: all cells of a row that hold the same kind of value, or the whole column if
    /// each row has one cell.
    pub together: &'static [&'static str],
    /// Tables in which the number in the first column of a row may not exceed the number in the second.
    pub rising: &'static [(&'static str, [&'static str; 2])],
    /// The words offered for a cell, if fewer than those allowed.
    pub offered: &'static [(&'static str, &'static [&'static str])],
}

/// All the board values that a game may ask for.
#[derive(Debug, PartialEq, Eq)]
pub struct BoardSchema {
    cells: Vec<Cell>,
    by_word: BTreeMap<String, CellId>,
    legend: Legend,
}

impl BoardSchema {
    /// A schema of these cells, in order.
    pub fn new(cells: Vec<Cell>, legend: Legend) -> Self {
        let by_word = (0u16..).zip(&cells).map(|(at, cell)| (cell.word(), CellId(at))).collect();
        Self { cells, by_word, legend }
    }

    /// The words offered for a cell, each with its message key; empty if the cell does not hold a word.
    pub fn answers(&self, id: CellId) -> Vec<(&'static str, Key)> {
        let Some((cell, CellKind::Word(words))) = self.cell(id).map(|cell| (cell, cell.kind)) else {
            return Vec::new();
        };
        let only = self.legend.offered.iter().find(|(of, _)| *of == cell.word()).map(|(_, only)| *only);
        words.iter().filter(|(word, _)| only.is_none_or(|only| only.contains(word))).copied().collect()
    }

    /// Adds the numbers given in the rule text, and the words that have no alternative, to cells without a value.
    #[must_use]
    pub fn with_given(&self, mut board: WrittenBoard) -> WrittenBoard {
        let numbers = self.legend.given.iter().map(|(cell, number)| (*cell, Value::Whole(*number)));
        let words = self.legend.offered.iter().filter_map(|(cell, words)| match words {
            [only] => Some((*cell, Value::Text((*only).to_owned()))),
            _ => None,
        });
        for (cell, value) in numbers.chain(words) {
            board.entry(cell.to_owned()).or_insert(Printed(value, Source::Rules));
        }
        board
    }

    /// The title of a table.
    pub fn table(&self, word: &str) -> Option<Key> {
        named(self.legend.tables, word)
    }

    /// The title of a column.
    pub fn column(&self, word: &str) -> Option<Key> {
        named(self.legend.columns, word)
    }

    /// The title of a row. A row without a title gets the label of its word, if some cell lists that word among its allowed words.
    pub fn row(&self, word: &str) -> Option<Key> {
        let in_cells = || {
            self.cells.iter().find_map(|cell| match cell.kind {
                CellKind::Word(words) => named(words, word),
                CellKind::Whole { .. } | CellKind::Name => None,
            })
        };
        named(self.legend.rows, word).or_else(in_cells)
    }

    /// The cells in order.
    pub fn cells(&self) -> impl Iterator<Item = (CellId, &Cell)> {
        (0u16..).map(CellId).zip(&self.cells)
    }

    /// Looks up a cell.
    pub fn cell(&self, id: CellId) -> Option<&Cell> {
        self.cells.get(usize::from(id.0))
    }

    /// For a column that ranks its rows, all its cells: they hold the numbers from 1 to the number of rows, each once, and are entered together.
    /// Empty for a cell of any other column.
    pub fn order(&self, id: CellId) -> Vec<CellId> {
        let Some(one) = self.cell(id) else { return Vec::new() };
        let same_column =
            |cell: &Cell| cell.table == one.table && cell.column == one.column && cell.kind == one.kind;
        let all: Vec<CellId> = self.cells().filter(|(_, cell)| same_column(cell)).map(|(id, _)| id).collect();
        match one.kind {
            CellKind::Whole { least: 1, most } if all.len() > 1 && i64::try_from(all.len()) == Ok(most) => {
                all
            }
            _ => Vec::new(),
        }
    }

    /// The cells that are entered together with a cell, itself included: those of its kind in its row, or its column if rows
    /// have only one cell. Empty if it is entered alone.
    pub fn together(&self, id: CellId) -> Vec<CellId> {
        let together = |cell: &&Cell| self.legend.together.contains(&cell.table);
        let Some(one) = self.cell(id).filter(together) else { return Vec::new() };
        let of_table = self.cells().filter(|(_, cell)| cell.table == one.table);
        let (in_row, others): (Vec<_>, Vec<_>) = of_table.partition(|(_, cell)| cell.row == one.row);
        let others = others.into_iter().filter(|_| in_row.len() == 1);
        let all = in_row.iter().copied().chain(others);
        let of_kind = |cell: &Cell| std::mem::discriminant(&cell.kind) == std::mem::discriminant(&one.kind);
        let mut all: Vec<CellId> = all.filter(|(_, cell)| of_kind(cell)).map(|(id, _)| id).collect();
        all.sort();
        all
    }

    /// Whether these cells are in different rows, and so form a column.
    pub fn is_column(&self, cells: &[CellId]) -> bool {
        let mut rows = cells.iter().filter_map(|id| self.cell(*id)).map(|cell| cell.row.as_str());
        let first = rows.next();
        rows.any(|row| Some(row) != first)
    }

    /// Finds a cell by its word.
    pub fn find(&self, word: &str) -> Option<CellId> {
        self.by_word.get(word).copied()
    }

    /// Checks whether a cell may hold a value.
    ///
    /// # Errors
    /// Describes what the cell may hold instead.
    pub fn check(&self, id: CellId, value: &Value) -> Result<(), Line> {
        let cell = self.cell(id).ok_or_else(|| Line::new(keys::engine::BOARD_NO_CELL))?;
        let fits = match (cell.kind, value) {
            (CellKind::Whole { least, most }, Value::Whole(number)) => (least..=most).contains(number),
            (CellKind::Word(words), Value::Text(text)) => named(words, text).is_some(),
            (CellKind::Name, Value::Text(text)) => !text.trim().is_empty() && text.chars().count() <= 60,
            _ => false,
        };
        let word = cell.word();
        match cell.kind {
            _ if fits => Ok(()),
            CellKind::Whole { least, most } => {
                Err(msg!(keys::engine::BOARD_NOT_WHOLE, cell = word, least, most))
            }
            CellKind::Word(words) => {
                let allowed: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Err(msg!(keys::engine::BOARD_NOT_WORD, cell = word, words = allowed.join(", ")))
            }
            CellKind::Name => Err(msg!(keys::engine::BOARD_NOT_NAME, cell = word)),
        }
    }
}

/// A value and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed<T = Value>(pub T, pub Source);

/// The board values known for one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    schema: Arc<BoardSchema>,
    values: Vec<Option<Printed>>,
}

/// Board values as records and presets store them: by cell word, each with its source.
pub type WrittenBoard = BTreeMap<String, Printed>;

impl Board {
    /// A board without any values.
    pub fn empty(schema: Arc<BoardSchema>) -> Self {
        Self { values: vec![None; schema.cells.len()], schema }
    }

    /// A board with these values.
    ///
    /// # Errors
    /// Names a cell that the game does not have, or describes what a cell may hold.
    pub fn from_written(schema: Arc<BoardSchema>, written: &WrittenBoard) -> Result<Self, Line> {
        let mut board = Self::empty(schema);
        for (word, printed) in written {
            let unknown = || msg!(keys::engine::BOARD_UNKNOWN_CELL, cell = word.as_str());
            board.set(board.schema.find(word).ok_or_else(unknown)?, printed.clone())?;
        }
        Ok(board)
    }

    /// The schema of this board.
    pub fn schema(&self) -> &Arc<BoardSchema> {
        &self.schema
    }

    /// Sets a value.
    ///
    /// # Errors
    /// As [`BoardSchema::check`]. Also refuses a value that contradicts a known one. The board is unchanged on error.
    pub fn set(&mut self, id: CellId, printed: Printed) -> Result<(), Line> {
        self.schema.check(id, &printed.0)?;
        self.fits(id, &printed.0)?;
        if let Some(place) = self.values.get_mut(usize::from(id.0)) {
            *place = Some(printed);
        }
        Ok(())
    }

    /// Refuses a value that breaks the order of a pair in [`Legend::rising`].
    fn fits(&self, id: CellId, value: &Value) -> Result<(), Line> {
        let (Some(cell), Value::Whole(number)) = (self.schema.cell(id), value) else { return Ok(()) };
        let known = |column: &'static str| {
            let at = self.schema.find(&Cell { column, ..cell.clone() }.word())?;
            Some((self.schema.cell(at)?.question.clone(), self.known_whole(at)?.0))
        };
        let mut of_table = self.schema.legend.rising.iter().filter(|(table, _)| *table == cell.table);
        let wrong = |(_, [low, high]): &(&str, [&'static str; 2])| match cell.column {
            column if column == *low => known(high).filter(|(_, most)| number > most),
            column if column == *high => known(low).filter(|(_, least)| number < least),
            _ => None,
        };
        of_table.find_map(wrong).map_or(Ok(()), |(question, known)| {
            Err(msg!(keys::engine::BOARD_NOT_BOTH, value = *number, question, known))
        })
    }

    /// The value of a cell, if known.
    pub fn value(&self, id: CellId) -> Option<&Printed> {
        self.values.get(usize::from(id.0)).and_then(Option::as_ref)
    }

    /// All known values, by cell word.
    pub fn written(&self) -> WrittenBoard {
        self.schema.cells().filter_map(|(id, cell)| Some((cell.word(), self.value(id)?.clone()))).collect()
    }

    /// Returns a whole number that a rule needs.
    ///
    /// # Errors
    /// Asks for the value if it is missing.
    pub fn whole(&self, id: CellId) -> Result<Printed<i64>, Rejection> {
        self.known_whole(id).or_else(|| self.only(id)).ok_or_else(|| self.missing(id))
    }

    /// The rank that is left for a row when all other rows of the column are ranked.
    fn only(&self, id: CellId) -> Option<Printed<i64>> {
        let others = self.schema.order(id).into_iter().filter(|other| *other != id);
        let others: Vec<Printed<i64>> = others.map(|other| self.known_whole(other)).collect::<Option<_>>()?;
        let most = i64::try_from(others.len()).ok().filter(|most| *most > 0)? + 1;
        let mut free = (1..=most).filter(|place| others.iter().all(|Printed(other, _)| other != place));
        let source = others.iter().any(|Printed(_, source)| *source == Source::Assumed);
        match (free.next(), free.next()) {
            (Some(only), None) => Some(Printed(only, if source { Source::Assumed } else { Source::Board })),
            _ => None,
        }
    }

    fn known_whole(&self, id: CellId) -> Option<Printed<i64>> {
        match self.value(id)? {
            Printed(Value::Whole(number), source) => Some(Printed(*number, *source)),
            Printed(Value::Text(_), _) => None,
        }
    }

    /// Returns a word that a rule needs, as its index in the cell's list.
    ///
    /// # Errors
    /// Asks for the value if it is missing.
    pub fn word(&self, id: CellId) -> Result<Printed<usize>, Rejection> {
        let kind = self.schema.cell(id).map(|cell| cell.kind);
        let known = match (self.value(id), kind) {
            (Some(Printed(Value::Text(text), source)), Some(CellKind::Word(words))) => {
                let at = words.iter().position(|(word, _)| word == text);
                at.map(|at| Printed(at, *source))
            }
            _ => None,
        };
        known.ok_or_else(|| self.missing(id))
    }

    /// Returns a name, if known.
    pub fn name(&self, id: CellId) -> Option<&str> {
        match self.value(id) {
            Some(Printed(Value::Text(text), _)) => Some(text),
            _ => None,
        }
    }

    fn missing(&self, id: CellId) -> Rejection {
        let question = self.schema.cell(id).map(|cell| cell.question.clone());
        let question = question.unwrap_or_else(|| Line::new(keys::engine::BOARD_NO_CELL));
        Rejection::Missing(Box::new(MissingValue { cell: id, question }))
    }
}

fn named(words: &[(&'static str, Key)], word: &str) -> Option<Key> {
    words.iter().find(|(known, _)| *known == word).map(|(_, key)| *key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema() -> Arc<BoardSchema> {
        let cell = |table, row: &str, column, kind| Cell {
            table,
            row: row.to_owned(),
            column,
            question: Line::new(keys::engine::BOARD_NO_CELL),
            kind,
        };
        const CLASSES: &[(&str, Key)] =
            &[("mid", keys::engine::BOARD_NO_CELL), ("low", keys::engine::BOARD_NO_CELL)];
        let cells = vec![
            cell("space", "7", "cost", CellKind::Whole { least: 0, most: 2000 }),
            cell("space", "7", "class", CellKind::Word(CLASSES)),
            cell("rate", "", "turn-2", CellKind::Whole { least: 0, most: 100 }),
        ];
        Arc::new(BoardSchema::new(cells, Legend::default()))
    }

    #[test]
    fn an_unread_value_is_asked_for() {
        let board = Board::empty(schema());
        let asked = board.whole(CellId(0));
        assert!(matches!(asked, Err(Rejection::Missing(missing)) if missing.cell == CellId(0)));
    }

    #[test]
    fn a_board_is_written_and_read_back() {
        let mut board = Board::empty(schema());
        board.set(CellId(0), Printed(Value::Whole(300), Source::Board)).unwrap();
        board.set(CellId(1), Printed(Value::Text("low".into()), Source::Assumed)).unwrap();
        assert_eq!(Board::from_written(schema(), &board.written()).unwrap(), board);
        assert_eq!(board.word(CellId(1)).unwrap(), Printed(1, Source::Assumed));
        assert_eq!(schema().find("rate turn-2"), Some(CellId(2)));
    }

    #[test]
    fn a_value_out_of_bounds_is_refused_and_changes_nothing() {
        let mut board = Board::empty(schema());
        assert!(board.set(CellId(0), Printed(Value::Whole(2001), Source::Board)).is_err());
        assert!(board.set(CellId(0), Printed(Value::Text("mid".into()), Source::Board)).is_err());
        assert!(board.set(CellId(1), Printed(Value::Text("high".into()), Source::Board)).is_err());
        assert!(board.set(CellId(9), Printed(Value::Whole(1), Source::Board)).is_err());
        assert_eq!(board, Board::empty(schema()));
    }
}
