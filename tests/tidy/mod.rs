//! Checks of the project itself: import directions, messages, licences, packaging, links. Lints are in `Cargo.toml` and `clippy.toml`.

mod games;
mod licences;
mod messages;
mod packaging;
mod pages;
mod public;
mod rooms;
mod source;
