//! Loans: $500 at any moment, at most two in the game.

use crate::engine::{Halt, Holder, Refusal, Seat, Why};
use crate::games::automobile::Tx;
use crate::games::automobile::units::{DOLLARS, LOAN, LOANS, LOANS_TAKEN};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

const WHY: Why = Why::new(k::CAUSE_LOAN, k::RULE_LOAN);

/// Takes a loan.
pub fn take(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    if tx.view().has(seat, LOANS_TAKEN) >= LOANS {
        let why = say!(k::NO_LOAN_LEFT, seat = tx.view().name(seat), loans = LOANS);
        return Err(Refusal::new(why, k::RULE_LOAN).way_out(Line::new(k::NO_LOAN_LEFT_WAY_OUT)).into());
    }
    tx.hand(Holder::Bank, Holder::Seat(seat), LOANS_TAKEN, 1, WHY)?;
    tx.hand(Holder::Bank, Holder::Seat(seat), DOLLARS, LOAN, WHY)
}

/// How many more loans a player may take.
pub fn left(tx: &Tx<'_>, seat: Seat) -> i64 {
    (LOANS - tx.view().has(seat, LOANS_TAKEN)).max(0)
}
