//! The desk: the window that people at the table see. It computes nothing and knows no rule: it asks a
//! [`crate::session::Table`] what may be done and what that would do.

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

/// The name under which the window keeps its place and its habits.
const APP: &str = "steward";

/// The icon of the window; where it cannot be drawn, the one of the library.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../packaging/icons/128.png")).unwrap_or_default()
}

/// Opens the window, on the shelf or on a record, in the language it spoke last or the one that is asked for.
///
/// # Errors
/// Says why there is no window: no screen, or no graphics.
pub fn run(path: Option<PathBuf>, language: Option<Language>) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP)
        .with_title("Steward")
        .with_icon(icon())
        // What a common screen has free; on a smaller one the window fills what there is.
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

/// An error without the place in the source of a library: "os error at FILE:LINE: no display" says "os error: no display".
fn without_source(error: &str) -> String {
    let (before, after) = error.split_once(" at /").unwrap_or((error, ""));
    let after = after.split_once(": ").map_or(after, |(_, after)| after);
    if after.is_empty() { before.to_owned() } else { format!("{before}: {after}") }
}

/// Says in a window of the system's own why there is none of ours: whoever pressed an icon reads no command line.
#[cfg(any(windows, target_os = "macos"))]
pub fn say_why_not(why: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Steward")
        .set_description(why)
        .show();
}
