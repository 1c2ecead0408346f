//! Movements that a ruling of the table decided, so that their explanation names it.

use crate::engine::ruling::Verdict;
use crate::engine::{Halt, Holder, Term, Unit, Why};
use crate::games::automobile::rulings::CLOSED_CARS_LOSS;
use crate::games::automobile::track::{Ground, ground};
use crate::games::automobile::{Look, Space, Tx};
use crate::words::Line;

/// Names the ruling that a verdict answers, where it decided the term.
pub fn under(view: Look<'_>, term: Term, verdict: Option<Verdict>) -> Term {
    term.under(verdict.map(|verdict| view.ruling_form(verdict)))
}

/// Hands pieces over because a ruling says so.
///
/// # Errors
/// As [`Tx::hand`].
pub fn hand(
    tx: &mut Tx<'_>,
    (from, to): (Holder, Holder),
    unit: Unit,
    amount: i64,
    why: Why,
    verdict: Option<Verdict>,
) -> Result<(), Halt> {
    let tally = tx.tally().plus(amount, || under(tx.view(), Term::new(Line::new(why.cause)), verdict));
    tx.post(from, to, unit, tally, why)
}

/// The ruling that let the cars of a closed space be sold (ruling `closed-cars`).
pub fn closed_cars(view: Look<'_>, space: Space) -> Option<Verdict> {
    (ground(view, space) == Ground::Closed).then_some(CLOSED_CARS_LOSS)
}
