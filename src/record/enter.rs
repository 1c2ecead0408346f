//! Entering lines. Each is written immediately. If the disk fails, the session continues in memory, and the
//! missing lines are written when the disk works again, in this file or in another.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::chance;
use crate::disk::{Disk, LARGEST, Lock};
use crate::engine::entry::{AmendPolicy, Amendment, Edit, Verb};
use crate::engine::{AnyAct, Refusal, Rejection};
use crate::msg;
use crate::record::fault::{Fault, said};
use crate::record::load::MOST;
use crate::record::open::{ReadOnly, RecordOf, write_held};
use crate::record::writer::{BackgroundWriter, Bell, Done, Shared, lock};
use crate::session::Games;
use crate::words::{Line, keys};

/// How lines are written.
#[derive(Debug)]
pub(super) enum Writing {
    /// Not at all, for this reason.
    Never(ReadOnly),
    /// By the caller, who waits for the disk.
    AtOnce(Shared),
    /// In the background.
    InBackground(BackgroundWriter),
}

/// The maximum length of an entry in bytes.
const LONGEST: usize = 1 << 20;

/// Checks that a record of this size could be opened again.
pub(super) fn largest(bytes: usize) -> io::Result<()> {
    if bytes as u64 > LARGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(()) }
}

fn kilobytes(bytes: usize) -> u32 {
    u32::try_from(bytes >> 10).unwrap_or(u32::MAX)
}

/// The error for an entry that is too long.
pub(super) fn refused(why: Line) -> Trouble {
    Trouble::Rejected(Rejection::Refused(Refusal::new(why, keys::engine::RULE_RECORD).into()))
}

/// Whether everything entered is on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// Yes.
    All,
    /// The last lines are being written; holds their number.
    Writing(u32),
    /// The last lines are only in memory; holds their number and the reason.
    Not(u32, Line),
}

/// What happened to the last lines when a record was closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Everything is on the disk.
    Written,
    /// The last lines are not on the disk, not even in part; holds their number and the reason.
    NotWritten(u32, Line),
    /// It is unknown whether the last lines are on the disk; holds their number and the reason.
    Unknown(u32, Line),
}

/// Why a line was not entered, or was entered but not saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.line())]
pub enum Trouble {
    /// It was not entered.
    Rejected(Rejection),
    /// The record is read-only.
    ReadOnly(ReadOnly),
    /// It was entered, but only in memory; see [`Record::retry`] and [`Record::go_on_at`].
    NotSaved {
        /// The number of the line.
        n: u32,
        why: Line,
    },
}

impl Trouble {
    /// The message to show.
    pub fn line(&self) -> Line {
        match self {
            Self::Rejected(rejection) => rejection.line(),
            Self::ReadOnly(why) => why.line(),
            Self::NotSaved { n, why } => msg!(keys::record::NOT_SAVED, n = *n, why = why.clone()),
        }
    }

    /// The suggested remedy.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Rejected(rejection) => rejection.suggestion(),
            Self::ReadOnly(_) => Some(Line::new(keys::record::OWN_COPY)),
            Self::NotSaved { .. } => Some(Line::new(keys::record::RETRY)),
        }
    }
}

