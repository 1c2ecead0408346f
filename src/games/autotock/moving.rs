//! Books the moves of a play in the ledger: one posting for each car that changes its place.

use crate::engine::{Derivation, Rejection, Why};
use crate::games::autotock::Tx;
use crate::games::autotock::carry::{Cause, Outcome, Shift};
use crate::games::autotock::units::cars;
use crate::msg;
use crate::words::keys::autotock as k;

/// Moves the cars of a play in the ledger, and sets their marks.
pub fn post(tx: &mut Tx<'_>, outcome: &Outcome) -> Result<(), Rejection> {
    forget(tx, outcome);
    for shift in &outcome.shifts {
        one(tx, shift)?;
    }
    for shift in outcome.shifts.iter().filter(|shift| shift.to.square().is_some()) {
        tx.state().mark(shift.owner, shift.to, shift.mark);
    }
    Ok(())
}

/// Removes the marks at the places that cars leave, before a swap puts another car of the same owner there.
fn forget(tx: &mut Tx<'_>, outcome: &Outcome) {
    for shift in &outcome.shifts {
        if tx.view().balance(shift.from.holder(shift.owner), cars(shift.owner)) == 1 {
            tx.state().marks.remove(&(shift.owner, shift.from));
        }
    }
}

fn one(tx: &mut Tx<'_>, shift: &Shift) -> Result<(), Rejection> {
    let why = cause(shift.cause);
    let (from, to) = (shift.from.holder(shift.owner), shift.to.holder(shift.owner));
    let name = tx.view().name(shift.owner);
    let tally =
        tx.tally().plus(1, || msg!(k::TERM_CAR, seat = name, from = shift.from.line(), to = shift.to.line()));
    if let Some(why) = shift.steps.as_ref().and_then(|steps| steps.why.as_ref()) {
        tx.record_finding(|| Derivation {
            what: why.what.clone().with("to", shift.to.line()),
            ..why.clone()
        });
    }
    tx.post(from, to, cars(shift.owner), tally, why)
}

/// The cause of a posting, with its rule.
pub fn cause(cause: Cause) -> Why {
    match cause {
        Cause::Out => Why::new(k::CAUSE_OUT, k::RULE_OUT),
        Cause::Drive => Why::new(k::CAUSE_DRIVE, k::RULE_CARDS),
        Cause::Park => Why::new(k::CAUSE_PARK, k::RULE_GARAGE),
        Cause::Hit => Why::new(k::CAUSE_HIT, k::RULE_COLLISION),
        Cause::Swept => Why::new(k::CAUSE_SWEPT, k::RULE_JOKER),
        Cause::OffRoad => Why::new(k::CAUSE_OFF_ROAD, k::RULE_EXPERTS),
        Cause::Swap => Why::new(k::CAUSE_SWAP, k::RULE_JACKS),
    }
}
