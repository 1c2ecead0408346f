//! The disk as a small trait, so that tests can lose or tear writes or fill it; and the files of this machine.

mod draft;
mod files;
mod lock;

use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub use files::Files;
pub use lock::Who;

/// The largest file, in bytes, so that records fit in memory.
pub(crate) const LARGEST: u64 = if cfg!(test) { 4 << 20 } else { 256 << 20 };

/// A file system.
pub trait Disk: Debug + Send + Sync {
    /// The content of a file.
    ///
    /// # Errors
    /// The file does not exist, is a folder, or cannot be read.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// The stamp of a file. Reads the file only if the disk has no cheaper way.
    ///
    /// # Errors
    /// As [`Disk::read`].
    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        Ok(Stamp { length: self.read(path)?.len() as u64, changed: None })
    }

    /// Writes a file that is not there yet, with all of these bytes or not at all, and leaves it open.
    ///
    /// # Errors
    /// `AlreadyExists`, or it cannot be written there; nothing is under its name then.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>>;

    /// Opens a file to append to it.
    ///
    /// # Errors
    /// It does not exist, or cannot be written.
    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>>;

    /// Puts a file in the place of another, whole or not at all, with the folders it lies in. Where a link is, it goes where
    /// the link leads.
    ///
    /// # Errors
    /// The old file is unchanged.
    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Who writes a file, as its side file says; none where nobody is known to.
    fn writer(&self, path: &Path) -> Option<Who>;

    /// Keeps others from reading and replacing a file until this is dropped, if they ask for that too; waits for them.
    ///
    /// # Errors
    /// Somebody else keeps it for longer than a file takes to be written, or its folder cannot be made.
    fn hold(&self, _path: &Path) -> io::Result<Box<dyn Held>> {
        Ok(Box::new(()))
    }

    /// Takes a file away.
    ///
    /// # Errors
    /// It does not exist, or cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// The files in a folder, in any order.
    ///
    /// # Errors
    /// The folder does not exist, or cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;
}

/// Something that is kept until it is dropped.
pub trait Held: Debug {}

impl Held for () {}

/// Names for a new file, the plainest first: `friday.html`, `friday-2.html`…
pub fn names(folder: &Path, stem: &str, ending: &str) -> impl Iterator<Item = PathBuf> {
    (1..1000).map(move |n| match n {
        1 => folder.join(format!("{stem}.{ending}")),
        n => folder.join(format!("{stem}-{n}.{ending}")),
    })
}

/// Writes a new file under the first of these names that is free.
///
/// # Errors
/// None is free, or the disk does not take it; nothing is written then.
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

/// The variable that names another data folder than the user's own.
pub const DATA: &str = "STEWARD_DATA";

/// The folder with the user's data, such as own board data and copies; `None` if the system has none.
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(DATA).filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(directories::ProjectDirs::from("", "", "steward")?.data_dir().to_owned()),
    }
}

/// The path of a file next to another: `friday.steward.lock`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// A file open for appending.
pub trait AppendFile: Debug + Send {
    /// Locks the file until this is dropped, and writes to a side file who holds the lock.
    ///
    /// # Errors
    /// The disk knows no locks, and takes no side file either.
    fn lock(&mut self, who: &Who) -> io::Result<Lock>;

    /// Appends bytes.
    ///
    /// # Errors
    /// Not all bytes were written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until written bytes would survive a power failure.
    ///
    /// # Errors
    /// They may not survive.
    fn flush(&mut self) -> io::Result<()>;

    /// Truncates the file to a length.
    ///
    /// # Errors
    /// It could not be truncated.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// The stamp of the file at its path.
    ///
    /// # Errors
    /// [`Astray::Gone`], or the file cannot be accessed.
    fn stamp(&mut self) -> io::Result<Stamp>;

    /// The complete content.
    ///
    /// # Errors
    /// It cannot be read.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Saves bytes that will be cut off in a new file next to it, and returns its path.
    ///
    /// # Errors
    /// They could not be saved.
    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Removes the file, if it is still at its path.
    ///
    /// # Errors
    /// It cannot be removed.
    fn discard(&mut self) -> io::Result<()>;
}

/// The outside appearance of a file, to detect changes.
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
    /// It is ours by the side file alone: the disk knows no locks.
    BySide,
    /// Somebody else has it; who, if that can be read.
    Theirs(Option<Who>),
}
