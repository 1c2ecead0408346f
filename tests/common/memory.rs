//! A disk in memory that tracks flushes and can be made to fail.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use steward::disk::{AppendFile, Astray, Disk, Lock, Stamp, Who, beside};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Mood {
    #[default]
    Well,
    /// Full after this many more bytes.
    Room(usize),
    /// Writes, but cannot flush.
    NoFlush,
    /// Neither writes nor truncates.
    Dead,
}

#[derive(Debug, Default)]
struct Content {
    bytes: Vec<u8>,
    /// The number of flushed bytes.
    flushed: usize,
}

#[derive(Debug, Default)]
struct Inside {
    files: BTreeMap<PathBuf, Content>,
    locks: BTreeMap<PathBuf, Who>,
    read_only: BTreeSet<PathBuf>,
    mood: Mood,
    no_locks: bool,
    held_up: bool,
    writes: usize,
    flushes: usize,
}

/// A disk in memory; clones share its files.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<(Mutex<Inside>, Condvar)>);

impl Memory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.0.lock().unwrap()
    }

    pub fn arc(&self) -> Arc<dyn Disk> {
        Arc::new(self.clone())
    }

    pub fn mood(&self, mood: Mood) {
        self.inside().mood = mood;
    }

    /// Makes locks fail from now on.
    pub fn no_locks(&self) {
        self.inside().no_locks = true;
    }

    /// Blocks all writes, or lets them continue.
    pub fn hold_up(&self, held_up: bool) {
        self.inside().held_up = held_up;
        self.0.1.notify_all();
    }

    pub fn put(&self, path: &Path, bytes: &[u8]) {
        self.inside().files.insert(path.to_owned(), Content { bytes: bytes.to_vec(), flushed: bytes.len() });
    }

    /// Removes a file, as another program would.
    pub fn take(&self, path: &Path) {
        self.inside().files.remove(path);
    }

    pub fn has(&self, path: &Path) -> Option<Vec<u8>> {
        self.inside().files.get(path).map(|content| content.bytes.clone())
    }

    pub fn protect(&self, path: &Path) {
        self.inside().read_only.insert(path.to_owned());
    }

    /// Fails if the disk would not accept a whole file.
    fn takes(&self, bytes: &[u8]) -> io::Result<()> {
        match self.inside().mood {
            Mood::Well => Ok(()),
            Mood::Room(room) if room >= bytes.len() => Ok(()),
            Mood::Room(_) => Err(ErrorKind::StorageFull.into()),
            Mood::NoFlush | Mood::Dead => Err(io::Error::other("the disk is gone")),
        }
    }

    /// The numbers of writes and flushes so far.
    pub fn counts(&self) -> (usize, usize) {
        let inside = self.inside();
        (inside.writes, inside.flushes)
    }

    /// The disk after a power failure: only the first bytes of unflushed data remain, possibly zeroed. It is
    /// a new disk, so that open writers of the old one do not change it.
    pub fn crash(&self, survive: usize, zeros: bool) -> Memory {
        let after = Memory::default();
        for (path, content) in &self.inside().files {
            let kept = content.bytes.len().min(content.flushed + survive);
            let mut bytes = content.bytes[..kept].to_vec();
            if zeros {
                bytes[content.flushed.min(kept)..].fill(0);
            }
            after.put(path, &bytes);
        }
        after
    }
}

/// An open file, and whether it holds the lock.
#[derive(Debug)]
struct Page(Memory, PathBuf, bool);

impl AppendFile for Page {
    fn lock(&mut self, who: &Who) -> io::Result<Lock> {
        let mut inside = self.0.inside();
        if let Some(other) = inside.locks.get(&self.1) {
            return Ok(Lock::Theirs(Some(other.clone())));
        }
        inside.locks.insert(self.1.clone(), who.clone());
        self.2 = true;
        Ok(if inside.no_locks { Lock::BySide } else { Lock::Ours })
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut inside = self.0.inside();
        while inside.held_up {
            inside = self.0.0.1.wait(inside).unwrap();
        }
        let room = match inside.mood {
            Mood::Dead => return Err(io::Error::other("the disk is gone")),
            Mood::Room(room) => room,
            Mood::Well | Mood::NoFlush => usize::MAX,
        };
        let taken = bytes.len().min(room);
        inside.files.get_mut(&self.1).unwrap().bytes.extend(&bytes[..taken]);
        if let Mood::Room(room) = &mut inside.mood {
            *room -= taken;
        }
        inside.writes += 1;
        if taken < bytes.len() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut inside = self.0.inside();
        if inside.mood == Mood::NoFlush {
            return Err(io::Error::other("not flushed"));
        }
        inside.flushes += 1;
        let content = inside.files.get_mut(&self.1).unwrap();
        content.flushed = content.bytes.len();
        Ok(())
    }

    fn stamp(&mut self) -> io::Result<Stamp> {
        let inside = self.0.inside();
        let content = inside.files.get(&self.1).ok_or(Astray::Gone)?;
        Ok(Stamp { length: content.bytes.len() as u64, changed: None })
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.0.read(&self.1)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let mut inside = self.0.inside();
        if inside.mood == Mood::Dead {
            return Err(io::Error::other("the disk is gone"));
        }
        let content = inside.files.get_mut(&self.1).unwrap();
        content.bytes.truncate(usize::try_from(length).unwrap());
        content.flushed = content.flushed.min(content.bytes.len());
        Ok(())
    }

    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        let mut path = beside(&self.1, "torn");
        while self.0.has(&path).is_some_and(|there| there != bytes) {
            path = beside(&path, "2");
        }
        if self.0.has(&path).is_none() {
            self.0.create(&path, bytes)?;
        }
        Ok(path)
    }

    fn discard(&mut self) -> io::Result<()> {
        self.0.inside().files.remove(&self.1).map(|_| ()).ok_or_else(|| ErrorKind::NotFound.into())
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if self.2 {
            self.0.inside().locks.remove(&self.1);
        }
    }
}

impl Disk for Memory {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.has(path).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        if self.has(path).is_some() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.takes(bytes)?;
        self.put(path, bytes);
        let mut inside = self.inside();
        (inside.writes, inside.flushes) = (inside.writes + 1, inside.flushes + 1);
        drop(inside);
        self.append(path)
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.takes(bytes)?;
        self.put(path, bytes);
        Ok(())
    }

    fn writer(&self, path: &Path) -> Option<Who> {
        self.inside().locks.get(path).cloned()
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.inside().files.remove(path).map(|_| ()).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        Ok(self.inside().files.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        if self.inside().read_only.contains(path) {
            return Err(ErrorKind::PermissionDenied.into());
        }
        Ok(Box::new(Page(self.clone(), path.to_owned(), false)))
    }
}
