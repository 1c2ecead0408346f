//! Blue Book values that dealers have shown. A Blue Book has one value for a car for the whole game, so a different
//! value, or one not printed for the list price, raises a doubt (`Teaching::doubts`) but is never refused.

use crate::engine::Seat;
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::{Car, Tx, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// The value for a car that a dealer has shown in their Blue Book; 0 is junk.
pub fn shown(view: View<'_>, seat: Seat, car: Car) -> Option<u32> {
    view.state().shown.get(&(seat, car)).copied()
}

/// Records the value that a dealer has shown for a car.
pub fn show(tx: &mut Tx<'_>, seat: Seat, car: Car, value: u32) {
    tx.state().shown.insert((seat, car), value);
}

/// Questions a Blue Book value: the dealer has shown a different one, or it is not printed for the list price of the
/// car.
pub fn doubt(view: View<'_>, seat: Seat, car: Car, value: u32) -> Option<Line> {
    let printing = BoardValues::of(view);
    let other = shown(view, seat, car).filter(|seen| *seen != value);
    let differs = |seen: u32| {
        let (value, seen) = (worth(i64::from(value)), worth(i64::from(seen)));
        msg!(k::DOUBT_SHOWN, seat = view.name(seat), value, seen, car = printing.car(car))
    };
    other.map(differs).or_else(|| printing.doubt(car, value))
}
