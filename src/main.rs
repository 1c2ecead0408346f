//! The program: the command line, or the window.

use std::path::Path;
use std::process::ExitCode;

use steward::console::{self, Window};
use steward::words::Language;

fn main() -> ExitCode {
    console::run(std::env::args_os(), window)
}

/// Opens the window on a record, or on the shelf.
fn window(_: Option<&Path>, _: Language) -> Window {
    Window::NotBuilt
}
