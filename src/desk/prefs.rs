//! Preferences of this computer: language, theme, names, recent records. No session depends on them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::desk::room::same_file;
use crate::desk::setup::Plan;
use crate::desk::table::{OpenPayments, TablePage};
use crate::desk::{Left, Level, OpenPage};
use crate::words::Language;

const KEY: &str = "prefs";
/// The most names and records that are remembered.
const REMEMBERED: usize = 12;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prefs {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// Whether the theme is dark; `None` for the system's.
    pub night: Option<bool>,
    /// Whether pieces are animated; `None` for the default.
    pub moves: Option<bool>,
    /// The zoom; `None` for the largest that fits.
    pub zoom: Option<f32>,
    /// Names of players, latest first.
    pub names: Vec<String>,
    /// Recent records, latest first.
    pub recent: Vec<PathBuf>,
    /// The saved state of the window.
    pub left: Left,
    /// The saved states of other records, latest first.
    pub drafts: Vec<Left>,
    /// The last set-up of each game: seats, board values and house rules.
    pub plans: BTreeMap<String, Plan>,
    /// Reminders that are switched off, by game and id.
    pub quiet: BTreeSet<String>,
    /// How much is explained without asking.
    pub coach: Level,
    /// Payments that are not ticked as made, by record.
    pub unticked: BTreeMap<String, OpenPayments>,
    /// The last number of players at the dealing table.
    pub deal_players: Option<usize>,
}

impl Prefs {
    /// Loads the preferences; the defaults if there are none.
    pub fn load(storage: Option<&dyn eframe::Storage>) -> Self {
        storage.and_then(|storage| eframe::get_value(storage, KEY)).unwrap_or_default()
    }

    /// Saves the preferences.
    pub fn save(&self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, KEY, self);
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(Language::from_system)
    }

    /// Adds a record to the recent ones, unless it is a demo.
    pub fn opened(&mut self, path: PathBuf, demo: bool) {
        if !demo {
            self.recent.retain(|other| *other != path);
            self.recent.insert(0, path);
            self.recent.truncate(REMEMBERED);
        }
    }

    /// Remembers the payments of a table that are not ticked.
    pub fn not_ticked(&mut self, table: &TablePage) {
        let (name, unticked) = (name_of(table), table.unticked());
        if unticked.is_empty() {
            self.unticked.remove(&name);
        } else if self.unticked.get(&name) != Some(&unticked) {
            self.unticked.insert(name, unticked);
        }
    }

    /// Restores these payments.
    pub fn to_tick(&self, table: &mut TablePage) {
        if let Some(unticked) = self.unticked.get(&name_of(table)) {
            table.take_up(unticked);
        }
    }

    /// Keeps the saved state of a record until it is opened again.
    pub fn put_down(&mut self, left: Left) {
        self.drafts.retain(|other| other.place != left.place);
        if (Left { place: OpenPage::PresetStore, ..left.clone() }) != Left::default() {
            self.drafts.insert(0, left);
            self.drafts.truncate(REMEMBERED);
        }
    }

    /// Takes the saved state of a record.
    pub fn pick_up(&mut self, record: &Path) -> Option<Left> {
        let of_it = |left: &Left| matches!(&left.place, OpenPage::Table(path) if same_file(path, record));
        let at = self.drafts.iter().position(of_it)?;
        Some(self.drafts.remove(at))
    }

    /// Remembers the names of the players.
    pub fn played(&mut self, names: impl DoubleEndedIterator<Item = String>) {
        for name in names.rev() {
            self.names.retain(|other| *other != name);
            self.names.insert(0, name);
        }
        self.names.truncate(REMEMBERED);
    }
}

/// The key for a record's data: its id, or its path if the record was written by hand.
fn name_of(table: &TablePage) -> String {
    match &*table.record().session().header().id {
        "" => table.record().path().display().to_string(),
        id => id.to_owned(),
    }
}
