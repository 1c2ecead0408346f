//! The disk as the program sees it: a small trait, so that tests can drop, tear or fill it, and the files of the
//! machine.

mod files;
mod lock;

use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub use files::Files;
pub use lock::Who;

/// How many bytes a file has at most: what is longer would not lie in sensible memory.
pub(crate) const LARGEST: u64 = if cfg!(test) { 4 << 20 } else { 256 << 20 };

/// Where files are kept.
pub trait Disk: Debug + Send + Sync {
    /// Everything in a file.
    ///
    /// # Errors
    /// There is no such file, it is a folder, or it cannot be read.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// How a file looks; reading it is not needed where the disk can say it otherwise.
    ///
    /// # Errors
    /// As [`Disk::read`].
    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        Ok(Stamp { length: self.read(path)?.len() as u64, changed: None })
    }

    /// Begins a file that is not there yet.
    ///
    /// # Errors
    /// `AlreadyExists`, or it cannot be written there.
    fn create(&self, path: &Path) -> io::Result<Box<dyn AppendFile>>;

    /// Opens a file to write at its end.
    ///
    /// # Errors
    /// It is not there or cannot be written.
    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>>;

    /// Puts a file in the place of another, whole or not at all, with the folders it lies in.
    ///
    /// # Errors
    /// What was there is there still.
    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Takes a file away.
    ///
    /// # Errors
    /// It is not there, or stays.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// The files of a folder, in no order.
    ///
    /// # Errors
    /// There is no such folder, or it cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;
}

/// The variable that names another data folder than the user's own.
pub const DATA: &str = "STEWARD_DATA";

/// Where the user's own data lie: own board data, copies. None where the machine has no such folder.
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(DATA).filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(directories::ProjectDirs::from("", "", "steward")?.data_dir().to_owned()),
    }
}

/// A file beside another: `friday.steward.lock`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// A file that is written at its end.
pub trait AppendFile: Debug + Send {
    /// Takes the lock of the file, which lasts until this is dropped, and says beside it who holds it.
    ///
    /// # Errors
    /// The disk knows no locks.
    fn lock(&mut self, who: &Who) -> io::Result<Lock>;

    /// Writes bytes at the end.
    ///
    /// # Errors
    /// They were not or not all written.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until what was written would survive the end of the machine.
    ///
    /// # Errors
    /// It may not survive.
    fn flush(&mut self) -> io::Result<()>;

    /// Cuts off everything after so many bytes.
    ///
    /// # Errors
    /// It is still there.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// How the file looks under its name.
    ///
    /// # Errors
    /// [`Astray::Gone`], or it cannot be looked at.
    fn stamp(&mut self) -> io::Result<Stamp>;

    /// Everything in it.
    ///
    /// # Errors
    /// It cannot be read.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Keeps bytes that are to be cut off in a new file beside it, and says in which.
    ///
    /// # Errors
    /// They are not kept.
    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Takes the file away, if it still lies under its name.
    ///
    /// # Errors
    /// It cannot be taken away.
    fn discard(&mut self) -> io::Result<()>;
}

/// How a file looks from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// How many bytes it has.
    pub length: u64,
    /// When it was changed last, where that is known.
    pub changed: Option<SystemTime>,
}

/// Why a file is not written, though the disk would take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Astray {
    /// It was removed, or another lies under its name.
    Gone,
    /// Another program has changed it.
    Changed,
}

impl From<Astray> for io::Error {
    fn from(astray: Astray) -> Self {
        Self::other(astray)
    }
}

/// What became of asking for a lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It is ours.
    Ours,
    /// Somebody else has it; who, if that can be read.
    Theirs(Option<Who>),
}
