//! Who writes: the caller, who then waits for the disk, or a thread of its own, so that a window never does.
//! Either way each batch is one write and one flush, and nothing counts as saved before the flush is back.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use sha2::{Digest, Sha256};

use crate::disk::{AppendFile, Astray, Stamp};

/// The file of a record, what is known to stand on it, and whether its end is as it should be.
#[derive(Debug)]
pub(super) struct Writer {
    file: Box<dyn AppendFile>,
    /// Whether a write failed and may have left something behind.
    dirty: bool,
    /// The hash of what is known to stand there.
    known: Sha256,
    /// The line that was never finished and stands behind it.
    torn: Vec<u8>,
    /// How the file looked when that was seen last.
    seen: Option<Stamp>,
}

/// A writer that a thread may write with.
pub(super) type Shared = Arc<Mutex<Writer>>;

impl Writer {
    /// The file on which this stands, and behind it the beginning of a line that was never finished.
    pub(super) fn new(mut file: Box<dyn AppendFile>, text: &[u8], torn: &[u8]) -> Self {
        let seen = file.stamp().ok();
        let known = Sha256::new().chain_update(text);
        Self { file, dirty: false, known, torn: torn.to_vec(), seen }
    }

    /// The same, for a thread to write with.
    pub(super) fn shared(self) -> Shared {
        Arc::new(Mutex::new(self))
    }

    /// Writes bytes after the first `from` ones and flushes. What an earlier failure left there is cut off first; a line
    /// that was never finished is set aside, and where is the answer. A file that is gone or that another program has
    /// changed is left as it is.
    pub(super) fn put(&mut self, from: usize, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
        let aside = self.clear(from, bytes)?;
        self.dirty = true;
        self.file.write(bytes)?;
        self.file.flush()?;
        let stamp = self.file.stamp()?;
        if stamp.length != (from + bytes.len()) as u64 {
            return Err(Astray::Changed.into());
        }
        self.known.update(bytes);
        (self.dirty, self.seen) = (false, Some(stamp));
        Ok(aside)
    }

    /// Takes back what a failed write of these bytes may have left, so that none of them stands there.
    pub(super) fn take_back(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        if self.dirty {
            self.clear(from, bytes)?;
            self.file.flush()?;
            self.dirty = false;
        }
        Ok(())
    }

    /// Sees that the file is what was written, but for the beginning of what is written now where that failed before, and
    /// clears its end.
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

    /// Takes the file away: it was begun and could not be written whole.
    pub(super) fn discard(&mut self) -> io::Result<()> {
        self.file.discard()
    }
}

/// What is to be written: where, what, and how many lines are saved once it is.
struct Batch {
    from: usize,
    bytes: Vec<u8>,
    lines: u32,
}

/// A batch that was written or not.
pub(super) struct Done {
    /// How many bytes of the file are good.
    pub(super) length: usize,
    /// How many lines are saved.
    pub(super) lines: u32,
    /// What the disk said, and where a line that was never finished went.
    pub(super) answer: io::Result<Option<PathBuf>>,
}

/// Told whenever a batch is done.
pub type Bell = Box<dyn Fn() + Send>;

/// A thread that writes.
#[derive(Debug)]
pub(super) struct WriterThread {
    writer: Shared,
    batches: Option<Sender<Batch>>,
    done: Receiver<Done>,
    thread: Option<JoinHandle<()>>,
    busy: bool,
}

impl WriterThread {
    /// Lets a thread write with the writer.
    pub(super) fn spawn(writer: &Shared, bell: Bell) -> io::Result<Self> {
        let (batches, work) = channel::<Batch>();
        let (answers, done) = channel();
        let writer = Arc::clone(writer);
        let held = Arc::clone(&writer);
        let write = move || {
            for Batch { from, bytes, lines } in work {
                let answer = lock(&held).put(from, &bytes);
                let length = if answer.is_ok() { from + bytes.len() } else { from };
                if answers.send(Done { length, lines, answer }).is_err() {
                    return;
                }
                bell();
            }
        };
        let thread = std::thread::Builder::new().name("record".to_owned()).spawn(write)?;
        Ok(Self { writer, batches: Some(batches), done, thread: Some(thread), busy: false })
    }

    /// The writer, to be taken when nothing is being written.
    pub(super) fn writer(&self) -> MutexGuard<'_, Writer> {
        lock(&self.writer)
    }

    /// Whether a batch is being written.
    pub(super) fn busy(&self) -> bool {
        self.busy
    }

    /// Gives a batch to be written; the answer comes later. A thread that is gone takes nothing.
    pub(super) fn give(&mut self, from: usize, bytes: Vec<u8>, lines: u32) -> io::Result<()> {
        let batch = Batch { from, bytes, lines };
        self.busy = self.batches.as_ref().is_some_and(|batches| batches.send(batch).is_ok());
        if self.busy { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
    }

    /// The answer, if it has come.
    pub(super) fn look(&mut self) -> Option<Done> {
        let done = self.done.try_recv().ok()?;
        self.busy = false;
        Some(done)
    }

    /// Waits for the answer.
    pub(super) fn wait(&mut self) -> Option<Done> {
        if !self.busy {
            return None;
        }
        self.busy = false;
        self.done.recv().ok()
    }
}

/// Takes a writer in hand; a thread that ended in a fault has let it go.
pub(super) fn lock(writer: &Mutex<Writer>) -> MutexGuard<'_, Writer> {
    writer.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for WriterThread {
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            // A thread that ended early has nothing left to write.
            let _ = thread.join();
        }
    }
}
