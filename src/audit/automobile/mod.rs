//! Automobile, reckoned a second time. The record's lines go in one by one; what everybody holds comes out,
//! to be compared with what the first reckoning says.

mod acts;
mod books;
mod build;
mod chain;
mod choose;
mod close;
mod deal;
mod decide;
mod facts;
mod finish;
mod fixes;
mod json;
mod losses;
mod market;
mod printed;
mod rounds;
mod rulings;
mod sheet;
mod stock;
mod table;
mod things;
mod work;

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod game;
#[cfg(test)]
mod worked;

pub use books::Books;

/// What most steps give back: nothing, or the reason why not.
type Done = Result<(), String>;
