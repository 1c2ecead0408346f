//! Board values for a new session: the practice board, and the user's own ones.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::clock::now;
use crate::engine::GameInfo;
use crate::engine::board::{BoardSchema, WrittenBoard};
use crate::preset::{OWN, PRACTICE, Preset, PresetStore, UNREAD, Unusable};
use crate::words::Line;

/// The user's own boards by name, or why one cannot be used.
pub type Own = BTreeMap<String, Result<WrittenBoard, Line>>;

/// The dates on which their values were last entered, by name.
pub type Days = BTreeMap<String, String>;

/// The practice board of a game, if it has one.
pub fn practice(contents: &'static GameInfo) -> Option<WrittenBoard> {
    PresetStore::board(None, contents.game, &contents.schema(), PRACTICE).ok()
}

/// Reads the user's own boards of a game. The one for the set-up sheet is included even if it is empty.
pub fn read_own(shelf: &PresetStore, game: &str, form: &Arc<BoardSchema>) -> Own {
    let names =
        PresetStore::list(Some(shelf), game).into_iter().filter(|name| name != PRACTICE && name != UNREAD);
    let read = |name: String| {
        let board = PresetStore::board(Some(shelf), game, form, &name).map_err(|why| why.line());
        (name, board)
    };
    let mut own: Own = names.map(read).collect();
    own.entry(OWN.to_owned()).or_insert_with(|| Ok(form.with_given(WrittenBoard::new())));
    own
}

/// The dates on which their values were last entered.
pub fn days(shelf: &PresetStore, game: &str, own: &Own) -> Days {
    own.keys().filter_map(|name| Some((name.clone(), shelf.read_on(game, name)?))).collect()
}

/// Writes a board under its name, atomically.
///
/// # Errors
/// The file cannot be written.
pub fn write_own(
    shelf: &PresetStore,
    (game, name): (&str, &str),
    form: &BoardSchema,
    board: &WrittenBoard,
) -> Result<(), Unusable> {
    let _held = shelf.hold(game, name)?;
    let mut preset = Preset::empty(game, name);
    let before = PresetStore::text(Some(shelf), game, name).ok();
    if let Some(before) = before.and_then(|(_, text)| Preset::parse_for(game, &text).ok()) {
        // Keeps what the set-up sheet does not show.
        (preset.provenance, preset.pieces) = (before.provenance, before.pieces);
    }
    preset.provenance.date = now().chars().take(10).collect();
    preset.fill(form, board);
    shelf.write(&preset).map(|_| ())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::engine::board::{Printed, Source, Value};
    use crate::platform::Files;

    #[test]
    fn own_board_round_trips_without_removed_values() {
        let folder = std::env::temp_dir().join(format!("steward-own-{}", std::process::id()));
        let (shelf, form) = (
            PresetStore::at(std::sync::Arc::new(Files), &folder),
            crate::session::game("automobile").unwrap().schema(),
        );
        assert_eq!(read_own(&shelf, "automobile", &form)[OWN], Ok(WrittenBoard::new()));
        let mut board = WrittenBoard::new();
        board.insert("space 7 cost".into(), Printed(Value::Whole(300), Source::Board));
        board.insert("space 7 class".into(), Printed(Value::Text("low".into()), Source::Board));
        board.insert("rate 2 dollars".into(), Printed(Value::Whole(20), Source::Assumed));
        write_own(&shelf, ("automobile", OWN), &form, &board).unwrap();
        assert_eq!(read_own(&shelf, "automobile", &form)[OWN].as_ref(), Ok(&board));
        board.remove("space 7 cost");
        write_own(&shelf, ("automobile", OWN), &form, &board).unwrap();
        assert_eq!(read_own(&shelf, "automobile", &form)[OWN].as_ref(), Ok(&board));
        fs::write(shelf.path("automobile", OWN), "{").unwrap();
        assert!(read_own(&shelf, "automobile", &form)[OWN].is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
