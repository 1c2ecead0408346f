//! The list of what can be taken home, for whoever offers it: a command, a page of the window.

use crate::export::{
    Book, Columns, Copy, blank, by_hand, ledger, newcomer, play_log, protocol, reference, state, summary,
    talk,
};
use crate::words::Key;
use crate::words::keys::export as k;

/// Something that can be taken home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The whole game, to be printed and signed.
    Protocol,
    /// How to lay the table out again after a break.
    State,
    /// An empty ledger to go on by hand.
    Blank,
    /// Both together: how the table lies, and an empty ledger to go on from there.
    ByHand,
    /// The phases of the game on one page, to lie on the table.
    Reference,
    /// What is said before the first turn, on two pages at most.
    Talk,
    /// What a newcomer takes home of the evening.
    Newcomer,
    /// A row for each movement, for spreadsheets.
    Ledger(Columns),
    /// Everything, for other programs.
    Book,
    /// A play log for BG Stats.
    PlayLog,
    /// A few lines to be pasted.
    Summary,
}

impl Paper {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Protocol,
        Self::State,
        Self::Blank,
        Self::ByHand,
        Self::Reference,
        Self::Talk,
        Self::Newcomer,
        Self::Ledger(Columns::Comma),
        Self::Ledger(Columns::Semicolon),
        Self::Book,
        Self::PlayLog,
        Self::Summary,
    ];

    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Protocol => k::PAPER_PROTOCOL,
            Self::State => k::PAPER_STATE,
            Self::Blank => k::PAPER_BLANK,
            Self::ByHand => k::PAPER_BY_HAND,
            Self::Reference => k::PAPER_REFERENCE,
            Self::Talk => k::PAPER_TALK,
            Self::Newcomer => k::PAPER_NEWCOMER,
            Self::Ledger(Columns::Comma) => k::PAPER_LEDGER,
            Self::Ledger(Columns::Semicolon) => k::PAPER_LEDGER_SEMICOLON,
            Self::Book => k::PAPER_BOOK,
            Self::PlayLog => k::PAPER_PLAY_LOG,
            Self::Summary => k::PAPER_SUMMARY,
        }
    }

    /// Its word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Protocol => "protocol",
            Self::State => "state",
            Self::Blank => "blank",
            Self::ByHand => "by-hand",
            Self::Reference => "reference",
            Self::Talk => "talk",
            Self::Newcomer => "newcomer",
            Self::Ledger(Columns::Comma) => "ledger",
            Self::Ledger(Columns::Semicolon) => "ledger-semicolon",
            Self::Book => "book",
            Self::PlayLog => "play-log",
            Self::Summary => "summary",
        }
    }

    /// How the name of its file ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Ledger(_) => "csv",
            Self::Book => "json",
            Self::PlayLog => "bgsplay",
            Self::Summary => "txt",
            _ => "html",
        }
    }

    /// The one that is meant by a file that ends so, where nothing else was said.
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.ending() == ending)
    }

    /// The one of this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.word() == word)
    }

    /// Its text.
    ///
    /// # Errors
    /// What a writer of tables or of JSON says.
    pub fn write(self, copy: &Copy<'_>) -> Result<String, Unwritten> {
        Ok(match self {
            Self::Protocol => protocol(copy),
            Self::State => state(copy),
            Self::Blank => blank(copy),
            Self::ByHand => by_hand(copy),
            Self::Reference => reference(copy),
            Self::Talk => talk(copy),
            Self::Newcomer => newcomer(copy),
            Self::Ledger(columns) => ledger(copy, columns)?,
            Self::Book => serde_json::to_string_pretty(&Book::of(copy))?,
            Self::PlayLog => play_log(copy)?,
            Self::Summary => summary(copy),
        })
    }
}

/// Why something could not be written.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    /// As a table.
    #[error(transparent)]
    Table(#[from] csv::Error),
    /// As JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paper_is_found_by_its_word_and_the_first_of_an_ending_by_the_ending() {
        for paper in Paper::ALL {
            assert_eq!(Paper::of_word(paper.word()), Some(paper));
        }
        assert_eq!(Paper::of_ending("html"), Some(Paper::Protocol));
        assert_eq!(Paper::of_ending("csv"), Some(Paper::Ledger(Columns::Comma)));
        assert_eq!(Paper::of_ending("docx"), None);
    }
}
