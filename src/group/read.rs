//! The records of a folder, read several at a time: each is replayed, so that a result is never older than its record.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::disk::Files;
use crate::group::Past;
use crate::record::{Fault, Record};
use crate::session::Session;

/// How many records are read at the same time at most.
const AT_ONCE: usize = 8;

/// What was found in a file.
#[derive(Debug)]
pub enum ReadFile {
    /// A game that is over.
    Past(Box<Past>),
    /// A game that is not over.
    Open,
    /// A file that does not open as a record, and why.
    Unread(Box<Fault>),
}

/// The records of a folder and of the folders in it, in the order of their paths.
///
/// # Errors
/// What the machine says where the folder itself cannot be read.
pub fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        let kind = entry.file_type();
        if kind.as_ref().is_ok_and(std::fs::FileType::is_dir) && !hidden {
            found.extend(files(&path).unwrap_or_default());
        } else if path.extension().is_some_and(|ending| ending == "steward") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Reads these files and tells each as soon as it is read, in any order.
pub fn read(paths: &[PathBuf], describe: &(dyn Fn(&Path, ReadFile) + Sync)) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            describe(path, look(path));
        }
    };
    let hands = std::thread::available_parallelism().map_or(1, usize::from).min(AT_ONCE).min(paths.len());
    std::thread::scope(|scope| {
        for _ in 1..hands {
            scope.spawn(work);
        }
        work();
    });
}

fn look(path: &Path) -> ReadFile {
    match Record::<Session>::open_read_only(Arc::new(Files), path) {
        Ok(record) => match Past::of(record.table(), path) {
            Some(past) => ReadFile::Past(Box::new(past)),
            None => ReadFile::Open,
        },
        Err(fault) => ReadFile::Unread(Box::new(fault)),
    }
}
