//! The format of presets: tables of board values with their sources, checked against the schema of the game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::engine::board::{Board, BoardSchema, Printed, Source, Value, WrittenBoard};
use crate::msg;
use crate::preset::Provenance;
use crate::words::{Line, keys, unreadable};

/// A preset as stored in its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    pub game: String,
    /// Its name, for menus and records.
    pub name: String,
    /// The edition, who read the values, and when.
    #[serde(default, skip_serializing_if = "Provenance::is_empty")]
    pub provenance: Provenance,
    /// The tables of board values.
    pub tables: BTreeMap<String, PrintedTable>,
    /// Banknotes and pieces by unit, largest first.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pieces: BTreeMap<String, Pieces>,
}

/// A table of board values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedTable {
    /// The source of its values.
    pub source: Source,
    /// The columns, in the order of the cells in a row.
    pub columns: Vec<String>,
    /// The rows by their words; `null` is a missing value.
    pub rows: BTreeMap<String, Vec<Json>>,
}

/// The values of the banknotes or pieces of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    pub source: Source,
    /// The values, largest first.
    pub values: Vec<i64>,
}

impl Pieces {
    /// Splits an amount into the fewest pieces, as pairs of count and value, largest first; `None` if the pieces cannot add up to it.
    pub fn parts(&self, amount: i64) -> Option<Vec<(i64, i64)>> {
        let mut left = amount.checked_abs()?;
        let mut parts = Vec::new();
        for value in self.values.iter().copied().filter(|value| *value > 0) {
            if left >= value {
                parts.push((left / value, value));
                left %= value;
            }
        }
        (left == 0).then_some(parts)
    }
}

/// Why a preset is invalid, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {field}: {what}")]
pub struct Fault {
    /// The line of the file, from 1; 0 if no single line is at fault.
    pub line: usize,
    /// The field, as named in the file.
    pub field: String,
    /// What is wrong.
    pub what: Line,
}

impl Preset {
    /// Whether it differs from another preset in its provenance or its pieces.
    pub fn says_otherwise(&self, other: &Self) -> bool {
        (&self.provenance, &self.pieces) != (&other.provenance, &other.pieces)
    }

    /// Parses a preset.
    ///
    /// # Errors
    /// Names the line and the field.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        serde_json::from_str(text).map_err(|error| Fault {
            line: error.line(),
            field: String::new(),
            what: msg!(keys::engine::PRESET_JSON, error = unreadable(&error)),
        })
    }

    /// Parses a preset of a game.
    ///
    /// # Errors
    /// As [`Preset::parse`]; refuses a preset of another game.
    pub fn parse_for(game: &str, text: &str) -> Result<Self, Fault> {
        let preset = Self::parse(text)?;
        if preset.game == game {
            return Ok(preset);
        }
        let line = text.lines().zip(1..).find(|(line, _)| line.contains("\"game\"")).map_or(0, |(_, n)| n);
        let what = msg!(keys::preset::OTHER_GAME, found = preset.game.as_str(), wanted = game);
        Err(Fault { line, field: "game".to_owned(), what })
    }

    /// The board values of the preset, checked against the schema of its game.
    ///
    /// # Errors
    /// Names the field and its line in `text`.
    pub fn board(&self, schema: &std::sync::Arc<BoardSchema>, text: &str) -> Result<WrittenBoard, Fault> {
        let mut board = Board::empty(schema.clone());
        for (name, table) in &self.tables {
            for (row, cells) in &table.rows {
                let fault = |field: String, what: Line| Fault { line: line_of(text, name, row), field, what };
                if cells.len() != table.columns.len() {
                    let (found, expected) = (cells.len(), table.columns.len());
                    let what = msg!(keys::engine::PRESET_COLUMNS, found = found, expected = expected);
                    return Err(fault(format!("{name} {row}"), what));
                }
                for (column, cell) in table.columns.iter().zip(cells) {
                    let word = [name.as_str(), row, column]
                        .into_iter()
                        .filter(|part| !part.is_empty())
                        .collect::<Vec<_>>()
                        .join(" ");
                    let Some(printed) = printed(cell, table.source) else {
                        return Err(fault(word, msg!(keys::engine::PRESET_CELL, cell = cell.to_string())));
                    };
                    let Some(printed) = printed else { continue };
                    let cell = schema.find(&word).ok_or_else(|| {
                        fault(word.clone(), msg!(keys::engine::BOARD_UNKNOWN_CELL, cell = word.as_str()))
                    })?;
                    board.set(cell, printed).map_err(|what| fault(word.clone(), what))?;
                }
            }
        }
        Ok(board.written())
    }
}

