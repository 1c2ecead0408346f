//! Copies that are kept without anybody asking: each of the last games as it was put away, and each game as it lay when
//! it was opened first on a day. Nothing in a game depends on them.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use atomic_write_file::AtomicWriteFile;

use crate::preset::data_folder;
use crate::record::{Copy, Record, now};
use crate::session::Sitting;

/// How many of the last games are kept.
pub const GAMES: usize = 10;
/// How many copies of days are kept.
pub const DAYS: usize = 30;

/// Where copies are kept.
#[derive(Clone, Debug)]
pub struct Backups {
    folder: PathBuf,
}

/// A copy about to be made, apart from the record, so that a thread may wait for the disk.
#[derive(Clone, Debug)]
pub struct Backup {
    name: String,
    copy: Copy,
}

impl Backup {
    /// Of a record as it is now; none of one that holds no entry or that is only looked at.
    pub fn of<S: Sitting>(record: &Record<S>) -> Option<Self> {
        let (table, facts) = (record.table(), record.table().facts());
        let kept = table.lines() > 0 && record.read_only().is_none();
        let plain =
            |text: &str| text.chars().filter(char::is_ascii_alphanumeric).take(20).collect::<String>();
        let name = format!("{}-{}", table.game(), plain(facts.id));
        kept.then(|| Self { name, copy: record.to_copy() })
    }
}

impl Backups {
    /// The copies in the user's data folder; none where the machine has no such folder.
    pub fn of_user() -> Option<Self> {
        data_folder().map(|folder| Self::at(&folder.join("backups")))
    }

    /// Copies in this folder.
    pub fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// Keeps a game as it was put away, in place of an earlier copy of it; the oldest beyond the last games goes.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn put_away(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("games");
        write_whole(&folder.join(&backup.name).with_extension("steward"), backup.copy.text())?;
        thin(&folder, GAMES)
    }

    /// Keeps a game as it lies when it is opened first on a day; later on the same day nothing is done.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn opened(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("days");
        let day: String = now().chars().take(10).collect();
        let path = folder.join(format!("{day}-{}.steward", backup.name));
        if path.exists() {
            return Ok(());
        }
        write_whole(&path, backup.copy.text())?;
        thin(&folder, DAYS)
    }

    /// Every copy there is, the newest first: of games, then of days.
    pub fn list(&self) -> Vec<PathBuf> {
        ["games", "days"].iter().flat_map(|kind| newest_first(&self.folder.join(kind))).collect()
    }
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// The records of a folder, the last one written first.
fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut records: Vec<(SystemTime, PathBuf)> = found
        .filter(|path| path.extension().is_some_and(|end| end == "steward"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).collect()
}

/// Takes away what is beyond the newest ones.
fn thin(folder: &Path, keep: usize) -> io::Result<()> {
    newest_first(folder).into_iter().skip(keep).try_for_each(fs::remove_file)
}
