//! The file of a game, `*.steward`: a header and one line for each act, in JSON, each line with a checksum
//! chained to the line before. Nothing counts as saved before it would survive the end of the machine; whatever
//! the machine does, a record opens again, or says which line is wrong and is left as it is.

mod backup;
mod enter;
mod failure;
mod fault;
mod follow;
mod open;
mod read;
mod resolve;
mod sum;
mod together;
mod writer;

pub use backup::{Backup, Backups};
pub use enter::{Closed, Saved, Trouble};
pub use failure::{Reports, lies_open};
pub use fault::{Cause, Fault, FaultPlace};
pub use follow::{CaughtUp, Follower, Fresh};
pub use open::{Copy, ReadOnly, Record, new_id, save_good, write_file};
pub use read::Report;
pub use writer::Bell;
