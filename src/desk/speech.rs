//! What the window says, in the language chosen: lines become text here and nowhere else.

use crate::words::{Key, Language, Line, render};

/// The language of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// Which.
    pub language: Language,
}

impl Speech {
    /// Speaks a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// A line as text.
    pub fn say(self, line: &Line) -> String {
        render(line, self.language)
    }

    /// A line without arguments as text.
    pub fn word(self, key: Key) -> String {
        render(&Line::new(key), self.language)
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
