//! Auto-Brocante, paragraph by paragraph.

mod table;

mod attacks;
mod bank;
mod corrections;
mod deals;
mod end;
mod options;
mod page;
mod rulings;
mod turn;
