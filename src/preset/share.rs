//! Shared board data: a file that states the edition, who read the values and when. It is checked completely
//! and compared with existing values before anything is imported.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::disk::Disk;
use crate::engine::board::{BoardSchema, Printed, Source, Value, WrittenBoard};
use crate::msg;
use crate::preset::{Fault, Preset, PresetStore, Unusable};
use crate::words::{Line, decoded, keys};

/// The maximum size of a board data file in bytes, far more than the largest game needs.
const LONGEST: usize = 1 << 20;

/// The origin of board data: the edition, who read the values, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Said", into = "Said")]
pub struct Provenance {
    /// The edition, or any other text about the origin.
    pub edition: String,
    pub by: String,
    pub date: String,
}

/// The provenance in a file, as one text or as separate fields.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Said {
    Text(String),
    Parts { edition: String, by: String, date: String },
}

impl From<Said> for Provenance {
    fn from(said: Said) -> Self {
        match said {
            Said::Text(edition) => Self { edition, ..Self::default() },
            Said::Parts { edition, by, date } => Self { edition, by, date },
        }
    }
}

impl From<Provenance> for Said {
    fn from(Provenance { edition, by, date }: Provenance) -> Self {
        match by.is_empty() && date.is_empty() {
            true => Self::Text(edition),
            false => Self::Parts { edition, by, date },
        }
    }
}

impl Provenance {
    pub fn is_empty(&self) -> bool {
        self.edition.is_empty() && self.by.is_empty() && self.date.is_empty()
    }

    /// Whether edition, person and date are all given, as sharing requires.
    pub fn is_whole(&self) -> bool {
        [&self.edition, &self.by, &self.date].into_iter().all(|part| !part.trim().is_empty())
    }

    pub fn line(&self) -> Line {
        let Self { edition, by, date } = self;
        match (self.is_whole(), edition.as_str()) {
            (true, edition) => {
                msg!(keys::shared::PROVENANCE, edition = edition, by = by.as_str(), date = date.as_str())
            }
            (false, "") => Line::new(keys::shared::NO_PROVENANCE),
            (false, edition) => msg!(keys::shared::PROVENANCE_TEXT, text = edition),
        }
    }
}

/// Board data from a shared file, checked but not imported yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    pub preset: Preset,
    pub board: WrittenBoard,
}

impl Incoming {
    /// Reads the text of a board data file or of a list of values.
    ///
    /// # Errors
    /// Fails if the file cannot be read, is too long, or is not text.
    pub fn text(disk: &dyn Disk, path: &Path) -> Result<String, Unusable> {
        let bytes = disk.read(path).map_err(|why| Unusable::Disk(path.to_owned(), why.to_string()))?;
        let wrong = |what| Unusable::at(path, 1, Line::new(what));
        if bytes.len() > LONGEST {
            return Err(wrong(keys::shared::TOO_LONG));
        }
        decoded(bytes).ok_or_else(|| wrong(keys::shared::NO_TEXT))
    }

    /// Parses board data; `schema_of` returns the schema of a game.
    ///
    /// # Errors
    /// Names the line that does not parse or has an invalid value, or an unknown game.
    pub fn parse(
        path: &Path,
        text: &str,
        schema_of: &dyn Fn(&str) -> Option<Arc<BoardSchema>>,
    ) -> Result<Self, Unusable> {
        let fault = |fault: Fault| Unusable::Fault(path.to_owned(), Box::new(fault));
        let wrong = |field: &str, what: Line| fault(Fault { line: 1, field: field.to_owned(), what });
        let preset = Preset::parse(text).map_err(fault)?;
        let game = preset.game.clone();
        let schema = schema_of(&game)
            .ok_or_else(|| wrong("game", msg!(keys::shared::NO_GAME, game = game.as_str())))?;
        if let Some((unit, _)) =
            preset.pieces.iter().find(|(_, pieces)| pieces.values.iter().any(|one| *one < 1))
        {
            return Err(wrong(unit, Line::new(keys::shared::NO_PIECE)));
        }
        let board = preset.board(&schema, text).map_err(fault)?;
        Ok(Self { preset, board })
    }

