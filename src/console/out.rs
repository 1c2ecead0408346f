//! What a command says: gathered, then written in one go, so that a closed pipe or a full disk is met in one place.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use serde::Serialize;

use crate::console::fault::{Exit, Fault};
use crate::say;
use crate::words::{Language, Line, disturbs, keys, render};

/// What a command says.
#[derive(Debug)]
pub(super) struct Console {
    /// In which language.
    pub(super) language: Language,
    out: String,
    notes: String,
}

impl Console {
    pub(super) fn new(language: Language) -> Self {
        Self { language, out: String::new(), notes: String::new() }
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
            .map_err(|why| Fault::request(say!(keys::console::NO_OUTPUT, why = why.to_string())))?;
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
        write(&said).map_err(|why| Fault::request(say!(keys::console::NO_OUTPUT, why = why.to_string())))
    }

    /// Writes everything out.
    pub(super) fn end(mut self, done: Result<(), Fault>) -> ExitCode {
        let done = match (done, write(&self.out)) {
            (done, Ok(())) => done,
            (Err(fault), Err(_)) => Err(fault),
            (Ok(()), Err(why)) => Err(Fault::request(say!(keys::console::NO_OUTPUT, why = why.to_string()))),
        };
        if let Err(fault) = &done {
            self.note(fault.line());
        }
        // There is nobody left to be told when the error output is closed too.
        let _ = io::stderr().write_all(self.notes.as_bytes());
        match done.map_err(|fault| fault.exit) {
            Ok(()) => ExitCode::SUCCESS,
            Err(Exit::Wrong) => ExitCode::from(1),
            Err(Exit::Request) => ExitCode::from(2),
        }
    }
}

/// Writes to the output; whoever has closed it has read enough.
fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
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
