//! The rule pages of the games as tests, in notation, case by case.

mod auto_brocante;
mod automobile;
mod autotock;
mod independents;
mod refusals;
mod sponsors;
mod table;
use crate::walk;
mod worked;
