//! Autotock (Gladius, 2022): a car Tock. So far the dealing table, which is what most tables ask for.

mod deals;

pub use deals::{Deal, Dealing, PLAYERS, dealing, deals, opener, shuffler};
