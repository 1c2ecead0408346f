//! The 24 cars by number, and where each of them is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Holder, Seat, Seats};
use crate::games::auto_brocante::units::{GRAVEYARD, STOLEN};
use crate::words::Line;

/// One of the cars, by the number on its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Car(u8);

impl Car {
    /// How many there are.
    pub const COUNT: u8 = 24;

    /// The car of a number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// The number on its card, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Car {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Car {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

impl TryFrom<u8> for Car {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("cars are numbered 1 to {}, not {number}", Self::COUNT))
    }
}

impl From<Car> for u8 {
    fn from(car: Car) -> Self {
        car.0
    }
}

/// Where a car is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// In the car bank, face down.
    #[default]
    Bank,
    /// On a dealer's lot.
    Lot(Seat),
    /// In the graveyard: sold to a customer, or burnt.
    Graveyard,
    /// Stolen from a dealer, who may still recover it (ruling `recovered later`).
    Stolen(Seat),
}

impl Where {
    /// The place on the ledger.
    pub const fn holder(self) -> Holder {
        match self {
            Self::Bank => Holder::Bank,
            Self::Lot(seat) => Holder::Seat(seat),
            Self::Graveyard => GRAVEYARD,
            Self::Stolen(_) => STOLEN,
        }
    }
}

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bank => f.write_str("bank"),
            Self::Lot(seat) => seat.fmt(f),
            Self::Graveyard => f.write_str("graveyard"),
            Self::Stolen(seat) => write!(f, "stolen {seat}"),
        }
    }
}

impl Argument for Car {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| unknown(word))
    }
}

/// A Blue Book value as it is typed: `8000`, and `junk` for 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dollars(pub u32);

impl fmt::Display for Dollars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("junk") } else { self.0.fmt(f) }
    }
}

impl Argument for Dollars {
    fn read(word: &str, seats: &Seats) -> Result<Self, Line> {
        if word == "junk" { Ok(Self(0)) } else { u32::read(word, seats).map(Self) }
    }
}
