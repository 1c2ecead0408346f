//! What a command says: gathered, then written in one go, so that a closed pipe or a full disk is met in one place; and
//! why it did not do what was asked: one line on the error output, with the way out, and the number it ends with.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::sync::Arc;

use serde::Serialize;

use crate::ask::AskError;
use crate::disk::{Disk, Files};
use crate::msg;
use crate::preset::Unusable;
use crate::record::{self, Cause};
use crate::session::{NotBegun, Table};
use crate::words::{Key, Language, Line, disturbs, keys, render};

/// What commands work on: where records lie, and where is said what became of them.
pub struct Machine {
    /// Where records are kept.
    pub disk: Arc<dyn Disk>,
    /// Takes the answers.
    pub output: Box<dyn Write>,
    /// Takes what is wrong.
    pub errors: Box<dyn Write>,
}

impl Machine {
    /// This machine.
    pub fn this() -> Self {
        Self { disk: Arc::new(Files), output: Box::new(io::stdout()), errors: Box::new(io::stderr()) }
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.disk.fmt(f)
    }
}

/// What a command says.
#[derive(Debug)]
pub(super) struct Console {
    pub(super) language: Language,
    machine: Machine,
    out: String,
    notes: String,
    /// What was done and is not shown yet.
    did: Option<Line>,
}

impl Console {
    pub(super) fn new(language: Language, machine: Machine) -> Self {
        Self { language, machine, out: String::new(), notes: String::new(), did: None }
    }

    /// Where records are kept.
    pub(super) fn disk(&self) -> Arc<dyn Disk> {
        Arc::clone(&self.machine.disk)
    }

    /// Keeps what was done, in case that the answer cannot be shown.
    pub(super) fn did(&mut self, what: Line) {
        self.did = Some(what);
    }

    /// A line in words, without what would disturb a screen.
    pub(super) fn words(&self, line: impl Into<Line>) -> String {
        harmless(&render(&line.into(), self.language))
    }

    /// A line that begins a sentence.
    pub(super) fn sentence(&self, line: impl Into<Line>) -> String {
        let text = self.words(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    /// Says a sentence.
    pub(super) fn say(&mut self, line: impl Into<Line>) {
        let text = self.sentence(line);
        self.text(&text);
    }

    /// Says a line further in, below what it belongs to.
    pub(super) fn below(&mut self, line: impl Into<Line>) {
        let text = format!("  {}", self.sentence(line));
        self.text(&text);
    }

    /// Says a term of a sum, two steps further in.
    pub(super) fn term(&mut self, line: impl Into<Line>) {
        let text = format!("    {}", self.words(line));
        self.text(&text);
    }

    /// Writes a text as it is.
    pub(super) fn text(&mut self, text: &str) {
        self.out.push_str(harmless(text).trim_end());
        self.out.push('\n');
    }

    /// A line of notation in the language of whoever reads it.
    pub(super) fn typed(&self, table: &dyn Table, text: &str) -> String {
        self.words(msg!(keys::engine::DESCRIBE, text = table.typed(text)))
    }

    /// Writes a text of several lines as it is.
    pub(super) fn page(&mut self, text: &str) {
        text.lines().for_each(|line| self.text(line));
    }

    /// An empty line.
    pub(super) fn blank(&mut self) {
        self.out.push('\n');
    }

    /// Writes an answer for programs, on one line.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), Fault> {
        let text = serde_json::to_string(value)
            .map_err(|why| Fault::request(msg!(keys::console::NO_OUTPUT, why = why.to_string())))?;
        self.out.push_str(&text);
        self.out.push('\n');
        Ok(())
    }

    /// Says something beside the answer, on the error output. It may begin with the name of a file, so its first letter
    /// stays small.
    pub(super) fn note(&mut self, line: impl Into<Line>) {
        let text = self.words(line);
        self.notes.push_str(&text);
        self.notes.push('\n');
    }

    /// Writes out what has been said so far: what is read there is done, whatever becomes of the rest.
    pub(super) fn hand_over(&mut self) -> Result<(), Fault> {
        let said = std::mem::take(&mut self.out);
        let shown = write(&mut *self.machine.output, &said);
        let did = self.did.take();
        shown.map_err(|why| unshown(did, &why))
    }

    /// Writes everything out and says what the program ends with.
    pub(super) fn end(mut self, done: Result<(), Fault>) -> u8 {
        let done = match (done, self.hand_over()) {
            (Ok(()), shown) => shown,
            (Err(fault), Ok(())) => Err(fault),
            (Err(fault), Err(unshown)) => {
                if unshown.exit == Exit::Unsure {
                    self.note(unshown.line());
                }
                Err(fault)
            }
        };
        if let Err(fault) = &done {
            self.note(fault.line());
        }
        // There is nobody left to be told when the error output is closed too.
        let _ = self.machine.errors.write_all(self.notes.as_bytes());
        done.map_or_else(|fault| fault.exit as u8, |()| 0)
    }
}

/// An answer that cannot be shown, with what was done all the same.
fn unshown(did: Option<Line>, why: &io::Error) -> Fault {
    let why = why.to_string();
    match did {
        Some(did) => Fault::unsure(msg!(keys::console::UNSHOWN, did = did, why = why)),
        None => Fault::request(msg!(keys::console::NO_OUTPUT, why = why)),
    }
}

/// Writes to the output; whoever has closed it has read enough.
fn write(output: &mut dyn Write, text: &str) -> io::Result<()> {
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(why) if why.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// A text on one line, without characters that steer a screen.
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

/// The number that a command ends with when it is not zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// The record or the books are wrong.
    Wrong = 1,
    Request = 2,
    /// Something was or may have been entered all the same.
    Unsure = 3,
}

/// Why a command did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// What the command ends with.
    pub(super) exit: Exit,
    /// What is wrong.
    pub(super) why: Line,
    /// What helps.
    pub(super) suggestion: Option<Line>,
}

impl Fault {
    /// A request that is wrong.
    pub(super) fn request(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Request, why: why.into(), suggestion: None }
    }

    /// Books that are wrong.
    pub(super) fn wrong(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Wrong, why: why.into(), suggestion: None }
    }

    /// What was or may have been entered, and could not be shown.
    pub(super) fn unsure(why: impl Into<Line>) -> Self {
        Self { exit: Exit::Unsure, why: why.into(), suggestion: None }
    }

    /// Adds what helps.
    pub(super) fn suggestion(self, line: impl Into<Line>) -> Self {
        Self { suggestion: Some(line.into()), ..self }
    }

    /// Replaces what helps.
    pub(super) fn with_way_out(self, suggestion: Option<Line>) -> Self {
        Self { suggestion, ..self }
    }

    /// Everything in one line.
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
