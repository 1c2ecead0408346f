//! The window, driven as people drive it: by what its controls are called.

#![cfg(feature = "window")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of tests fails as a test does"
)]

mod arbiter;
mod auto_brocante;
mod automobile;
mod autotock;
mod beheld;
mod calm;
mod card;
mod check;
mod clicks;
mod comfort;
mod counted;
mod crowded;
mod deal;
mod differs;
mod disk;
mod driven;
mod ending;
mod explained;
mod extremes;
mod faults;
mod field;
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
mod handed;
mod home;
mod independents;
mod kept;
mod keys;
mod led_on;
mod look;
mod manual;
mod page;
mod places;
mod restart;
mod rests;
mod right;
mod room;
mod setup;
mod setup_sheet;
mod shelf;
mod sightless;
mod sponsors;
mod stepped;
mod still;
mod stops;
mod table;
mod tables;
mod teacher;
mod turn;
mod typed;
mod whole;
mod zoom;
