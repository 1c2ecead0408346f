//! Verbs of notation.

use crate::engine::Seat;
use crate::engine::vocabulary::{both, same};
use crate::words::{Arg, Key};

/// A verb of notation and the form of its line.
#[derive(Clone, Copy, Debug)]
pub struct Syntax {
    /// Whether a player's name comes before it.
    pub named: bool,
    /// The English verb, which records and documents use.
    pub word: &'static str,
    /// The French verb.
    pub french: &'static str,
    /// Its label on a button.
    pub name: Key,
    /// What it is for, in one sentence.
    pub means: Key,
    /// A complete example line, with all that may follow the verb.
    pub example: &'static str,
    /// Whether it is mandatory for a player who is able to do it.
    pub duty: bool,
    /// Synonyms accepted in typed lines, in either language.
    also: &'static [&'static str],
}

impl Syntax {
    /// A verb of the table as a whole: `deal`.
    pub const fn table(
        word: &'static str,
        french: &'static str,
        [name, means]: [Key; 2],
        example: &'static str,
    ) -> Self {
        Self { named: false, word, french, name, means, example, duty: false, also: &[] }
    }

    /// A verb of one player: `red pass`.
    pub const fn player(
        word: &'static str,
        french: &'static str,
        [name, means]: [Key; 2],
        example: &'static str,
    ) -> Self {
        Self { named: true, ..Self::table(word, french, [name, means], example) }
    }

    /// Makes it mandatory: if there is only one way to do it, no choice is offered.
    #[must_use]
    pub const fn duty(self) -> Self {
        Self { duty: true, ..self }
    }

    /// Adds synonyms accepted in typed lines.
    #[must_use]
    pub const fn also(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// The verb in both languages.
    pub fn shown(&self) -> Arg {
        both(self.word, self.french)
    }

    pub(super) fn is(&self, word: &str) -> bool {
        [self.word, self.french].iter().chain(self.also).any(|own| same(own, word))
    }
}

/// How a line of notation begins.
#[derive(Clone, Debug)]
pub struct Begins {
    /// The player, and the word of the player or of one of the player's hands.
    pub hand: Option<(Seat, String)>,
    /// The verb.
    pub syntax: &'static Syntax,
    /// An example of such a line.
    pub example: String,
}
