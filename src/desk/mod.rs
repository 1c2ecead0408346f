//! The window of the program. It computes nothing and knows no rule: it asks a [`crate::session::Session`] what is possible and what an act
//! would do.

mod action;
mod app;
mod arriving;
mod awake;
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

use crate::words::Language;

pub use action::{Action, Doing, InsteadCommand, Level, Search, Teach, WhatIfCommand};
pub use app::{Desk, Page};
pub use left::{Left, OpenPage};
pub use prefs::Prefs;
pub use room::Room;
pub use speech::Speech;

/// The name under which the window stores its position and preferences.
const APP: &str = "steward";

/// The icon of the window; a default one if it cannot be decoded.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../packaging/icons/128.png")).unwrap_or_default()
}

/// Opens the window on the home page or on a record, in the given language or the last one.
///
/// # Errors
/// Says why no window can be opened, such as a missing display.
pub fn run(path: Option<PathBuf>, language: Option<Language>) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP)
        .with_title("Steward")
        .with_icon(icon())
        // Fits a common screen; on a smaller one the window is maximized.
        .with_inner_size([1880.0, 980.0])
        .with_min_inner_size([640.0, 400.0])
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(
        APP,
        options,
        Box::new(move |creation| {
            let mut prefs = Prefs::load(creation.storage);
            prefs.language = language.or(prefs.language);
            kit::install(&creation.egui_ctx);
            scene::motion::set(&creation.egui_ctx, prefs.moves.unwrap_or(true));
            let desk = Desk::new(prefs);
            Ok(Box::new(match path {
                Some(path) => desk.on(path),
                None => desk,
            }))
        }),
    )
    .map_err(|error| without_source(&error.to_string()))
}

/// Removes the source location from a library's error: "os error at FILE:LINE: no display" becomes "os error: no display".
fn without_source(error: &str) -> String {
    let (before, after) = error.split_once(" at /").unwrap_or((error, ""));
    let after = after.split_once(": ").map_or(after, |(_, after)| after);
    if after.is_empty() { before.to_owned() } else { format!("{before}: {after}") }
}

/// Shows an error in a system dialog, because a program started from an icon has no terminal.
#[cfg(any(windows, target_os = "macos"))]
pub fn say_why_not(why: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Steward")
        .set_description(why)
        .show();
}
