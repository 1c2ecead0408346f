//! The games. No game imports another.

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::float_arithmetic)]

pub mod auto_brocante;
pub mod automobile;
pub mod autotock;
mod declare;
pub mod independents;
pub mod sponsors;
