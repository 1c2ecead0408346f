//! The sample game: players roll a die, are paid for the pips, may buy stamps, then pay a tax on their
//! stamps. It has two units, one board value and one ruling.

#![allow(dead_code, missing_docs, reason = "each test program uses a part of it")]

mod acts;
mod rules;
mod words;

use steward::engine::ledger::{PlaceKind, Supply, Unit, UnitKind};
use steward::engine::ruling::{RulingForm, RulingOption};
use steward::engine::{Colour, Holder};
use steward::words::Key;

pub const DOLLARS: Unit = Unit::common(0);
pub const STAMPS: Unit = Unit::common(1);
pub const JAR: Holder = Holder::Place(0, 1);
pub const FORGIVE: RulingOption = RulingOption::new(0, 1);
pub const LAST_TURN: RulingOption = RulingOption::new(1, 1);

const UNITS: &[UnitKind] = &[
    UnitKind {
        word: "dollars",
        amount: Key::new("toy-dollars"),
        name: Key::new("toy-unit-dollars"),
        supply: Supply::Endless,
        money: true,
        back: None,
    },
    UnitKind {
        word: "stamps",
        amount: Key::new("toy-stamps"),
        name: Key::new("toy-unit-stamps"),
        supply: Supply::Common(12),
        money: false,
        back: None,
    },
];
const PLACES: &[PlaceKind] = &[PlaceKind { word: "jar", name: Key::new("toy-jar"), count: 2 }];
const RULINGS: &[RulingForm] = &[
    RulingForm::new(
        "short",
        Key::new("toy-short"),
        &[("debt", Key::new("toy-short-debt")), ("forgive", Key::new("toy-short-forgive"))],
    ),
    RulingForm::new(
        "end",
        Key::new("toy-end"),
        &[("set-up", Key::new("toy-end-set-up")), ("now", Key::new("toy-end-now"))],
    ),
    RulingForm {
        at_set_up: true,
        ..RulingForm::new(
            "paper",
            Key::new("toy-paper"),
            &[("white", Key::new("toy-paper-white")), ("brown", Key::new("toy-paper-brown"))],
        )
    },
];
const COLOURS: &[Colour] = &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleGame;

steward::stands! {
    Stands, "correct turn 2 1: reason";
    pub turn: Option<PhaseOf> = "turn" => |_, at, _| {
        steward::msg!(steward::words::Key::new("toy-stands"), turn = at.turn, phase = at.phase)
    },
}

steward::parts! {
    /// The turn and the phase.
    PhaseOf {
        turn: u32,
        phase: u8,
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub turn: u32,
    pub turns: u32,
    pub phase: u8,
    pub done: u8,
}

#[allow(unused_imports, reason = "each test program uses a part of it")]
pub use acts::{Act, Buy, Pass, Roll};
#[allow(unused_imports, reason = "each test program uses a part of it")]
pub use words::{header, journal};
