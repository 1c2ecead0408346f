//! Automobile, phase by phase.

mod table;

mod characters;
mod ford;
mod produce;
mod setup;
