//! Automatic copies: of the last games when they are closed, and of each game when it is first opened on a day. No session depends on
//! them.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::clock::now;
use crate::disk::{Disk, Files, data_folder};
use crate::record::{Copy, Record, write_file};
use crate::session::GameSession;

/// The number of closed games of which a copy is kept.
pub const GAMES: usize = 10;
/// The number of daily copies kept.
pub const DAYS: usize = 30;

/// The folder of the copies.
#[derive(Clone, Debug)]
pub struct Backups {
    folder: PathBuf,
}

/// A copy about to be written. It does not borrow the record, so a thread can wait for the disk.
#[derive(Clone, Debug)]
pub struct Backup {
    name: String,
    copy: Copy,
}

impl Backup {
    /// A copy of a record as it is now; `None` if it has no entries or is read-only.
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
    /// The copies in the user's data folder; `None` if the system has no such folder.
    pub fn of_user() -> Option<Self> {
        data_folder().map(|folder| Self::at(&folder.join("backups")))
    }

    /// The copies in a folder.
    pub fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// Keeps a copy of a closed game. It replaces an earlier copy of the same game, but never a copy with other content. The oldest copies
    /// beyond the limit are deleted.
    ///
    /// # Errors
    /// The copy cannot be written.
    pub fn put_away(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("games");
        match place(&folder, &backup.name, backup.copy.text()) {
            Destination::New(path) => write_new(&path, backup.copy.text())?,
            Destination::Before(path) => Files.replace(&path, backup.copy.text().as_bytes())?,
            Destination::Within => return Ok(()),
        }
        thin(&folder, GAMES)
    }

    /// Keeps a copy of a game that is opened for the first time on a day; does nothing later on that day.
    ///
    /// # Errors
    /// The copy cannot be written.
    pub fn opened(&self, backup: &Backup) -> io::Result<()> {
        let folder = self.folder.join("days");
        let day: String = now().chars().take(10).collect();
        match place(&folder, &format!("{day}-{}", backup.name), backup.copy.text()) {
            Destination::New(path) => write_new(&path, backup.copy.text())?,
            Destination::Before(_) | Destination::Within => return Ok(()),
        }
        thin(&folder, DAYS)
    }

    /// All copies, newest first: those of closed games, then those of days.
    pub fn list(&self) -> Vec<PathBuf> {
        ["games", "days"].iter().flat_map(|kind| newest_first(&self.folder.join(kind))).collect()
    }
}

/// The destination of a copy.
enum Destination {
    /// A new file.
    New(PathBuf),
    /// An earlier copy of the same game, to be replaced by this longer one.
    Before(PathBuf),
    /// None, because a copy already contains it all.
    Within,
}

/// Finds the destination of a copy. Games that diverged get separate copies, whatever their file names.
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

/// Writes a new file.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write_file(&Files, path, text.as_bytes()).map_err(io::Error::other)
}

/// The records of a folder, most recently written first.
fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut records: Vec<(SystemTime, PathBuf)> = found
        .filter(|path| path.extension().is_some_and(|end| end == "steward"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).collect()
}

/// Deletes all but the newest files.
fn thin(folder: &Path, keep: usize) -> io::Result<()> {
    newest_first(folder).into_iter().skip(keep).try_for_each(fs::remove_file)
}
