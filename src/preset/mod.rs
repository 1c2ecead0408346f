//! Board data by edition: the practice boards that come with the program, and the user's own, which grow while games
//! are played.

mod number;
mod playthrough;
mod share;
mod shelf;
mod tables;
mod written;

pub use playthrough::{Playthrough, Typed};
pub use share::{Difference, Incoming, Provenance, differences};
pub use shelf::{OWN, PresetStore, Unusable, is_own_name};
pub use tables::{Fault, Pieces, Preset, PrintedTable};

/// What comes with the program for a box, compiled in so that the program is one file.
struct Shipped {
    game: &'static str,
    /// The practice board, invented and marked as such.
    practice: &'static str,
    /// A whole game in notation.
    demo: &'static str,
}

/// Names the files of a box; its folder is named as its word is.
macro_rules! shipped {
    ($($game:literal),+) => {
        &[$(Shipped {
            game: $game,
            practice: include_str!(concat!("../../presets/", $game, "/practice.json")),
            demo: include_str!(concat!("../../presets/", $game, "/demo.txt")),
        }),+]
    };
}

const SHIPPED: &[Shipped] = shipped!["automobile", "auto-brocante", "sponsors", "independents", "autotock"];

/// The name of the practice board of every box.
pub const PRACTICE: &str = "practice";

/// The name of the board of which nothing is known: values are read as the game goes on.
pub const UNREAD: &str = "unread";

/// The text of the practice board of a game.
pub fn practice(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|shipped| shipped.game == game).map(|shipped| shipped.practice)
}

/// The text of the demo of a game.
pub fn demo(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|shipped| shipped.game == game).map(|shipped| shipped.demo)
}
