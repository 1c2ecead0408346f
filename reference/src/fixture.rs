//! Helpers for the worked examples: a game, a board, an act.

use serde_json::{Map, Value, json};

use super::line::Verb;
use super::replay;
use super::rules::Rules;

const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "white", "black"];

/// The first line of a record in which p1 begins.
pub(super) fn header<R: Rules>(seats: usize, board: Value) -> Value {
    let seats: Vec<Value> = COLOURS[..seats].iter().map(|one| json!({"name": one, "colour": one})).collect();
    json!({"game": R::GAME, "rules": 3, "seats": seats, "board": board, "setup": {"first": "p1"}})
}

/// A board with these known values.
pub(super) fn board(cells: &[(&str, Value)]) -> Value {
    let read = cells.iter().map(|(cell, value)| ((*cell).to_owned(), json!([value, "board"])));
    Value::Object(read.collect::<Map<String, Value>>())
}

/// A game before its first turn.
pub(super) fn table<R: Rules>(seats: usize, board: Value) -> R {
    open(&header::<R>(seats, board))
}

/// The game of a header, before its first entry.
pub(super) fn open<R: Rules>(header: &Value) -> R {
    replay::Replay::open(header).unwrap().table
}

pub(super) fn perform<R: Rules>(table: &mut R, act: Value) -> Result<(), String> {
    replay::perform(table, &Verb::Act(act))
}
