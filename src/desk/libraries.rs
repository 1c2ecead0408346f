//! Checks for the libraries of a Linux desktop that the window needs.

use x11_dl::{glx::Glx, xcursor::Xcursor, xinput2::XInput2, xlib::Xlib, xlib_xcb::Xlib_xcb};
use xkbcommon_dl::x11::xkbcommon_x11_option;
use xkbcommon_dl::xkbcommon_option;

use crate::console::Library;

const fn library(name: &'static str, debian: &'static str, fedora: &'static str) -> Library {
    Library { name, debian, fedora }
}

/// The first missing library that a window needs on this display. Without this check winit panics.
pub fn missing() -> Option<Library> {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let wayland = set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET");
    if !wayland && !set("DISPLAY") {
        return None;
    }
    let xkbcommon = library("libxkbcommon", "libxkbcommon0", "libxkbcommon");
    let always = [(xkbcommon, xkbcommon_option().is_some())];
    let of_x11 = || {
        [
            (library("libX11", "libx11-6", "libX11"), Xlib::open().is_ok()),
            (library("libX11-xcb", "libx11-xcb1", "libX11-xcb"), Xlib_xcb::open().is_ok()),
            (library("libXcursor", "libxcursor1", "libXcursor"), Xcursor::open().is_ok()),
            (library("libXi", "libxi6", "libXi"), XInput2::open().is_ok()),
            (
                library("libxkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"),
                xkbcommon_x11_option().is_some(),
            ),
        ]
    };
    let needed = always.into_iter().chain((!wayland).then(of_x11).into_iter().flatten());
    needed.into_iter().find_map(|(library, there)| (!there).then_some(library))
}

/// OpenGL, if it is missing.
pub fn missing_graphics() -> Option<Library> {
    Glx::open().is_err().then_some(library("OpenGL", "libgl1", "libglvnd-glx"))
}
