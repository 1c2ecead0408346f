//! The disk as a record sees it: a small trait, so that tests can drop, tear or fill it, and the files of the
//! machine.

use std::any::Any;
use std::error::Error;
use std::fmt::{self, Debug};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::record::lock;
use crate::record::lock::Who;

/// How many bytes a record has at most: what is longer would not lie in sensible memory.
pub(super) const LARGEST: u64 = 256 << 20;

/// Where records are kept.
pub trait Disk: Debug + Send + Sync {
    /// Everything in a file.
    ///
    /// # Errors
    /// There is no such file, it is a folder, or it cannot be read.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// Begins a file that is not there yet.
    ///
    /// # Errors
    /// `AlreadyExists`, or it cannot be written there.
    fn create(&self, path: &Path) -> io::Result<Box<dyn Sheet>>;

    /// Opens a file to write at its end.
    ///
    /// # Errors
    /// It is not there or cannot be written.
    fn append(&self, path: &Path) -> io::Result<Box<dyn Sheet>>;

    /// Adds bytes to a side file and flushes it.
    ///
    /// # Errors
    /// It cannot be written.
    fn keep(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Takes away a file that was begun and could not be written.
    ///
    /// # Errors
    /// It cannot be taken away.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Takes the lock of a record, a side file that says who holds it.
    ///
    /// # Errors
    /// The side file cannot be written.
    fn lock(&self, path: &Path, who: &Who) -> io::Result<Lock>;
}

/// A file that is written at its end.
pub trait Sheet: Debug + Send {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Astray {
    /// It was removed, or another lies under its name.
    Gone,
    /// Another program has changed it.
    Changed,
}

impl fmt::Display for Astray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(self, f)
    }
}

impl Error for Astray {}

impl From<Astray> for io::Error {
    fn from(astray: Astray) -> Self {
        Self::other(astray)
    }
}

/// What became of asking for a lock.
#[derive(Debug)]
pub enum Lock {
    /// It is ours until this is dropped.
    Ours(Box<dyn Held>),
    /// Somebody else has it; who, if that can be read.
    Theirs(Option<Who>),
}

/// A lock held: dropping it gives it back.
pub trait Held: Any + Debug + Send {}

/// The files of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Files;

impl Disk for Files {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let found = fs::metadata(path)?;
        if found.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !found.is_file() {
            return Err(io::Error::new(ErrorKind::InvalidInput, "not a file"));
        }
        if found.len() > LARGEST {
            return Err(ErrorKind::FileTooLarge.into());
        }
        fs::read(path)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Sheet>> {
        let file = OpenOptions::new().append(true).create_new(true).open(path)?;
        sync_folder(path)?;
        Ok(Box::new(Paper { file, path: path.to_owned() }))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn Sheet>> {
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Box::new(Paper { file, path: path.to_owned() }))
    }

    fn keep(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        sync_folder(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn lock(&self, path: &Path, who: &Who) -> io::Result<Lock> {
        lock::take(path, who)
    }
}

#[derive(Debug)]
struct Paper {
    file: File,
    path: PathBuf,
}

impl Sheet for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn stamp(&mut self) -> io::Result<Stamp> {
        if !lock::still_there(&self.file, &self.path) {
            return Err(Astray::Gone.into());
        }
        let there = fs::metadata(&self.path).map_err(|why| match why.kind() {
            ErrorKind::NotFound => Astray::Gone.into(),
            _ => why,
        })?;
        Ok(Stamp { length: there.len(), changed: there.modified().ok() })
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        fs::read(&self.path)
    }
}

/// Makes sure that a new file's name survives too, where folders can be flushed.
fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => File::open(".")?.sync_all(),
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
