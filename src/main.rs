//! Steward: the command line, or the window.

#![cfg_attr(feature = "no-console", windows_subsystem = "windows")]

use std::path::Path;
use std::process::ExitCode;

use steward::console::{self, Window};
use steward::words::Language;

fn main() -> ExitCode {
    console::run(std::env::args_os(), window)
}

/// Opens the window on a record, or on the shelf.
#[cfg(feature = "window")]
fn window(path: Option<&Path>, _: Language) -> Window {
    match steward::desk::run(path.map(Path::to_owned)) {
        Ok(()) => Window::Closed,
        Err(why) => Window::NoScreen(why),
    }
}

/// This program was built without a window.
#[cfg(not(feature = "window"))]
fn window(_: Option<&Path>, _: Language) -> Window {
    Window::NotBuilt
}
