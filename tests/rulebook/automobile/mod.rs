//! Automobile, phase by phase.

mod table;

mod setup;
