//! What Autotock counts, and where it may be. A car in its paddock is in its owner's hand; every other place is on
//! the board.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Seat, Unit};
use crate::games::autotock::deal_cycle::DECK;
use crate::games::autotock::spot::{Spot, Square};
use crate::units;
use crate::words::keys::autotock as k;

/// How many cars each player has (Avant de jouer).
pub const CARS: u8 = 3;

/// Cards: in hand, on the pile, or undealt at the bank.
pub const CARDS: Unit = Unit::common(0);
/// Where played and discarded cards go.
pub const PILE: Holder = Holder::Place(3, 1);

pub const fn cars(seat: Seat) -> Unit {
    Unit::of(1, seat)
}

/// The index of the squares in `PLACES`.
pub(super) const SQUARES: u8 = 0;
/// The index of the verges in `PLACES`.
pub(super) const VERGES: u8 = 1;
/// The index of the garages in `PLACES`.
pub(super) const GARAGES: u8 = 2;

units! { "autotock";
    "cards": Supply::Common(DECK as u16);
    "cars": Supply::PerColour(CARS as u16), back = k::CAR_BACK;
}

/// The places of the board. Every player's garage has its own three, with the same numbers.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind::new("square", k::SQUARE, Square::COUNT),
    PlaceKind::new("verge", k::VERGE, Square::COUNT),
    PlaceKind::new("garage", k::GARAGE, Spot::PLACES),
    PlaceKind::new("pile", k::PILE, 1),
];