impl<S: Games> RecordOf<S> {
    /// Enters a text in notation or JSON and returns the number of its line. The line is saved when this returns, unless a thread does
    /// the writing; see [`Record::saved`]. Draws are made from the seed of the record.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn enter(&mut self, text: &str) -> Result<u32, Trouble> {
        self.writable()?;
        self.fits(text)?;
        self.enter_verb(self.session.read(text).map_err(Trouble::Rejected)?)
    }

    /// Enters a line, as [`RecordOf::enter`] does.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn enter_verb(&mut self, verb: Verb) -> Result<u32, Trouble> {
        self.writable()?;
        self.fits(&self.session.write(&verb))?;
        let at = (self.clock)();
        let entered = match verb.act().and_then(|act| Some((act, self.outcome(act)?))) {
            Some((act, outcome)) => self.session.enter_drawn(act, &outcome, at),
            None => self.session.enter(verb, at),
        };
        let n = entered.map_err(Trouble::Rejected)?.n;
        self.write_line(n)
    }

    /// The outcome drawn for an act that would then be refused or need a board value; `None` for any other
    /// act, whose outcome stays hidden until it is entered.
    pub fn drawn(&self, act: &AnyAct) -> Option<Vec<usize>> {
        let outcome = self.outcome(act)?;
        let rejected = |rejection| matches!(rejection, Rejection::Missing(_) | Rejection::Refused(_));
        self.session.tried(&act.with_outcome(&outcome)).is_err_and(rejected).then_some(outcome)
    }

    /// Amends past entries.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub fn amend(&mut self, edits: &[Edit], was: AmendPolicy, reason: &str) -> Result<u32, Trouble> {
        self.fits(reason)?;
        let amendment = Amendment { reason: reason.to_owned(), ..Amendment::of(edits.to_vec(), was) };
        self.enter_verb(Verb::Amend(amendment))
    }

    pub(super) fn writable(&self) -> Result<(), Trouble> {
        if self.session.lines() >= MOST {
            return Err(refused(msg!(keys::record::TOO_MANY, most = MOST)));
        }
        self.read_only().map_or(Ok(()), |why| Err(Trouble::ReadOnly(why.clone())))
    }

    /// Checks that a text fits in the record, so that the record can be opened again.
    ///
    /// # Errors
    /// Fails with [`Trouble::Rejected`], which states the limit.
    pub fn fits(&self, text: &str) -> Result<(), Trouble> {
        if text.len() > LONGEST {
            let (most, found) = (kilobytes(LONGEST), kilobytes(text.len().saturating_add(1023)));
            return Err(refused(msg!(keys::record::TOO_LONG, most = most, found = found)));
        }
        match largest(self.text.len().saturating_add(text.len())) {
            Ok(()) => Ok(()),
            Err(why) => Err(refused(said(&why))),
        }
    }

    /// Draws the outcome of an act that needs one.
    fn outcome(&self, act: &AnyAct) -> Option<Vec<usize>> {
        let (due, seed) = self.session.due(act).zip(self.session.header().seed)?;
        Some(chance::draw(seed, due.ordinal).from(&due.pool))
    }

    fn write_line(&mut self, n: u32) -> Result<u32, Trouble> {
        self.sign_line(n);
        self.write_signed(n)
    }

    /// Writes the signed lines; `n` is the last one.
    pub(super) fn write_signed(&mut self, n: u32) -> Result<u32, Trouble> {
        match self.push() {
            Saved::Not(_, why) => Err(Trouble::NotSaved { n, why }),
            Saved::All | Saved::Writing(_) => Ok(n),
        }
    }

    pub(super) fn sign_line(&mut self, n: u32) {
        let own = self.session.line_json(n).unwrap_or_default();
        self.sum = self.sum.next(&own);
        self.text.push_str(&self.sum.sign(&own));
        self.text.push('\n');
    }

    /// Writes what is not on the disk yet.
    fn push(&mut self) -> Saved {
        let lines = self.session.lines();
        let rest = self.text.as_bytes().get(self.safe..).unwrap_or_default();
        let done = match &mut self.writing {
            _ if lines == self.safe_lines => None,
            Writing::Never(_) => None,
            Writing::InBackground(thread) if thread.busy() => None,
            _ if largest(self.text.len()).is_err() => {
                Some(Done { length: self.safe, lines, answer: largest(self.text.len()).map(|()| None) })
            }
            Writing::InBackground(thread) => {
                let given = thread.give(self.safe, rest.to_vec(), lines);
                given.err().map(|why| Done { length: self.safe, lines, answer: Err(why) })
            }
            Writing::AtOnce(writer) => {
                let answer = lock(writer).put(self.safe, rest);
                Some(Done { length: self.text.len(), lines, answer })
            }
        };
        if let Some(done) = done {
            self.note(done);
        }
        self.state()
    }

    fn note(&mut self, done: Done) {
        match done.answer {
            Ok(aside) => {
                self.aside = aside.or_else(|| self.aside.take());
                self.safe = done.length;
                self.safe_lines = done.lines;
                self.failed = None;
            }
            Err(why) => self.failed = Some(said(&why)),
        }
    }

    fn state(&self) -> Saved {
        let missing = self.session.lines() - self.safe_lines;
        match (&self.writing, &self.failed) {
            _ if missing == 0 => Saved::All,
            (_, Some(why)) => Saved::Not(missing, why.clone()),
            _ => Saved::Writing(missing),
        }
    }

    /// Whether everything entered is on the disk. Collects the result of the writing thread and gives it newer lines.
    pub fn saved(&mut self) -> Saved {
        let done = match &mut self.writing {
            Writing::InBackground(thread) => thread.poll(),
            Writing::Never(_) | Writing::AtOnce(_) => None,
        };
        match done {
            Some(done) => {
                let went_well = done.answer.is_ok();
                self.note(done);
                if went_well { self.push() } else { self.state() }
            }
            None => self.state(),
        }
    }

    /// Tries again to write the lines that are only in memory.
    pub fn retry(&mut self) -> Saved {
        self.push()
    }

    /// Waits until everything is on the disk or the disk fails.
    pub fn finish(&mut self) -> Saved {
        while let Writing::InBackground(thread) = &mut self.writing {
            let Some(done) = thread.wait() else { break };
            let went_well = done.answer.is_ok();
            self.note(done);
            if went_well {
                self.push();
            }
        }
        self.state()
    }

    /// Moves writing to a thread, which calls `bell` after each write.
    ///
    /// # Errors
    /// Fails if no thread can be started.
    pub fn write_away(&mut self, bell: Bell) -> Result<(), Fault> {
        if let Writing::AtOnce(writer) = &self.writing {
            let thread =
                BackgroundWriter::spawn(writer, bell).map_err(|why| Fault::unwritten(&self.path, &why))?;
            self.writing = Writing::InBackground(thread);
        }
        Ok(())
    }

    /// Closes the record, which is read-only from then on. Waits for the disk, and removes what a failed
    /// write may have left, so that the file has no line that was reported as not saved.
    pub fn close(&mut self) -> Closed {
        let Saved::Not(lines, why) = self.finish() else {
            self.writing = Writing::Never(ReadOnly::Asked);
            return Closed::Written;
        };
        let rest = self.text.as_bytes().get(self.safe..).unwrap_or_default();
        let back = match &mut self.writing {
            Writing::AtOnce(writer) => lock(writer).take_back(self.safe, rest),
            Writing::InBackground(thread) => thread.writer().take_back(self.safe, rest),
            Writing::Never(_) => Ok(()),
        };
        self.writing = Writing::Never(ReadOnly::Asked);
        match back {
            Ok(()) => Closed::NotWritten(lines, why),
            Err(_) => Closed::Unknown(lines, why),
        }
    }

    /// Continues in another file with all lines, and removes what a failed write may have left in the old
    /// one. Lines are written by the caller again.
    ///
    /// # Errors
    /// Fails if the file exists, is in use, or cannot be written.
    pub fn go_on_at(&mut self, disk: Arc<dyn Disk>, path: &Path) -> Result<(), Fault> {
        let (writer, lock) = write_held(&*disk, path, self.text.as_bytes())?;
        // Everything is in the new file, so the state of the old one no longer matters.
        self.close();
        self.writing = Writing::AtOnce(writer.shared());
        self.report.torn = 0;
        self.by_side = lock == Lock::BySide;
        (self.disk, self.path) = (disk, path.to_owned());
        (self.safe, self.safe_lines, self.failed) = (self.text.len(), self.session.lines(), None);
        Ok(())
    }
}

impl<S: Games> Drop for RecordOf<S> {
    fn drop(&mut self) {
        self.close();
    }
}
