//! What a group has played so far: every record that is over, per player and per box. It is read from the records
//! each time, and kept nowhere.

mod past;
mod read;
mod sums;

pub use past::{Past, Placed};
pub use read::{ReadFile, files, read};
pub use sums::{Group, OfBox, OfPlayer, Sum};
