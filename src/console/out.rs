//! The output of commands. It is collected and written at once, so that a closed pipe or a full disk is
//! handled in one place. Errors are one line with a suggestion and set the exit code.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::sync::Arc;

use serde::Serialize;

use crate::ask::AskError;
use crate::disk::Disk;
use crate::msg;
use crate::platform::Files;
use crate::preset::Unusable;
use crate::record::{self, Cause};
use crate::session::{NotBegun, Session};
use crate::words::{Key, Language, Line, disturbs, keys, render};

/// The environment of a command: the disk with the records, and the output streams.
pub struct Machine {
    /// The disk with the records.
    pub disk: Arc<dyn Disk>,
    /// Standard output.
    pub output: Box<dyn Write>,
    /// Standard error.
    pub errors: Box<dyn Write>,
}

impl Machine {
    /// The real machine.
    pub fn this() -> Self {
        Self { disk: Arc::new(Files), output: Box::new(io::stdout()), errors: Box::new(io::stderr()) }
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.disk.fmt(f)
    }
}

/// The output of a command.
#[derive(Debug)]
pub(super) struct Console {
    pub(super) language: Language,
    machine: Machine,
    out: String,
    notes: String,
    /// What was done but has not been shown yet.
    did: Option<Line>,
}

impl Console {
    pub(super) fn new(language: Language, machine: Machine) -> Self {
        Self { language, machine, out: String::new(), notes: String::new(), did: None }
    }

    /// The disk with the records.
    pub(super) fn disk(&self) -> Arc<dyn Disk> {
        Arc::clone(&self.machine.disk)
    }

    /// Remembers what was done, in case the output cannot be written.
    pub(super) fn did(&mut self, what: Line) {
        self.did = Some(what);
    }

    /// Renders a message without control characters.
    pub(super) fn words(&self, line: impl Into<Line>) -> String {
        harmless(&render(&line.into(), self.language))
    }

    /// Renders a message with a capital first letter.
    pub(super) fn sentence(&self, line: impl Into<Line>) -> String {
        let text = self.words(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    pub(super) fn say(&mut self, line: impl Into<Line>) {
        let text = self.sentence(line);
        self.text(&text);
    }

    /// Writes an indented line.
    pub(super) fn below(&mut self, line: impl Into<Line>) {
        let text = format!("  {}", self.sentence(line));
        self.text(&text);
    }

    pub(super) fn term(&mut self, line: impl Into<Line>) {
        let text = format!("    {}", self.words(line));
        self.text(&text);
    }

    /// Writes a text unchanged.
    pub(super) fn text(&mut self, text: &str) {
        self.out.push_str(harmless(text).trim_end());
        self.out.push('\n');
    }

    /// Renders a line of notation in the user's language.
    pub(super) fn typed(&self, table: &Session, text: &str) -> String {
        self.words(msg!(keys::engine::DESCRIBE, text = table.typed(text)))
    }

    /// Writes a text of several lines unchanged.
    pub(super) fn page(&mut self, text: &str) {
        text.lines().for_each(|line| self.text(line));
    }

    /// Writes an empty line.
    pub(super) fn blank(&mut self) {
        self.out.push('\n');
    }

    /// Writes JSON on one line.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), Fault> {
        let text = serde_json::to_string(value)
            .map_err(|why| Fault::request(msg!(keys::console::NO_OUTPUT, why = why.to_string())))?;
        self.out.push_str(&text);
        self.out.push('\n');
        Ok(())
    }

    /// Writes a note to standard error. The first letter is not capitalized, since it may belong to a file name.
    pub(super) fn note(&mut self, line: impl Into<Line>) {
        let text = self.words(line);
        self.notes.push_str(&text);
        self.notes.push('\n');
    }

    /// Writes notes about the disk of a record that is open for writing.
    pub(super) fn notes_of(&mut self, record: &record::Record) {
        if let Some(line) = record.no_locks() {
            self.note(line);
        }
    }

    /// Writes out the answer so far, so that everything shown has been done even if a later step fails.
    pub(super) fn hand_over(&mut self) -> Result<(), Fault> {
        let said = std::mem::take(&mut self.out);
        let shown = write(&mut *self.machine.output, &said);
        shown.map_err(|why| unshown(self.did.take(), &why))
    }

    /// Writes everything and returns the exit code.
    pub(super) fn end(mut self, done: Result<(), Fault>) -> u8 {
        let done = match (done, self.hand_over()) {
            (Ok(()), shown) => shown,
            (Err(fault), Ok(())) => Err(fault),
            (Err(fault), Err(unshown)) if unshown.exit == Exit::Unsure => {
                self.note(unshown.line());
                Err(Fault { exit: Exit::Unsure, ..fault })
            }
            (Err(fault), Err(_)) => Err(fault),
        };
        if let Err(fault) = &done {
            self.note(fault.line());
        }
        // If standard error is closed too, nothing more can be reported.
        let _ = self.machine.errors.write_all(self.notes.as_bytes());
        done.map_or_else(|fault| fault.exit as u8, |()| 0)
    }
}

/// The error for an answer that could not be shown, with what was done.
fn unshown(did: Option<Line>, why: &io::Error) -> Fault {
    let why = why.to_string();
    match did {
        Some(did) => Fault::unsure(msg!(keys::console::UNSHOWN, did = did, why = why)),
        None => Fault::request(msg!(keys::console::NO_OUTPUT, why = why)),
    }
}

/// Writes to standard output. A closed pipe is not an error.
fn write(output: &mut dyn Write, text: &str) -> io::Result<()> {
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(why) if why.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// A text on one line, without control characters.
fn harmless(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\r' | '\t' => plain.push(' '),
            c if disturbs(c) => {
                plain.push('\u{FFFD}');
            }
            c => plain.push(c),
        }
    }
    plain
}

