//! Automobile, phase by phase.

mod table;

mod characters;
mod corrections;
mod ford;
mod produce;
mod setup;
