//! The check of what one player pays in a loss phase.

use crate::ask::terms::automobile::{LOANS, TURNS};
use crate::ask::{Answer, AskError, Payout, payout};
use crate::desk::check::form::{Cell, Form};
use crate::words::keys::check as k;

/// Example values.
pub fn example() -> Form {
    Form::of([
        (k::TURN, Cell::number(3, 1..=TURNS)),
        (k::POINTS, Cell::number(7, 0..=999)),
        (k::LOANS, Cell::number(2, 0..=LOANS)),
        (k::CHARACTER, Cell::discarding(None)),
        (k::RATE, Cell::unread()),
    ])
}

/// Asks the rules.
pub fn ask(form: &Form) -> Result<Answer, AskError> {
    let cell = |at: usize| form.fields.get(at).map(|(_, cell)| cell);
    payout(Payout {
        turn: form.value(0),
        losses: form.value(1),
        loans: form.value(2),
        character: cell(3).and_then(Cell::as_discarding),
        rate: cell(4).and_then(Cell::value),
    })
}
