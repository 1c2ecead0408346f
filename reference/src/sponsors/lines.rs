//! The acts and corrections of this game, as lines of the record.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::moves::{Bonus, Origin, Stop};
use super::say::{Car, Category, Fell, Sponsor, Square};
use super::workshop::Step;
use crate::line::Whole;

/// What is typed as a number.
pub(super) type Number = Whole<0, 1_000_000>;

/// What players do.
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

/// What a correction sets beyond the ledger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Fix {
    Phase { phase: Whole<1, 5>, turn: Option<Whole<1, 65_535>> },
    Next(Car),
    At { car: Car, square: Whole<1, 48> },
    Order(Vec<Car>),
    Finished(Vec<Car>),
    On { car: Car, square: Square },
    Off(Car),
    Back(Car),
    Step(Step),
    Fuelled(Vec<Car>),
    Exchanged { car: Car, exchanges: Number },
    Hand { car: Car, category: Category, values: Vec<Whole<0, 7>> },
    Started(Vec<Car>),
    Waiting(Vec<Car>),
    Returns { car: Car, squares: Number },
    Had { car: Car, bonus: Bonus },
    Slipped(Car),
    Spin { car: Car, added: Number },
    Due(Planned),
    Over,
}

/// A move to be made, as a correction says it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Planned {
    #[serde(rename = "n")]
    _n: Number,
    pub(super) car: Car,
    pub(super) squares: Number,
    pub(super) origin: Origin,
    pub(super) bonus: Option<Bonus>,
    #[serde(default)]
    pub(super) ran: [u8; 3],
}
