//! Tidiness is a test: files stay small, rooms import one way, nothing is promised that is not there.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests fails as a test does")]

mod absent;
mod figures;
mod games;
mod inputs;
mod kit;
mod licences;
mod messages;
mod packaging;
mod pages;
mod proportions;
mod public;
mod refusals;
mod rooms;
mod rulings;
mod size;
mod source;
