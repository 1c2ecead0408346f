//! The rule pages as tests: what each box says, case by case, told in lines of notation.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests fails as a test does")]

mod auto_brocante;
mod automobile;
mod autotock;
mod independents;
mod refusals;
mod sponsors;
mod table;
#[allow(dead_code, reason = "only whole games are walked here")]
#[path = "../common/walk.rs"]
mod walk;
mod worked;
