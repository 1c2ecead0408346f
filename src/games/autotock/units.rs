//! What Autotock counts and where it may lie. A car in its paddock is in its owner's hand; every other place is
//! one of the board.

use crate::engine::ledger::{PlaceKind, Supply, UnitKind};
use crate::engine::{Holder, Seat, Unit};
use crate::games::autotock::deal_cycle::DECK;
use crate::games::autotock::spot::{Spot, Square};
use crate::words::keys::autotock as k;

/// How many cars each player has (Avant de jouer).
pub const CARS: u8 = 3;

/// Cards: in hand, on the pile, or undealt at the bank.
pub const CARDS: Unit = Unit::common(0);
/// Where played and discarded cards lie.
pub const PILE: Holder = Holder::Place(3, 1);

/// A player's cars.
pub const fn cars(seat: Seat) -> Unit {
    Unit::of(1, seat)
}

/// The squares among the places.
pub(super) const SQUARES: u8 = 0;
/// The verges among the places.
pub(super) const VERGES: u8 = 1;
/// The places in the garages among the places.
pub(super) const GARAGES: u8 = 2;

/// The units of the box, in the order of the constants above.
pub const UNITS: &[UnitKind] = &[
    UnitKind::pieces("cards", k::UNIT_CARDS, k::AMOUNT_CARDS, Supply::Common(DECK as u16)),
    UnitKind::pieces("cars", k::UNIT_CARS, k::AMOUNT_CARS, Supply::PerColour(CARS as u16))
        .going_back(k::CAR_BACK),
];

/// The places of the board. Every player's garage has its own three; they share their numbers.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind { word: "square", name: k::SQUARE, count: Square::COUNT },
    PlaceKind { word: "verge", name: k::VERGE, count: Square::COUNT },
    PlaceKind { word: "garage", name: k::GARAGE, count: Spot::PLACES },
    PlaceKind { word: "pile", name: k::PILE, count: 1 },
];
