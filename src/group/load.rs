//! Loads the records of a folder in parallel. Each record is replayed, so the results always match it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::group::Past;
use crate::platform::{Files, in_parallel};
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

/// Loads files and reports each as soon as it is loaded, in any order.
pub fn load(paths: &[PathBuf], report: &(dyn Fn(&Path, LoadedFile) + Sync)) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            report(path, load_one(path));
        }
    };
    in_parallel(AT_ONCE.min(paths.len()), work);
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
