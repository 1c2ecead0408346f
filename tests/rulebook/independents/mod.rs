//! The Last of the Independents: the rules, case by case.

mod cards;
mod competition;
mod corrections;
mod end;
mod new_year;
mod placing;
mod rulings;
mod setup;
mod table;
mod titles;
mod trends;
