//! A desktop system.

mod draft;
mod files;
mod lock;
#[cfg(feature = "window")]
mod pictures;
mod threads;
#[cfg(feature = "window")]
mod window;

use std::io;
use std::path::{Path, PathBuf};

pub use files::Files;
#[cfg(feature = "window")]
pub use pictures::picture;
pub use threads::{Task, Watch, Worker, in_parallel, receive, spawn};
#[cfg(all(any(windows, target_os = "macos"), feature = "window"))]
pub use window::say_why_not;
#[cfg(feature = "window")]
pub use window::{Awake, Waiting, arrived, ask_file, dropped, fingers, open, print, when};

/// The environment variable that sets another data folder.
pub const DATA: &str = "STEWARD_DATA";

/// The folder of the user's data, such as board data and backups; `None` if the system has none.
pub fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(DATA).filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => Some(directories::ProjectDirs::from("", "", "steward")?.data_dir().to_owned()),
    }
}

/// The folder of new records, in the user's documents or in the folder that [`DATA`] names; `None` if the system has none.
pub fn records_folder() -> Option<PathBuf> {
    if std::env::var_os(DATA).is_some() {
        return Some(data_folder()?.join("records"));
    }
    let folders = directories::UserDirs::new()?;
    Some(folders.document_dir().unwrap_or_else(|| folders.home_dir()).join("Steward"))
}

/// Whether this is a page in a browser: paths mean nothing to the user, and some keys belong to the browser.
pub const BROWSER: bool = false;

/// A folder that can be written when there is no other.
pub fn spare_folder() -> PathBuf {
    std::env::temp_dir()
}

/// The folder of exports from a record in this folder.
pub fn exports_folder(of_record: &Path) -> &Path {
    of_record
}

/// The number of this process.
pub fn process() -> u32 {
    std::process::id()
}

/// The records in a folder and its subfolders, sorted by path.
///
/// # Errors
/// The system's error if the folder cannot be read.
pub fn records(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        let kind = entry.file_type();
        if kind.as_ref().is_ok_and(std::fs::FileType::is_dir) && !hidden {
            found.extend(records(&path).unwrap_or_default());
        } else if path.extension().is_some_and(|ending| ending == "steward") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
