//! The results of a group over all its finished sessions. They are computed from the records each time and never stored.

mod load;
mod past;
mod sums;

pub use load::{LoadedFile, load};
pub use past::{Past, Placed};
pub use sums::{GameResults, Group, PlayerResults, Sum};
