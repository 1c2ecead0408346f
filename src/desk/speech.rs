//! Text in the language of the window. Messages are formatted here and nowhere else in `desk`.

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
    pub language: Language,
}

impl Speech {
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// Formats a message.
    pub fn say(self, line: &Line) -> String {
        unbroken(render(line, self.language))
    }

    /// Formats a message without arguments.
    pub fn word(self, key: Key) -> String {
        unbroken(render(&Line::new(key), self.language))
    }

    /// A line of notation as typed in the language.
    pub fn typed(self, table: &Session, text: &str) -> String {
        render(&msg!(keys::engine::DESCRIBE, text = table.typed(text)), self.language)
    }

    /// Formats a message as a sentence, with a capital letter.
    pub fn sentence(self, line: &Line) -> String {
        let text = self.say(line);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }
}

/// Replaces narrow no-break spaces with wide ones. egui breaks lines at narrow ones, so a figure or a question mark would start the next line.
fn unbroken(text: String) -> String {
    if text.contains(NARROW) { text.replace(NARROW, NO_BREAK) } else { text }
}
