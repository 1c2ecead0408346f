//! Who writes: the caller, who then waits for the disk, or a thread of its own, so that a window never does.
//! Either way each batch is one write and one flush, and nothing counts as saved before the flush is back.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use sha2::{Digest, Sha256};

use crate::record::disk::{Astray, Sheet, Stamp};

/// A sheet, what is known to stand on it, and whether its end is as it should be.
#[derive(Debug)]
pub(super) struct Quill {
    sheet: Box<dyn Sheet>,
    /// Whether a write failed and may have left something behind.
    blotted: bool,
    /// The hash of what is known to stand there.
    known: Sha256,
    /// How the file looked when that was seen last.
    seen: Option<Stamp>,
}

impl Quill {
    /// A sheet on which this stands.
    pub(super) fn new(mut sheet: Box<dyn Sheet>, text: &[u8]) -> Self {
        let seen = sheet.stamp().ok();
        Self { sheet, blotted: false, known: Sha256::new().chain_update(text), seen }
    }

    /// Writes bytes after the first `from` ones and flushes. What an earlier failure left there is cut off first. A file
    /// that is gone or that another program has changed is left as it is.
    pub(super) fn put(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        self.intact(from, bytes)?;
        self.blotted = true;
        self.sheet.write(bytes)?;
        self.sheet.flush()?;
        let stamp = self.sheet.stamp()?;
        if stamp.length != (from + bytes.len()) as u64 {
            return Err(Astray::Changed.into());
        }
        self.known.update(bytes);
        (self.blotted, self.seen) = (false, Some(stamp));
        Ok(())
    }

    /// Sees that the file is what was written, but for the beginning of what is written now where that failed before.
    fn intact(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        let stamp = self.sheet.stamp()?;
        let length = from as u64;
        if !self.blotted && stamp.length == length && self.seen == Some(stamp) {
            return Ok(());
        }
        let there = self.sheet.read()?;
        let (known, left) = there.split_at_checked(from).ok_or(Astray::Changed)?;
        let ours = if self.blotted { bytes.starts_with(left) } else { left.is_empty() };
        if !ours || Sha256::digest(known) != self.known.clone().finalize() {
            return Err(Astray::Changed.into());
        }
        if !left.is_empty() {
            self.sheet.cut(length)?;
        }
        Ok(())
    }

    /// Says that an earlier failure may have left something at the end.
    pub(super) fn blot(&mut self) {
        self.blotted = true;
    }

    /// Cuts off everything after the first bytes, and flushes.
    pub(super) fn cut(&mut self, length: usize) -> io::Result<()> {
        self.sheet.cut(length as u64)?;
        self.sheet.flush()?;
        self.seen = self.sheet.stamp().ok();
        Ok(())
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
    /// What the disk said.
    pub(super) answer: io::Result<()>,
}

/// Told whenever a batch is done.
pub type Bell = Box<dyn Fn() + Send>;

/// A thread that writes.
#[derive(Debug)]
pub(super) struct Clerk {
    batches: Option<Sender<Batch>>,
    done: Receiver<Done>,
    thread: Option<JoinHandle<()>>,
    busy: bool,
}

impl Clerk {
    pub(super) fn hire(mut quill: Quill, bell: Bell) -> io::Result<Self> {
        let (batches, work) = channel::<Batch>();
        let (answers, done) = channel();
        let write = move || {
            for Batch { from, bytes, lines } in work {
                let answer = quill.put(from, &bytes);
                let length = if answer.is_ok() { from + bytes.len() } else { from };
                if answers.send(Done { length, lines, answer }).is_err() {
                    return;
                }
                bell();
            }
        };
        let thread = std::thread::Builder::new().name("record".to_owned()).spawn(write)?;
        Ok(Self { batches: Some(batches), done, thread: Some(thread), busy: false })
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

impl Drop for Clerk {
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            // A thread that ended early has nothing left to write.
            let _ = thread.join();
        }
    }
}
