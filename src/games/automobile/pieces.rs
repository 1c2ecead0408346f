//! The things of the box that acts name: classes of car, characters, spaces of the factory track.

use crate::engine::typed::unknown;
use crate::engine::{Argument, Seats};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{msg, named, numbered};

named! {
    /// A class of car: a market, a row of distribution boxes and a band of distributors.
    Class {
        /// The luxury market.
        Premium = "premium", k::CLASS_PREMIUM;
        /// The middle classes.
        Mid = "mid", k::CLASS_MID;
        /// The mass market.
        Low = "low", k::CLASS_LOW;
    }
}

impl Class {
    /// Its place in the list, from the top row.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number on the ledger, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether a distributor of this band reaches a row: its own, one up or one down (phase 5).
    pub const fn reaches(self, row: Class) -> bool {
        (self as i8 - row as i8).abs() <= 1
    }
}

named! {
    /// The six characters of phase 2.
    Character {
        /// One more piece, just before or after the own action.
        Ford = "ford", k::CHARACTER_FORD;
        /// Three cubes.
        Kettering = "kettering", k::CHARACTER_KETTERING;
        /// Half of the loss points away before paying.
        Sloan = "sloan", k::CHARACTER_SLOAN;
        /// Two cars sold in phase 4.
        Howard = "howard", k::CHARACTER_HOWARD;
        /// One factory tile at once, on an unoccupied space.
        Durant = "durant", k::CHARACTER_DURANT;
        /// As many loss points away before paying as the number of the turn.
        Chrysler = "chrysler", k::CHARACTER_CHRYSLER;
    }
}

numbered! {
    /// A space of the factory track, from 1 (Duryea, the oldest) to 26 (the most modern).
    Space, 26
}

impl Argument for Class {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| unknown(word))
    }
}

impl Argument for Character {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        let known = || Self::ALL.map(Self::word).join(", ");
        word.parse().map_err(|()| msg!(k::NOTATION_CHARACTER, word = word, known = known()))
    }
}

impl Argument for Space {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| msg!(k::NOTATION_SPACE, word = word, most = Self::COUNT))
    }
}