    /// Board data from a list of values.
    pub fn listed(game: &str, name: &str, schema: &BoardSchema, board: WrittenBoard) -> Self {
        let mut preset = Preset::empty(game, name);
        preset.fill(schema, &board);
        Self { preset, board }
    }
}

/// A difference between two boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The cell in words of records, such as `space 7 cost`.
    pub cell: String,
    /// The current value; `None` if missing.
    pub before: Option<Printed>,
    /// The new value; `None` to remove it.
    pub after: Option<Printed>,
}

impl Difference {
    pub fn line(&self) -> Line {
        match (&self.before, &self.after) {
            (None, None) => Line::new(keys::shared::NONE),
            (None, Some(after)) => msg!(keys::shared::NEW, after = value(after)),
            (Some(before), None) => msg!(keys::shared::GONE, before = value(before)),
            (Some(before), Some(after)) => {
                msg!(keys::shared::CHANGED, before = value(before), after = value(after))
            }
        }
    }
}

/// Describes a value, and marks it if it is assumed.
fn value(Printed(value, source): &Printed) -> Line {
    let value = match value {
        Value::Whole(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    };
    match source {
        Source::Assumed => msg!(keys::shared::INVENTED, value = value),
        Source::Board | Source::Rules => msg!(keys::shared::VALUE, value = value),
    }
}

/// All differences between two boards, in the order of the cells.
pub fn differences(before: &WrittenBoard, after: &WrittenBoard) -> Vec<Difference> {
    let mut cells: Vec<&String> = before.keys().chain(after.keys()).collect();
    cells.sort();
    cells.dedup();
    let of = |cell: &String| Difference {
        cell: cell.clone(),
        before: before.get(cell).cloned(),
        after: after.get(cell).cloned(),
    };
    cells.into_iter().map(of).filter(|one| one.before != one.after).collect()
}

impl PresetStore {
    /// Loads one of the user's own presets.
    ///
    /// # Errors
    /// See [`Unusable`].
    pub fn own(&self, game: &str, schema: &Arc<BoardSchema>, name: &str) -> Result<Preset, Unusable> {
        let (path, text) = Self::text(Some(self), game, name)?;
        let fault = |fault| Unusable::Fault(path.clone(), Box::new(fault));
        let preset = Preset::parse_for(game, &text).map_err(fault)?;
        preset.board(schema, &text).map_err(fault)?;
        Ok(preset)
    }

    /// The text of one of the user's own presets for sharing, with its provenance.
    ///
    /// # Errors
    /// See [`Unusable`]. Fails if the provenance is incomplete.
    pub fn shared(
        &self,
        game: &str,
        schema: &Arc<BoardSchema>,
        name: &str,
        provenance: &Provenance,
    ) -> Result<String, Unusable> {
        let mut preset = self.own(game, schema, name)?;
        let or = |said: &String, known: &String| {
            if said.trim().is_empty() { known.clone() } else { said.trim().to_owned() }
        };
        preset.provenance = Provenance {
            edition: or(&provenance.edition, &preset.provenance.edition),
            by: or(&provenance.by, &preset.provenance.by),
            date: or(&provenance.date, &preset.provenance.date),
        };
        if !preset.provenance.is_whole() {
            return Err(Unusable::Unsaid);
        }
        preset.name = name.to_owned();
        Ok(preset.text())
    }

    /// Saves shared board data under a name, replacing any preset of that name.
    ///
    /// # Errors
    /// Fails if the name is not allowed or the file cannot be written.
    pub fn take_over(&self, incoming: &Incoming, name: &str) -> Result<PathBuf, Unusable> {
        self.write(&Preset { name: name.to_owned(), ..incoming.preset.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;
    use crate::games::automobile::Automobile;
    use crate::platform::Files;

    #[test]
    fn a_provenance_is_read_as_a_sentence_and_in_its_parts() {
        let read = |json: &str| -> Provenance { serde_json::from_str(json).unwrap() };
        let whole = r#"{"edition":"Warfrog 2009","by":"Anne","date":"2026-03-01"}"#;
        assert_eq!(serde_json::to_string(&read(whole)).unwrap(), whole);
        assert!(read(whole).is_whole());
        assert_eq!(serde_json::to_string(&read("\"Invented\"")).unwrap(), "\"Invented\"");
        assert!(!read("\"Invented\"").is_whole());
    }

    #[test]
    fn differences_include_added_changed_removed_and_source() {
        let printed = |value, source| Printed(Value::Whole(value), source);
        let board = |cells: &[(&str, i64, Source)]| -> WrittenBoard {
            cells.iter().map(|(cell, value, source)| ((*cell).to_owned(), printed(*value, *source))).collect()
        };
        let before = board(&[
            ("a", 1, Source::Board),
            ("b", 1, Source::Board),
            ("c", 1, Source::Board),
            ("d", 1, Source::Board),
        ]);
        let after = board(&[
            ("a", 1, Source::Board),
            ("b", 2, Source::Board),
            ("c", 1, Source::Assumed),
            ("e", 1, Source::Board),
        ]);
        let found: Vec<String> = differences(&before, &after).into_iter().map(|one| one.cell).collect();
        assert_eq!(found, ["b", "c", "d", "e"]);
        assert!(differences(&before, &before).is_empty());
    }

    #[test]
    fn shared_data_say_where_they_are_from_and_come_in_as_they_went_out() {
        let folder = std::env::temp_dir().join(format!("steward-shared-{}", std::process::id()));
        let (shelf, schema) = (PresetStore::at(std::sync::Arc::new(Files), &folder), Automobile::schema());
        let values: WrittenBoard =
            [("space 7 cost".to_owned(), Printed(Value::Whole(250), Source::Board))].into();
        shelf.keep(("automobile", "own"), &schema, &values, "").unwrap();
        let unsaid = shelf.shared("automobile", &schema, "own", &Provenance::default());
        assert_eq!(unsaid, Err(Unusable::Unsaid));
        let [edition, by, date] = ["Warfrog 2009", "Anne", "March 2026"].map(str::to_owned);
        let said = Provenance { edition, by, date };
        let path = folder.join("out.json");
        std::fs::write(&path, shelf.shared("automobile", &schema, "own", &said).unwrap()).unwrap();
        let schema_of = |game: &str| (game == "automobile").then(Automobile::schema);
        let read =
            || Incoming::text(&Files, &path).and_then(|text| Incoming::parse(&path, &text, &schema_of));
        let incoming = read().unwrap();
        assert_eq!((&incoming.board, &incoming.preset.provenance), (&values, &said));
        shelf.take_over(&incoming, "annes").unwrap();
        assert_eq!(shelf.own("automobile", &schema, "annes").unwrap().provenance, said);
        assert!(matches!(shelf.take_over(&incoming, "../annes"), Err(Unusable::Name(_))));
        let refused = |text: &str| {
            std::fs::write(&path, text).unwrap();
            let Err(Unusable::Fault(_, fault)) = read() else { panic!("{text}") };
            fault.field
        };
        let whole = incoming.preset.text();
        assert_eq!(refused(&whole.replace("250", "-3")), "space 7 cost");
        assert_eq!(refused(&whole.replace("\"automobile\"", "\"chess\"")), "game");
        let pieces = whole
            .replace("\"pieces\": {}", "\"pieces\": {\"dollars\": {\"source\": \"board\", \"values\": [0]}}");
        assert_ne!(pieces, whole);
        assert_eq!(refused(&pieces), "dollars");
        assert_eq!(refused(&" ".repeat(LONGEST + 1)), "");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
