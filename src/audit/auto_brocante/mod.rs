//! Auto-Brocante, reckoned a second time from its pages alone.

mod acts;
mod attacks;
mod bargain;
mod count;
mod fixes;
mod lot;
mod options;
mod questions;
mod reckoning;
mod table;

#[cfg(test)]
mod worked;

pub(super) use table::Table;
