//! The command line as a shell sees it: the real program, its output, its error output, its exit code.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]
#![allow(clippy::print_stdout, reason = "its figures are what a long run is for")]

#[path = "../record/memory.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod memory;

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
