//! A disk and an output on which one call fails, or at which the program dies.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use steward::disk::{AppendFile, Disk, Lock, Stamp, Who};

use crate::console::memory::Memory;

/// The kind of fault at the chosen call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    /// It fails and does nothing.
    Refused,
    /// It does half of its work and fails.
    Half,
    /// It succeeds and reports a failure.
    Denied,
    /// The program dies before it.
    DeadBefore,
    /// The program dies after it.
    DeadAfter,
}

pub const ALL: [How; 5] = [How::Refused, How::Half, How::Denied, How::DeadBefore, How::DeadAfter];

/// Counts calls and makes one of them fail.
#[derive(Clone, Debug)]
pub struct Fate(Arc<Mutex<(usize, usize)>>, How);

enum Turn {
    Well,
    No,
    Half,
    Denied,
    Last,
}

impl Fate {
    pub fn new(at: usize, how: How) -> Self {
        Self(Arc::new(Mutex::new((0, at))), how)
    }

    pub fn came(&self) -> bool {
        let (count, at) = *self.0.lock().unwrap();
        count >= at
    }

    pub fn dead(&self) -> bool {
        matches!(self.1, How::DeadBefore | How::DeadAfter) && self.came()
    }

    fn turn(&self) -> Turn {
        let mut calls = self.0.lock().unwrap();
        calls.0 += 1;
        match (calls.0.cmp(&calls.1), self.1) {
            (std::cmp::Ordering::Less, _) => Turn::Well,
            (std::cmp::Ordering::Equal, How::Refused | How::DeadBefore) => Turn::No,
            (std::cmp::Ordering::Equal, How::Half) => Turn::Half,
            (std::cmp::Ordering::Equal, How::Denied) => Turn::Denied,
            (std::cmp::Ordering::Equal, How::DeadAfter) => Turn::Last,
            (_, How::DeadBefore | How::DeadAfter) => Turn::No,
            _ => Turn::Well,
        }
    }

    fn call<T>(&self, mut work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
        let no = || io::Error::other("the disk has a fault");
        match self.turn() {
            Turn::Well | Turn::Last => work(),
            Turn::No | Turn::Half => Err(no()),
            Turn::Denied => work().and_then(|_| Err(no())),
        }
    }
}

/// A disk in memory whose calls fail.
#[derive(Clone, Debug)]
pub struct Faulty(pub Memory, pub Fate);

impl Faulty {
    /// A call that leaves nothing to clean up when it fails: a disk that fails after making a file removes it.
    fn whole<T>(&self, work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        match self.1.turn() {
            Turn::Well | Turn::Last => work(),
            _ => Err(io::Error::other("the disk has a fault")),
        }
    }

    fn sheet(&self, sheet: io::Result<Box<dyn AppendFile>>) -> io::Result<Box<dyn AppendFile>> {
        Ok(Box::new(Paper(sheet?, self.1.clone())))
    }
}

impl Disk for Faulty {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.1.call(|| self.0.read(path))
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        self.whole(|| self.sheet(self.0.create(path, bytes)))
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.whole(|| self.0.replace(path, bytes))
    }

    fn writer(&self, path: &Path) -> Option<Who> {
        self.0.writer(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.1.call(|| self.0.remove(path))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.1.call(|| self.0.list(folder))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        self.1.call(|| self.sheet(self.0.append(path)))
    }
}

#[derive(Debug)]
struct Paper(Box<dyn AppendFile>, Fate);

impl AppendFile for Paper {
    fn lock(&mut self, who: &Who) -> io::Result<Lock> {
        self.1.call(|| self.0.lock(who))
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self.1.turn() {
            Turn::Well | Turn::Last => self.0.write(bytes),
            Turn::No => Err(io::Error::other("the disk has a fault")),
            Turn::Half => {
                self.0.write(&bytes[..bytes.len() / 2])?;
                Err(io::ErrorKind::StorageFull.into())
            }
            Turn::Denied => {
                self.0.write(bytes)?;
                Err(io::Error::other("the disk has a fault"))
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.1.call(|| self.0.flush())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.1.call(|| self.0.cut(length))
    }

    fn stamp(&mut self) -> io::Result<Stamp> {
        self.1.call(|| self.0.stamp())
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        self.1.call(|| self.0.read())
    }

    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        self.1.call(|| self.0.set_aside(bytes))
    }

    fn discard(&mut self) -> io::Result<()> {
        self.1.call(|| self.0.discard())
    }
}

/// An output that can be read back; its calls fail too.
#[derive(Clone, Default)]
pub struct Pipe(pub Arc<Mutex<Vec<u8>>>, pub Option<Fate>);

impl Pipe {
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let write = || {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        };
        match &self.1 {
            Some(fate) => fate.call(write),
            None => write(),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
