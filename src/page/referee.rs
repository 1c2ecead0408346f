//! The forms of the referee, and what is said in them.

use crate::engine::board::CellId;
use crate::words::{Key, keys, keys::table as k};

/// A form of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referee {
    /// A remark.
    Note,
    /// Things moved by hand.
    Correct,
    /// The decision of an open point.
    Ruling,
    /// A break.
    Pause,
    /// Another name of a player.
    Rename,
    /// A printed value that was misread.
    Read(CellId),
}

impl Referee {
    /// Those that need nothing to begin with, in the order of the menu.
    pub const ALL: [Self; 5] = [Self::Note, Self::Correct, Self::Ruling, Self::Pause, Self::Rename];

    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Note => k::NOTE,
            Self::Correct => k::CORRECT,
            Self::Ruling => k::RULING,
            Self::Pause => k::PAUSE,
            Self::Rename => k::RENAME,
            Self::Read(_) => keys::reading::TITLE,
        }
    }
}

/// How long a printed value that is put right counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// In the game on the table.
    ThisGame,
    /// There, and in the next games of the box.
    ForGood,
}

/// What is said in a form of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// A remark, or what a break is for.
    Text,
    /// Who gives.
    From,
    /// Who gets.
    To,
    /// How much.
    Amount,
    /// What moves.
    Unit,
    /// The open point.
    Question,
    /// What is decided.
    Option,
    /// Who decides.
    By,
    /// Whose name it is.
    Player,
    /// The new name.
    Name,
    /// Why.
    Reason,
}

impl Detail {
    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Text => k::FORM_TEXT,
            Self::From => k::FORM_FROM,
            Self::To => k::FORM_TO,
            Self::Amount => k::FORM_AMOUNT,
            Self::Unit => k::FORM_UNIT,
            Self::Question => k::FORM_QUESTION,
            Self::Option => k::FORM_OPTION,
            Self::By => k::FORM_BY,
            Self::Player => k::FORM_PLAYER,
            Self::Name => k::FORM_NAME,
            Self::Reason => k::FORM_REASON,
        }
    }
}
