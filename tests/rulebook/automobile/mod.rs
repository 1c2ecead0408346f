//! Automobile, phase by phase.

mod table;

mod build;
mod characters;
mod close;
mod corrections;
mod decisions;
mod ford;
mod howard;
mod produce;
mod setup;
