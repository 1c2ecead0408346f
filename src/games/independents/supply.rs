//! The supply of disks. The rules do not say what happens when a colour runs out (ruling `supply-short`).

use crate::engine::{Holder, Rejection, Seat, Tally, Term, Why};
use crate::games::independents::board::BoardValues;
use crate::games::independents::rulings::SUPPLY_AS_MANY;
use crate::games::independents::units::disks;
use crate::games::independents::{Tx, View};
use crate::msg;
use crate::words::keys::independents as k;

/// How many disks of a colour are left in the supply; negative if markers replace disks.
///
/// # Errors
/// Asks for the number of disks if it is not known.
pub fn left(view: View<'_>, seat: Seat) -> Result<i64, Rejection> {
    let printed = BoardValues::of(view).disks()?;
    Ok(printed.0.saturating_add(view.balance(Holder::Bank, disks(seat))))
}

/// Moves disks of a player's colour from the supply: as many as the tally says or, by the ruling, as there are.
///
/// # Errors
/// Asks for the number of disks if the ruling depends on it.
pub fn take(
    tx: &mut Tx<'_>,
    seat: Seat,
    to: impl Into<Holder>,
    mut tally: Tally,
    why: Why,
) -> Result<(), Rejection> {
    let wanted = tally.total();
    if wanted <= 0 {
        return Ok(());
    }
    if tx.view().is(SUPPLY_AS_MANY) {
        let source = BoardValues::of(tx.view()).disks()?.1;
        let there = left(tx.view(), seat)?.max(0);
        if there < wanted {
            tally
                .add(there - wanted, || Term::new(msg!(k::TERM_SUPPLY_SHORT, disks = there)).printed(source));
        }
    } else if let Ok(there) = left(tx.view(), seat)
        && there < wanted
    {
        let markers = wanted - there.max(0);
        tally.note(|| msg!(k::TERM_MARKERS, disks = markers));
    }
    if tally.total() == 0 {
        let what = msg!(k::SUPPLY_NOTHING, seat = tx.view().name(seat));
        tx.found(what, why.rule, tally);
        return Ok(());
    }
    tx.post(Holder::Bank, to, disks(seat), tally, why)
}
