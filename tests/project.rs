//! The project itself: messages, documents, licences and packaging.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests may panic")]

mod docs;
mod tidy;
mod words;
