//! Habits of this laptop: language, theme, names, recent records. No game depends on them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::desk::room::same_file;
use crate::desk::setup::Plan;
use crate::desk::table::{TablePage, Unticked};
use crate::desk::{Left, Level, OpenPage};
use crate::words::Language;

const KEY: &str = "prefs";
/// How many names and records are remembered.
const REMEMBERED: usize = 12;

/// Habits of this laptop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prefs {
    /// The language; the system's until somebody switches.
    pub language: Option<Language>,
    /// Day or night; the system's until somebody switches.
    pub night: Option<bool>,
    /// Whether pieces are seen to go to their places; on where a person sits until somebody switches.
    pub moves: Option<bool>,
    /// How large everything is drawn; as large as the window allows until somebody chooses.
    pub zoom: Option<f32>,
    /// Names that have played, last first.
    pub names: Vec<String>,
    /// Records that were open, last first.
    pub recent: Vec<PathBuf>,
    /// Where the window was left.
    pub left: Left,
    /// What was left at the tables of other records, last first.
    pub drafts: Vec<Left>,
    /// What was set up last, by game: who sat where, which printed values, which rulings.
    pub plans: BTreeMap<String, Plan>,
    /// Reminders that are switched off, each as the word of its box and its own.
    pub quiet: BTreeSet<String>,
    /// How much the coach says.
    pub coach: Level,
    /// What has not changed hands yet, by the name of its record.
    pub unticked: BTreeMap<String, Unticked>,
    /// How many played Autotock last.
    pub deal_players: Option<usize>,
}

impl Prefs {
    /// The habits kept by the window, or none.
    pub fn load(storage: Option<&dyn eframe::Storage>) -> Self {
        storage.and_then(|storage| eframe::get_value(storage, KEY)).unwrap_or_default()
    }

    /// Hands the habits to the window to be kept.
    pub fn save(&self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, KEY, self);
    }

    /// The language to speak.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(Language::from_system)
    }

    /// Remembers that a record is open; a demo is not among the last games.
    pub fn opened(&mut self, path: PathBuf, demo: bool) {
        if !demo {
            self.recent.retain(|other| *other != path);
            self.recent.insert(0, path);
            self.recent.truncate(REMEMBERED);
        }
    }

    /// Remembers what has not changed hands yet at a table.
    pub fn not_ticked(&mut self, table: &TablePage) {
        let (name, unticked) = (name_of(table), table.unticked());
        if unticked.is_empty() {
            self.unticked.remove(&name);
        } else if self.unticked.get(&name) != Some(&unticked) {
            self.unticked.insert(name, unticked);
        }
    }

    /// Lays out what had not changed hands at a table when it was put away.
    pub fn to_tick(&self, table: &mut TablePage) {
        if let Some(unticked) = self.unticked.get(&name_of(table)) {
            table.take_up(unticked);
        }
    }

    /// Keeps what was left at a table until its record is opened again.
    pub fn put_down(&mut self, left: Left) {
        self.drafts.retain(|other| other.place != left.place);
        if (Left { place: OpenPage::PresetStore, ..left.clone() }) != Left::default() {
            self.drafts.insert(0, left);
            self.drafts.truncate(REMEMBERED);
        }
    }

    /// What was left at the table of a record.
    pub fn pick_up(&mut self, record: &Path) -> Option<Left> {
        let of_it = |left: &Left| matches!(&left.place, OpenPage::Table(path) if same_file(path, record));
        let at = self.drafts.iter().position(of_it)?;
        Some(self.drafts.remove(at))
    }

    /// Remembers the names of a table.
    pub fn played(&mut self, names: impl DoubleEndedIterator<Item = String>) {
        for name in names.rev() {
            self.names.retain(|other| *other != name);
            self.names.insert(0, name);
        }
        self.names.truncate(REMEMBERED);
    }
}

/// The name under which something is kept for a record: its own, or that of its file in a record written by hand.
fn name_of(table: &TablePage) -> String {
    match &*table.record().session().header().id {
        "" => table.record().path().display().to_string(),
        id => id.to_owned(),
    }
}
