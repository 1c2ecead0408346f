//! The real program as a shell sees it: output, error output and exit code.

use crate::memory;

mod amends;
mod arguments;
mod ask;
mod boards;
mod broken;
mod counted;
mod decided;
mod demo;
mod draws;
mod faults;
mod faulty;
mod generated;
mod groups;
mod incoming;
mod play;
mod position;
mod replay;
mod results;
mod retries;
mod room;
mod shared;
mod suggestions;
mod typed;
mod whole;
