//! One writer for each record. The lock is the system's, on the open file of the record itself, so that a record with two
//! names has one lock; it ends with the program that took it, however that ends. A side file says who that is: it is
//! made new, and nothing else that lies under its name is written or taken away.

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

/// No side file is longer.
const LONGEST: u64 = 1_000;

/// Who holds a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// The number of the program's process.
    pub pid: u32,
    /// The program.
    pub program: String,
    /// Since when.
    pub since: String,
}

impl Who {
    /// This program, now.
    pub fn this() -> Self {
        let program = format!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        Self { pid: std::process::id(), program, since: now() }
    }

    /// Who it is, for people.
    pub fn line(&self) -> Line {
        let since = moment(&self.since);
        msg!(keys::record::WHO, program = self.program.as_str(), pid = self.pid.to_string(), since = since)
    }

    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Who a side file says it is; none where it is no side file of this program's.
    #[cfg(unix)]
    fn read(side: &Path) -> Option<Self> {
        let found = fs::symlink_metadata(side).ok()?;
        let text = (found.is_file() && found.len() < LONGEST).then(|| fs::read_to_string(side).ok())??;
        let who: Self = serde_json::from_str(&text).ok()?;
        (who.text() == text).then_some(who)
    }
}

/// A lock that is ours, and the side file that says so.
#[derive(Debug)]
pub(super) struct Lease {
    #[cfg(unix)]
    side: PathBuf,
    /// What the side file says; nothing where it could not be made.
    #[cfg(unix)]
    text: String,
    /// What is locked: the record, or the side file where a lock keeps others from reading.
    file: File,
}

/// Takes the lock of a record that is open, if nobody has it; else says who has, if that can be read.
#[cfg(unix)]
pub(super) fn take(file: &File, side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(Err(Who::read(side))),
        Err(TryLockError::Error(why)) => Err(why),
        Ok(()) => {
            let file = file.try_clone()?;
            // The lock holds without it: others then read that somebody writes, and not who.
            let text = sign(side, who).unwrap_or_default();
            Ok(Ok(Lease { side: side.to_owned(), text, file }))
        }
    }
}

/// Says in a new file who holds the lock. One that a program left which has ended is taken away first.
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

/// Takes the lock of a record, if nobody has it: on the side file, since a locked record could not be read.
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
        // Somebody else's file lies where the lock would be.
        return Err(ErrorKind::AlreadyExists.into());
    }
    file.set_len(0)?;
    io::Seek::rewind(&mut file)?;
    file.write_all(who.text().as_bytes())?;
    Ok(Ok(Lease { file }))
}

/// The side file goes, if it still says what was written; where it is the lock, it stays behind, empty.
impl Drop for Lease {
    fn drop(&mut self) {
        // What stays behind locks nobody out.
        #[cfg(unix)]
        if !self.text.is_empty() && holds(&self.side, self.text.as_bytes()) {
            let _ = fs::remove_file(&self.side);
        }
        #[cfg(not(unix))]
        let _ = self.file.set_len(0);
        // Not left to the closing: a program that is just being started has a copy of everything open.
        let _ = self.file.unlock();
    }
}

/// Whether a file that is open still lies under its name.
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

/// Whether a file that is open still lies under its name, where that can be seen.
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
