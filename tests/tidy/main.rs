//! Tidiness is a test: rooms import one way, nothing is promised that is not there. What a lint can see, `Cargo.toml` and
//! `clippy.toml` say.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests fails as a test does")]

mod absent;
mod games;
mod licences;
mod messages;
mod packaging;
mod pages;
mod public;
mod refusals;
mod rooms;
mod rulings;
mod source;
