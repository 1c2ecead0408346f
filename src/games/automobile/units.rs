//! What Automobile counts, where it may lie, and the figures that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply, UnitKind};
use crate::engine::{Holder, Seat, Unit};
use crate::games::automobile::{Class, Space};
use crate::words::keys::automobile as k;

/// What everybody begins with, in dollars (Début de partie).
pub const START_CASH: i64 = 2000;
/// Dollars for a loan (Prêt).
pub const LOAN: i64 = 500;
/// Dollars of interest on a loan in every loss phase (Prêt).
pub const INTEREST: i64 = 50;
/// Dollars to pay a loan back at the end (Prêt).
pub const REPAYMENT: i64 = 600;
/// How many loans one player may take in a game (Prêt).
pub const LOANS: i64 = 2;
/// Dollars for the parts factory, wherever it stands (Construire une usine).
pub const PARTS_COST: i64 = 500;
/// Dollars for the parts factory of a space that closes (Fermer une usine).
pub const PARTS_REFUND: i64 = 400;
/// Dollars that the parts factory takes off the cost of each car (Construire une usine).
pub const PARTS_SAVING: i64 = 20;
/// Dollars less than its cost that a closed tile returns (Fermer une usine).
pub const CLOSING_COST: i64 = 100;
/// Factory tiles that one space can hold (Construire une usine).
pub const TILES_PER_SPACE: i64 = 3;
/// Distributors placed in one action (Placer des distributeurs).
pub const DISTRIBUTORS_PER_ACTION: i64 = 3;
/// R&D cubes taken in one action (Prendre deux cubes R&D).
pub const CUBES_PER_ACTION: i64 = 2;
/// Cars that Howard sells (Phase 4).
pub const HOWARD_CARS: usize = 2;
/// How many turns the game has (Tour de jeu).
pub const TURNS: u8 = 4;
/// How many rounds of one action each phase 3 has (Phase 3).
pub const ROUNDS: u8 = 3;
/// Cubes for the first, second and third bonus-sales marker of a turn (Phase 6).
pub const BONUS_COST: [i64; 3] = [2, 1, 1];

/// The money of the game, in dollars.
pub const DOLLARS: Unit = Unit::common(0);
/// Loss points.
pub const LOSSES: Unit = Unit::common(1);
/// R&D cubes.
pub const CUBES: Unit = Unit::common(2);
/// Loans taken.
pub const LOANS_TAKEN: Unit = Unit::common(3);
/// Bonus-sales markers.
pub const BONUS: Unit = Unit::common(4);
/// Reduced-price markers.
pub const REDUCED: Unit = Unit::common(5);
/// Marks of closed spaces.
pub const CLOSED: Unit = Unit::common(6);

/// A player's cars.
pub const fn cars(seat: Seat) -> Unit {
    Unit::of(7, seat)
}

/// A player's distributors.
pub const fn distributors(seat: Seat) -> Unit {
    Unit::of(8, seat)
}

/// A player's factory tiles.
pub const fn tiles(seat: Seat) -> Unit {
    Unit::of(9, seat)
}

/// A player's parts factory.
pub const fn parts(seat: Seat) -> Unit {
    Unit::of(10, seat)
}

/// A space of the factory track as a holder.
pub const fn on(space: Space) -> Holder {
    Holder::Place(0, space.number())
}

/// A band of distributors as a holder.
pub const fn band(class: Class) -> Holder {
    Holder::Place(1, class.number())
}

/// A row of distribution boxes as a holder.
pub const fn boxes(class: Class) -> Holder {
    Holder::Place(2, class.number())
}

/// The units of the box, in the order of the constants above.
pub const UNITS: &[UnitKind] = &[
    UnitKind::money("dollars", k::UNIT_DOLLARS, k::AMOUNT_DOLLARS),
    UnitKind::pieces("losses", k::UNIT_LOSSES, k::AMOUNT_LOSSES, Supply::Endless),
    UnitKind::pieces("cubes", k::UNIT_CUBES, k::AMOUNT_CUBES, Supply::Endless),
    UnitKind::pieces("loans", k::UNIT_LOANS, k::AMOUNT_LOANS, Supply::Endless),
    UnitKind::pieces("bonus", k::UNIT_BONUS, k::AMOUNT_BONUS, Supply::Common(3)),
    UnitKind::pieces("reduced", k::UNIT_REDUCED, k::AMOUNT_REDUCED, Supply::Common(4)),
    UnitKind::pieces("closed", k::UNIT_CLOSED, k::AMOUNT_CLOSED, Supply::Endless),
    UnitKind::pieces("cars", k::UNIT_CARS, k::AMOUNT_CARS, Supply::PerColour(28)),
    UnitKind::pieces("distributors", k::UNIT_DISTRIBUTORS, k::AMOUNT_DISTRIBUTORS, Supply::PerColour(8)),
    UnitKind::pieces("tiles", k::UNIT_TILES, k::AMOUNT_TILES, Supply::PerColour(6)),
    UnitKind::pieces("parts", k::UNIT_PARTS, k::AMOUNT_PARTS, Supply::PerColour(1)),
];

/// The places of the board.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind { word: "space", name: k::SPACE, count: Space::COUNT },
    PlaceKind { word: "band", name: k::BAND, count: 3 },
    PlaceKind { word: "box", name: k::BOXES, count: 3 },
];
