//! Payments: dealers pay in cash for what they choose freely; a payment they are forced to make may become a debt.

use crate::engine::ruling::RulingOption;
use crate::engine::{Holder, Rejection, Seat, Tally, Why, refuse};
use crate::games::auto_brocante::Tx;
use crate::games::auto_brocante::units::DOLLARS;
use crate::msg;
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Line};

/// Pays for something the dealer chose freely. Refuses if cash is short, unless the ruling gives credit.
///
/// # Errors
/// Gives the cash in hand, the amount needed, and an alternative.
pub fn purchase(
    tx: &mut Tx<'_>,
    (from, to): (Seat, Holder),
    mut tally: Tally,
    why: Why,
    credit: RulingOption,
    instead: Line,
) -> Result<(), Rejection> {
    let (has, needs) = (tx.view().has(from, DOLLARS), tally.total());
    if needs <= has {
        return tx.post(from, to, DOLLARS, tally, why);
    }
    if !tx.view().is(credit) {
        let line = msg!(
            k::SHORT_OF_CASH,
            seat = tx.view().name(from),
            has = Arg::Money(has),
            needs = Arg::Money(needs),
            cause = why.cause,
        );
        return refuse(line, why.rule, instead);
    }
    tally.note(|| k::TERM_CREDIT);
    tx.pay_or_owe(from, to, DOLLARS, tally, why)
}
