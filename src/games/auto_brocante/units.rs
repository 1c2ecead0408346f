//! The units of Auto-Brocante, the places that can hold them, and the numbers that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Unit};
use crate::games::auto_brocante::Car;
use crate::units;
use crate::words::keys::auto_brocante as k;

/// The cash that each dealer begins with, in dollars (Préparation).
pub const START_CASH: i64 = 25_000;
/// The Auto-Brocante cards that each dealer begins with (Préparation).
pub const START_CARDS: i64 = 5;
/// The policies that each dealer begins with (Préparation).
pub const START_POLICIES: i64 = 1;
/// The price of a policy, in dollars (5. Assurance).
pub const POLICY: i64 = 4000;
/// The fine after a look under the hood, in dollars (7. Regarder sous le capot).
pub const FINE: i64 = 1000;
/// How many cars a lot can hold (2. Minimum commercial).
pub const LOT: i64 = 6;
/// How many cars a dealer must have when a turn begins (2. Minimum commercial).
pub const MINIMUM: i64 = 2;
/// The minimum when the bank has fewer than two cars (2. Minimum commercial).
pub const SMALL_MINIMUM: i64 = 1;
/// How many cards option A allows in a turn (4. Utilisation des cartes).
pub const CARDS_A_TURN: u8 = 2;

pub const DOLLARS: Unit = Unit::common(0);
pub const CARS: Unit = Unit::common(1);
/// Auto-Brocante cards, of any kind.
pub const CARDS: Unit = Unit::common(2);
pub const POLICIES: Unit = Unit::common(3);

/// Cars out of the game.
pub const GRAVEYARD: Holder = Holder::Place(0, 1);
/// Stolen cars that may still be recovered.
pub const STOLEN: Holder = Holder::Place(1, 1);

/// How many cars each dealer begins with (Préparation).
pub const fn cars_each(seats: usize) -> usize {
    match seats {
        3 => 4,
        4 => 3,
        _ => 2,
    }
}

units! { "auto-brocante";
    money "dollars": Supply::Endless;
    "cars": Supply::Common(Car::COUNT as u16);
    "cards": Supply::Common(45);
    "policies": Supply::Common(10);
}

pub const PLACES: &[PlaceKind] =
    &[PlaceKind::new("graveyard", k::PLACE_GRAVEYARD, 1), PlaceKind::new("stolen", k::PLACE_STOLEN, 1)];