/// A non-zero exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// The record or the books are wrong.
    Wrong = 1,
    Request = 2,
    /// Something was or may have been entered.
    Unsure = 3,
}

/// Why a command failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) exit: Exit,
    pub(super) why: Line,
    pub(super) suggestion: Option<Line>,
}

impl Fault {
    /// An error in the request.
    pub(super) fn request(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Request, why: why.into(), suggestion: None }
    }

    /// An error in the record or the books.
    pub(super) fn wrong(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Wrong, why: why.into(), suggestion: None }
    }

    /// An error after something was or may have been entered.
    pub(super) fn unsure(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Unsure, why: why.into(), suggestion: None }
    }

    /// Sets the suggestion.
    pub(super) fn suggestion(self, line: impl Into<Line>) -> Self {
        Self { suggestion: Some(line.into()), ..self }
    }

    /// Replaces the suggestion.
    pub(super) fn with_way_out(self, suggestion: Option<Line>) -> Self {
        Self { suggestion, ..self }
    }

    /// The error in one line.
    pub(super) fn line(&self) -> Line {
        match &self.suggestion {
            Some(suggestion) => {
                msg!(keys::console::SUGGESTION, why = self.why.clone(), way = suggestion.clone())
            }
            None => self.why.clone(),
        }
    }
}

impl From<record::Fault> for Fault {
    fn from(fault: record::Fault) -> Self {
        let exit = match fault.cause {
            Cause::Empty | Cause::NotText | Cause::Header(_) | Cause::Line(_) | Cause::Sum | Cause::Lines => {
                Exit::Wrong
            }
            _ => Exit::Request,
        };
        let suggestion = match (&fault.cause, fault.suggestion()) {
            (Cause::Missing | Cause::Folder, None) => Some(Line::new(keys::console::WAY_FILE)),
            (_, suggestion) => suggestion,
        };
        Self { exit, why: fault.line(), suggestion }
    }
}

impl From<Unusable> for Fault {
    fn from(unusable: Unusable) -> Self {
        Self::request(unusable.line()).with_way_out(unusable.suggestion())
    }
}

impl From<NotBegun> for Fault {
    fn from(not_begun: NotBegun) -> Self {
        Self::request(not_begun.line()).with_way_out(not_begun.suggestion())
    }
}

impl From<AskError> for Fault {
    fn from(question: AskError) -> Self {
        Self::request(question.why).with_way_out(question.suggestion)
    }
}

impl From<Key> for Fault {
    fn from(why: Key) -> Self {
        Self::request(why)
    }
}
