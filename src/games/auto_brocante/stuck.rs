//! A position that the rules never end: no dealer has a car or can ever pay for one.

use crate::engine::{Derivation, Tally};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::rulings::{MIN_DEBT, SHORT_DEBT, STUCK_GO_ON};
use crate::games::auto_brocante::units::{CARS, DOLLARS};
use crate::games::auto_brocante::{Car, Step, Tx, View, Where, lots};

use crate::words::keys::auto_brocante as k;

/// Whether no car can come onto a lot any more. Dealers without cars earn nothing, so cash never changes: the
/// position is stuck once no dealer can pay the card price, the fixed price, or the dearest list price in the bank.
/// It does not wait for the full round that the rule page mentions, since nothing can change in it. It is not stuck
/// while a board value is missing or a stolen car may be recovered.
fn is_stuck(view: View<'_>) -> bool {
    let state = view.state();
    let car_in_play = view.seats().iter().any(|seat| view.has(seat, CARS) > 0)
        || Car::all().any(|car| matches!(state.place(car), Where::Stolen(_)));
    if state.step == Step::Deal || state.counted.is_some() || car_in_play || lots::in_bank(view) == 0 {
        return false;
    }
    if view.is(SHORT_DEBT) || view.is(MIN_DEBT) {
        return false;
    }
    let printing = BoardValues::of(view);
    let dearest = state.at(Where::Bank).map(|car| printing.known_list(car)).collect::<Option<Vec<_>>>();
    let dearest = dearest.and_then(|lists| lists.into_iter().max());
    let prices = [printing.card_price().ok(), printing.fixed_price().ok()].map(|printed| Some(printed?.0));
    let Some(cheapest) = prices.into_iter().chain([dearest]).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let richest = view.seats().iter().map(|seat| view.has(seat, DOLLARS)).max();
    richest < cheapest.into_iter().min()
}

/// Whether the game may be counted now because it is stuck (ruling `stuck`).
pub fn may_end(view: View<'_>) -> bool {
    !view.is(STUCK_GO_ON) && is_stuck(view)
}

/// Records why the game may be counted.
pub fn record_may_end(tx: &mut Tx<'_>) {
    tx.record_finding(|| {
        let mut tally = Tally::traced();
        tally.note(|| k::RULING_STUCK_MAY_END);
        Derivation::of(k::FOUND_STUCK, k::RULE_END, tally)
    });
}
