//! The window, driven as people use it, by the names of its controls.

#![cfg(feature = "window")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of tests fails as a test does"
)]

mod auto_brocante;
mod automobile;
mod autotock;
mod card;
mod check;
mod clicks;
mod coach;
mod counted;
mod crowded;
mod deal;
mod density;
mod differs;
mod disk;
mod driven;
mod ending;
mod explained;
mod extremes;
mod faults;
mod field;
mod fingers;
mod focus_flow;
mod followed;
mod found;
mod french;
#[path = "../words/ftl.rs"]
#[allow(dead_code, reason = "its other readers are tests of the messages")]
mod ftl;
#[path = "../common/fullest.rs"]
mod fullest;
mod geometry;
mod hand;
mod handover;
mod home;
mod independents;
mod initial_focus;
mod kept;
mod keys;
mod look;
mod manual;
mod no_motion;
mod no_scroll;
mod numbers;
mod on_model;
mod page;
mod panels;
mod places;
mod restart;
mod right;
mod room;
mod screen_reader;
mod setup;
mod setup_sheet;
mod shelf;
mod sponsors;
mod stepped;
mod stops;
mod table;
mod tables;
mod teacher;
mod turn;
mod typed;
mod visual;
mod zoom;
