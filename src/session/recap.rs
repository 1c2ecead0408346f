//! A summary of the current turn so far.

use crate::engine::{Holder, Seat, Unit};
use crate::session::Session;

/// A summary of the current turn so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recap {
    /// The number of acts entered.
    pub acts: usize,
    /// What each player gained or lost in the first row shown for players.
    pub changes: Vec<(Seat, Unit, i64)>,
    /// The line of the last act.
    pub last: Option<u32>,
}

impl Recap {
    /// Summarizes the current turn of a session.
    pub fn of(table: &Session) -> Self {
        let turn = format!("{}.", table.stage().turn);
        let acts = |line: &&u32| table.line(**line).is_some_and(|row| row.verb.act().is_some());
        let of_turn = |line: &&u32| table.line(**line).is_some_and(|row| row.phase.starts_with(&turn));
        let chain = table.chain();
        // The act that ended the previous turn is the last line before this one.
        let begun = chain.iter().find(of_turn).copied().filter(|_| table.stage().turn > 1).unwrap_or(0);
        let since: Vec<u32> = chain.iter().filter(|line| **line > begun).filter(acts).copied().collect();
        let last = chain.iter().rev().find(acts).copied();
        let column = (table.info().columns)().into_iter().next();
        let then = table.view_at(begun).map(|glance| glance.book.ledger.clone());
        let (Some(column), Ok(then)) = (column, then) else {
            return Self { acts: since.len(), changes: Vec::new(), last };
        };
        let change = |seat: Seat| {
            let accounts = column.accounts(table.chart(), Holder::Seat(seat), seat);
            let unit = accounts.first().map(|(_, unit)| *unit)?;
            let more = |(holder, unit): &(Holder, Unit)| {
                table.balance(*holder, *unit) - then.balance(*holder, *unit)
            };
            Some((seat, unit, accounts.iter().map(more).sum()))
        };
        let changes = table.seats().iter().filter_map(change).filter(|(_, _, amount)| *amount != 0).collect();
        Self { acts: since.len(), changes, last }
    }
}
