//! The cards of an ordinary deck, and what each of them can do (Valeur et atout des cartes).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{Argument, Seats};
use crate::say;
use crate::words::keys::autotock as k;
use crate::words::{Key, Line};

/// A card; suits do not count, but for the jacks that show one eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Card {
    /// One, or a car out.
    Ace,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four back.
    Four,
    /// Five; with the experts' cards, of another player's car.
    Five,
    /// Six.
    Six,
    /// Seven, which may be split over two or three cars.
    Seven,
    /// Eight; with the experts' cards it pushes the cars it passes off the road.
    Eight,
    /// Nine.
    Nine,
    /// Ten.
    Ten,
    /// Ten, or a swap.
    Jack,
    /// With the experts' cards: a jack that may swap two cars of others.
    OneEyed,
    /// Ten, or a car out.
    Queen,
    /// Ten, or a car out.
    King,
    /// Ten that sweeps the way clear, or a car out.
    Joker,
}

impl Card {
    /// Every card, in the order of the deck.
    pub const ALL: [Card; 15] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::OneEyed,
        Self::Queen,
        Self::King,
        Self::Joker,
    ];

    /// Its word in notation and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ace => "ace",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Seven => "7",
            Self::Eight => "8",
            Self::Nine => "9",
            Self::Ten => "10",
            Self::Jack => "jack",
            Self::OneEyed => "one-eyed",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Joker => "joker",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Ace => k::CARD_ACE,
            Self::Two => k::CARD_2,
            Self::Three => k::CARD_3,
            Self::Four => k::CARD_4,
            Self::Five => k::CARD_5,
            Self::Six => k::CARD_6,
            Self::Seven => k::CARD_7,
            Self::Eight => k::CARD_8,
            Self::Nine => k::CARD_9,
            Self::Ten => k::CARD_10,
            Self::Jack => k::CARD_JACK,
            Self::OneEyed => k::CARD_ONE_EYED,
            Self::Queen => k::CARD_QUEEN,
            Self::King => k::CARD_KING,
            Self::Joker => k::CARD_JOKER,
        }
    }

    /// How many squares it moves a car, before anything changes that.
    pub const fn value(self) -> u8 {
        match self {
            Self::Ace => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Eight => 8,
            Self::Nine => 9,
            Self::Ten | Self::Jack | Self::OneEyed | Self::Queen | Self::King | Self::Joker => 10,
        }
    }

    /// Whether it brings a car out (Mettre une voiture sur le circuit).
    pub const fn brings_out(self) -> bool {
        matches!(self, Self::Ace | Self::Queen | Self::King | Self::Joker)
    }

    /// Whether it swaps a car of one's own with another player's (Les valets).
    pub const fn swaps(self) -> bool {
        matches!(self, Self::Jack | Self::OneEyed)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let word = match text.to_lowercase().as_str() {
            "a" | "1" => "ace".to_owned(),
            "j" => "jack".to_owned(),
            "q" => "queen".to_owned(),
            "k" => "king".to_owned(),
            word => word.to_owned(),
        };
        Self::ALL.into_iter().find(|card| card.word() == word).ok_or(())
    }
}

impl Argument for Card {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        let words = || Self::ALL.map(Self::word).join(", ");
        word.parse().map_err(|()| say!(k::NOTATION_CARD, word = word, cards = words()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("{text:?} is no card")))
    }
}
