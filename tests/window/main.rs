//! The window, asked through its accessible names: what a screen reader finds and the keyboard reaches.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests fails as a test does")]

mod room;
mod setup;
mod shelf;
