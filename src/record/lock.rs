//! One writer for each record. The lock is the system's, on a side file that says who holds it: it ends with the
//! program that took it, however that ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::record::disk::{Held, Lock};
use crate::record::time::now;
use crate::say;
use crate::words::{Line, keys};

/// How often a lock file that vanishes while it is taken is tried again.
const ATTEMPTS: usize = 20;

/// A moment as records write it, up to its minute: `2026-03-01T20:15`.
const MINUTE: usize = 16;

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
        let since = self.since.get(..MINUTE).unwrap_or(&self.since).replace('T', " ");
        say!(keys::record::WHO, program = self.program.as_str(), pid = self.pid.to_string(), since = since)
    }
}

/// Takes the lock of a side file, if nobody has it.
pub(super) fn take(path: &Path, who: &Who) -> io::Result<Lock> {
    for _ in 0..ATTEMPTS {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let text = fs::read_to_string(path).unwrap_or_default();
                return Ok(Lock::Theirs(serde_json::from_str(&text).ok()));
            }
            Err(TryLockError::Error(fault)) => return Err(fault),
            // Whoever had it before may have taken the file away since it was opened.
            Ok(()) if !still_there(&file, path) => {}
            Ok(()) => return Ok(Lock::Ours(Box::new(write(file, path, who)?))),
        }
    }
    Ok(Lock::Theirs(None))
}

fn write(mut file: File, path: &Path, who: &Who) -> io::Result<Lease> {
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(serde_json::to_string(who).unwrap_or_default().as_bytes())?;
    Ok(Lease { file, path: path.to_owned() })
}

/// A lock that is ours.
#[derive(Debug)]
struct Lease {
    file: File,
    path: PathBuf,
}

impl Held for Lease {}

impl Drop for Lease {
    fn drop(&mut self) {
        // Where it cannot be seen whether a file is still the same, it stays behind, empty.
        let left = if cfg!(unix) { fs::remove_file(&self.path) } else { self.file.set_len(0) };
        // What stays behind locks nobody out.
        let _ = left;
        let _ = self.file.unlock();
    }
}

/// Whether a file that is open still lies under its name.
#[cfg(unix)]
pub(super) fn still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(there)) => ours.ino() == there.ino() && ours.dev() == there.dev(),
        _ => false,
    }
}

/// Whether a file that is open still lies under its name, where that can be seen.
#[cfg(not(unix))]
pub(super) fn still_there(_: &File, _: &Path) -> bool {
    true
}
