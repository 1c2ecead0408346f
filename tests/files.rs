//! Files, the command line and exports, sound and damaged.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of tests fails as a test does"
)]
#![allow(clippy::print_stdout, reason = "its figures are what a long run is for")]

mod console;
mod counts;
mod crash;
mod export;
#[path = "common/memory.rs"]
mod memory;
#[path = "common/off_ledger.rs"]
mod off_ledger;
mod record;
mod robustness;
mod sample_game;
