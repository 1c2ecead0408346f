//! The project itself: messages, documents, licences and packaging.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of tests fails as a test does"
)]

mod docs;
mod tidy;
mod words;
