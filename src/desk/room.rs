//! What the desk finds around it: folders, the file window of the machine, a screen to be kept awake. A test gives
//! the desk a room of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::desk::files::{FileQuestion, PathFuture, of_machine};
use crate::desk::notice::Notice;
use crate::disk::{DATA, Disk, Files, data_folder, names};
use crate::msg;
use crate::preset::PresetStore;
use crate::record::{Backup, Backups, Fault, Record, Reports};
use crate::words::keys;

/// What the desk finds around it.
#[derive(Clone, Debug)]
pub struct Room {
    /// Where new records go; nowhere where the machine names no such folder.
    pub records: PathBuf,
    /// Where own board data and demos lie; none where the machine has no such folder.
    pub data: Option<PathBuf>,
    /// Asks for a file in a window of the machine.
    pub pick: fn(&FileQuestion) -> PathFuture,
    /// Whether the screen is kept awake while a game is open.
    pub awake: bool,
    /// How long the first frame waits for the record that was asked for at the start.
    pub patience: Duration,
    /// How often a record that somebody else writes is looked at.
    pub every: Duration,
    /// The disk on which records lie.
    pub disk: Arc<dyn Disk>,
    /// What threads have to say.
    pub news: News,
}

/// What threads have to say, each kind of it once while the program runs.
#[derive(Clone, Debug, Default)]
pub struct News(Arc<Mutex<(Vec<Notice>, BTreeSet<&'static str>)>>);

impl News {
    /// Says something, unless something of its kind was said.
    pub fn say(&self, kind: &'static str, notice: Notice) {
        if let Ok(mut news) = self.0.lock()
            && news.1.insert(kind)
        {
            news.0.push(notice);
        }
    }

    /// What was not shown yet.
    pub fn next(&self) -> Option<Notice> {
        self.0.lock().ok()?.0.pop()
    }
}

/// As long as a short record needs, so that no shelf is painted before it; a long one is awaited on the shelf.
const PATIENCE: Duration = Duration::from_millis(50);

/// As often as people at a second screen expect an entry.
const EVERY: Duration = Duration::from_secs(1);

impl Room {
    /// The room of this user: records among the documents, or all in the folder that [`DATA`] names.
    pub fn of_user() -> Self {
        let data = data_folder();
        let named = std::env::var_os(DATA).and(data.clone());
        let documents = || {
            let folders = directories::UserDirs::new()?;
            Some(folders.document_dir().unwrap_or_else(|| folders.home_dir()).join("Steward"))
        };
        let records = named.map(|folder| folder.join("records")).or_else(documents);
        Self {
            records: records.unwrap_or_default(),
            data,
            pick: of_machine,
            awake: true,
            patience: PATIENCE,
            every: EVERY,
            disk: Arc::new(Files),
            news: News::default(),
        }
    }

    /// A room within one folder, without windows of the machine: for tests.
    pub fn within(folder: &Path, pick: fn(&FileQuestion) -> PathFuture) -> Self {
        let (records, data) = (folder.join("records"), Some(folder.to_owned()));
        let (patience, every) = (Duration::ZERO, Duration::from_millis(2));
        let (disk, news) = (Arc::new(Files), News::default());
        Self { records, data, pick, awake: false, patience, every, disk, news }
    }

    /// Where copies are kept without anybody asking.
    pub fn backups(&self) -> Option<Backups> {
        self.data.as_ref().map(|folder| Backups::at(Arc::clone(&self.disk), &folder.join("backups")))
    }

    /// Keeps a copy of a record that is no demo. The record itself is safe: nothing waits for the copy, and where none can be
    /// kept that is said.
    pub fn back_up(&self, record: &Record, keep: fn(&Backups, &Backup) -> Result<(), Fault>) {
        if self.is_demo(record.path()) {
            return;
        }
        let kept = self.backups().zip(Backup::of(record)).map(|(backups, backup)| keep(&backups, &backup));
        if let Some(Err(why)) = kept {
            let line = msg!(keys::record::UNCOPIED, why = why.line());
            self.news.say("copies", Notice::trouble(line, Some(keys::record::UNCOPIED_SUGGESTION.into())));
        }
    }

    /// Where faults of the program are reported.
    pub fn reports(&self) -> Option<Reports> {
        self.data.as_ref().map(|folder| Reports::at(&folder.join("reports")))
    }

    /// Where own board data are kept.
    pub fn shelf(&self) -> Option<PresetStore> {
        self.data.as_ref().map(|folder| PresetStore::at(self.disk.clone(), &folder.join("presets")))
    }

    /// Where the demo of a game is laid out.
    pub fn demo(&self, game: &str) -> PathBuf {
        self.demos().join(format!("{game}.steward"))
    }

    /// Where the lesson of a game is laid out.
    pub fn lesson(&self, game: &str) -> PathBuf {
        self.demos().join(format!("{game}-lesson.steward"))
    }

    /// Whether a record is a demo or a lesson, which is not among the last games.
    pub fn is_demo(&self, path: &Path) -> bool {
        path.starts_with(self.demos())
    }

    fn demos(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(std::env::temp_dir).join("demo")
    }
}

/// A path that means the same file from every folder.
pub fn whole(path: PathBuf) -> PathBuf {
    std::path::absolute(&path).unwrap_or(path)
}

/// Whether two paths lead to one file, as far as that can be seen.
pub fn same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    one == other || real(one).is_some_and(|one| real(other) == Some(one))
}

/// The first name that is free: `friday.steward`, `friday-2.steward`…
pub fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let free = names(folder, stem, "steward").find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.steward")))
}
