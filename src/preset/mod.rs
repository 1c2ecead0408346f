//! Board data by edition: the practice boards of the program, and the user's own presets, which are completed during play.

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

/// The files of a game that are compiled into the program.
struct Shipped {
    game: &'static str,
    /// The practice board, with assumed values.
    practice: &'static str,
    /// A complete playthrough in notation.
    demo: &'static str,
}

/// Includes the files of a game from the folder named after its id.
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

/// The name of the practice board of every game.
pub const PRACTICE: &str = "practice";

/// The name of the empty board, whose values are asked for when needed.
pub const UNREAD: &str = "unread";

/// The text of the practice board of a game.
pub fn practice(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|shipped| shipped.game == game).map(|shipped| shipped.practice)
}

/// The text of the demo of a game.
pub fn demo(game: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|shipped| shipped.game == game).map(|shipped| shipped.demo)
}
