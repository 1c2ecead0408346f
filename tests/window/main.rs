//! The window, driven by the names of its controls as a screen reader would read them.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail this way")]

mod check;
mod deal;
