//! Steward: the command line, or the window.

#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;
#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(all(windows, feature = "window"))]
use std::{
    io::{IsTerminal, stderr, stdin, stdout},
    os::windows::process::CommandExt,
    process::{Child, Command, Stdio},
};
#[cfg(not(target_arch = "wasm32"))]
use steward::console::{self, Window};
#[cfg(not(target_arch = "wasm32"))]
use steward::words::Language;
#[cfg(all(any(windows, target_os = "macos"), feature = "window"))]
use steward::{
    msg,
    words::{keys, render},
};

/// Opens the page.
#[cfg(target_arch = "wasm32")]
fn main() {
    steward::platform::start(|| {
        steward::record::Reports::of_user().into_iter().for_each(steward::record::Reports::watch);
        steward::desk::run(None, None)
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    console::run(std::env::args_os(), window)
}

/// Opens the window with a record, or with the home page, in the requested language.
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
fn window(path: Option<&Path>, language: Option<Language>) -> Window {
    #[cfg(windows)]
    if without_console(path, language).is_some() {
        return Window::Closed;
    }
    #[cfg(target_os = "linux")]
    if let Some(library) = steward::desk::libraries::missing() {
        return Window::NoLibrary(library);
    }
    let Err(why) = steward::desk::run(path.map(Path::to_owned), language) else { return Window::Closed };
    #[cfg(target_os = "linux")]
    if let Some(library) = steward::desk::libraries::missing_graphics() {
        return Window::NoLibrary(library);
    }
    #[cfg(any(windows, target_os = "macos"))]
    steward::platform::say_why_not(&render(
        &msg!(keys::console::NO_GRAPHICS, why = why.as_str()),
        language.unwrap_or_else(Language::from_system),
    ));
    Window::NoScreen(why)
}

/// Starts the window as a separate process without a console, if this process has one, so that a shell does not wait, and so that the
/// console which older versions of Windows open for an icon is closed. Commands stay in the console.
#[cfg(all(windows, feature = "window"))]
fn without_console(path: Option<&Path>, language: Option<Language>) -> Option<Child> {
    const DETACHED_PROCESS: u32 = 8;
    if !(stdin().is_terminal() || stdout().is_terminal() || stderr().is_terminal()) {
        return None;
    }
    let mut window = Command::new(std::env::current_exe().ok()?);
    window.args(language.map(|language| format!("--lang={}", language.code())));
    window.args(path).creation_flags(DETACHED_PROCESS);
    window.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
}

/// The program was built without a window.
#[cfg(not(any(feature = "window", target_arch = "wasm32")))]
fn window(_: Option<&Path>, _: Option<Language>) -> Window {
    Window::NotBuilt
}
