//! The things of the box that acts name: classes of car, characters, spaces of the factory track.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Seats};
use crate::say;
use crate::words::keys::automobile as k;
use crate::words::{Key, Line, keys};

/// A class of car: a market, a row of distribution boxes and a band of distributors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// The luxury market.
    Premium,
    /// The middle classes.
    Mid,
    /// The mass market.
    Low,
}

impl Class {
    /// The classes, from the top row to the bottom row.
    pub const ALL: [Class; 3] = [Self::Premium, Self::Mid, Self::Low];

    /// Its place in the list, from the top row.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number on the ledger, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The word for it in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Premium => "premium",
            Self::Mid => "mid",
            Self::Low => "low",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Premium => keys::automobile::CLASS_PREMIUM,
            Self::Mid => keys::automobile::CLASS_MID,
            Self::Low => keys::automobile::CLASS_LOW,
        }
    }

    /// Whether a distributor of this band reaches a row: its own, one up or one down (phase 5).
    pub const fn reaches(self, row: Class) -> bool {
        (self as i8 - row as i8).abs() <= 1
    }
}

impl FromStr for Class {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|class| class.word() == text).ok_or(())
    }
}

/// The six characters of phase 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// One more piece, just before or after the own action.
    Ford,
    /// Three cubes.
    Kettering,
    /// Half of the loss points away before paying.
    Sloan,
    /// Two cars sold in phase 4.
    Howard,
    /// One factory tile at once, on an unoccupied space.
    Durant,
    /// As many loss points away before paying as the number of the turn.
    Chrysler,
}

impl Character {
    /// The characters in the order of the rule text's list.
    pub const ALL: [Character; 6] =
        [Self::Ford, Self::Kettering, Self::Sloan, Self::Howard, Self::Durant, Self::Chrysler];

    /// The word for it in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ford => "ford",
            Self::Kettering => "kettering",
            Self::Sloan => "sloan",
            Self::Howard => "howard",
            Self::Durant => "durant",
            Self::Chrysler => "chrysler",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Ford => keys::automobile::CHARACTER_FORD,
            Self::Kettering => keys::automobile::CHARACTER_KETTERING,
            Self::Sloan => keys::automobile::CHARACTER_SLOAN,
            Self::Howard => keys::automobile::CHARACTER_HOWARD,
            Self::Durant => keys::automobile::CHARACTER_DURANT,
            Self::Chrysler => keys::automobile::CHARACTER_CHRYSLER,
        }
    }
}

impl FromStr for Character {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|character| character.word() == text).ok_or(())
    }
}

/// A space of the factory track, from 1 (Duryea, the oldest) to 26 (the most modern).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// How many spaces the track has.
    pub const COUNT: u8 = 26;

    /// The space of this number, if the track has it.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number on the track.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every space from the oldest to the most modern.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone + ExactSizeIterator {
        (1..=Self::COUNT).map(Self)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

impl Argument for Class {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| unknown(word))
    }
}

impl Argument for Character {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        let known = || Self::ALL.map(Self::word).join(", ");
        word.parse().map_err(|()| say!(k::NOTATION_CHARACTER, word = word, known = known()))
    }
}

impl Argument for Space {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| say!(k::NOTATION_SPACE, word = word, most = Self::COUNT))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("space {number} is not on the track (1 to 26)")))
    }
}
