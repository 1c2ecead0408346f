//! The environment of the window: folders, the system's file dialog, keeping the screen on. Tests use one of their own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::desk::files::{FileQuestion, PathFuture};
use crate::desk::notice::Notice;
use crate::disk::{Disk, names};
use crate::msg;
use crate::platform::{Files, ask_file, data_folder, records_folder, spare_folder};
use crate::preset::PresetStore;
use crate::record::{Backup, Backups, Fault, Record, Reports};
use crate::words::keys;

#[derive(Clone, Debug)]
pub struct Room {
    /// The folder of new records; empty if the system has none.
    pub records: PathBuf,
    /// The folder of board data and demos, if the system has one.
    pub data: Option<PathBuf>,
    /// Opens the system's file dialog.
    pub pick: fn(&FileQuestion) -> PathFuture,
    /// Whether the screen is kept on while a session is open.
    pub awake: bool,
    /// How long the first frame waits for the record given at the start.
    pub patience: Duration,
    /// How often a record that another program writes is checked.
    pub every: Duration,
    /// The disk of the records.
    pub disk: Arc<dyn Disk>,
    /// Notices of background threads.
    pub news: News,
}

/// Notices of background threads, each kind once per run.
#[derive(Clone, Debug, Default)]
pub struct News(Arc<Mutex<(Vec<Notice>, BTreeSet<&'static str>)>>);

impl News {
    /// Adds a notice, unless one of its kind was shown.
    pub fn say(&self, kind: &'static str, notice: Notice) {
        if let Ok(mut news) = self.0.lock()
            && news.1.insert(kind)
        {
            news.0.push(notice);
        }
    }

    /// Takes a notice that was not shown yet.
    fn next(&self) -> Option<Notice> {
        self.0.lock().ok()?.0.pop()
    }
}

/// Long enough for a short record, so that the home page does not flash. A long one loads while the home page shows.
const PATIENCE: Duration = Duration::from_millis(50);

/// How soon people at a second screen expect an entry.
const EVERY: Duration = Duration::from_secs(1);

impl Room {
    /// The environment of the user: records in the documents folder, or everything in the folder that [`DATA`] names.
    pub fn of_user() -> Self {
        Self {
            records: records_folder().unwrap_or_default(),
            data: data_folder(),
            pick: ask_file,
            awake: true,
            patience: PATIENCE,
            every: EVERY,
            disk: Arc::new(Files),
            news: News::default(),
        }
    }

    /// An environment within one folder, without system dialogs, for tests.
    pub fn within(folder: &Path, pick: fn(&FileQuestion) -> PathFuture) -> Self {
        let (records, data) = (folder.join("records"), Some(folder.to_owned()));
        let (patience, every) = (Duration::ZERO, Duration::from_millis(2));
        let (disk, news) = (Arc::new(Files), News::default());
        Self { records, data, pick, awake: false, patience, every, disk, news }
    }

    /// Takes a notice that was not shown yet, of a background thread or of a write that failed later.
    pub fn news(&self) -> Option<Notice> {
        let failed =
            self.disk.failed_later().map(|(path, why)| Notice::fault(&Fault::unwritten(&path, &why)));
        failed.or_else(|| self.news.next())
    }

    /// The automatic backups.
    pub fn backups(&self) -> Option<Backups> {
        self.data.as_ref().map(|folder| Backups::at(Arc::clone(&self.disk), &folder.join("backups")))
    }

    /// Backs up a record, unless it is a demo. Nothing waits for the backup, because the record itself is saved. A failure is reported.
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

    /// The crash reports.
    pub fn reports(&self) -> Option<Reports> {
        self.data.as_ref().map(|folder| Reports::at(&folder.join("reports")))
    }

    /// The stored board data.
    pub fn shelf(&self) -> Option<PresetStore> {
        self.data.as_ref().map(|folder| PresetStore::at(self.disk.clone(), &folder.join("presets")))
    }

    /// The file of a game's demo.
    pub fn demo(&self, game: &str) -> PathBuf {
        self.demos().join(format!("{game}.steward"))
    }

    /// The file of a game's lesson.
    pub fn lesson(&self, game: &str) -> PathBuf {
        self.demos().join(format!("{game}-lesson.steward"))
    }

    /// Whether a record is a demo or a lesson, which are not listed as recent.
    pub fn is_demo(&self, path: &Path) -> bool {
        path.starts_with(self.demos())
    }

    fn demos(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(spare_folder).join("demo")
    }
}

/// The absolute path.
pub fn whole(path: PathBuf) -> PathBuf {
    std::path::absolute(&path).unwrap_or(path)
}

/// Whether two paths lead to the same file, as far as can be determined.
pub fn same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    one == other || real(one).is_some_and(|one| real(other) == Some(one))
}

/// The first free name: `friday.steward`, `friday-2.steward`…
pub fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let free = names(folder, stem, "steward").find(|path| Files.stamp(path).is_err());
    free.unwrap_or_else(|| folder.join(format!("{stem}.steward")))
}
