//! What Tow Truck counts, where it may lie, and what everybody begins with.

use crate::engine::ledger::{PlaceKind, Supply, UnitKind};
use crate::engine::{Halt, Holder, Unit, Why};
use crate::games::tow_truck::Tx;
use crate::words::keys::tow_truck as k;

/// What everybody begins with, in dollars (Set-up).
pub const PURSE: i64 = 30;
/// Dollars for a wreck that is scrapped (Calls).
pub const SCRAP_PRICE: i64 = 2;
/// Dollars.
pub const DOLLARS: Unit = Unit::common(0);
/// The small wrecks.
pub const MINIS: Unit = Unit::common(1);
/// The large wrecks.
pub const VANS: Unit = Unit::common(2);
/// Where wrecks go that nobody tows home.
pub const SCRAP: Holder = Holder::Place(0, 1);

/// The units of the box, in the order of the constants above; the bank's wrecks are those in the bag.
pub const UNITS: &[UnitKind] = &[
    UnitKind::money("dollars", k::UNIT_DOLLARS, k::AMOUNT_DOLLARS),
    UnitKind::pieces("minis", k::UNIT_MINIS, k::AMOUNT_MINIS, Supply::Common(8)),
    UnitKind::pieces("vans", k::UNIT_VANS, k::AMOUNT_VANS, Supply::Common(4)),
];

/// The places of the board.
pub const PLACES: &[PlaceKind] = &[PlaceKind { word: "scrap", name: k::SCRAP, count: 1 }];

/// Everybody gets a purse.
pub(super) fn set_up(tx: &mut Tx<'_>) -> Result<(), Halt> {
    let why = Why::new(k::CAUSE_PURSE, k::RULE_SET_UP);
    let mut seats = tx.view().seats().iter();
    seats.try_for_each(|seat| tx.hand(Holder::Bank, Holder::Seat(seat), DOLLARS, PURSE, why))
}
