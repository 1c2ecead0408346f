//! Automobile, reckoned a second time. The record's lines go in one by one; what everybody holds comes out,
//! to be compared with what the first reckoning says.

mod acts;
mod beside;
mod build;
mod choose;
mod close;
mod deal;
mod decide;
mod finish;
mod fixes;
mod losses;
mod market;
mod printed;
mod questions;
mod reckoning;
mod rounds;
mod sheet;
mod spaces;
mod stock;
mod table;
mod things;
mod work;

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod game;
#[cfg(test)]
mod replayed;
#[cfg(test)]
mod worked;

pub(super) use table::Table;

use crate::audit::Done;
