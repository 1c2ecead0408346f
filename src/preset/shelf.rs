//! The user's own presets: one file each, in a folder per game. Board values entered during sessions are
//! stored in `own` for later sessions.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::disk::{Disk, Held};
use crate::engine::board::{BoardSchema, WrittenBoard};
use crate::msg;
use crate::platform::{DATA, data_folder};
use crate::preset::{Fault, PRACTICE, Pieces, Preset, UNREAD, practice};
use crate::words::{Arg, Line, decoded, keys, unseen};

/// The name of the preset for values entered during sessions.
pub const OWN: &str = "own";

/// The user's own presets.
#[derive(Clone, Debug)]
pub struct PresetStore {
    pub(super) disk: Arc<dyn Disk>,
    folder: PathBuf,
}

/// Why a preset cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It does not exist.
    Missing {
        name: String,
        /// The names of the existing presets.
        known: String,
    },
    /// The name is not allowed for a preset of the user.
    Name(String),
    /// Its file is invalid.
    Fault(PathBuf, Box<Fault>),
    /// A file cannot be read or written; holds its path and the system's error.
    Disk(PathBuf, String),
    /// The system has no folder for the user's data.
    NoFolder,
    /// The provenance is incomplete.
    Unsaid,
}

impl Unusable {
    /// An invalid line of a file.
    pub fn at(path: &Path, line: usize, what: Line) -> Self {
        Self::Fault(path.to_owned(), Box::new(Fault { line, field: String::new(), what }))
    }

    /// The message to show.
    pub fn line(&self) -> Line {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Missing { name, .. } => msg!(keys::preset::MISSING, preset = name.as_str()),
            Self::Name(name) => msg!(keys::preset::WRONG_NAME, preset = name.as_str()),
            Self::Fault(path, fault) => {
                let (file, n, what) = (shown(path), fault.line.to_string(), fault.what.clone());
                if fault.field.is_empty() {
                    return msg!(keys::preset::FAULT_LINE, file = file, n = n, what = what);
                }
                let named = what.args.iter().any(|(_, arg)| *arg == Arg::Name(fault.field.clone()));
                match named {
                    // The message already names the field.
                    true => msg!(keys::preset::FAULT_LINE, file = file, n = n, what = what),
                    false => {
                        let field = fault.field.as_str();
                        msg!(keys::preset::FAULT, file = file, n = n, field = field, what = what)
                    }
                }
            }
            Self::Disk(path, why) => msg!(keys::preset::DISK, file = shown(path), why = why.as_str()),
            Self::NoFolder => Line::new(keys::preset::NO_FOLDER),
            Self::Unsaid => Line::new(keys::shared::UNSAID),
        }
    }

    /// The suggested remedy.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Missing { known, .. } => Some(msg!(keys::preset::KNOWN, known = known.as_str())),
            Self::Name(_) => Some(Line::new(keys::preset::NAMES)),
            Self::Fault(..) => Some(Line::new(keys::preset::PUT_RIGHT)),
            Self::Disk(..) => None,
            Self::Unsaid => Some(Line::new(keys::shared::SAY)),
            Self::NoFolder => Some(msg!(keys::preset::SET_FOLDER, variable = DATA)),
        }
    }
}

impl PresetStore {
    /// The presets in the user's data folder; `None` if the system has no such folder.
    pub fn of_user(disk: Arc<dyn Disk>) -> Option<Self> {
        Some(Self::at(disk, &data_folder()?.join("presets")))
    }

    /// The presets in a folder.
    pub fn at(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        Self { disk, folder: folder.to_owned() }
    }

    /// The file of a preset.
    pub fn path(&self, game: &str, name: &str) -> PathBuf {
        self.folder.join(game).join(format!("{name}.json"))
    }

    /// The names of all presets of a game: those of the program first, then the user's own.
    pub fn list(shelf: Option<&Self>, game: &str) -> Vec<String> {
        let mut own: Vec<String> = Vec::new();
        let files = shelf.and_then(|shelf| shelf.disk.list(&shelf.folder.join(game)).ok());
        for path in files.into_iter().flatten() {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            if path.extension().is_some_and(|end| end == "json") && is_own_name(name) {
                own.push(name.to_owned());
            }
        }
        own.sort();
        let built_in = practice(game).map(|_| PRACTICE);
        built_in.into_iter().chain([UNREAD]).map(str::to_owned).chain(own).collect()
    }

