//! The message files: the same messages with the same arguments in every language, and clean typography.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests fails as a test does")]

mod ftl;
mod messages;
mod third;
mod told;
mod typography;
