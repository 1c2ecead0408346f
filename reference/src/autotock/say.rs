//! The words for cards and directions in records.

use serde::Deserialize;

/// The cards, and how far each moves a car.
const CARDS: [(&str, i64); 15] = [
    ("ace", 1),
    ("2", 2),
    ("3", 3),
    ("4", 4),
    ("5", 5),
    ("6", 6),
    ("7", 7),
    ("8", 8),
    ("9", 9),
    ("10", 10),
    ("jack", 10),
    ("one-eyed", 10),
    ("queen", 10),
    ("king", 10),
    ("joker", 10),
];

type Word = &'static str;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Card(pub(super) Word);

impl Card {
    /// How far it moves a car; a 4 moves it backwards.
    pub(super) fn squares(self) -> i64 {
        CARDS.into_iter().find(|(word, _)| *word == self.0).map_or(0, |(_, squares)| squares)
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let card = CARDS.into_iter().find(|(name, _)| *name == word).map(|(name, _)| Self(name));
        card.ok_or_else(|| format!("there is no card {word:?}"))
    }
}

/// Whether a car goes along the circuit or into its garage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Way {
    #[default]
    Circuit,
    Garage,
}
