//! The reference implementation of each game must agree with the program after every entry of whole sessions, refuse
//! what the program refuses, and end in the same state after corrections.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]
#![allow(clippy::panic, reason = "a disagreement is named with its seed")]
#![allow(clippy::print_stdout, reason = "its figures are what a long run is for")]

mod autotock;
mod by_hand;
mod compare;
mod corrected;
mod games;
mod independents;
mod near;
#[path = "../../../tests/common/off_ledger.rs"]
mod off_ledger;
mod reasons;
mod referees;
#[path = "../../../tests/common/walk.rs"]
mod walk;

/// How many games are played: as many as a variable says, or so many.
fn count(variable: &str, ordinary: u64) -> u64 {
    std::env::var(variable).map_or(ordinary, |count| count.parse().unwrap())
}
