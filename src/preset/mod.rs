//! Board data by edition: the practice boards that come with the program, and the user's own, which grow while games
//! are played.

mod playthrough;
mod shelf;
mod tables;
mod written;

pub use playthrough::{Playthrough, Typed, demo};
pub use shelf::{OWN, Shelf, Unusable, data_folder};
pub use tables::{Fault, Pieces, Preset, Table};

/// The practice board of Automobile, invented and marked as such.
pub const AUTOMOBILE_PRACTICE: &str = include_str!("../../presets/automobile/practice.json");

/// The name of the practice board of every box.
pub const PRACTICE: &str = "practice";

/// The name of the board of which nothing is known: values are read as the game goes on.
pub const UNREAD: &str = "unread";

/// The variable that names another data folder than the user's own.
pub const DATA: &str = "STEWARD_DATA";

/// The text of the practice board of a game.
pub fn practice(game: &str) -> Option<&'static str> {
    match game {
        "automobile" => Some(AUTOMOBILE_PRACTICE),
        _ => None,
    }
}
