//! The list of exports, for the command line and the window.

use crate::export::{Book, Copy, ledger, play_log, protocol, reference, state, summary};
use crate::words::Key;
use crate::words::keys::export as k;

/// An export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// The complete game, to print and sign.
    Protocol,
    /// The position, to set up the table again after a break.
    State,
    /// The phases of the game and the house rules, to keep on the table.
    Reference,
    /// A row for each movement, for spreadsheets.
    Ledger,
    /// Everything, for other programs.
    Book,
    /// A play log for BG Stats.
    PlayLog,
    /// A few lines of text.
    Summary,
}

impl Paper {
    /// All exports in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Protocol,
        Self::State,
        Self::Reference,
        Self::Ledger,
        Self::Book,
        Self::PlayLog,
        Self::Summary,
    ];

    pub const fn name(self) -> Key {
        match self {
            Self::Protocol => k::PAPER_PROTOCOL,
            Self::State => k::PAPER_STATE,
            Self::Reference => k::PAPER_REFERENCE,
            Self::Ledger => k::PAPER_LEDGER,
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
            Self::Reference => "reference",
            Self::Ledger => "ledger",
            Self::Book => "book",
            Self::PlayLog => "play-log",
            Self::Summary => "summary",
        }
    }

    /// The extension of its file.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Ledger => "csv",
            Self::Book => "json",
            Self::PlayLog => "bgsplay",
            Self::Summary => "txt",
            _ => "html",
        }
    }

    /// The default export for a file extension.
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.ending() == ending)
    }

    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.word() == word)
    }

    /// Its content.
    ///
    /// # Errors
    /// The error of the CSV or JSON writer.
    pub fn write(self, copy: &Copy<'_>) -> Result<String, Unwritten> {
        Ok(match self {
            Self::Protocol => protocol(copy),
            Self::State => state(copy),
            Self::Reference => reference(copy),
            Self::Ledger => ledger(copy)?,
            Self::Book => serde_json::to_string_pretty(&Book::of(copy))?,
            Self::PlayLog => play_log(copy)?,
            Self::Summary => summary(copy),
        })
    }
}

/// Why an export could not be written.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    #[error(transparent)]
    Table(#[from] csv::Error),
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
        assert_eq!(Paper::of_ending("csv"), Some(Paper::Ledger));
        assert_eq!(Paper::of_ending("docx"), None);
    }
}
