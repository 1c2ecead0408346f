//! Exports of a session: sheets to print, tables for other programs, play logs. They are made from a [`Table`], compute nothing
//! themselves, and write no file.

mod book;
mod ledger;
mod page;
mod paper;
mod play;
mod protocol;
mod reference;
mod sheets;
mod summary;

pub use book::Book;
pub use ledger::ledger;
pub use paper::{Paper, Unwritten};
pub use play::play_log;
pub use protocol::protocol;
pub use reference::reference;
pub use sheets::state;
pub use summary::summary;

use std::collections::BTreeMap;

use crate::clock::moment_line;
use crate::engine::Effect;
use crate::msg;
use crate::record::Record;
use crate::session::Session;
use crate::words::{Language, Line, keys, number, render};

/// A session to export in one language.
#[derive(Clone, Copy, Debug)]
pub struct Copy<'a> {
    pub table: &'a Session,
    pub language: Language,
    /// The checksum of the last line of its record; empty if it has none.
    pub fingerprint: &'a str,
    /// The minutes played; zero if unknown.
    pub minutes: u32,
    /// The id of the game at BoardGameGeek, if known.
    pub bgg: Option<u32>,
}

impl<'a> Copy<'a> {
    pub fn of(record: &'a Record, language: Language) -> Self {
        let (table, minutes) = (record.session(), record.minutes());
        Self { table, language, fingerprint: record.fingerprint(), minutes, bgg: None }
    }

    pub(self) fn words(&self, line: impl Into<Line>) -> String {
        render(&line.into(), self.language)
    }

    /// A time from the record in the reader's language; empty if there is none.
    pub(self) fn when(&self, at: &str) -> String {
        moment_line(at).map_or_else(|| at.to_owned(), |line| self.words(line))
    }

    /// Converts the effect of each entry in force. Effects are passed one at a time because all effects of a
    /// long game together are large.
    pub(self) fn effects<T>(&self, mut make: impl FnMut(u32, &Effect) -> T) -> BTreeMap<u32, T> {
        let mut all = BTreeMap::new();
        let seen = self.table.explain_steps(&mut |step, effect| {
            if step.part == 0 {
                all.insert(step.line, make(step.line, &effect));
            }
        });
        // Entries that were amended since are explained separately.
        let whole = seen.is_ok();
        for n in std::iter::once(0).chain(self.table.chain().iter().copied()) {
            if !whole || !all.contains_key(&n) {
                all.insert(n, make(n, &self.table.explain(n).unwrap_or_default()));
            }
        }
        all
    }

    /// A line of notation in the reader's language.
    pub(self) fn typed(&self, text: &str) -> String {
        self.words(msg!(keys::engine::DESCRIBE, text = self.table.typed(text)))
    }

    /// A message as text, with a capital first letter.
    pub(self) fn sentence(&self, line: impl Into<Line>) -> String {
        let text = self.words(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    pub(self) fn number(&self, amount: i64) -> String {
        number(amount, self.language)
    }
}
