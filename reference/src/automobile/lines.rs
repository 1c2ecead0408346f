//! The acts and corrections of Automobile, as lines of the record.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::things::{Band, Character};
use crate::line::{Seat, Whole};

pub(super) type Space = Whole<1, 26>;

/// Spaces, each with a number of cars.
pub(super) type Cars = Vec<(Space, u8)>;

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Act {
    Drawn,
    Bid { bids: Vec<u32> },
    Choose { seat: Seat, character: Character },
    Durant { seat: Seat, space: Option<Space> },
    Build { seat: Seat, space: Space, tiles: u8, parts: Option<bool> },
    Ford { seat: Seat, space: Space, parts: Option<bool> },
    Place { seat: Seat, bands: [u8; 3] },
    Cubes { seat: Seat },
    Produce { seat: Seat, cars: Cars },
    Close { seat: Seat, space: Space },
    Howard { seat: Seat, cars: Vec<Space> },
    Sell { seat: Seat, space: Space, band: Band },
    Distributors { sold: Vec<Cars> },
    Bonus { seat: Seat, space: Space },
    Reduced { seat: Seat, space: Space, markers: u8 },
    Pass { seat: Seat },
    Reveal { tiles: Vec<Vec<u8>>, premium: Option<u8>, bonus: Option<u8> },
    Sale,
    Losses { short: Option<Vec<Short>> },
    EndTurn,
    Loan { seat: Seat },
}

/// A player who cannot pay and closes these spaces first.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Short {
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) close: Vec<Space>,
}

/// The facts that a correction sets off the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fact {
    Phase { turn: Whole<1, 4>, phase: Whole<1, 9>, round: Option<Whole<1, 3>> },
    Order(Vec<Seat>),
    Characters(BTreeMap<Seat, Character>),
    Next(Seat),
    Played(Vec<Seat>),
    Bids(bool),
    Durant(Seat),
    Ford(bool),
    Acted { seat: Seat, built: Option<Space> },
    Selling(bool),
    Passed(Vec<Seat>),
    Passes(u8),
    Taken { close: bool, bonus: u8, pair: bool, singles: u8 },
    Demand([Vec<u8>; 3]),
    Loans(BTreeMap<Seat, u8>),
    Over(bool),
}

/// Converts spaces and their cars to plain numbers.
pub(super) fn counted(cars: &Cars) -> Vec<(i64, i64)> {
    cars.iter().map(|(space, number)| (space.0, i64::from(*number))).collect()
}
