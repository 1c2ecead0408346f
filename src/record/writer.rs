//! Writes records, either directly or in the background, so that the window never waits for the disk. Each batch is
//! one write and one flush, and counts as saved only after the flush.

use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sha2::{Digest, Sha256};

use crate::disk::{AppendFile, Astray, Stamp};
use crate::platform::Worker;

/// The file of a record, its known content, and the state of its end.
#[derive(Debug)]
pub(super) struct Writer {
    file: Box<dyn AppendFile>,
    /// Whether a write failed and may have left something at the end of the file.
    dirty: bool,
    /// The hash of the known content.
    known: Sha256,
    /// The incomplete line after it.
    torn: Vec<u8>,
    /// The stamp of the file when it last had the known content.
    seen: Option<Stamp>,
    /// Set after a write that is not flushed yet: the file of an incomplete line that it set aside.
    unflushed: Option<Option<PathBuf>>,
}

/// A writer shared with a thread.
pub(super) type Shared = Arc<Mutex<Writer>>;

impl Writer {
    /// A writer for a file with this content, followed by an incomplete line.
    pub(super) fn new(mut file: Box<dyn AppendFile>, text: &[u8], torn: &[u8]) -> Self {
        let seen = file.stamp().ok();
        let known = Sha256::new().chain_update(text);
        Self { file, dirty: false, known, torn: torn.to_vec(), seen, unflushed: None }
    }

    pub(super) fn shared(self) -> Shared {
        Arc::new(Mutex::new(self))
    }

    /// Writes bytes at position `from` and flushes. First removes what an earlier failure left there, and sets aside an incomplete
    /// line, whose new file is returned. Fails without a change if the file was removed or another program has changed it. After
    /// `WouldBlock`, the same call goes on waiting for the flush.
    pub(super) fn put(&mut self, from: usize, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
        let aside = match self.unflushed.take() {
            Some(aside) => aside,
            None => {
                let aside = self.clear(from, bytes)?;
                self.dirty = true;
                self.file.write(bytes)?;
                aside
            }
        };
        match self.file.flush() {
            Err(why) if why.kind() == ErrorKind::WouldBlock => {
                self.unflushed = Some(aside);
                return Err(why);
            }
            flushed => flushed?,
        }
        let stamp = self.file.stamp()?;
        if stamp.length != (from + bytes.len()) as u64 {
            return Err(Astray::Changed.into());
        }
        self.known.update(bytes);
        (self.dirty, self.seen) = (false, Some(stamp));
        Ok(aside)
    }

    /// Removes what a failed write of these bytes may have left.
    pub(super) fn take_back(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        if self.dirty {
            self.clear(from, bytes)?;
            self.file.flush()?;
            self.dirty = false;
        }
        Ok(())
    }

    /// Checks that the file has the known content, possibly followed by the start of these bytes, and
    /// truncates it to the known content.
    fn clear(&mut self, from: usize, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
        let stamp = self.file.stamp()?;
        let length = from as u64;
        if !self.dirty && self.torn.is_empty() && stamp.length == length && self.seen == Some(stamp) {
            return Ok(None);
        }
        let there = self.file.read()?;
        let (known, left) = there.split_at_checked(from).ok_or(Astray::Changed)?;
        let ours = left == self.torn || self.dirty && bytes.starts_with(left);
        if !ours || Sha256::digest(known) != self.known.clone().finalize() {
            return Err(Astray::Changed.into());
        }
        let aside = (!self.torn.is_empty()).then(|| self.file.set_aside(&self.torn)).transpose()?;
        if !left.is_empty() {
            self.file.cut(length)?;
        }
        self.torn.clear();
        Ok(aside)
    }
}

/// A batch to write: the position, the bytes, and the number of lines saved afterwards.
#[derive(Debug)]
struct Batch {
    from: usize,
    bytes: Vec<u8>,
    lines: u32,
}

/// The result of writing a batch.
#[derive(Debug)]
pub(super) struct Done {
    /// The valid length of the file.
    pub(super) length: usize,
    /// The number of lines saved.
    pub(super) lines: u32,
    /// The result, with the file of an incomplete line that was set aside.
    pub(super) answer: io::Result<Option<PathBuf>>,
}

/// Called after each batch.
pub type Bell = Box<dyn Fn() + Send>;

/// The writer in the background.
#[derive(Debug)]
pub(super) struct BackgroundWriter {
    writer: Shared,
    worker: Worker<Batch, Done>,
    busy: bool,
}

impl BackgroundWriter {
    /// Starts to use the writer in the background.
    pub(super) fn spawn(writer: &Shared, bell: Bell) -> io::Result<Self> {
        let held = Arc::clone(writer);
        let write = move |Batch { from, bytes, lines }: &Batch| {
            let answer = lock(&held).put(*from, bytes);
            if answer.as_ref().is_err_and(|why| why.kind() == ErrorKind::WouldBlock) {
                return None;
            }
            let length = if answer.is_ok() { from + bytes.len() } else { *from };
            Some(Done { length, lines: *lines, answer })
        };
        Ok(Self { writer: Arc::clone(writer), worker: Worker::spawn("record", write, bell)?, busy: false })
    }

    /// The writer. Waits for a write in progress.
    pub(super) fn writer(&self) -> MutexGuard<'_, Writer> {
        lock(&self.writer)
    }

    /// Whether a batch is being written.
    pub(super) fn busy(&self) -> bool {
        self.busy
    }

    /// Writes a batch; fails if the worker has ended.
    pub(super) fn give(&mut self, from: usize, bytes: Vec<u8>, lines: u32) -> io::Result<()> {
        self.busy = self.worker.give(Batch { from, bytes, lines });
        if self.busy { Ok(()) } else { Err(ErrorKind::BrokenPipe.into()) }
    }

    /// The result of the batch, if it has been written.
    pub(super) fn poll(&mut self) -> Option<Done> {
        let done = self.worker.poll()?;
        self.busy = false;
        Some(done)
    }

    /// Waits for the result of the batch.
    pub(super) fn wait(&mut self) -> Option<Done> {
        if !self.busy {
            return None;
        }
        let done = self.worker.wait();
        // A browser page cannot wait, so the batch may still be being written.
        self.busy = done.is_none();
        done
    }
}

/// Locks a writer, even if a thread panicked while holding the lock.
pub(super) fn lock(writer: &Mutex<Writer>) -> MutexGuard<'_, Writer> {
    writer.lock().unwrap_or_else(PoisonError::into_inner)
}
