//! The engine, tested with the sample game.

use crate::sample_game;

mod amends;
mod counts;
mod draws;
mod facts;
mod head;
mod laws;
mod notation;
mod position;
mod powers;
mod readings;
mod refused;
mod tables;
mod trial_balances;

use std::sync::Arc;
use steward::engine::{AnyBook, Session};

/// Two whole turns of two players; the tax rate is observed before the first tax.
pub const GAME: [&str; 11] = [
    "red roll 3",
    "blue roll 5",
    "red buy 2",
    "blue pass",
    "read tax rate 20",
    "tax",
    "red roll 6",
    "blue roll 1",
    "red pass",
    "blue buy 4",
    "tax",
];

/// The book after these lines.
pub fn book(lines: &[&str]) -> Arc<dyn AnyBook> {
    Arc::clone(sample_game::journal(lines).book())
}

pub fn enter(journal: &mut Session, line: &str) -> u32 {
    let verb = journal.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    journal.enter(verb, String::new()).unwrap_or_else(|rejection| panic!("{line}: {rejection}")).n
}

/// The message key of the refusal of a line, or of the question about a missing board value.
pub fn refused(journal: &mut Session, line: &str) -> String {
    let verb = journal.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    journal.enter(verb, String::new()).expect_err(line).to_string()
}
