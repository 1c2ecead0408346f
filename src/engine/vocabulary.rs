//! The vocabulary of notation in both languages: the verbs of the referee, the words that all games share,
//! and the comparison of typed words with known ones.

use crate::engine::Seat;
use crate::msg;
use crate::words::{Arg, Key, Line, keys};

/// Words of notation, each with its French form.
pub type Words = &'static [(&'static str, &'static str)];

/// The verbs of the referee, which start a line.
pub(super) const REFEREE: Words = &[
    ("undo", "annule"),
    ("redo", "rétablit"),
    ("back", "revient"),
    ("note", "note"),
    ("pause", "pause"),
    ("correct", "corrige"),
    ("ruling", "décide"),
    ("amend", "rectifie"),
    ("read", "lit"),
    ("assume", "suppose"),
    ("count", "compte"),
    ("rename", "renomme"),
];

/// The verbs of edits in an amend.
pub(super) const EDITS: Words = &[
    ("set-up", "mise-en-place"),
    ("replace", "remplace"),
    ("strike", "raye"),
    ("insert", "insère"),
    ("swap", "permute"),
];

/// Words that may follow a verb in any game.
pub(super) const COMMON: Words = &[
    ("red", "rouge"),
    ("blue", "bleu"),
    ("green", "vert"),
    ("yellow", "jaune"),
    ("black", "noir"),
    ("white", "blanc"),
    ("purple", "violet"),
    ("bank", "banque"),
    ("outside", "dehors"),
    ("owes", "doit"),
    ("debt", "dette"),
    ("leaves", "part"),
    ("book", "livre"),
    ("stand", "tel-quel"),
    ("by", "par"),
    ("yes", "oui"),
    ("no", "non"),
];

/// The English form of a word given in either language, ignoring case and accents.
pub(super) fn english_of<'a>(
    words: impl IntoIterator<Item = &'a (&'static str, &'static str), IntoIter: Clone>,
    word: &str,
) -> Option<&'static str> {
    let mut words = words.into_iter();
    let known = words.clone().find(|(english, _)| same(english, word));
    known.or_else(|| words.find(|(_, french)| same(french, word))).map(|(english, _)| *english)
}

pub(super) fn french_of(words: Words, word: &str) -> Option<&'static str> {
    words.iter().find(|(english, _)| *english == word).map(|(_, french)| *french)
}

/// Whether two words are equal, ignoring case and accents.
pub fn same(one: &str, other: &str) -> bool {
    plain(one).eq(plain(other))
}

/// Whether a name starts with these letters, ignoring case and accents.
pub fn begins(name: &str, letters: &str) -> bool {
    let mut name = plain(name);
    !letters.is_empty() && plain(letters).all(|letter| name.next() == Some(letter))
}

/// The French form of a word that all games share.
pub(super) fn french_word(word: &str) -> &str {
    french_of(COMMON, word).unwrap_or(word)
}

/// The letters of a word without case and accents. An iterator, because each typed line is compared with many words.
fn plain(word: &str) -> impl Iterator<Item = char> + '_ {
    word.chars().flat_map(char::to_lowercase).map(|letter| match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        letter => letter,
    })
}

/// A text in both languages.
pub(super) fn both(english: impl Into<String>, french: impl Into<String>) -> Arg {
    Arg::Typed(Box::new([english.into(), french.into()]))
}

/// A list of words in both languages.
pub(super) fn listed(words: &[(&str, &str)]) -> Arg {
    let (english, french): (Vec<&str>, Vec<&str>) = words.iter().copied().unzip();
    both(english.join(", "), french.join(", "))
}

/// Suggests the nearest known word, at most two letters away.
pub(super) fn near(word: &str, known: &[(&str, &str)]) -> Option<Line> {
    let most = (word.chars().count() / 3).min(2);
    let known = known.iter().flat_map(|(english, french)| [*english, *french]);
    let far = known.map(|known| (strsim::osa_distance(&word.to_lowercase(), known), known));
    let (_, near) = far.filter(|(far, _)| *far <= most).min_by_key(|(far, _)| *far)?;
    Some(msg!(keys::engine::NOTATION_NEAR, word, near))
}

/// An example of an amend.
pub(super) const EXAMPLE_OF_AMEND: &str = "amend table replace 31 red pass; strike 32";

pub(super) fn how(example: &str) -> Line {
    msg!(keys::engine::NOTATION_HOW, example)
}

/// Adds an example line to the reason why words were not understood.
pub(super) fn because(why: Line, example: &str) -> Line {
    msg!(keys::engine::NOTATION_ARGUMENT, why, example)
}

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
    /// Its tooltip, in one sentence.
    pub means: Key,
    /// A complete example line, with everything that may follow the verb.
    pub example: &'static str,
    /// Whether a player who is able to do it must do it.
    pub duty: bool,
    /// Synonyms accepted in typed lines, in either language.
    pub also: &'static [&'static str],
}

impl Syntax {
    /// A verb, with its word in both languages, the messages of its label and tooltip, and an example line.
    pub const fn new(
        named: bool,
        word: &'static str,
        french: &'static str,
        [name, means]: [Key; 2],
        example: &'static str,
    ) -> Self {
        Self { named, word, french, name, means, example, duty: false, also: &[] }
    }

    /// The verb in both languages.
    pub fn shown(&self) -> Arg {
        both(self.word, self.french)
    }

    /// Whether a word is the verb, in either language.
    pub fn is(&self, word: &str) -> bool {
        [self.word, self.french].iter().chain(self.also).any(|own| same(own, word))
    }
}

/// The beginning of a line of notation.
#[derive(Clone, Debug)]
pub struct Begins {
    /// The player, and the word of the player or of one of the player's hands.
    pub hand: Option<(Seat, String)>,
    /// The verb.
    pub syntax: &'static Syntax,
    /// An example of such a line.
    pub example: String,
}
