//! Closing a space: tiles go back to hand with a refund, half of the loss points are discarded, and the space is
//! marked.

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Tally, Term, Why, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::{CLOSED_CARS_LOSS, MARKER_CLOSED_BACK};
use crate::games::automobile::track::{Ground, ground};
use crate::games::automobile::turn::{action_done, on_turn};
use crate::games::automobile::units::{
    BONUS, CLOSED, CLOSING_COST, DOLLARS, LOSSES, PARTS_REFUND, REDUCED, cars, on, parts, tiles,
};
use crate::games::automobile::{Automobile, Phase, Space, Tx, View, decisions};
use crate::words::Arg;
use crate::words::keys::automobile as k;
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_CLOSE, k::RULE_CLOSE);

act! {
    /// Phase 3 as an action, phase 6 as a decision: closes a space.
    pub struct Close(Automobile, "close" / "ferme", "red close 7", k::VERB_CLOSE, k::MEANS_CLOSE) {
        by seat: Seat,
        pub space: Space,
    } => k::DESCRIBE_CLOSE
}

impl Command<Automobile> for Close {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space } = *self;
        if matches!(tx.view().state().phase, Phase::Decisions { .. }) {
            decisions::take_close(tx, seat)?;
            close_space(tx, seat, space)?;
            return decisions::decided(tx, seat);
        }
        if !matches!(tx.view().state().phase, Phase::Actions { .. }) {
            let why = msg!(k::CLOSE_NOT_NOW, now = super::turn::phase_name(tx.view().state().phase.number()));
            return Err(Refusal::new(why, k::RULE_CLOSE).into());
        }
        on_turn(tx.view(), seat, k::RULE_CLOSE)?;
        close_space(tx, seat, space)?;
        action_done(tx, seat, None)
    }
}

/// Closes a space: as an action, as a decision, or to pay a bill.
pub fn close_space(tx: &mut Tx<'_>, seat: Seat, space: Space) -> Result<(), Rejection> {
    if ground(tx.view(), space) != Ground::Open(seat) {
        let line = BoardValues::of(tx.view()).space(space);
        let why = msg!(k::CLOSE_NOT_YOURS, space = line, seat = tx.view().name(seat));
        return refuse(why, k::RULE_CLOSE, k::CLOSE_NOT_YOURS_SUGGESTION);
    }
    let (place, hand) = (on(space), Holder::Seat(seat));
    let standing = tx.view().balance(place, tiles(seat));
    let with_parts = tx.view().balance(place, parts(seat));
    let back = refund(tx.view(), seat, space, tx.tally())?;
    tx.post(Holder::Bank, hand, DOLLARS, back, WHY)?;
    tx.hand(place, hand, tiles(seat), standing, WHY)?;
    tx.hand(place, hand, parts(seat), with_parts, WHY)?;
    tx.hand(Holder::Bank, place, CLOSED, 1, WHY)?;
    halve_losses(tx, seat, WHY)?;
    if tx.view().is(CLOSED_CARS_LOSS) {
        lose_cars(tx, seat, space)?;
    }
    if tx.view().is(MARKER_CLOSED_BACK) {
        take_markers(tx, space)?;
    } else {
        record_markers(tx, space);
    }
    Ok(())
}

/// Ruling `closed-cars loss`: removes the cars of the space, for a loss point each.
fn lose_cars(tx: &mut Tx<'_>, seat: Seat, space: Space) -> Result<(), Rejection> {
    let unsold = tx.view().balance(on(space), cars(seat));
    tx.hand(on(space), seat, cars(seat), unsold, WHY)?;
    let line = BoardValues::of(tx.view()).space(space);
    let points = tx.tally().plus(unsold, || msg!(k::TERM_UNSOLD, space = line));
    tx.post(Holder::Bank, seat, LOSSES, points, WHY)
}

/// Ruling `marker-closed back`: takes the markers off the space.
fn take_markers(tx: &mut Tx<'_>, space: Space) -> Result<(), Rejection> {
    for marker in [BONUS, REDUCED] {
        let lying = tx.view().balance(on(space), marker);
        tx.hand(on(space), Holder::Bank, marker, lying, WHY)?;
    }
    Ok(())
}

/// Records how many markers stay on the space.
fn record_markers(tx: &mut Tx<'_>, space: Space) {
    let lying = tx.view().balance(on(space), BONUS) + tx.view().balance(on(space), REDUCED);
    if lying > 0 {
        let tally = tx.tally().plus(lying, || k::RULING_MARKER_CLOSED_STAY);
        tx.found(k::MARKERS_LYING, k::RULE_CLOSE, tally);
    }
}

/// The refund for the tiles and the parts factory of a closing space.
pub fn refund(view: View<'_>, seat: Seat, space: Space, mut refund: Tally) -> Result<Tally, Rejection> {
    let standing = view.balance(on(space), tiles(seat));
    if standing > 0 {
        let printed = BoardValues::of(view).cost(space)?;
        let each = (printed.0 - CLOSING_COST).max(0);
        refund.add_times(standing, each, || {
            let space = BoardValues::of(view).space(space);
            Term::new(msg!(k::TERM_REFUND, space, cost = Arg::Money(printed.0))).printed(printed.1)
        });
    }
    if view.balance(on(space), parts(seat)) > 0 {
        refund.add(PARTS_REFUND, || k::TERM_REFUND_PARTS);
    }
    Ok(refund)
}

/// Discards half of a player's loss points, rounded up.
fn halve_losses(tx: &mut Tx<'_>, seat: Seat, why: Why) -> Result<(), Rejection> {
    let points = tx.view().has(seat, LOSSES);
    let away = tx
        .tally()
        .plus(points - points / 2, || Term::new(msg!(k::TERM_HALF, points)).read_from(seat, LOSSES));
    tx.post(seat, Holder::Bank, LOSSES, away, why)
}
