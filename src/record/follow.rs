//! Follows a record that another program is writing: complete lines with correct checksums are replayed as
//! they appear. If that fails, the record keeps its state and reports why.

use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::clock::{moment, now};
use crate::disk::{Astray, Disk, Stamp, Who};
use crate::msg;
use crate::record::enter::Writing;
use crate::record::fault::{Cause, Fault, said};
use crate::record::load::{Whole, whole_lines};
use crate::record::sum::Sum;
use crate::record::{ReadOnly, RecordOf};
use crate::session::Games;
use crate::words::{Line, keys};

/// Checks a file for new lines. Meant for a thread, because disks may be slow.
#[derive(Clone, Debug)]
pub struct Follower {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    /// The length of the known content in bytes.
    length: usize,
    known: Sha256,
    sum: Sum,
    /// The stamp of the file at the last check.
    seen: Option<Stamp>,
    /// Why the file cannot be followed, if so.
    still: Option<Line>,
    /// The program last found writing it.
    writer: Option<Who>,
}

/// The result of a check: new lines (none if the file can just be followed again), or why it cannot be followed.
pub type CaughtUp = Result<Fresh, Line>;

/// New lines of a record, and a change of the program that writes it, if any.
#[derive(Clone, Debug, Default)]
pub struct Fresh {
    pub(super) lines: Vec<Whole>,
    writer: Option<ReadOnly>,
}

impl Follower {
    /// Checks the file once.
    pub fn check(&mut self) -> Option<CaughtUp> {
        match self.read() {
            Ok(lines) => {
                let (again, writer) = (self.still.take().is_some(), self.other_writer());
                let news = again || !lines.is_empty() || writer.is_some();
                news.then_some(Ok(Fresh { lines, writer }))
            }
            Err(why) => {
                self.seen = None;
                let before = self.still.replace(why.clone());
                (before.as_ref() != Some(&why)).then_some(Err(why))
            }
        }
    }

    /// The program that writes the file now, if it has changed.
    fn other_writer(&mut self) -> Option<ReadOnly> {
        let now = self.disk.writer(&self.path);
        match (std::mem::replace(&mut self.writer, now.clone()), now) {
            (before, Some(now)) => (before.as_ref() != Some(&now)).then_some(ReadOnly::Held(Some(now))),
            (Some(before), None) => Some(ReadOnly::Free(before)),
            (None, None) => None,
        }
    }

    fn read(&mut self) -> Result<Vec<Whole>, Line> {
        let unread = |why: io::Error| match why.kind() {
            ErrorKind::NotFound => keys::record::GONE.into(),
            _ => said(&why),
        };
        let stamp = self.disk.stamp(&self.path).map_err(unread)?;
        if self.seen == Some(stamp) {
            return Ok(Vec::new());
        }
        let bytes = self.disk.read(&self.path).map_err(unread)?;
        let changed = || said(&Astray::Changed.into());
        let (known, rest) = bytes.split_at_checked(self.length).ok_or_else(changed)?;
        if Sha256::digest(known) != self.known.clone().finalize() {
            return Err(changed());
        }
        let lines = whole_lines(&self.sum, rest).map_err(|cause| Fault::of(&self.path, cause).line())?;
        for line in &lines {
            self.length += line.text.len();
            self.known.update(&line.text);
            self.sum = line.sum.clone();
        }
        self.seen = Some(stamp);
        Ok(lines)
    }
}

impl<S: Games> RecordOf<S> {
    /// A follower for this record; `None` if the record is open for writing.
    pub fn follower(&self) -> Option<Follower> {
        let writer = match self.read_only()? {
            ReadOnly::Held(who) => who.clone(),
            ReadOnly::Asked | ReadOnly::Unwritten(_) | ReadOnly::Free(_) => None,
        };
        let known = self.text.as_bytes().get(..self.safe).unwrap_or_default();
        Some(Follower {
            disk: Arc::clone(&self.disk),
            path: self.path.clone(),
            length: known.len(),
            known: Sha256::new().chain_update(known),
            sum: self.sum.clone(),
            seen: None,
            still: None,
            writer,
        })
    }

    /// Replays what a follower found. Returns whether to continue following.
    pub fn follow(&mut self, found: CaughtUp) -> ControlFlow<()> {
        let (why, on) = match found.map(|fresh| self.apply_fresh(fresh)) {
            Ok(Ok(())) => (None, ControlFlow::Continue(())),
            Err(why) => (Some(why), ControlFlow::Continue(())),
            Ok(Err(why)) => (Some(why), ControlFlow::Break(())),
        };
        self.still = why.map(|why| msg!(keys::record::STANDS_STILL, since = moment(&now()), why = why));
        on
    }

    /// Why the record does not show later lines, if following failed.
    pub fn stands_still(&self) -> Option<&Line> {
        self.still.as_ref()
    }

    fn apply_fresh(&mut self, fresh: Fresh) -> Result<(), Line> {
        if let (Writing::Never(ReadOnly::Held(_) | ReadOnly::Free(_)), Some(other)) =
            (&self.writing, fresh.writer)
        {
            self.writing = Writing::Never(other);
        }
        for Whole { text, own, sum } in fresh.lines {
            let accepted = self.session.replay_line(&own, false);
            accepted.map_err(|why| Fault::of(&self.path, Cause::Line(why)).line())?;
            self.text.truncate(self.safe);
            self.text.push_str(&text);
            (self.safe, self.safe_lines, self.sum) = (self.text.len(), self.session.lines(), sum);
        }
        Ok(())
    }
}
