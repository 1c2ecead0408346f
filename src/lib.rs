//! Steward: bank, referee and score keeper for car board games played with their real boards and pieces.
//!
//! The modules are in reading order; each imports only from modules above it.

pub mod words;

pub mod clock;

pub mod disk;

pub mod platform;

pub mod engine;

pub mod games;

pub mod preset;

pub mod session;

pub mod page;

pub mod chance;

pub mod record;

pub mod ask;

pub mod export;

pub mod group;

pub mod manual;

pub mod console;

#[cfg(feature = "window")]
pub mod desk;
