//! The Last of the Independents, reckoned a second time from its pages alone.

mod acts;
mod car;
mod competition;
mod fixes;
mod lay;
mod questions;
mod reckoning;
mod steps;
mod table;
mod trends;
mod year;

#[cfg(test)]
mod worked;

pub(super) use table::Table;
