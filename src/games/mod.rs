//! The boxes. No game imports another.

pub mod auto_brocante;
pub mod automobile;
pub mod autotock;
pub mod independents;
pub mod sponsors;
