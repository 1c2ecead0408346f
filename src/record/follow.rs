//! A record that somebody else writes is followed: whole lines with right sums are taken up as they come. Where that is
//! not possible it is said since when the record stands still.

use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::clock::{moment, now};
use crate::disk::{Astray, Disk, Stamp};
use crate::msg;
use crate::record::Record;
use crate::record::fault::{Cause, Fault, said};
use crate::record::read::{Whole, whole_lines};
use crate::record::sum::Sum;
use crate::session::GameSession;
use crate::words::{Line, keys};

/// Whoever looks at a file again and again. It belongs on a thread: a disk may be slow.
#[derive(Clone, Debug)]
pub struct Follower {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    /// How many bytes are known, and their hash.
    length: usize,
    known: Sha256,
    sum: Sum,
    /// How the file looked last.
    seen: Option<Stamp>,
    /// Why it is not followed, if it is not.
    still: Option<Line>,
}

/// What was found where something is otherwise than before: lines that came, none where the record is followed again; or
/// why it stands still.
pub type CaughtUp = Result<Fresh, Line>;

/// Lines that came to a record.
#[derive(Clone, Debug, Default)]
pub struct Fresh(pub(super) Vec<Whole>);

impl Follower {
    /// Looks at the file once.
    pub fn look(&mut self) -> Option<CaughtUp> {
        match self.read() {
            Ok(fresh) => {
                let again = self.still.take().is_some();
                (again || !fresh.0.is_empty()).then_some(Ok(fresh))
            }
            Err(why) => {
                self.seen = None;
                let description = self.still.replace(why.clone());
                (description.as_ref() != Some(&why)).then_some(Err(why))
            }
        }
    }

    fn read(&mut self) -> Result<Fresh, Line> {
        let unread = |why: io::Error| match why.kind() {
            ErrorKind::NotFound => keys::record::GONE.into(),
            _ => said(&why),
        };
        let stamp = self.disk.stamp(&self.path).map_err(unread)?;
        if self.seen == Some(stamp) {
            return Ok(Fresh::default());
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
        Ok(Fresh(lines))
    }
}

impl<S: GameSession> Record<S> {
    /// Whoever follows the file from here on; nobody where the record is written here.
    pub fn follower(&self) -> Option<Follower> {
        self.read_only()?;
        let known = self.text.as_bytes().get(..self.safe).unwrap_or_default();
        Some(Follower {
            disk: Arc::clone(&self.disk),
            path: self.path.clone(),
            length: known.len(),
            known: Sha256::new().chain_update(known),
            sum: self.sum.clone(),
            seen: None,
            still: None,
        })
    }

    /// Takes up what a follower has found; says whether it is of use to look on.
    pub fn follow(&mut self, found: CaughtUp) -> ControlFlow<()> {
        let (why, on) = match found.map(|fresh| self.apply_fresh(fresh)) {
            Ok(Ok(())) => (None, ControlFlow::Continue(())),
            Err(why) => (Some(why), ControlFlow::Continue(())),
            Ok(Err(why)) => (Some(why), ControlFlow::Break(())),
        };
        self.still = why.map(|why| msg!(keys::record::STANDS_STILL, since = moment(&now()), why = why));
        on
    }

    /// Since when it stands still though somebody may write it, and why.
    pub fn stands_still(&self) -> Option<&Line> {
        self.still.as_ref()
    }

    fn apply_fresh(&mut self, fresh: Fresh) -> Result<(), Line> {
        for Whole { text, own, sum } in fresh.0 {
            let accepted = self.session.play().replay_entry(&own);
            accepted.map_err(|why| Fault::of(&self.path, Cause::Line(why)).line())?;
            self.text.truncate(self.safe);
            self.text.push_str(&text);
            (self.safe, self.safe_lines, self.sum) = (self.text.len(), self.session.table().lines(), sum);
        }
        Ok(())
    }
}
