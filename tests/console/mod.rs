//! The command line as a shell sees it: the real program, its output, its error output, its exit code.

use crate::memory;

mod ask;
mod boards;
mod broken;
mod counted;
mod decided;
mod demo;
mod draws;
mod faults;
mod faulty;
mod groups;
mod look;
mod meant;
mod nasty;
mod packed;
mod play;
mod position;
mod powers;
mod put_right;
mod room;
mod shared;
mod sure;
mod taken;
mod typed;
