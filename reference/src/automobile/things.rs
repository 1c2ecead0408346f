//! The names of places and things in records, and the values printed on spaces and rows.

use serde::Deserialize;

use super::Automobile;
use crate::Done;
use crate::rules::{Rules, hand};

/// The classes of cars, from the top row. A row is a position in this list, from 1.
pub(super) const CLASSES: [&str; 3] = ["premium", "mid", "low"];

/// The characters in the order of the rule text.
pub(super) const CHARACTERS: [Word; 6] = ["ford", "kettering", "sloan", "howard", "durant", "chrysler"];

type Word = &'static str;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Character(pub(super) Word);

impl TryFrom<String> for Character {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let found = CHARACTERS.into_iter().find(|name| *name == word).map(Self);
        found.ok_or_else(|| format!("there is no character {word:?}"))
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Band {
    Premium = 1,
    Mid,
    Low,
}

pub(super) fn at_space(space: i64) -> String {
    format!("space {space}")
}

/// The place of a band of distributors: 1 premium, 2 mid, 3 low.
pub(super) fn in_band(band: i64) -> String {
    format!("band {band}")
}

pub(super) fn in_boxes(row: i64) -> String {
    format!("box {row}")
}

pub(super) fn cars_of(seat: u8) -> String {
    format!("cars p{seat}")
}

pub(super) fn distributors_of(seat: u8) -> String {
    format!("distributors p{seat}")
}

pub(super) fn tiles_of(seat: u8) -> String {
    format!("tiles p{seat}")
}

pub(super) fn parts_of(seat: u8) -> String {
    format!("parts p{seat}")
}

pub(super) fn class(row: i64) -> &'static str {
    (1..).zip(CLASSES).find(|(other, _)| *other == row).map_or("no class", |(_, class)| class)
}

/// Half of a number, rounded up.
pub(super) fn half_up(number: i64) -> i64 {
    number / 2 + number % 2
}

impl Automobile {
    /// The row of a space: 1 premium, 2 mid, 3 low.
    pub(super) fn row(&self, space: i64) -> Result<i64, String> {
        let cell = format!("space {space} class");
        let word = self.printed_word(&cell)?;
        (1..=3).find(|row| class(*row) == word).ok_or_else(|| format!("unread: {cell}"))
    }

    /// The cost of one factory tile on a space.
    pub(super) fn cost(&self, space: i64) -> Result<i64, String> {
        self.printed(format!("space {space} cost"))
    }

    /// The cost of a number of factory tiles on a space, each reduced by `less`.
    pub(super) fn cost_of(&self, tiles: i64, space: i64, less: i64) -> Result<i64, String> {
        if tiles == 0 {
            return Ok(0);
        }
        Ok((self.cost(space)? - less).max(0).saturating_mul(tiles))
    }

    /// How many open boxes of a row are known in this turn.
    pub(super) fn known_boxes(&self, row: i64) -> i64 {
        (1..=self.turn.min(3))
            .filter_map(|from| self.printed(format!("boxes {} from-{from}", class(row))).ok())
            .sum()
    }

    pub(super) fn open_boxes(&self, row: i64) -> Result<i64, String> {
        let mut open: i64 = 0;
        for from in 1..=self.turn.min(3) {
            open = open.saturating_add(self.printed(format!("boxes {} from-{from}", class(row)))?);
        }
        Ok(open)
    }

    /// Pays the bank for something the player chose freely; refuses if cash is short.
    pub(super) fn spend(&mut self, seat: u8, dollars: i64, what: &str) -> Done {
        let cash = self.cash(seat);
        if cash < dollars {
            return Err(format!("{what} costs ${dollars} and p{seat} has ${cash}; a loan brings $500"));
        }
        self.shift(hand(seat), "bank", "dollars", dollars)
    }

    /// Pays cubes to the bank.
    pub(super) fn use_cubes(&mut self, seat: u8, cubes: i64, what: &str) -> Done {
        let has = self.has(hand(seat), "cubes");
        if has < cubes {
            return Err(format!("{what} takes {cubes} cubes and p{seat} has {has}"));
        }
        self.shift(hand(seat), "bank", "cubes", cubes)
    }

    /// Gives a player loss points.
    pub(super) fn lose(&mut self, seat: u8, points: i64) -> Done {
        self.shift("bank", hand(seat), "losses", points)
    }

    pub(super) fn points(&self, seat: u8) -> i64 {
        self.has(hand(seat), "losses")
    }

    /// Discards loss points of a player.
    pub(super) fn discard(&mut self, seat: u8, points: i64) -> Done {
        self.shift(hand(seat), "bank", "losses", points)
    }

    /// How many more loans a player may take: two in the game.
    pub(super) fn loans_left(&self, seat: u8) -> i64 {
        (2 - self.has(hand(seat), "loans")).max(0)
    }

    pub(super) fn borrow(&mut self, seat: u8) -> Done {
        if self.loans_left(seat) == 0 {
            return Err(format!("p{seat} has both loans already"));
        }
        self.shift("bank", hand(seat), "loans", 1)?;
        self.income("bank", seat, 500)
    }

    /// The money that a player could pay with after taking all remaining loans.
    pub(super) fn means(&self, seat: u8) -> i64 {
        let owes = self.book.ledger.owes(&hand(seat));
        self.cash(seat).saturating_add((500 * self.loans_left(seat)).saturating_sub(owes).max(0))
    }
}
