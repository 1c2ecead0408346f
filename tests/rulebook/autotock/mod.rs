//! The rule page of Autotock.

mod board;
mod deals;
mod effects;
mod experts;
mod fixes;
mod garage;
mod go;
mod jacks;
mod jokers;
mod moves;
mod punctures;
mod rulings;
mod seven;
mod table;
mod teams;
