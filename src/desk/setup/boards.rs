//! Printed values for a new game: the practice board, and the user's own, which is kept in the user's data folder
//! for the next games.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use crate::engine::board::{Form, Source, Value, WrittenBoard};
use crate::preset::{AUTOMOBILE_PRACTICE, Preset, Table};
use crate::say;
use crate::session::Contents;
use crate::words::{Line, keys};

/// The name of the practice board of every box.
pub const PRACTICE: &str = "practice";
/// The name of the board of which nothing is known: values are read as the game goes on.
pub const UNREAD: &str = "unread";
/// The name of the user's own board.
pub const OWN: &str = "own";

/// The practice board of a game, if it has one.
pub fn practice(contents: &Contents) -> Option<WrittenBoard> {
    let text = match contents.game {
        "automobile" => AUTOMOBILE_PRACTICE,
        _ => return None,
    };
    Preset::read(text).and_then(|preset| preset.board(&contents.form, text)).ok()
}

/// The file of the user's own board of a game.
pub fn own_path(data: &Path, game: &str) -> PathBuf {
    data.join("presets").join(game).join(format!("{OWN}.json"))
}

/// Reads the user's own board; empty where there is none yet.
///
/// # Errors
/// Says what is wrong with the file.
pub fn read_own(path: &Path, form: &std::sync::Arc<Form>) -> Result<WrittenBoard, Line> {
    let file = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(WrittenBoard::new()),
        Err(why) => return Err(say!(keys::shelf::OWN_UNREAD, file = file(), why = why.to_string())),
    };
    let board = Preset::read(&text).and_then(|preset| preset.board(form, &text));
    board.map_err(|fault| {
        let (n, field) = (fault.line.to_string(), fault.field);
        say!(keys::shelf::OWN_FAULT, file = file(), n = n, field = field, what = fault.what)
    })
}

/// Writes the user's own board, whole or not at all.
///
/// # Errors
/// The disk does not take it.
pub fn write_own(path: &Path, game: &str, form: &Form, board: &WrittenBoard) -> io::Result<()> {
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for (_, cell) in form.cells() {
        let empty = || Table { source: Source::Board, columns: Vec::new(), rows: BTreeMap::new() };
        let table = tables.entry(cell.table.to_owned()).or_insert_with(empty);
        if !table.columns.iter().any(|column| column == cell.column) {
            table.columns.push(cell.column.to_owned());
        }
    }
    for (_, cell) in form.cells() {
        let Some(table) = tables.get_mut(cell.table) else { continue };
        let Some(at) = table.columns.iter().position(|column| column == cell.column) else { continue };
        let Some(printed) = board.get(&cell.word()) else { continue };
        let row = table.rows.entry(cell.row.clone()).or_insert_with(|| vec![Json::Null; table.columns.len()]);
        let value = match &printed.0 {
            Value::Whole(number) => Json::from(*number),
            Value::Text(text) => Json::from(text.as_str()),
        };
        if let Some(place) = row.get_mut(at) {
            *place = match printed.1 {
                Source::Board => value,
                source => serde_json::json!({ "value": value, "source": source }),
            };
        }
    }
    tables.retain(|_, table| !table.rows.is_empty());
    let preset = Preset {
        game: game.to_owned(),
        name: OWN.to_owned(),
        provenance: String::new(),
        tables,
        pieces: BTreeMap::new(),
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("json.new");
    fs::write(&draft, serde_json::to_string_pretty(&preset)?)?;
    fs::rename(&draft, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Printed;
    use crate::session::Session;

    #[test]
    fn an_own_board_is_written_and_read_back() {
        let folder = std::env::temp_dir().join(format!("steward-own-{}", std::process::id()));
        let (path, form) = (own_path(&folder, "automobile"), Session::contents("automobile").unwrap().form);
        assert_eq!(read_own(&path, &form), Ok(WrittenBoard::new()));
        let mut board = WrittenBoard::new();
        board.insert("space 7 cost".into(), Printed(Value::Whole(300), Source::Board));
        board.insert("space 7 class".into(), Printed(Value::Text("low".into()), Source::Board));
        board.insert("rate 2 dollars".into(), Printed(Value::Whole(20), Source::Assumed));
        write_own(&path, "automobile", &form, &board).unwrap();
        assert_eq!(read_own(&path, &form), Ok(board));
        fs::write(&path, "{").unwrap();
        assert!(read_own(&path, &form).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
