//! The real file system.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::disk::{AppendFile, Astray, Disk, Held, LARGEST, Lock, Stamp, Who, beside};
use crate::platform::native::draft;
use crate::platform::native::lock::{self, Lease};

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

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        let file = draft::create(path, bytes)?;
        Ok(Box::new(OpenFile { path: path.to_owned(), lease: None, file }))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        let file = OpenOptions::new().read(true).append(true).open(path)?;
        Ok(Box::new(OpenFile { path: path.to_owned(), lease: None, file }))
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        draft::replace(path, bytes)
    }

    fn writer(&self, path: &Path) -> Option<Who> {
        lock::writer(&beside(path, "lock"))
    }

    fn hold(&self, path: &Path) -> io::Result<Box<dyn Held>> {
        lock::hold(path)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
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
    /// Declared before the file, so that it is released first.
    lease: Option<Lease>,
    file: File,
}

impl AppendFile for OpenFile {
    fn lock(&mut self, who: &Who) -> io::Result<Lock> {
        let taken = lock::take(&self.file, &beside(&self.path, "lock"), who)?;
        Ok(match taken {
            Ok(lease) => {
                let lock = if lease.is_by_side() { Lock::BySide } else { Lock::Ours };
                self.lease = Some(lease);
                lock
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
            match draft::create(&path, bytes) {
                // The same bytes were set aside before, by a program that stopped right afterwards.
                Err(why) if why.kind() == ErrorKind::AlreadyExists && holds(&path, bytes) => return Ok(path),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => n += 1,
                done => return done.map(|_| path),
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

/// The rest of a file, unless it is larger than [`LARGEST`].
fn whole(file: &mut File) -> io::Result<Vec<u8>> {
    if file.metadata()?.len() > LARGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a path is a regular file with exactly these bytes.
pub(super) fn holds(path: &Path, bytes: &[u8]) -> bool {
    let plain =
        fs::symlink_metadata(path).is_ok_and(|found| found.is_file() && found.len() == bytes.len() as u64);
    plain && fs::read(path).is_ok_and(|there| there == bytes)
}

fn stamp(path: &Path) -> io::Result<Stamp> {
    let there = fs::metadata(path).map_err(|why| match why.kind() {
        ErrorKind::NotFound => Astray::Gone.into(),
        _ => why,
    })?;
    Ok(Stamp { length: there.len(), changed: there.modified().ok() })
}
