//! The results of a group over all its finished sessions. They are computed from the records each time and never stored.

mod past;
mod read;
mod sums;

pub use past::{Past, Placed};
pub use read::{ReadFile, files, read};
pub use sums::{Group, OfBox, OfPlayer, Sum};
