//! Conversion between the value of a cell and its text.

use crate::desk::Speech;
use crate::engine::board::{Cell, CellKind, Value};
use crate::msg;
use crate::words::keys::shelf as k;
use crate::words::{Key, Line, parse_number};

/// The text of a value.
pub fn shown(cell: &Cell, value: &Value, speech: Speech) -> String {
    match (value, cell.kind) {
        (Value::Whole(typed), _) => typed.to_string(),
        (Value::Text(text), CellKind::Word(words)) => {
            let known = words.iter().find(|(word, _)| word == text);
            known.map_or_else(|| text.clone(), |(_, key)| speech.word(*key))
        }
        (Value::Text(text), _) => text.clone(),
    }
}

/// Parses a text as the value of a cell. A unique beginning of a word is enough, in the current language or in notation.
pub fn read(cell: &Cell, text: &str, speech: Speech) -> Value {
    match cell.kind {
        CellKind::Whole { .. } => {
            parse_number(text).map_or_else(|_| Value::Text(text.to_owned()), Value::Whole)
        }
        CellKind::Word(words) => {
            let typed = text.to_lowercase();
            let begins = |name: &str| name.to_lowercase().starts_with(&typed);
            let one = |fits: &dyn Fn(&(&'static str, Key)) -> bool| {
                let mut fitting = words.iter().filter(|word| fits(word));
                fitting.next().filter(|_| fitting.next().is_none())
            };
            let word = one(&|(_, key)| begins(&speech.word(*key))).or_else(|| one(&|(word, _)| begins(word)));
            Value::Text(word.map_or_else(|| text.to_owned(), |(word, _)| (*word).to_owned()))
        }
        CellKind::Name => Value::Text(text.to_owned()),
    }
}

/// Says what a cell accepts, with its question.
pub fn needed(cell: &Cell, speech: Speech) -> Line {
    let question = cell.question.clone();
    match cell.kind {
        CellKind::Whole { least, most } => {
            msg!(k::CELL_WHOLE, least = least, most = most, question = question)
        }
        CellKind::Word(words) => {
            let words: Vec<String> = words.iter().map(|(_, name)| speech.word(*name)).collect();
            msg!(k::CELL_WORD, words = words.join(", "), question = question)
        }
        CellKind::Name => msg!(k::CELL_NAME, question = question),
    }
}
