//! Automatic backups: of the last games when they are closed, and of each game when it is first opened on a
//! day. Sessions do not depend on them.

use std::cmp::Reverse;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

use crate::clock::{now, seconds};
use crate::disk::{Disk, names};
use crate::record::{Copy, Fault, RecordOf};
use crate::session::Games;

/// The number of closed games of which a backup is kept.
pub const GAMES: usize = 10;
/// The number of daily backups kept.
pub const DAYS: usize = 30;

/// The backup folder.
#[derive(Clone, Debug)]
pub struct Backups {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
}

/// A backup about to be written. It does not borrow the record, so it can be written on another thread.
#[derive(Clone, Debug)]
pub struct Backup {
    name: String,
    copy: Copy,
}

impl Backup {
    /// A backup of a record in its current state; `None` if it has no entries or is read-only.
    pub fn of<S: Games>(record: &RecordOf<S>) -> Option<Self> {
        let (table, facts) = (record.session(), record.session().header());
        let kept = table.lines() > 0 && record.read_only().is_none();
        kept.then(|| Self { name: name(table.info().game, &facts.id), copy: record.to_copy() })
    }
}

/// The base name of the backups of a game.
fn name(game: &str, id: &str) -> String {
    let plain: String = id.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    format!("{game}-{plain}")
}

impl Backups {
    /// The backups in this folder.
    pub fn at(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        Self { disk, folder: folder.to_owned() }
    }

    /// Keeps a backup of a closed game. Replaces an earlier backup of the same game, unless the two have
    /// diverged. Deletes the oldest backups beyond the limit.
    ///
    /// # Errors
    /// Fails if the disk does.
    pub fn put_away(&self, backup: &Backup) -> Result<(), Fault> {
        let folder = self.folder.join("games");
        self.keep(&folder, &backup.name, backup, true)?.map_or(Ok(()), |kept| self.thin(&kept, GAMES))
    }

    /// Keeps a backup of a game the first time it is opened on a day.
    ///
    /// # Errors
    /// Fails if the disk does.
    pub fn opened(&self, backup: &Backup) -> Result<(), Fault> {
        let folder = self.folder.join("days");
        let day: String = now().chars().take(10).collect();
        let stem = format!("{day}-{}", backup.name);
        self.keep(&folder, &stem, backup, false)?.map_or(Ok(()), |kept| self.thin(&kept, DAYS))
    }

    /// All backups, newest first: those of closed games, then the daily ones.
    pub fn list(&self) -> Vec<PathBuf> {
        let found = ["games", "days"].map(|kind| self.newest_first(&self.folder.join(kind)));
        found.into_iter().flatten().map(|found| found.path).collect()
    }

    /// Keeps a backup and returns its path, unless an existing backup already contains all of it. Two games
    /// that diverged have separate backups, whatever their file names are.
    fn keep(
        &self,
        folder: &Path,
        stem: &str,
        backup: &Backup,
        renews: bool,
    ) -> Result<Option<PathBuf>, Fault> {
        let bytes = backup.copy.text().as_bytes();
        let _held = self.disk.hold(&folder.join(stem)).map_err(|why| Fault::unwritten(folder, &why))?;
        for path in names(folder, stem, "steward") {
            let kept = match self.disk.read(&path) {
                Ok(there) if there.starts_with(bytes) => return Ok(None),
                Ok(there) if bytes.starts_with(&there) && renews => self.disk.replace(&path, bytes),
                Ok(there) if bytes.starts_with(&there) => return Ok(None),
                Err(why) if why.kind() == ErrorKind::NotFound => self.disk.create(&path, bytes).map(|_| ()),
                // The name of an unreadable file is taken.
                Ok(_) => continue,
                Err(_) if self.disk.stamp(&path).is_ok() => continue,
                Err(why) => Err(why),
            };
            match kept {
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                kept => {
                    return kept.map(|()| Some(path.clone())).map_err(|why| Fault::unwritten(&path, &why));
                }
            }
        }
        Err(Fault::unwritten(folder, &ErrorKind::AlreadyExists.into()))
    }

    /// The records in a folder, most recently played first.
    fn newest_first(&self, folder: &Path) -> Vec<Found> {
        let paths = self.disk.list(folder).unwrap_or_default().into_iter();
        let records = paths.filter(|path| path.extension().is_some_and(|end| end == "steward"));
        let mut found: Vec<Found> = records.filter_map(|path| Found::of(&*self.disk, path)).collect();
        found.sort_by(|one, other| Reverse(one).cmp(&Reverse(other)));
        found
    }

    /// Deletes the oldest backups beyond `keep`, except the one just written. Other records in the folder are kept.
    fn thin(&self, kept: &Path, keep: usize) -> Result<(), Fault> {
        let found = self.newest_first(kept.parent().unwrap_or(Path::new("")));
        let others = found.iter().filter(|found| found.copy && found.path != kept);
        others.skip(keep.saturating_sub(1)).try_for_each(|Found { path, .. }| {
            self.disk.remove(path).map_err(|why| Fault::unwritten(path, &why))
        })
    }
}

/// A record in a backup folder. The order of the fields determines which is deleted first.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    /// The day of a daily backup; `None` for other backups and future days.
    day: Option<String>,
    /// When it was last played; `None` if that is in the future.
    played: Option<i64>,
    path: PathBuf,
    /// Whether it is a backup, by its name.
    copy: bool,
}

impl Found {
    fn of(disk: &dyn Disk, path: PathBuf) -> Option<Self> {
        let bytes = disk.read(&path).ok()?;
        let mut lines = bytes.split(|byte| *byte == b'\n');
        let header: Value =
            lines.next().and_then(|line| serde_json::from_slice(line).ok()).unwrap_or_default();
        let text = |field: &str| header.get(field).and_then(Value::as_str).unwrap_or_default();
        let at = |line: &[u8]| -> Option<i64> {
            let line: Value = serde_json::from_slice(line).ok()?;
            seconds(line.get("at")?.as_str()?)
        };
        let today = now();
        let now = seconds(&today);
        let played = lines.rev().find_map(at).or_else(|| seconds(text("date")));
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let day = stem.get(..10).filter(|day| seconds(&format!("{day}T00:00:00Z")).is_some());
        let rest = stem
            .get(day.map_or(0, |_| 11)..)
            .and_then(|rest| rest.strip_prefix(&*name(text("game"), text("id"))));
        let number = |rest: &str| rest.strip_prefix('-').is_some_and(|n| n.parse::<u32>().is_ok());
        let copy = !text("game").is_empty() && rest.is_some_and(|rest| rest.is_empty() || number(rest));
        let day = day.filter(|day| *day <= &*today).map(str::to_owned);
        Some(Self { day, played: played.filter(|played| Some(*played) <= now), path, copy })
    }
}
