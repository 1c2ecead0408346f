//! Who writes: the caller, who then waits for the disk, or a thread of its own, so that a window never does.
//! Either way each batch is one write and one flush, and nothing counts as saved before the flush is back.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use sha2::{Digest, Sha256};

use crate::disk::{AppendFile, Astray, Stamp};

/// A sheet, what is known to stand on it, and whether its end is as it should be.
#[derive(Debug)]
pub(super) struct Quill {
    sheet: Box<dyn AppendFile>,
    /// Whether a write failed and may have left something behind.
    blotted: bool,
    /// The hash of what is known to stand there.
    known: Sha256,
    /// The line that was never finished and stands behind it.
    torn: Vec<u8>,
    /// How the file looked when that was seen last.
    seen: Option<Stamp>,
}

/// A quill that a thread may write with.
pub(super) type Shared = Arc<Mutex<Quill>>;

impl Quill {
    /// A sheet on which this stands, and behind it the beginning of a line that was never finished.
    pub(super) fn new(mut sheet: Box<dyn AppendFile>, text: &[u8], torn: &[u8]) -> Self {
        let seen = sheet.stamp().ok();
        let known = Sha256::new().chain_update(text);
        Self { sheet, blotted: false, known, torn: torn.to_vec(), seen }
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
        self.blotted = true;
        self.sheet.write(bytes)?;
        self.sheet.flush()?;
        let stamp = self.sheet.stamp()?;
        if stamp.length != (from + bytes.len()) as u64 {
            return Err(Astray::Changed.into());
        }
        self.known.update(bytes);
        (self.blotted, self.seen) = (false, Some(stamp));
        Ok(aside)
    }

    /// Takes back what a failed write of these bytes may have left, so that none of them stands there.
    pub(super) fn take_back(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        if self.blotted {
            self.clear(from, bytes)?;
            self.sheet.flush()?;
            self.blotted = false;
        }
        Ok(())
    }

    /// Sees that the file is what was written, but for the beginning of what is written now where that failed before, and
    /// clears its end.
    fn clear(&mut self, from: usize, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
        let stamp = self.sheet.stamp()?;
        let length = from as u64;
        if !self.blotted && self.torn.is_empty() && stamp.length == length && self.seen == Some(stamp) {
            return Ok(None);
        }
        let there = self.sheet.read()?;
        let (known, left) = there.split_at_checked(from).ok_or(Astray::Changed)?;
        let ours = left == self.torn || self.blotted && bytes.starts_with(left);
        if !ours || Sha256::digest(known) != self.known.clone().finalize() {
            return Err(Astray::Changed.into());
        }
        let aside = (!self.torn.is_empty()).then(|| self.sheet.set_aside(&self.torn)).transpose()?;
        if !left.is_empty() {
            self.sheet.cut(length)?;
        }
        self.torn.clear();
        Ok(aside)
    }

    /// Takes the file away: it was begun and could not be written whole.
    pub(super) fn discard(&mut self) -> io::Result<()> {
        self.sheet.discard()
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
pub(super) struct Clerk {
    quill: Shared,
    batches: Option<Sender<Batch>>,
    done: Receiver<Done>,
    thread: Option<JoinHandle<()>>,
    busy: bool,
}

impl Clerk {
    /// Lets a thread write with the quill.
    pub(super) fn hire(quill: &Shared, bell: Bell) -> io::Result<Self> {
        let (batches, work) = channel::<Batch>();
        let (answers, done) = channel();
        let quill = Arc::clone(quill);
        let held = Arc::clone(&quill);
        let write = move || {
            for Batch { from, bytes, lines } in work {
                let answer = grasp(&held).put(from, &bytes);
                let length = if answer.is_ok() { from + bytes.len() } else { from };
                if answers.send(Done { length, lines, answer }).is_err() {
                    return;
                }
                bell();
            }
        };
        let thread = std::thread::Builder::new().name("record".to_owned()).spawn(write)?;
        Ok(Self { quill, batches: Some(batches), done, thread: Some(thread), busy: false })
    }

    /// The quill, to be taken when nothing is being written.
    pub(super) fn quill(&self) -> MutexGuard<'_, Quill> {
        grasp(&self.quill)
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

/// Takes a quill in hand; a thread that ended in a fault has let it go.
pub(super) fn grasp(quill: &Mutex<Quill>) -> MutexGuard<'_, Quill> {
    quill.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            // A thread that ended early has nothing left to write.
            let _ = thread.join();
        }
    }
}
