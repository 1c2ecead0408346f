//! The boxes. No game imports another.

pub mod automobile;
pub mod autotock;
pub mod independents;
