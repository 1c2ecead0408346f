//! The pieces that acts name: classes of cars, characters, spaces of the factory track.

use crate::engine::{Argument, Seats};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{arguments, msg, named, numbered};

named! {
    /// A class of cars: each has a market, a row of distribution boxes and a band of distributors.
    Class {
        Premium = "premium", k::CLASS_PREMIUM;
        Mid = "mid", k::CLASS_MID;
        Low = "low", k::CLASS_LOW;
    }
}

impl Class {
    /// Its index, from the top row.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number in the ledger, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether a distributor in this band reaches a row: its own, or the next one up or down (phase 5).
    pub const fn reaches(self, row: Class) -> bool {
        (self as i8 - row as i8).abs() <= 1
    }
}

named! {
    Character {
        /// Builds one more piece, just before or after the player's action.
        Ford = "ford", k::CHARACTER_FORD;
        /// Brings three cubes.
        Kettering = "kettering", k::CHARACTER_KETTERING;
        /// Discards half of the loss points before paying.
        Sloan = "sloan", k::CHARACTER_SLOAN;
        /// Sells two cars in phase 4.
        Howard = "howard", k::CHARACTER_HOWARD;
        /// Builds one factory tile at once, on an unoccupied space.
        Durant = "durant", k::CHARACTER_DURANT;
        /// Discards as many loss points before paying as the turn's number.
        Chrysler = "chrysler", k::CHARACTER_CHRYSLER;
    }
}

numbered! {
    /// A space of the factory track, from 1 (Duryea, the oldest) to 26 (the most modern).
    Space, 26
}

arguments!(named Class);

impl Argument for Space {
    fn parse(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| msg!(k::NOTATION_SPACE, word, most = Self::COUNT))
    }

    fn write(&self, _: &Seats, line: &mut String) {
        line.push_str(&self.to_string());
    }
}
