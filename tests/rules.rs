//! The rules: rule book, laws, whole games, and guarantees of the engine.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of tests fails as a test does"
)]
#![allow(clippy::print_stdout, reason = "its figures are what a long run is for")]

mod engine;
mod frozen_keys;
mod laws;
#[path = "common/off_ledger.rs"]
mod off_ledger;
mod playthroughs;
mod rulebook;
mod sample_game;
#[path = "common/walk.rs"]
mod walk;
