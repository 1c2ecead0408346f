//! Autotock, reckoned a second time from its pages alone.

mod acts;
mod board;
mod can;
mod cars;
mod count;
mod fixes;
mod moves;
mod plays;
mod puncture;
mod questions;
mod reckoning;
mod table;

#[cfg(test)]
mod worked;

pub(super) use table::Table;
