//! The boxes. No game imports another.

pub mod automobile;
