//! The acts and corrections of Les Sponsors, as lines of the record.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::moves::{Bonus, Origin, Stop};
use super::say::{Car, Category, Fell, Sponsor, Square};
use super::workshop::Step;
use crate::line::Whole;

/// A number in an act.
pub(super) type Number = Whole<0, 1_000_000>;

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Act {
    Dealt,
    Hand { car: Car, cards: BTreeMap<Category, Vec<Whole<0, 7>>> },
    Sell { car: Car, cards: Option<Vec<Sponsor>> },
    Roll { car: Car, die: Number, squares: Option<Number> },
    Move { car: Car, squares: Number },
    Buy { car: Car, category: Category, paid: Option<Number> },
    Sponsor { car: Car, drawn: Sponsor, drop: Option<Sponsor> },
    Swap { car: Car, category: Category },
    Force { car: Car, with: Car, category: Category },
    Done { car: Car },
    Energy { car: Car, tokens: Number },
    Exchange { car: Car, with: Car, category: Category },
    Give { car: Car, to: Car, tokens: Number },
    Grid { order: Vec<Car> },
    Play { car: Car, category: Category, value: Number },
    Spin { car: Car, zero: Option<Category>, added: Option<u8> },
    Ball { fell: Fell },
    Stop(Stop),
    Finish { car: Car },
    Pass { car: Car },
    Miss { car: Car, place: Option<usize>, on: Option<Square> },
}

/// The facts that a correction sets off the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fact {
    Phase { phase: Whole<1, 5>, turn: Option<Whole<1, 65_535>> },
    Next(Car),
    At(BTreeMap<Car, Whole<1, 48>>),
    Order(Vec<Car>),
    Finished(Vec<Car>),
    On(BTreeMap<Car, Square>),
    Off(BTreeMap<Car, Track>),
    Step(Step),
    Fuelled(Vec<Car>),
    Exchanged(BTreeMap<Car, Number>),
    Hands(Vec<(Car, Hand)>),
    Started(Vec<Car>),
    Waiting(Vec<Car>),
    Greened(Vec<Car>),
    Slipstreamed(Vec<Car>),
    Slipped(Vec<Car>),
    Spin { car: Car, added: Number },
    Due(BTreeMap<u8, Planned>),
    Over(bool),
}

/// Whether a car is on the track.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Track {
    Back,
    Off,
    Returns(Number),
}

/// The known cards of a category.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hand {
    pub(super) category: Category,
    pub(super) values: Vec<Whole<0, 7>>,
}

/// A move still to make, as written in a correction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Planned {
    pub(super) car: Car,
    pub(super) squares: Number,
    pub(super) origin: Origin,
    pub(super) bonus: Option<Bonus>,
    #[serde(default)]
    pub(super) ran: [u8; 3],
}
