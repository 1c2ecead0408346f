//! Invalid text and bytes, random and handmade, for every kind of input. `PROPTEST_CASES=100000 cargo test
//! --test files robustness` sets the number of cases for each.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "any figures will do")]

mod chance;
mod doors;
mod giants;
use crate::memory;
