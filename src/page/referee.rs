//! The forms of the referee and their inputs.

use crate::engine::board::CellId;
use crate::words::{Key, keys, keys::table as k};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referee {
    Note,
    /// A correction.
    Correct,
    /// A house rule.
    Ruling,
    Pause,
    Rename,
    /// A correction of a misread board value.
    Read(CellId),
}

impl Referee {
    /// The forms of the menu, in order.
    pub const ALL: [Self; 5] = [Self::Note, Self::Correct, Self::Ruling, Self::Pause, Self::Rename];

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

/// For how long a corrected board value applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// In this game only.
    ThisGame,
    /// In this game and the next ones.
    ForGood,
}

/// An input of a referee's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// The text of a note, or the purpose of a break.
    Text,
    From,
    To,
    Amount,
    /// The unit that moves.
    Unit,
    /// The open point of the rules.
    Question,
    /// The option chosen for it.
    Option,
    /// The players who decide.
    By,
    /// The player to rename.
    Player,
    /// The new name.
    Name,
    Reason,
}

impl Detail {
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
