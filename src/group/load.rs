//! Loads the records of a folder in parallel. Each record is replayed, so the results always match it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::disk::Files;
use crate::group::Past;
use crate::record::{Fault, Record};

/// The maximum number of threads.
const AT_ONCE: usize = 8;

/// The content of a file.
#[derive(Debug)]
pub enum LoadedFile {
    /// A finished session.
    Past(Box<Past>),
    /// A session that is not over.
    Open,
    /// Not a valid record; holds the reason.
    Invalid(Box<Fault>),
}

/// The records in a folder and its subfolders, sorted by path.
///
/// # Errors
/// The system's error if the folder cannot be read.
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

/// Loads files and reports each as soon as it is loaded, in any order.
pub fn load(paths: &[PathBuf], report: &(dyn Fn(&Path, LoadedFile) + Sync)) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            report(path, load_one(path));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(AT_ONCE).min(paths.len());
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

fn load_one(path: &Path) -> LoadedFile {
    match Record::open_read_only(Arc::new(Files), path) {
        Ok(record) => match Past::of(record.session(), path) {
            Some(past) => LoadedFile::Past(Box::new(past)),
            None => LoadedFile::Open,
        },
        Err(fault) => LoadedFile::Invalid(Box::new(fault)),
    }
}
