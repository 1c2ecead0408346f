//! Where cars are. A car always moves in the ledger and by number together, so that bank, lots, graveyard and stolen
//! cars add up to 24.

use crate::engine::{Holder, Refusal, Rejection, Seat, Why, refuse};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::units::{CARS, GRAVEYARD, LOT, STOLEN};
use crate::games::auto_brocante::{Car, Tx, View, Where};
use crate::msg;
use crate::words::keys::auto_brocante as k;
use crate::words::{Key, Line};

/// The dealer whose lot a car is on.
pub fn owner(view: View<'_>, car: Car) -> Option<Seat> {
    match view.state().place(car) {
        Where::Lot(seat) => Some(seat),
        _ => None,
    }
}

/// The cars on a lot, by number.
pub fn lot(view: View<'_>, seat: Seat) -> Vec<Car> {
    view.state().at(Where::Lot(seat)).collect()
}

/// The other dealers, in the order of the table.
pub fn others(view: View<'_>, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    view.seats().iter().filter(move |other| *other != seat)
}

pub fn in_bank(view: View<'_>) -> i64 {
    view.balance(Holder::Bank, CARS)
}

/// Moves a car, both in the ledger and by number.
///
/// # Errors
/// Refuses a seventh car on a lot.
pub fn move_car(tx: &mut Tx<'_>, car: Car, to: Where, why: Why) -> Result<(), Rejection> {
    if let Where::Lot(seat) = to {
        room(tx.view(), seat)?;
    }
    let from = tx.view().state().place(car);
    let term = || BoardValues::of(tx.view()).car(car);
    // No posting if a correction only changes the dealer that a car was stolen from.
    if from.holder() != to.holder() {
        let tally = tx.tally().plus(1, term);
        tx.post(from.holder(), to.holder(), CARS, tally, why)?;
    }
    tx.state().put(car, to);
    Ok(())
}

/// Refuses a car on a full lot.
///
/// # Errors
/// Names the dealer with the full lot.
pub fn room(view: View<'_>, seat: Seat) -> Result<(), Rejection> {
    if view.has(seat, CARS) < LOT {
        return Ok(());
    }
    let why = msg!(k::LOT_FULL, seat = view.name(seat), most = LOT);
    refuse(why, k::RULE_MINIMUM, k::LOT_FULL_SUGGESTION)
}

/// Refuses a car that is not on the dealer's lot.
///
/// # Errors
/// Says where the car is, and lists the cars on the dealer's lot.
pub fn on_lot(view: View<'_>, seat: Seat, car: Car, rule: Key) -> Result<(), Rejection> {
    if owner(view, car) == Some(seat) {
        return Ok(());
    }
    let why = msg!(
        k::NOT_ON_LOT,
        car = BoardValues::of(view).car(car),
        place = place(view, car),
        seat = view.name(seat)
    );
    refuse(why, rule, lot_line(view, seat))
}

/// Suggests the cars on a lot.
pub fn lot_line(view: View<'_>, seat: Seat) -> Line {
    let cars: Vec<Line> = lot(view, seat).into_iter().map(|car| BoardValues::of(view).car(car)).collect();
    match cars.is_empty() {
        true => msg!(k::LOT_EMPTY, seat = view.name(seat)),
        false => msg!(k::LOT_HOLDS, seat = view.name(seat), cars),
    }
}

/// Describes where a car is.
pub fn place(view: View<'_>, car: Car) -> Line {
    match view.state().place(car) {
        Where::Bank => Line::new(k::AT_BANK),
        Where::Lot(seat) => msg!(k::AT_LOT, seat = view.name(seat)),
        Where::Graveyard => Line::new(k::AT_GRAVEYARD),
        Where::Stolen(seat) => msg!(k::AT_STOLEN, seat = view.name(seat)),
    }
}

/// Checks that the ledger and the car numbers agree.
///
/// # Errors
/// Suggests correcting cars by number.
pub fn agree(view: View<'_>) -> Result<(), Refusal> {
    let state = view.state();
    let numbered = |holder: Holder| Car::all().filter(|car| state.place(*car).holder() == holder).count();
    let lots = view.seats().iter().map(Holder::Seat);
    for holder in lots.chain([Holder::Bank, GRAVEYARD, STOLEN]) {
        if usize::try_from(view.balance(holder, CARS)) != Ok(numbered(holder)) {
            let on_a_lot = Car::all().find(|car| matches!(state.place(*car).holder(), Holder::Seat(_)));
            let act = format!("correct car {} bank", on_a_lot.map_or(1, Car::number));
            let suggestion = msg!(k::CARS_BY_NUMBER_SUGGESTION, act = view.typed(&act));
            return refuse(k::CARS_BY_NUMBER, k::RULE_CARS, suggestion);
        }
    }
    Ok(())
}
