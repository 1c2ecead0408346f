//! The units of Autotock, and the places that can hold them. A car in its paddock is in its owner's hand; all other
//! places are on the board.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Seat, Unit};
use crate::games::autotock::deal_cycle::DECK;
use crate::games::autotock::spot::{Spot, Square};
use crate::units;
use crate::words::keys::autotock as k;

/// How many cars each player has (Avant de jouer).
pub const CARS: u8 = 3;

/// Cards: in hand, on the pile, or at the bank if not dealt.
pub const CARDS: Unit = Unit::common(0);
/// The pile of played and discarded cards.
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

/// The places of the board. Each player's garage has three places, with the same numbers for all players.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind::new("square", k::SQUARE, Square::COUNT),
    PlaceKind::new("verge", k::VERGE, Square::COUNT),
    PlaceKind::new("garage", k::GARAGE, Spot::PLACES),
    PlaceKind::new("pile", k::PILE, 1),
];
