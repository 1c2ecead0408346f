//! The files of this machine.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use crate::disk::lock::{self, Lease};
use crate::disk::{AppendFile, Astray, Disk, LARGEST, Lock, Stamp, Who, beside};

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

    fn create(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        let mut file = OpenFile::new(OpenOptions::new().read(true).append(true).create_new(true), path)?;
        if let Err(why) = sync_folder(&file.path) {
            // The name might not survive a power failure, so the new, empty file is removed. The error is reported already.
            let _ = file.discard();
            return Err(why);
        }
        Ok(Box::new(file))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        Ok(Box::new(OpenFile::new(OpenOptions::new().read(true).append(true), path)?))
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        // If only the flush of the folder failed, the new file is there nevertheless.
        file.commit().or_else(|why| if fs::read(path)? == bytes { Ok(()) } else { Err(why) })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
    }
}

#[derive(Debug)]
struct OpenFile {
    path: PathBuf,
    /// Released before the file is closed.
    lease: Option<Lease>,
    file: File,
}

impl OpenFile {
    fn new(how: &OpenOptions, path: &Path) -> io::Result<Self> {
        Ok(Self { path: path.to_owned(), lease: None, file: how.open(path)? })
    }
}

impl AppendFile for OpenFile {
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
                // A process that stopped right after writing it has already kept these bytes.
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

/// The rest of a file, if it is not larger than a record may be.
fn whole(file: &mut File) -> io::Result<Vec<u8>> {
    if file.metadata()?.len() > LARGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a path is a file with these bytes, and no link.
pub(super) fn holds(path: &Path, bytes: &[u8]) -> bool {
    let plain =
        fs::symlink_metadata(path).is_ok_and(|found| found.is_file() && found.len() == bytes.len() as u64);
    plain && fs::read(path).is_ok_and(|there| there == bytes)
}

/// Writes a new file. If it cannot be written completely, it is removed.
fn keep(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let kept = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| sync_folder(path));
    if kept.is_err() && lock::still_there(&file, path).unwrap_or(false) {
        // The error is reported already.
        let _ = fs::remove_file(path);
    }
    kept
}

/// The stamp of the file at a path.
fn stamp(path: &Path) -> io::Result<Stamp> {
    let there = fs::metadata(path).map_err(|why| match why.kind() {
        ErrorKind::NotFound => Astray::Gone.into(),
        _ => why,
    })?;
    Ok(Stamp { length: there.len(), changed: there.modified().ok() })
}

/// Flushes the folder of a new file, on systems that can, so that its name survives a power failure.
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
