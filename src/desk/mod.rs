//! The window of the program. It computes nothing and knows no rule: it asks a [`crate::session::Session`] what is possible and what an act
//! would do.

mod action;
mod app;
mod arriving;
pub mod check;
pub mod deal;
mod doing;
pub mod errand;
mod fetch;
pub mod files;
mod find;
mod frame;
pub mod group;
mod keeping;
mod keystrokes;
pub mod kit;
mod leaving;
pub mod left;
#[cfg(target_os = "linux")]
pub mod libraries;
mod lookup;
mod manual;
mod notice;
mod over;
mod prefs;
mod putting;
mod room;
pub mod scene;
pub mod setup;
pub mod sheets;
mod shelf;
pub mod shortcuts;
mod speech;
pub mod table;
mod taking;
mod zoom;

use std::path::PathBuf;

use crate::platform::open;
use crate::words::Language;

pub use action::{Action, Doing, InsteadCommand, Level, Search, Teach, WhatIfCommand};
pub use app::{Desk, Page};
pub use left::{Left, OpenPage};
pub use prefs::Prefs;
pub use room::Room;
pub use speech::Speech;

/// Opens the window on the home page or on a record, in the given language or the last one.
///
/// # Errors
/// Says why no window can be opened, such as a missing display.
pub fn run(path: Option<PathBuf>, language: Option<Language>) -> Result<(), String> {
    open(Box::new(move |creation| {
        let mut prefs = Prefs::load(creation.storage);
        prefs.language = language.or(prefs.language);
        kit::install(&creation.egui_ctx);
        scene::motion::set(&creation.egui_ctx, prefs.moves.unwrap_or(true));
        let desk = Desk::new(prefs);
        Ok(Box::new(match path {
            Some(path) => desk.on(path),
            None => desk,
        }))
    }))
}
