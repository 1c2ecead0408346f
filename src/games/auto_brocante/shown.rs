//! Blue Book values that the table has seen: a Blue Book shows one value for a car, all game long. Another, and one that
//! is not printed for the list price, is doubted (`Teaching::doubts`) and never refused.

use crate::engine::Seat;
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::{
    Act, Approach, Bargain, Base, Business, Car, FinalCount, Force, Sell, Tx, View, lots,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// What the table has seen in a dealer's Blue Book for a car; 0 is junk.
pub fn shown(view: View<'_>, seat: Seat, car: Car) -> Option<u32> {
    view.state().shown.get(&(seat, car)).copied()
}

/// A dealer shows the own value of a car.
pub fn show(tx: &mut Tx<'_>, seat: Seat, car: Car, value: u32) {
    tx.state().shown.insert((seat, car), value);
}

/// Every Blue Book value in an act that is looked at twice.
pub fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
    let hood = |seat: Option<Seat>, car: Car, bargain: Bargain| match (seat, bargain) {
        (Some(seat), Bargain::Hood { value, .. }) => vec![(seat, car, value)],
        _ => Vec::new(),
    };
    let values = match act {
        Act::Sell(Sell { seat, car, base: Base::Book(value), .. }) => vec![(*seat, *car, *value)],
        Act::Business(Business { seat, car, bargain, .. })
        | Act::Force(Force { seat, car: Some(car), bargain, .. }) => hood(Some(*seat), *car, *bargain),
        Act::Approach(Approach { car, bargain, .. }) => hood(lots::owner(view, *car), *car, *bargain),
        Act::Final(FinalCount { values }) => {
            let of = |(seat, worth): (Seat, &Vec<(Car, u32)>)| {
                worth.iter().map(move |(car, value)| (seat, *car, *value)).collect::<Vec<_>>()
            };
            view.seats().iter().zip(values).flat_map(of).collect()
        }
        _ => Vec::new(),
    };
    values.into_iter().filter_map(|(seat, car, value)| doubt(view, seat, car, value)).collect()
}

/// Why a Blue Book value is looked at twice: the table has seen another, or none such is printed for the list price of the
/// car.
pub fn doubt(view: View<'_>, seat: Seat, car: Car, value: u32) -> Option<Line> {
    let printing = BoardValues::of(view);
    let other = shown(view, seat, car).filter(|seen| *seen != value);
    let description = |seen: u32| {
        let (value, seen) = (worth(i64::from(value)), worth(i64::from(seen)));
        msg!(k::DOUBT_SHOWN, seat = view.name(seat), value = value, seen = seen, car = printing.car(car))
    };
    other.map(description).or_else(|| printing.doubt(car, value))
}
