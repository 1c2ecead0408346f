//! The words for cars, workshop cards, sponsor cards, zones and race squares in records.

use serde::Deserialize;

/// The categories of workshop cards.
pub(super) const CATEGORIES: [Word; 8] =
    ["tyres", "mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"];

/// The colours of sponsor cards.
pub(super) const SPONSORS: [Word; 3] = ["blue", "red", "yellow"];

/// The zones of the central track.
pub(super) const ZONES: [Word; 4] = ["red", "blue", "green", "yellow"];

type Word = &'static str;

/// A car by its number, which the game must check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(crate) struct Car(pub(super) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Category(pub(super) Word);

impl TryFrom<String> for Category {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let found = CATEGORIES.into_iter().find(|name| *name == word).map(Self);
        found.ok_or_else(|| format!("there is no category {word:?}"))
    }
}

/// The colour of a sponsor card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Sponsor(pub(super) Word);

impl TryFrom<String> for Sponsor {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let found = SPONSORS.into_iter().find(|name| *name == word).map(Self);
        found.ok_or_else(|| format!("no sponsor card is {word:?}"))
    }
}

impl Sponsor {
    /// Its name in records.
    pub(super) fn thing(self) -> String {
        format!("sponsor-{}", self.0)
    }
}

/// The kind of square that a car is on in the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Square {
    Plain,
    Green,
    Red,
    Violet,
}

impl Square {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Green => "green",
            Self::Red => "red",
            Self::Violet => "violet",
        }
    }
}

/// The ball that falls.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fell {
    Violet,
    Car(Car),
}
