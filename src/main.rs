//! Steward: the command line, or the window.

#[cfg(feature = "window")]
fn main() -> Result<(), String> {
    steward::desk::run(std::env::args_os().nth(1).map(Into::into))
}

#[cfg(not(feature = "window"))]
fn main() {}
