//! The rule pages as tests: what each box says, case by case, told in lines of notation.

mod auto_brocante;
mod automobile;
mod autotock;
mod independents;
mod refusals;
mod sponsors;
mod table;
use crate::walk;
mod worked;