    /// Loads a board by the name of its preset: `practice`, `unread`, or one of the user's own.
    ///
    /// # Errors
    /// See [`Unusable`].
    pub fn board(
        shelf: Option<&Self>,
        game: &str,
        schema: &Arc<BoardSchema>,
        name: &str,
    ) -> Result<WrittenBoard, Unusable> {
        let of_program = match name {
            UNREAD => return Ok(schema.with_given(WrittenBoard::new())),
            PRACTICE => practice(game),
            _ => None,
        };
        let (path, text) = match of_program {
            Some(text) => (PathBuf::from(name), text.to_owned()),
            None => Self::text(shelf, game, name)?,
        };
        let board = Preset::parse_for(game, &text).and_then(|preset| preset.board(schema, &text));
        let board = board.map_err(|fault| Unusable::Fault(path, Box::new(fault)))?;
        Ok(schema.with_given(board))
    }

    /// The banknotes and pieces of a preset, by unit; empty if it cannot be loaded.
    pub fn pieces(shelf: Option<&Self>, game: &str, name: &str) -> BTreeMap<String, Pieces> {
        let text = match (name, practice(game)) {
            (PRACTICE, Some(text)) => Ok(text.to_owned()),
            _ => Self::text(shelf, game, name).map(|(_, text)| text),
        };
        let preset = text.ok().and_then(|text| Preset::parse_for(game, &text).ok());
        preset.map(|preset| preset.pieces).unwrap_or_default()
    }

    /// The text of one of the user's own presets, and its file.
    ///
    /// # Errors
    /// See [`Unusable`].
    pub fn text(shelf: Option<&Self>, game: &str, name: &str) -> Result<(PathBuf, String), Unusable> {
        let missing =
            || Unusable::Missing { name: name.to_owned(), known: Self::list(shelf, game).join(", ") };
        let shelf = shelf.filter(|_| is_own_name(name)).ok_or_else(missing)?;
        let path = shelf.path(game, name);
        let read = shelf
            .disk
            .read(&path)
            .and_then(|bytes| decoded(bytes).ok_or_else(|| io::Error::from(ErrorKind::InvalidData)));
        match read {
            Ok(text) => Ok((path, text)),
            Err(why) if why.kind() == ErrorKind::NotFound => Err(missing()),
            Err(why) => Err(Unusable::Disk(path, why.to_string())),
        }
    }

    /// Writes one of the user's own presets, completely or not at all.
    ///
    /// # Errors
    /// Fails if the name is not allowed or the file cannot be written.
    pub fn write(&self, preset: &Preset) -> Result<PathBuf, Unusable> {
        if !is_own_name(&preset.name) {
            return Err(Unusable::Name(preset.name.clone()));
        }
        let path = self.path(&preset.game, &preset.name);
        let written = self.disk.replace(&path, preset.text().as_bytes());
        written.map_err(|why| Unusable::Disk(path.clone(), why.to_string()))?;
        Ok(path)
    }

    /// Prevents other programs from changing a preset until the result is dropped.
    ///
    /// # Errors
    /// Fails if another program keeps its access, or on a disk error.
    pub fn hold(&self, game: &str, name: &str) -> Result<Box<dyn Held>, Unusable> {
        let path = self.path(game, name);
        self.disk.hold(&path).map_err(|why| Unusable::Disk(path, why.to_string()))
    }

    /// Stores values entered during a session for later sessions: in the preset with which the session began if it is the user's own,
    /// otherwise in `own`. Other values in the preset are kept. `date` is the day on which they were entered.
    /// # Errors
    /// Fails if the file exists but is not a valid preset, or cannot be written.
    pub fn keep(
        &self,
        (game, name): (&str, &str),
        schema: &Arc<BoardSchema>,
        values: &WrittenBoard,
        date: &str,
    ) -> Result<PathBuf, Unusable> {
        let name =
            if is_own_name(name) && self.disk.stamp(&self.path(game, name)).is_ok() { name } else { OWN };
        let path = self.path(game, name);
        let _held = self.hold(game, name)?;
        let fault = |fault| Unusable::Fault(path.clone(), Box::new(fault));
        let mut preset = match Self::text(Some(self), game, name) {
            Ok((_, text)) => {
                let preset = Preset::parse_for(game, &text).map_err(fault)?;
                preset.board(schema, &text).map_err(fault)?;
                preset
            }
            Err(Unusable::Missing { .. }) => Preset::empty(game, name),
            Err(other) => return Err(other),
        };
        for (word, printed) in values {
            if let Some(cell) = schema.find(word).and_then(|id| schema.cell(id)) {
                preset.set(cell, schema, printed);
            }
        }
        date.clone_into(&mut preset.provenance.date);
        self.write(&preset)
    }

