//! The file of a session, `*.steward`: a header and one line per entry, in JSON, each with a checksum chained
//! to the line before. A line counts as saved only when it would survive a power failure. A record either
//! opens or reports which line is wrong, and is left unchanged then.

mod backup;
mod enter;
mod failure;
mod fault;
mod follow;
mod load;
mod open;
mod resolve;
mod sum;
mod together;
mod writer;

pub use backup::{Backup, Backups};
pub use enter::{Closed, Saved, Trouble};
pub use failure::{Reports, set_open};
pub use fault::{Cause, Fault, FaultPlace};
pub use follow::{CaughtUp, Follower, Fresh};
pub use load::Report;
pub use open::{Copy, ReadOnly, Record, RecordOf, new_id, save_good, write_file};
pub use writer::Bell;
