//! The open questions of the page, each with its default first, and the words of the box.

use crate::audit::rulings::Question;

/// Every question and its options.
pub(super) const QUESTIONS: &[Question] = &[
    ("pushed-green", &["yes", "no"]),
    ("pushed-slip", &["yes", "never"]),
    ("green-place", &["after", "start"]),
    ("spun-off-ball", &["stays", "moves"]),
    ("slip-count", &["both", "base"]),
    ("race-order", &["fixed", "foremost"]),
    ("e-stock", &["top", "table"]),
    ("e-no-owner", &["nothing", "own-cars"]),
    ("sponsor-sold", &["pile", "aside"]),
    ("rejoin", &["next", "whole-turn"]),
    ("spun-violet", &["stays", "on-return"]),
    ("places-left", &["racing", "all"]),
    ("slip-pushed-turn", &["each-turn", "round"]),
    ("stuck-card", &["no", "yes"]),
    ("green-chain", &["one", "every"]),
    ("slip-short", &["one", "none"]),
    ("two-cars-order", &["alternate", "together"]),
    ("exchange-2", &["two", "one"]),
    ("tie", &["winner", "shared"]),
    ("sides", &["alone", "opposite", "neighbours"]),
    ("price", &["printed", "cashier"]),
    ("hands", &["counted", "known"]),
];

/// Those that only set-up decides.
pub(super) const AT_SET_UP: [&str; 4] = ["two-cars-order", "sides", "price", "hands"];

/// The categories of workshop cards.
pub(super) const CATEGORIES: [&str; 8] =
    ["tyres", "mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"];

/// The colours of sponsor cards.
pub(super) const SPONSORS: [&str; 3] = ["blue", "red", "yellow"];

/// The zones of the central track.
pub(super) const ZONES: [&str; 4] = ["red", "blue", "green", "yellow"];

/// A category by its word.
pub(super) fn category(word: &str) -> Result<&'static str, String> {
    CATEGORIES.into_iter().find(|name| *name == word).ok_or_else(|| format!("there is no category {word:?}"))
}

/// A colour of sponsor card by its word.
pub(super) fn sponsor(word: &str) -> Result<&'static str, String> {
    SPONSORS.into_iter().find(|name| *name == word).ok_or_else(|| format!("no sponsor card is {word:?}"))
}