/// Parses a cell: a value, a value with its own source, or `null` for a missing value.
fn printed(cell: &Json, source: Source) -> Option<Option<Printed>> {
    let value = |json: &Json| match json {
        Json::Number(number) => number.as_i64().map(Value::Whole),
        Json::String(text) => Some(Value::Text(text.clone())),
        _ => None,
    };
    match cell {
        Json::Null => Some(None),
        Json::Object(parts) => {
            let source = serde_json::from_value(parts.get("source")?.clone()).ok()?;
            Some(Some(Printed(value(parts.get("value")?)?, source)))
        }
        cell => Some(Some(Printed(value(cell)?, source))),
    }
}

/// The line on which a row of a table starts.
fn line_of(text: &str, table: &str, row: &str) -> usize {
    let lines = || text.lines().zip(1usize..);
    let from = lines().find(|(line, _)| line.contains(&format!("\"{table}\":"))).map_or(0, |(_, n)| n);
    lines()
        .skip(from.saturating_sub(1))
        .find(|(line, _)| line.contains(&format!("\"{row}\":")))
        .map_or(from, |(_, n)| n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;
    use crate::games::automobile::Automobile;
    use crate::preset::practice;

    fn fault(text: &str) -> Fault {
        match Preset::parse(text) {
            Ok(preset) => preset.board(&Automobile::schema(), text).unwrap_err(),
            Err(fault) => fault,
        }
    }

    #[test]
    fn the_practice_board_fills_every_cell_of_automobile() {
        let preset = Preset::parse(practice("automobile").unwrap()).unwrap();
        let board = preset.board(&Automobile::schema(), practice("automobile").unwrap()).unwrap();
        assert_eq!(board.len(), Automobile::schema().cells().count());
    }

    #[test]
    fn a_bad_cell_is_named_with_its_line() {
        let text = practice("automobile").unwrap().replacen(
            "\"Cadillac A\", \"mid\"",
            "\"Cadillac A\", \"best\"",
            1,
        );
        let fault = fault(&text);
        assert_eq!(fault.field, "space 4 class");
        assert!(text.lines().nth(fault.line - 1).unwrap().contains("Cadillac A"));
    }

    #[test]
    fn a_row_of_the_wrong_length_is_named() {
        let text = practice("automobile").unwrap().replacen("\"Cadillac A\", ", "", 1);
        assert_eq!(fault(&text).field, "space 4");
    }

    #[test]
    fn an_amount_is_counted_out_in_pieces() {
        let notes = Pieces { source: Source::Assumed, values: vec![500, 100, 50, 10] };
        assert_eq!(notes.parts(-1260), Some(vec![(2, 500), (2, 100), (1, 50), (1, 10)]));
        assert_eq!(notes.parts(0), Some(vec![]));
        assert_eq!(notes.parts(15), None);
    }

    #[test]
    fn broken_json_is_named_with_its_line() {
        let fault = fault("{\n  \"game\": \n}");
        assert_eq!(fault.line, 3);
    }

    #[test]
    fn an_unknown_table_is_named() {
        let text = practice("automobile").unwrap().replacen("\"rate\":", "\"rates\":", 1);
        assert!(fault(&text).field.starts_with("rates "));
    }

    #[test]
    fn a_preset_of_another_game_is_refused() {
        let text = practice("automobile").unwrap().replacen("\"automobile\"", "\"sponsors\"", 1);
        let fault = Preset::parse_for("automobile", &text).unwrap_err();
        assert_eq!((fault.line, fault.field.as_str()), (2, "game"));
    }
}
