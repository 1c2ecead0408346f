//! Automobile, phase by phase.

mod table;

mod asks;
mod build;
mod chance;
mod characters;
mod close;
mod corrections;
mod decisions;
mod demand;
mod distributors;
mod end;
mod ford;
mod howard;
mod losses;
mod practice;
mod produce;
mod reminders;
mod sale;
mod setup;
mod sheet;
