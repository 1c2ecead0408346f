//! The demo of a box: a short game on the practice board, to be looked at and played on.

use serde_json::json;

use crate::desk::setup::boards;
use crate::engine::FORMAT;
use crate::session::Session;

/// The record of the demo of a game, if it has one.
pub fn text(game: &str) -> Option<String> {
    let contents = Session::contents(game)?;
    let names = ["Anne", "Bruno", "Chloé"];
    let seats: Vec<_> = names
        .iter()
        .zip(contents.colours)
        .map(|(name, colour)| json!({"name": name, "colour": colour}))
        .collect();
    let header = json!({
        "steward": FORMAT,
        "game": game,
        "rules": contents.rules,
        "id": "demo",
        "seats": seats,
        "preset": boards::PRACTICE,
        "board": boards::practice(&contents)?,
        "seed": {"open": 1},
        "setup": {"first": "p1", "drawn": false},
    });
    let acts = ["drawn", "red choose ford", "blue choose sloan", "green choose howard"];
    let lines = acts.map(|act| json!({ "act": act }).to_string());
    Some(format!("{header}\n{}\n", lines.join("\n")))
}
