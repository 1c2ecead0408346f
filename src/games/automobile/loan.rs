//! Loans of $500, at any time, at most two per player in the game.

use crate::engine::{Command, Holder, Rejection, Seat, Why, refuse};
use crate::games::automobile::units::{DOLLARS, LOAN, LOANS, LOANS_TAKEN};
use crate::games::automobile::{Automobile, Tx, View};
use crate::words::Arg;
use crate::words::keys::automobile as k;
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_LOAN, k::RULE_LOAN);

act! {
    /// Takes a loan, at any time.
    pub struct Loan(Automobile, "loan" / "emprunte", "red loan", k::VERB_LOAN, k::MEANS_LOAN) {
        by seat: Seat,
    } => |act, setting| msg!(k::DESCRIBE_LOAN, seat = setting.seats.name(act.seat), amount = Arg::Money(LOAN))
}

impl Command<Automobile> for Loan {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        take(tx, self.seat)
    }
}

pub fn take(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    if tx.view().has(seat, LOANS_TAKEN) >= LOANS {
        let why = msg!(k::NO_LOAN_LEFT, seat = tx.view().name(seat), loans = LOANS);
        return refuse(why, k::RULE_LOAN, k::NO_LOAN_LEFT_SUGGESTION);
    }
    tx.hand(Holder::Bank, seat, LOANS_TAKEN, 1, WHY)?;
    tx.hand(Holder::Bank, seat, DOLLARS, LOAN, WHY)
}

/// Takes loans until nothing is lacking or none is left.
pub fn take_needed(
    tx: &mut Tx<'_>,
    seat: Seat,
    lacking: impl Fn(View<'_>) -> Result<i64, Rejection>,
) -> Result<(), Rejection> {
    while lacking(tx.view())? > 0 && left(tx.view(), seat) > 0 {
        take(tx, seat)?;
    }
    Ok(())
}

/// How many more loans a player may take.
pub fn left(view: View<'_>, seat: Seat) -> i64 {
    (LOANS - view.has(seat, LOANS_TAKEN)).max(0)
}

/// The cash that a player would have after taking all remaining loans.
pub fn most(view: View<'_>, seat: Seat) -> i64 {
    view.has(seat, DOLLARS).saturating_add(left(view, seat) * LOAN)
}
