//! What is taken home from a game: sheets to print, tables for other programs, play logs. Everything is read from a
//! [`Table`]; nothing is reckoned here, and no file is written.

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

use crate::clock::moment_line;
use crate::msg;
use crate::record::Record;
use crate::session::Table;
use crate::words::{Language, Line, keys, number, render};

/// A game as it is written down for somebody: in one language, with the mark that tells its record from any other.
#[derive(Clone, Copy, Debug)]
pub struct Copy<'a> {
    /// The game.
    pub table: &'a dyn Table,
    /// The language of every sentence.
    pub language: Language,
    /// The checksum of the last line of its record; empty where it has none.
    pub fingerprint: &'a str,
    /// How long it was played, whole minutes; zero where that is not known.
    pub minutes: u32,
    /// The number of its box at BoardGameGeek, where somebody has given it.
    pub bgg: Option<u32>,
}

impl<'a> Copy<'a> {
    /// The copy of a game with its record.
    pub fn of(record: &'a Record, language: Language) -> Self {
        let (table, minutes) = (record.table(), record.minutes());
        Self { table, language, fingerprint: record.fingerprint(), minutes, bgg: None }
    }

    /// A line in words.
    pub(self) fn words(&self, line: impl Into<Line>) -> String {
        render(&line.into(), self.language)
    }

    /// A moment of a record as its reader writes it; nothing where none is known.
    pub(self) fn when(&self, at: &str) -> String {
        moment_line(at).map_or_else(|| at.to_owned(), |line| self.words(line))
    }

    /// A line of notation in the language of whoever reads it.
    pub(self) fn typed(&self, text: &str) -> String {
        self.words(msg!(keys::engine::DESCRIBE, text = self.table.typed(text)))
    }

    /// A line that begins a sentence.
    pub(self) fn sentence(&self, line: impl Into<Line>) -> String {
        let text = self.words(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    /// A whole number.
    pub(self) fn number(&self, amount: i64) -> String {
        number(amount, self.language)
    }
}
