//! A desk in a temporary folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use steward::desk::files::{FileQuestion, PathFuture};
use steward::desk::{Desk, Page, Prefs, Room};
use steward::platform::Files;
use steward::record::Record;
use steward::words::Language;

use crate::driven::{FRAME, Window, window};

/// A folder for one test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("steward-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A game of Automobile that has begun.
    pub fn game(&self, name: &str, names: [&str; 3]) -> PathBuf {
        let path = self.0.join(format!("{name}.steward"));
        let seats: Vec<String> = names
            .iter()
            .zip(["red", "blue", "green"])
            .map(|(name, colour)| format!(r#"{{"name":"{name}","colour":"{colour}"}}"#))
            .collect();
        let header = format!(
            r#"{{"steward":2,"game":"automobile","rules":2,"id":"{name}","date":"2026-03-01T20:15:00+00:00","seats":[{}],"setup":{{"first":"p1"}}}}"#,
            seats.join(",")
        );
        let mut record = Record::create(Arc::new(Files), &path, &header).unwrap();
        record.enter("drawn").unwrap();
        path
    }

    /// Every record in the folder for new ones.
    pub fn records(&self) -> Vec<PathBuf> {
        let found = std::fs::read_dir(self.0.join("records")).into_iter().flatten().flatten();
        let records = found.map(|entry| entry.path());
        records.filter(|path| path.extension().is_some_and(|end| end == "steward")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A file dialog that is cancelled.
pub fn nowhere(_: &FileQuestion) -> PathFuture {
    Box::pin(std::future::ready(None))
}

/// A file dialog that never answers.
pub fn unanswered(_: &FileQuestion) -> PathFuture {
    Box::pin(std::future::pending())
}

/// Preferences with a language.
pub fn speaking(language: Language) -> Prefs {
    Prefs { language: Some(language), ..Prefs::default() }
}

/// A desk of the usual size.
pub fn desk(folder: &Folder, prefs: Prefs) -> Window {
    desk_with(folder, prefs, nowhere)
}

pub fn desk_with(folder: &Folder, prefs: Prefs, pick: fn(&FileQuestion) -> PathFuture) -> Window {
    let desk = Desk::in_room(prefs, Room::within(folder.path(), pick));
    window(desk, FRAME)
}

/// The open record.
pub fn on_table(window: &Window) -> Option<PathBuf> {
    match window.state().page() {
        Page::Table(table) => Some(table.record().path().to_owned()),
        _ => None,
    }
}
