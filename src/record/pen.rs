//! Who writes: the caller, who then waits for the disk, or a thread of its own, so that a window never does.
//! Either way each batch is one write and one flush, and nothing counts as saved before the flush is back.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use crate::record::disk::Sheet;

/// A sheet and whether its end is as it should be.
#[derive(Debug)]
pub(super) struct Quill {
    sheet: Box<dyn Sheet>,
    /// Whether a write failed and may have left something behind.
    blotted: bool,
}

impl Quill {
    pub(super) fn new(sheet: Box<dyn Sheet>) -> Self {
        Self { sheet, blotted: false }
    }

    /// Writes bytes after the first `from` ones and flushes. What an earlier failure left there is cut off first.
    pub(super) fn put(&mut self, from: usize, bytes: &[u8]) -> io::Result<()> {
        if self.blotted {
            self.sheet.cut(from as u64)?;
        }
        self.blotted = true;
        self.sheet.write(bytes)?;
        self.sheet.flush()?;
        self.blotted = false;
        Ok(())
    }

    /// Says that an earlier failure may have left something at the end.
    pub(super) fn blot(&mut self) {
        self.blotted = true;
    }

    /// Cuts off everything after the first bytes, and flushes.
    pub(super) fn cut(&mut self, length: usize) -> io::Result<()> {
        self.sheet.cut(length as u64)?;
        self.sheet.flush()
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
