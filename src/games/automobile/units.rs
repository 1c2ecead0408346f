//! The units of Automobile, the places that can hold them, and the numbers that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Seat, Unit};
use crate::games::automobile::{Class, Space};
use crate::units;
use crate::words::keys::automobile as k;

/// The cash that each player begins with, in dollars (Début de partie).
pub const START_CASH: i64 = 2000;
/// The amount of a loan, in dollars (Prêt).
pub const LOAN: i64 = 500;
/// The interest on a loan in every loss phase, in dollars (Prêt).
pub const INTEREST: i64 = 50;
/// The amount to pay a loan back at the end, in dollars (Prêt).
pub const REPAYMENT: i64 = 600;
/// How many loans one player may take in a game (Prêt).
pub const LOANS: i64 = 2;
/// The cost of the parts factory on any space, in dollars (Construire une usine).
pub const PARTS_COST: i64 = 500;
/// The refund for a parts factory on a closing space, in dollars (Fermer une usine).
pub const PARTS_REFUND: i64 = 400;
/// How much the parts factory lowers the cost of each car, in dollars (Construire une usine).
pub const PARTS_SAVING: i64 = 20;
/// How much less than its cost the refund for a tile is, in dollars (Fermer une usine).
pub const CLOSING_COST: i64 = 100;
/// How many factory tiles a space can hold (Construire une usine).
pub const TILES_PER_SPACE: i64 = 3;
/// How many distributors one action may place (Placer des distributeurs).
pub const DISTRIBUTORS_PER_ACTION: i64 = 3;
/// How many R&D cubes one action takes (Prendre deux cubes R&D).
pub const CUBES_PER_ACTION: i64 = 2;
/// How many cars Howard sells (Phase 4).
pub const HOWARD_CARS: usize = 2;
/// How many turns the game has (Tour de jeu).
pub const TURNS: u8 = 4;
/// How many rounds of one action each phase 3 has (Phase 3).
pub const ROUNDS: u8 = 3;
/// The cubes that the first, second and third bonus-sales markers of a turn cost (Phase 6).
pub const BONUS_COST: [i64; 3] = [2, 1, 1];

pub const DOLLARS: Unit = Unit::common(0);
pub const LOSSES: Unit = Unit::common(1);
pub const CUBES: Unit = Unit::common(2);
/// Loans not yet paid back.
pub const LOANS_TAKEN: Unit = Unit::common(3);
pub const BONUS: Unit = Unit::common(4);
pub const REDUCED: Unit = Unit::common(5);
/// Markers on closed spaces.
pub const CLOSED: Unit = Unit::common(6);

pub const fn cars(seat: Seat) -> Unit {
    Unit::of(7, seat)
}

pub const fn distributors(seat: Seat) -> Unit {
    Unit::of(8, seat)
}

pub const fn tiles(seat: Seat) -> Unit {
    Unit::of(9, seat)
}

pub const fn parts(seat: Seat) -> Unit {
    Unit::of(10, seat)
}

pub const fn on(space: Space) -> Holder {
    Holder::Place(0, space.number())
}

pub const fn band(class: Class) -> Holder {
    Holder::Place(1, class.number())
}

pub const fn boxes(class: Class) -> Holder {
    Holder::Place(2, class.number())
}

units! { "automobile";
    money "dollars": Supply::Endless;
    "losses": Supply::Endless;
    "cubes": Supply::Endless;
    "loans": Supply::Endless;
    "bonus": Supply::Common(3);
    "reduced": Supply::Common(4);
    "closed": Supply::Endless;
    "cars": Supply::PerColour(28);
    "distributors": Supply::PerColour(8);
    "tiles": Supply::PerColour(6);
    "parts": Supply::PerColour(1);
}

pub const PLACES: &[PlaceKind] = &[
    PlaceKind::new("space", k::SPACE, Space::COUNT),
    PlaceKind::new("band", k::BAND, 3),
    PlaceKind::new("box", k::BOXES, 3),
];
