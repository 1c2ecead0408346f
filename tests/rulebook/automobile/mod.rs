//! Automobile, phase by phase.

mod table;

mod ford;
mod produce;
mod setup;
