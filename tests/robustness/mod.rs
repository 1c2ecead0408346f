//! Text that nobody should type and bytes that no program wrote, by chance and by hand, through every door.
//! `PROPTEST_CASES=100000 cargo test --test files robustness` tries so many of each.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "any figures will do")]

mod chance;
mod doors;
mod giants;
use crate::memory;
