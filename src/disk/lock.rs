//! Locks: one writer for each record. The lock is the system's, on the record file itself, so a record with two names has one lock, and the
//! lock ends with the process that took it. A side file says who that is. It is always created new; another file with its name is
//! neither written nor removed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
#[cfg(unix)]
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::clock::{moment, now};
#[cfg(unix)]
use crate::disk::files::holds;
use crate::msg;
use crate::words::{Line, keys};

/// The largest side file, in bytes.
const LONGEST: u64 = 1_000;

/// The holder of a lock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// The process id.
    pub pid: u32,
    /// The name of the program.
    pub program: String,
    pub since: String,
}

impl Who {
    /// This process.
    pub fn this() -> Self {
        let program = format!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        Self { pid: std::process::id(), program, since: now() }
    }

    /// Describes the holder.
    pub fn line(&self) -> Line {
        let since = moment(&self.since);
        msg!(keys::record::WHO, program = self.program.as_str(), pid = self.pid.to_string(), since = since)
    }

    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a side file; `None` if it is not one of this program.
    #[cfg(unix)]
    fn read(side: &Path) -> Option<Self> {
        let found = fs::symlink_metadata(side).ok()?;
        let text = (found.is_file() && found.len() < LONGEST).then(|| fs::read_to_string(side).ok())??;
        let who: Self = serde_json::from_str(&text).ok()?;
        (who.text() == text).then_some(who)
    }
}

/// A lock held by this process, and its side file.
#[derive(Debug)]
pub(super) struct Lease {
    #[cfg(unix)]
    side: PathBuf,
    /// The content of the side file; empty if it could not be created.
    #[cfg(unix)]
    text: String,
    /// The locked file: the record, or the side file on systems where a lock prevents reading.
    file: File,
}

/// Locks an open record, or returns who holds the lock, if known.
#[cfg(unix)]
pub(super) fn take(file: &File, side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(Err(Who::read(side))),
        Err(TryLockError::Error(why)) => Err(why),
        Ok(()) => {
            let file = file.try_clone()?;
            // The lock works without a side file; other programs then do not see who holds it.
            let text = sign(side, who).unwrap_or_default();
            Ok(Ok(Lease { side: side.to_owned(), text, file }))
        }
    }
}

/// Creates the side file. One left by a process that has ended is removed first.
#[cfg(unix)]
fn sign(side: &Path, who: &Who) -> io::Result<String> {
    if Who::read(side).is_some() {
        fs::remove_file(side)?;
    }
    let mut file = OpenOptions::new().write(true).create_new(true).open(side)?;
    let text = who.text();
    if let Err(why) = file.write_all(text.as_bytes()) {
        if still_there(&file, side)? {
            fs::remove_file(side)?;
        }
        return Err(why);
    }
    Ok(text)
}

/// Locks a record by its side file, because a locked record could not be read on this system.
#[cfg(not(unix))]
pub(super) fn take(_: &File, side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    let mut how = OpenOptions::new();
    how.read(true).write(true);
    let mut file = match how.clone().create_new(true).open(side) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => how.open(side)?,
        made => made?,
    };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(Err(None)),
        Err(TryLockError::Error(why)) => return Err(why),
        Ok(()) => {}
    }
    let plain = fs::symlink_metadata(side)?.is_file();
    let mut there = String::new();
    let read = io::Read::read_to_string(&mut io::Read::take(&file, LONGEST), &mut there);
    if !plain || read.is_err() || !(there.is_empty() || serde_json::from_str::<Who>(&there).is_ok()) {
        // Another file has the name of the side file.
        return Err(ErrorKind::AlreadyExists.into());
    }
    file.set_len(0)?;
    io::Seek::rewind(&mut file)?;
    file.write_all(who.text().as_bytes())?;
    Ok(Ok(Lease { file }))
}

/// Removes the side file if its content is unchanged. Where it is the lock itself, it stays behind, empty.
impl Drop for Lease {
    fn drop(&mut self) {
        // A side file that stays behind locks nothing.
        #[cfg(unix)]
        if !self.text.is_empty() && holds(&self.side, self.text.as_bytes()) {
            let _ = fs::remove_file(&self.side);
        }
        #[cfg(not(unix))]
        let _ = self.file.set_len(0);
        // Unlocked explicitly, because a child process being started may still have the file open.
        let _ = self.file.unlock();
    }
}

/// Whether an open file is still the one at its path.
#[cfg(unix)]
pub(super) fn still_there(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let ours = file.metadata()?;
    match fs::metadata(path) {
        Ok(there) => Ok(ours.ino() == there.ino() && ours.dev() == there.dev()),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(false),
        Err(why) => Err(why),
    }
}

/// Whether an open file is still the one at its path, as far as this system can tell.
#[cfg(not(unix))]
pub(super) fn still_there(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_open_file_in_a_program_being_started_keeps_no_lock() {
        let folder = std::env::temp_dir().join(format!("steward-lock-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (path, side) = (folder.join("game.steward"), folder.join("game.lock"));
        let record = File::create(&path).unwrap();
        let copy = record.try_clone().unwrap();
        let lease = take(&record, &side, &Who::this()).unwrap().unwrap();
        assert!(take(&File::open(&path).unwrap(), &side, &Who::this()).unwrap().is_err());
        drop((lease, record));
        assert!(take(&File::open(&path).unwrap(), &side, &Who::this()).unwrap().is_ok());
        drop(copy);
        fs::remove_dir_all(folder).unwrap();
    }
}
