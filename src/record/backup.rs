//! Copies that are kept without anybody asking: each of the last games as it was put away, and each game as it lay when
//! it was opened first on a day. Nothing in a game depends on them.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::clock::now;
use crate::disk::{Disk, Files, data_folder};
use crate::record::{Copy, Record, write_file};
use crate::session::GameSession;

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
    pub fn of<S: GameSession>(record: &Record<S>) -> Option<Self> {
        let (table, facts) = (record.table(), record.table().facts());
        let kept = table.lines() > 0 && record.read_only().is_none();
        let plain =
            |text: &str| text.chars().filter(char::is_ascii_alphanumeric).take(20).collect::<String>();
        let name = format!("{}-{}", table.contents().game, plain(facts.id));
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

    /// Keeps a game as it was put away, in place of an earlier copy of it; the oldest beyond the last games goes. A copy
    /// that holds something else is never written over.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn put_away(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("games");
        match place(&folder, &backup.name, backup.copy.text()) {
            Destination::New(path) => write_new(&path, backup.copy.text())?,
            Destination::Before(path) => Files.replace(&path, backup.copy.text().as_bytes())?,
            Destination::Within => return Ok(()),
        }
        thin(&folder, GAMES)
    }

    /// Keeps a game as it lies when it is opened first on a day; later on the same day nothing is done.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn opened(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("days");
        let day: String = now().chars().take(10).collect();
        match place(&folder, &format!("{day}-{}", backup.name), backup.copy.text()) {
            Destination::New(path) => write_new(&path, backup.copy.text())?,
            Destination::Before(_) | Destination::Within => return Ok(()),
        }
        thin(&folder, DAYS)
    }

    /// Every copy there is, the newest first: of games, then of days.
    pub fn list(&self) -> Vec<PathBuf> {
        ["games", "days"].iter().flat_map(|kind| newest_first(&self.folder.join(kind))).collect()
    }
}

/// Where a copy goes.
enum Destination {
    /// Where nothing lies yet.
    New(PathBuf),
    /// Where an earlier copy of the same game lies, all of which is in this one.
    Before(PathBuf),
    /// Nowhere: a copy holds all of it already.
    Within,
}

/// Finds where a copy goes: two games that went different ways have two copies, whatever their files are called.
fn place(folder: &Path, name: &str, text: &str) -> Destination {
    let mut n = 1;
    loop {
        let path = folder.join(match n {
            1 => format!("{name}.steward"),
            _ => format!("{name}-{n}.steward"),
        });
        match fs::read(&path) {
            Err(why) if why.kind() == ErrorKind::NotFound => return Destination::New(path),
            Ok(there) if text.as_bytes() != there && text.as_bytes().starts_with(&there) => {
                return Destination::Before(path);
            }
            Ok(there) if there.starts_with(text.as_bytes()) => return Destination::Within,
            _ => n += 1,
        }
    }
}

/// Writes a file that is not there yet.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write_file(&Files, path, text.as_bytes()).map_err(io::Error::other)
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
