//! A page in a browser. It has no folders: paths are names in its storage. Files that were taken in for reading only, and files that are
//! handed over to the user, have folders of their own.

mod background;
mod js;
mod store;
mod window;

use std::io;
use std::path::{Path, PathBuf};

use wasm_bindgen_futures::spawn_local;

use crate::disk::Disk;
use crate::msg;
use crate::words::keys;

pub use background::{Task, Watch, Worker, in_parallel, receive, spawn};
pub use store::Files;
pub use window::{Awake, Waiting, arrived, ask_file, dropped, open, picture, print, when};

/// There is no environment, and so no variable that sets another data folder.
pub const DATA: &str = "";

const RECORDS: &str = "/games";
/// What is written here is handed over to the user and not kept.
const DOWNLOADS: &str = "/downloads";
/// What was taken in and is not kept.
const UPLOADS: &str = "/uploads";

/// Loads the files, then starts the program.
pub fn start(program: impl FnOnce() -> Result<(), String> + 'static) {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |what| {
        before(what);
        window::say_why_not(&msg!(keys::desk::PAGE_STOPPED));
    }));
    spawn_local(async {
        let loaded = store::load().await;
        let loaded = loaded.map_err(|why| msg!(keys::desk::PAGE_NO_STORAGE, why = js::error_text(&why)));
        let started =
            loaded.and_then(|()| program().map_err(|why| msg!(keys::desk::PAGE_NOT_OPEN, why = why)));
        started.unwrap_or_else(|why| window::say_why_not(&why));
    });
}

/// The folder of the user's data, such as board data and backups.
pub fn data_folder() -> Option<PathBuf> {
    Some("/data".into())
}

/// The folder of new records.
pub fn records_folder() -> Option<PathBuf> {
    Some(RECORDS.into())
}

/// Whether this is a page in a browser: paths mean nothing to the user, and some keys belong to the browser.
pub const BROWSER: bool = true;

/// Whether the window is used with fingers as long as nothing is known.
pub fn fingers() -> bool {
    let coarse = js::window().and_then(|window| window.match_media("(pointer: coarse)"));
    matches!(coarse, Ok(Some(coarse)) if coarse.matches())
}

/// A folder that can be written when there is no other.
pub fn spare_folder() -> PathBuf {
    RECORDS.into()
}

/// The folder of exports.
pub fn exports_folder(_: &Path) -> &Path {
    Path::new(DOWNLOADS)
}

/// The number of this process, which a page does not know.
pub fn process() -> u32 {
    0
}

/// The records in a folder, sorted by path.
///
/// # Errors
/// Never.
pub fn records(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Files.list(folder)?;
    found.retain(|path| path.extension().is_some_and(|ending| ending == "steward"));
    Ok(found)
}
