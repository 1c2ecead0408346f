//! Text that nobody should type and bytes that no program wrote, by chance and by hand, through every door.
//! `PROPTEST_CASES=100000 cargo test --test nonsense` tries so many of each.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "any figures will do")]

mod chance;
mod doors;
mod giants;
#[path = "../record/memory.rs"]
#[allow(dead_code, reason = "the disks that fail are tried elsewhere")]
mod memory;
