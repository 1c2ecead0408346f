//! Blue Book values that the table has seen. A Blue Book has one value for a car all game long, so another value, or
//! one not printed for the list price, is doubted (`Teaching::doubts`) and never refused.

use crate::engine::Seat;
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::{
    Act, Approach, Bargain, Base, Business, Car, FinalCount, Force, Sell, Tx, View, lots,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// The value for a car that the table has seen in a dealer's Blue Book; 0 is junk.
pub fn shown(view: View<'_>, seat: Seat, car: Car) -> Option<u32> {
    view.state().shown.get(&(seat, car)).copied()
}

/// Keeps the value that a dealer has shown for a car.
pub fn show(tx: &mut Tx<'_>, seat: Seat, car: Car, value: u32) {
    tx.state().shown.insert((seat, car), value);
}

/// The doubts about the Blue Book values in an act.
pub fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
    values(view, act).into_iter().filter_map(|(seat, car, value)| doubt(view, seat, car, value)).collect()
}

/// Doubts about Blue Book values in an act that are not printed for the list price of the car. Those of the final count are doubted
/// as each dealer enters them.
pub fn unlisted(view: View<'_>, act: &Act) -> Vec<Line> {
    let shown = if matches!(act, Act::Final(_)) { Vec::new() } else { values(view, act) };
    shown.into_iter().filter_map(|(_, car, value)| BoardValues::of(view).doubt(car, value)).collect()
}

/// The Blue Book values in an act.
fn values(view: View<'_>, act: &Act) -> Vec<(Seat, Car, u32)> {
    let hood = |seat: Option<Seat>, car: Car, bargain: Bargain| match (seat, bargain) {
        (Some(seat), Bargain::Hood { value, .. }) => vec![(seat, car, value)],
        _ => Vec::new(),
    };
    match act {
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
    }
}

/// A doubt about a Blue Book value: the table has seen another one, or this one is not printed for the list price of
/// the car.
pub fn doubt(view: View<'_>, seat: Seat, car: Car, value: u32) -> Option<Line> {
    let printing = BoardValues::of(view);
    let other = shown(view, seat, car).filter(|seen| *seen != value);
    let differs = |seen: u32| {
        let (value, seen) = (worth(i64::from(value)), worth(i64::from(seen)));
        msg!(k::DOUBT_SHOWN, seat = view.name(seat), value = value, seen = seen, car = printing.car(car))
    };
    other.map(differs).or_else(|| printing.doubt(car, value))
}
