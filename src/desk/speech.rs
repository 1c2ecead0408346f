//! What the window says, in the language chosen: lines become text here and nowhere else.

use crate::msg;
use crate::session::Session;
use crate::words::{Key, Language, Line, keys, render};

/// A narrow no-break space.
const NARROW: &str = "\u{202F}";
/// A no-break space.
const NO_BREAK: &str = "\u{A0}";

/// The language of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The language that is spoken.
    pub language: Language,
}

impl Speech {
    /// Speaks a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// A line as text.
    pub fn say(self, line: &Line) -> String {
        unbroken(render(line, self.language))
    }

    /// A line without arguments as text.
    pub fn word(self, key: Key) -> String {
        unbroken(render(&Line::new(key), self.language))
    }

    /// A line of notation as it would be typed in the language.
    pub fn typed(self, table: &Session, text: &str) -> String {
        render(&msg!(keys::engine::DESCRIBE, text = table.typed(text)), self.language)
    }

    /// A line as the beginning of a sentence: its first letter is a capital.
    pub fn sentence(self, line: &Line) -> String {
        let text = self.say(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }
}

/// Narrow no-break spaces as wide ones: egui takes a narrow one for a place where a row may end, and a figure or a
/// question mark would stand alone at the beginning of the next.
fn unbroken(text: String) -> String {
    if text.contains(NARROW) { text.replace(NARROW, NO_BREAK) } else { text }
}
