//! Steward: the bank, the referee and the score keeper at a table where car board games are played with
//! their real boards and pieces.
//!
//! The rooms, in reading order; imports point upwards in this list only.

pub mod words;

pub mod clock;

pub mod disk;

pub mod engine;

pub mod games;

pub mod preset;

pub mod session;

pub mod chance;

pub mod record;

pub mod ask;

pub mod export;

pub mod group;

pub mod manual;

pub mod console;

#[cfg(feature = "window")]
pub mod desk;
