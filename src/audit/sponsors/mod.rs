//! Les Sponsors de l'Automobile, reckoned a second time from its pages alone.

mod acts;
mod before;
mod cars;
mod fixes;
mod hands;
mod moves;
mod questions;
mod race;
mod reckoning;
mod table;
mod workshop;

#[cfg(test)]
mod worked;

pub(super) use table::Table;
