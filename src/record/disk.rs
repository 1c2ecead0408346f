//! The disk as a record sees it: a small trait, so that tests can drop, tear or fill it, and the files of the
//! machine.

use std::error::Error;
use std::fmt::{self, Debug};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::record::lock::{self, Lease, Who};
use crate::record::open::beside;

/// How many bytes a record has at most: what is longer would not lie in sensible memory.
pub(super) const LARGEST: u64 = if cfg!(test) { 4 << 20 } else { 256 << 20 };

/// Where records are kept.
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
    fn create(&self, path: &Path) -> io::Result<Box<dyn Sheet>>;

    /// Opens a file to write at its end.
    ///
    /// # Errors
    /// It is not there or cannot be written.
    fn append(&self, path: &Path) -> io::Result<Box<dyn Sheet>>;
}

/// A file that is written at its end.
pub trait Sheet: Debug + Send {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It is ours.
    Ours,
    /// Somebody else has it; who, if that can be read.
    Theirs(Option<Who>),
}

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
        whole(&mut File::open(path)?)
    }

    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        stamp(path)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Sheet>> {
        let mut sheet = Paper::new(OpenOptions::new().read(true).append(true).create_new(true), path)?;
        if let Err(why) = sync_folder(path) {
            // The disk has said no already; what it leaves behind is no record.
            let _ = sheet.discard();
            return Err(why);
        }
        Ok(Box::new(sheet))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn Sheet>> {
        Ok(Box::new(Paper::new(OpenOptions::new().read(true).append(true), path)?))
    }
}

#[derive(Debug)]
struct Paper {
    path: PathBuf,
    /// Given back before the file is closed.
    lease: Option<Lease>,
    file: File,
}

impl Paper {
    fn new(how: &OpenOptions, path: &Path) -> io::Result<Self> {
        Ok(Self { path: path.to_owned(), lease: None, file: how.open(path)? })
    }
}

impl Sheet for Paper {
    fn lock(&mut self, who: &Who) -> io::Result<Lock> {
        let taken = lock::take(&self.file, &beside(&self.path, "lock"), who)?;
        Ok(match taken {
            Ok(lease) => {
                self.lease = Some(lease);
                Lock::Ours
            }
            Err(who) => Lock::Theirs(who),
        })
    }

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
        if !lock::still_there(&self.file, &self.path)? {
            return Err(Astray::Gone.into());
        }
        stamp(&self.path)
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.file.rewind()?;
        whole(&mut self.file)
    }

    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        let mut n = 1;
        loop {
            let path = match n {
                1 => beside(&self.path, "torn"),
                _ => beside(&self.path, &format!("torn-{n}")),
            };
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return keep(file, &path, bytes).map(|()| path),
                // What a machine that stopped just after has kept already.
                Err(why) if why.kind() == ErrorKind::AlreadyExists && holds(&path, bytes) => return Ok(path),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => n += 1,
                Err(why) => return Err(why),
            }
        }
    }

    fn discard(&mut self) -> io::Result<()> {
        match lock::still_there(&self.file, &self.path)? {
            true => fs::remove_file(&self.path),
            false => Ok(()),
        }
    }
}

/// Everything in a file from where it is read, if that is no more than a record has.
fn whole(file: &mut File) -> io::Result<Vec<u8>> {
    if file.metadata()?.len() > LARGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a file holds these bytes and is no link to another.
pub(super) fn holds(path: &Path, bytes: &[u8]) -> bool {
    let plain =
        fs::symlink_metadata(path).is_ok_and(|found| found.is_file() && found.len() == bytes.len() as u64);
    plain && fs::read(path).is_ok_and(|there| there == bytes)
}

/// Writes a file that was just made; what cannot be written whole is taken away again.
fn keep(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let kept = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| sync_folder(path));
    if kept.is_err() && lock::still_there(&file, path).unwrap_or(false) {
        // The disk has said no already.
        let _ = fs::remove_file(path);
    }
    kept
}

/// How a file looks under its name.
fn stamp(path: &Path) -> io::Result<Stamp> {
    let there = fs::metadata(path).map_err(|why| match why.kind() {
        ErrorKind::NotFound => Astray::Gone.into(),
        _ => why,
    })?;
    Ok(Stamp { length: there.len(), changed: there.modified().ok() })
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
