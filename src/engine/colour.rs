//! The colours of pieces.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::words::{Key, keys};

/// A colour of pieces. Each game says which of them lie in its box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red pieces.
    Red,
    /// Blue pieces.
    Blue,
    /// Green pieces.
    Green,
    /// Yellow pieces.
    Yellow,
    /// Black pieces.
    Black,
    /// White pieces.
    White,
    /// Orange pieces.
    Orange,
    /// Purple pieces.
    Purple,
}

impl Colour {
    /// Every colour, in the order in which they are handed out.
    pub const ALL: [Colour; 8] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Black,
        Self::White,
        Self::Orange,
        Self::Purple,
    ];

    /// The word for it in notation: the English colour.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::White => "white",
            Self::Orange => "orange",
            Self::Purple => "purple",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Red => keys::engine::COLOUR_RED,
            Self::Blue => keys::engine::COLOUR_BLUE,
            Self::Green => keys::engine::COLOUR_GREEN,
            Self::Yellow => keys::engine::COLOUR_YELLOW,
            Self::Black => keys::engine::COLOUR_BLACK,
            Self::White => keys::engine::COLOUR_WHITE,
            Self::Orange => keys::engine::COLOUR_ORANGE,
            Self::Purple => keys::engine::COLOUR_PURPLE,
        }
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|colour| colour.word().eq_ignore_ascii_case(text)).ok_or(())
    }
}
