//! The words of notation that are the same in every game, in both languages, and how typed words are compared with them.

use crate::msg;
use crate::words::{Arg, Line, keys};

/// Words of notation, each with its French form.
pub type Words = &'static [(&'static str, &'static str)];

/// The verbs of the referee, which begin a line.
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

/// The edits of an amend.
pub(super) const EDITS: Words = &[
    ("set-up", "mise-en-place"),
    ("replace", "remplace"),
    ("strike", "raye"),
    ("insert", "insère"),
    ("swap", "permute"),
];

/// Words common to all games that may follow a verb.
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

/// The English word of a list that a word of either language stands for, ignoring case and accents.
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

/// Whether a name begins with these letters, ignoring case and accents.
pub fn begins(name: &str, letters: &str) -> bool {
    let mut name = plain(name);
    !letters.is_empty() && plain(letters).all(|letter| name.next() == Some(letter))
}

/// The French form of a common word.
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

/// The known word that was probably meant: the nearest within two letters.
pub(super) fn near(word: &str, known: &[(&str, &str)]) -> Option<Line> {
    let most = (word.chars().count() / 3).min(2);
    let known = known.iter().flat_map(|(english, french)| [*english, *french]);
    let far = known.map(|known| (strsim::osa_distance(&word.to_lowercase(), known), known));
    let (_, near) = far.filter(|(far, _)| *far <= most).min_by_key(|(far, _)| *far)?;
    Some(msg!(keys::engine::NOTATION_NEAR, word = word, near = near))
}

/// An example of an amend.
pub(super) const EXAMPLE_OF_AMEND: &str = "amend table replace 31 red pass; strike 32";

pub(super) fn how(example: &str) -> Line {
    msg!(keys::engine::NOTATION_HOW, example = example)
}
