//! Tidiness is a test: rooms import one way, nothing is promised that is not there. What a lint can see, `Cargo.toml` and
//! `clippy.toml` say.

mod games;
mod licences;
mod messages;
mod packaging;
mod pages;
mod public;
mod rooms;
mod source;