    /// The date of the latest values in a preset, if known.
    pub fn read_on(&self, game: &str, name: &str) -> Option<String> {
        let text = Self::text(Some(self), game, name).ok()?.1;
        let date = Preset::parse_for(game, &text).ok()?.provenance.date;
        Some(date).filter(|date| !date.is_empty())
    }
}

/// Whether a name is allowed for a preset of the user: letters, digits, hyphens and underscores. It is also a file name.
pub fn is_own_name(name: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let free = !matches!(name, "" | PRACTICE | UNREAD) && unseen(name).is_none();
    free && name.chars().count() <= 60 && name.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::engine::Rules;
    use crate::engine::board::{Printed, Source, Value};
    use crate::games::automobile::Automobile;
    use crate::platform::Files;

    /// A store in a temporary folder, which is removed when this is dropped.
    struct Room(PresetStore);

    impl Room {
        fn new(name: &str) -> Self {
            let folder = format!("steward-shelf-{name}-{}", std::process::id());
            Self(PresetStore::at(Arc::new(Files), &std::env::temp_dir().join(folder)))
        }

        fn keep(&self, cell: &str, value: i64) -> Result<PathBuf, Unusable> {
            let printed = Printed(Value::Whole(value), Source::Board);
            let read = [(cell.to_owned(), printed)].into();
            self.0.keep(("automobile", UNREAD), &Automobile::schema(), &read, "2026-11-23")
        }

        fn own(&self) -> Result<WrittenBoard, Unusable> {
            PresetStore::board(Some(&self.0), "automobile", &Automobile::schema(), OWN)
        }
    }

    impl Drop for Room {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0.folder);
        }
    }

    #[test]
    fn values_kept_one_after_the_other_are_all_there_next_time() {
        let room = Room::new("kept");
        assert!(matches!(room.own(), Err(Unusable::Missing { .. })));
        room.keep("space 7 cost", 250).unwrap();
        room.keep("space 12 cost", 350).unwrap();
        room.keep("space 7 cost", 300).unwrap();
        let own = room.own().unwrap();
        assert_eq!(own.len(), 2);
        assert_eq!(own["space 7 cost"], Printed(Value::Whole(300), Source::Board));
        assert_eq!(PresetStore::list(Some(&room.0), "automobile"), ["practice", "unread", "own"]);
        assert_eq!(room.0.read_on("automobile", OWN).as_deref(), Some("2026-11-23"));
    }

    #[test]
    fn a_broken_preset_is_named_with_line_and_field_and_not_written_over() {
        let room = Room::new("broken");
        let path = room.keep("space 7 cost", 250).unwrap();
        let broken = fs::read_to_string(&path).unwrap().replace("250", "\"dear\"");
        fs::write(&path, &broken).unwrap();
        let faults = [room.own().unwrap_err(), room.keep("space 12 cost", 350).unwrap_err()];
        for fault in faults {
            let Unusable::Fault(at, fault) = fault else { panic!("{fault:?}") };
            assert_eq!((at, fault.field.as_str()), (path.clone(), "space 7 cost"));
            assert!(broken.lines().nth(fault.line - 1).unwrap().contains("dear"));
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), broken);
    }

    #[test]
    fn a_name_does_not_lead_out_of_the_shelf() {
        let room = Room::new("names");
        for name in ["", "../x", "a/b", "a.b", "practice", "unread", "c:x", "own\u{3164}", &"a".repeat(61)] {
            let preset = Preset::empty("automobile", name);
            assert!(matches!(room.0.write(&preset), Err(Unusable::Name(_))), "{name}");
        }
        let found = PresetStore::board(Some(&room.0), "automobile", &Automobile::schema(), "../own");
        assert!(matches!(found, Err(Unusable::Missing { .. })));
    }
}
