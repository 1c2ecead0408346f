//! The disk as a small trait, so that tests can lose or tear writes or fill the disk. `platform` implements it.

mod who;

use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub use who::Who;

/// The maximum size of a file in bytes, so that records fit in memory.
pub(crate) const LARGEST: u64 = if cfg!(test) { 4 << 20 } else { 256 << 20 };

/// A file system.
pub trait Disk: Debug + Send + Sync {
    /// The content of a file.
    ///
    /// # Errors
    /// Fails if the file does not exist, is a folder, or cannot be read.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// The stamp of a file. Reads the file only if the disk has no cheaper way.
    ///
    /// # Errors
    /// As [`Disk::read`].
    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        Ok(Stamp { length: self.read(path)?.len() as u64, changed: None })
    }

    /// Writes a new file with all of these bytes, or not at all, and leaves it open.
    ///
    /// # Errors
    /// Fails with `AlreadyExists`, or if the file cannot be written. No partial file is left.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>>;

    /// Opens a file to append to it.
    ///
    /// # Errors
    /// Fails if the file does not exist or cannot be written.
    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>>;

    /// Replaces a file, or creates it with its folders, completely or not at all. A symbolic link is followed.
    ///
    /// # Errors
    /// The old file is unchanged on error.
    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// The program that is writing a file, according to the side file; `None` if unknown.
    fn writer(&self, path: &Path) -> Option<Who>;

    /// Waits for exclusive access to a file and keeps it until the result is dropped. Only programs that also call this are kept out.
    ///
    /// # Errors
    /// Fails if another program keeps its access too long, or the folder cannot be created.
    fn hold(&self, _path: &Path) -> io::Result<Box<dyn Held>> {
        Ok(Box::new(()))
    }

    /// Creates a folder with those above it, unless it exists.
    ///
    /// # Errors
    /// Fails if the folder cannot be created.
    fn make_folder(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }

    /// A write that was accepted and failed later, and whose caller no longer waits for the result.
    fn failed_later(&self) -> Option<(PathBuf, io::Error)> {
        None
    }

    /// Removes a file.
    ///
    /// # Errors
    /// Fails if the file does not exist or cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// The files in a folder, in any order.
    ///
    /// # Errors
    /// Fails if the folder does not exist or cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;
}

/// Something that is held until it is dropped.
pub trait Held: Debug {}

impl Held for () {}

/// Names for a new file, the shortest first: `friday.html`, `friday-2.html`…
pub fn names(folder: &Path, stem: &str, ending: &str) -> impl Iterator<Item = PathBuf> {
    (1..1000).map(move |n| match n {
        1 => folder.join(format!("{stem}.{ending}")),
        n => folder.join(format!("{stem}-{n}.{ending}")),
    })
}

/// Writes a new file under the first of these names that is free.
///
/// # Errors
/// Fails if none is free or the file cannot be written. No partial file is left.
pub fn create_free(
    disk: &dyn Disk,
    names: impl IntoIterator<Item = PathBuf>,
    bytes: &[u8],
) -> io::Result<PathBuf> {
    for path in names {
        match disk.create(&path, bytes) {
            Err(taken) if taken.kind() == io::ErrorKind::AlreadyExists => {}
            done => return done.map(|_| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The path of a file next to another, such as `friday.steward.lock`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// A file open for appending.
pub trait AppendFile: Debug + Send {
    /// Locks the file until this is dropped, and names the holder in a side file.
    ///
    /// # Errors
    /// Fails if the disk supports neither locks nor side files.
    fn lock(&mut self, who: &Who) -> io::Result<Lock>;

    /// Appends bytes.
    ///
    /// # Errors
    /// Fails if not all bytes were written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until written bytes would survive a power failure.
    ///
    /// # Errors
    /// Fails if the bytes might not survive. Fails with `WouldBlock` on a disk that cannot be waited for: the caller asks again later.
    fn flush(&mut self) -> io::Result<()>;

    /// Truncates the file to a length.
    ///
    /// # Errors
    /// Fails if the file could not be truncated.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// The stamp of the file at its path.
    ///
    /// # Errors
    /// Fails with [`Astray::Gone`], or if the file cannot be accessed.
    fn stamp(&mut self) -> io::Result<Stamp>;

    /// The complete content.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Saves bytes that will be cut off to a new file next to this one, and returns its path.
    ///
    /// # Errors
    /// Fails if the bytes could not be saved.
    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Removes the file, if it is still at its path.
    ///
    /// # Errors
    /// Fails if the file cannot be removed.
    fn discard(&mut self) -> io::Result<()>;
}

/// Length and time of a file, to detect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The length in bytes.
    pub length: u64,
    /// The time of the last change, if known.
    pub changed: Option<SystemTime>,
}

/// Why a file is not written although the disk works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Astray {
    /// It was removed, or another file is at its path.
    Gone,
    /// Another program has changed it.
    Changed,
}

impl From<Astray> for io::Error {
    fn from(astray: Astray) -> Self {
        match astray {
            Astray::Gone => Self::new(io::ErrorKind::NotFound, astray),
            Astray::Changed => Self::other(astray),
        }
    }
}

/// The result of asking for a lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lock {
    /// The lock was taken.
    Ours,
    /// The lock was taken by the side file alone, because the disk has no locks.
    BySide,
    /// Another program holds it; who, if known.
    Theirs(Option<Who>),
}
