//! Before the first turn: the cars that the dealers begin with (Préparation).

use crate::engine::{Halt, Refusal, Why};
use crate::games::auto_brocante::board::Printing;
use crate::games::auto_brocante::units::cars_each;
use crate::games::auto_brocante::{Car, Step, Tx, Where, lots, turn};
use crate::say;
use crate::words::keys::auto_brocante as k;

/// Deals the cars out, then the first turn begins.
///
/// # Errors
/// Refused once they are dealt, with another number of cars than the rules say, and with a car dealt twice.
pub fn deal(tx: &mut Tx<'_>, cars: &[Vec<Car>]) -> Result<(), Halt> {
    const DEALT: Why = Why::new(k::CAUSE_DEAL, k::RULE_SETUP);
    let view = tx.view();
    let seats = view.seats();
    let each = cars_each(seats.count());
    if cars.len() != seats.count() || cars.iter().any(|lot| lot.len() != each) {
        let why = say!(k::DEAL_COUNT, players = seats.count(), each = each);
        return Err(Refusal::new(why, k::RULE_SETUP).way_out(super::stage::stage(view).now).into());
    }
    for (seat, dealt) in seats.iter().zip(cars) {
        for car in dealt {
            if tx.view().state().place(*car) != Where::Bank {
                let why = say!(k::DEAL_TWICE, car = Printing::of(tx.view()).car(*car));
                return Err(Refusal::new(why, k::RULE_SETUP).way_out(k::DEAL_TWICE_WAY_OUT).into());
            }
            lots::move_car(tx, *car, Where::Lot(seat), DEALT, None)?;
        }
    }
    let first = tx.view().state().first;
    tx.state().step = Step::Minimum;
    turn::begin(tx, first);
    Ok(())
}
