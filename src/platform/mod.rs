//! What the system gives: files and locks, background work, the file dialog, folders, the window. The rest of the program knows no
//! system: both modules have the same public items.

use std::path::PathBuf;

#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::*;
#[cfg(target_arch = "wasm32")]
pub use web::*;

/// What the file dialog asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileQuestion {
    /// The proposed name of a file to write; `None` to open a file.
    pub copy: Option<String>,
    pub title: String,
    /// The name of the kind of file.
    pub kind: String,
    /// Its extensions.
    pub endings: &'static [&'static str],
    /// The initial folder.
    pub folder: PathBuf,
}
