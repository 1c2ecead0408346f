//! What the system gives: files and locks, background work, the file dialog, folders, the window. The rest of the program knows no
//! system: both modules have the same public items.

#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::*;
#[cfg(target_arch = "wasm32")]
pub use web::*;
