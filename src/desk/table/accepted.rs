//! An act that was accepted and waits for a printed value, which its draw brought up.

use crate::engine::Rejection;
use crate::words::Line;

/// The act, what came out for it, and what it asks.
#[derive(Clone, Debug)]
pub(super) struct Accepted {
    /// The act as it was accepted, its outcome left open.
    pub(super) act: String,
    /// The version of the book in which it asks.
    pub(super) version: u32,
    /// What it asks.
    pub(super) rejection: Rejection,
    /// What came out, in plain words.
    pub(super) drawn: Line,
}
