//! Automobile, phase by phase.

mod table;

mod characters;
mod corrections;
mod decisions;
mod ford;
mod produce;
mod setup;
