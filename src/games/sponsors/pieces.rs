//! The pieces of the box: cars, categories of workshop cards, colours of sponsor cards, squares of both tracks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Seats};
use crate::say;
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};

/// Makes an enumeration of words with their messages.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal, $key:path;)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$each])* $variant,)+ }

        impl $name {
            /// All of them, in the order of the rule text.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The words for all of them with their messages.
            pub const WORDS: &'static [(&'static str, Key)] = &[$(($word, $key)),+];

            /// The word for it in records and notation.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// Its name as a message.
            pub const fn key(self) -> Key {
                match self { $(Self::$variant => $key,)+ }
            }

            /// Its place in the list, from zero.
            pub const fn index(self) -> u8 {
                self as u8
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.iter().copied().find(|each| each.word().eq_ignore_ascii_case(text)).ok_or(())
            }
        }
    };
}

words! {
    /// A category of workshop cards.
    Category {
        /// Pneus.
        Tyres = "tyres", k::CATEGORY_TYRES;
        /// Mécanique.
        Mechanics = "mechanics", k::CATEGORY_MECHANICS;
        /// Carrosserie.
        Body = "body", k::CATEGORY_BODY;
        /// Châssis.
        Chassis = "chassis", k::CATEGORY_CHASSIS;
        /// Pilote.
        Driver = "driver", k::CATEGORY_DRIVER;
        /// Moteur.
        Engine = "engine", k::CATEGORY_ENGINE;
        /// Ingénieur.
        Engineer = "engineer", k::CATEGORY_ENGINEER;
        /// Essais.
        Tests = "tests", k::CATEGORY_TESTS;
    }
}

impl Category {
    /// The value of the card that is taken out with three players (À 3 joueurs).
    pub const fn removed(self) -> u8 {
        match self {
            Self::Mechanics => 2,
            Self::Chassis => 3,
            Self::Tyres | Self::Engine => 4,
            Self::Driver | Self::Tests => 5,
            Self::Body | Self::Engineer => 6,
        }
    }
}

words! {
    /// A colour of sponsor cards.
    Sponsor {
        /// Blue.
        Blue = "blue", k::SPONSOR_BLUE;
        /// Red.
        Red = "red", k::SPONSOR_RED;
        /// Yellow.
        Yellow = "yellow", k::SPONSOR_YELLOW;
    }
}

words! {
    /// What a square of the central track lets its visitor do.
    Kind {
        /// Buys a workshop card of any category.
        A = "a", k::KIND_A;
        /// Buys a workshop card of one of the two categories of the zone.
        V = "v", k::KIND_V;
        /// Draws a sponsor card.
        S = "s", k::KIND_S;
        /// Exchanges a workshop card.
        E = "e", k::KIND_E;
    }
}

words! {
    /// What a square of the race track is.
    Square {
        /// Nothing special.
        Plain = "plain", k::SQUARE_PLAIN;
        /// Gives more squares, by place.
        Green = "green", k::SQUARE_GREEN;
        /// A bend: the violet ball spins the car off.
        Red = "red", k::SQUARE_RED;
        /// The violet ball moves the car three squares.
        Violet = "violet", k::SQUARE_VIOLET;
    }
}

words! {
    /// What carries a car on when it has stopped.
    Bonus {
        /// The bonus of a green square.
        Green = "green", k::BONUS_GREEN;
        /// The slipstream of the car in front.
        Slip = "slip", k::BONUS_SLIP;
    }
}

words! {
    /// What sets a car in motion.
    Origin {
        /// Its own card.
        Card = "card", k::TERM_CARD;
        /// Its own ball in its own spin.
        OwnBall = "own-ball", k::TERM_OWN_BALL;
        /// Its ball in another's spin.
        Pushed = "pushed", k::TERM_PUSHED;
        /// The violet ball.
        Violet = "violet", k::TERM_VIOLET;
        /// A violet ball that fell while it was off the track (ruling `spun-violet`).
        Return = "return", k::TERM_RETURN;
    }
}

impl Origin {
    /// Whether somebody else's move or the violet ball set it in motion.
    pub const fn pushed(self) -> bool {
        !matches!(self, Self::Card | Self::OwnBall)
    }
}

/// A car, numbered from 1: the car of each seat first, then with two players the second car of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Car(u8);

impl Car {
    /// Car `n`; none where there is no such car in any game.
    pub const fn new(n: u8) -> Option<Self> {
        if n >= 1 && n <= 4 { Some(Self(n)) } else { None }
    }

    /// The cars of a table of so many players, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=if seats == 3 { 3 } else { 4 }).map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Car {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Car {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Car {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(deserializer)?;
        Self::new(n).ok_or_else(|| serde::de::Error::custom(format!("{n} is no car; cars are 1 to 4")))
    }
}

/// What one of these words means, or which there are.
fn known<T: FromStr>(word: &str, otherwise: impl FnOnce() -> Line) -> Result<T, Line> {
    word.parse().map_err(|_| otherwise())
}

fn list(words: &[(&'static str, Key)]) -> String {
    words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")
}

impl Argument for Category {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        known(word, || say!(k::NOTATION_CATEGORY, word = word, known = list(Self::WORDS)))
    }
}

impl Argument for Sponsor {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        known(word, || say!(k::NOTATION_SPONSOR, word = word))
    }
}

impl Argument for Square {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        known(word, || say!(k::NOTATION_SQUARE, word = word, known = list(Self::WORDS)))
    }
}

impl Argument for Bonus {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        known(word, || unknown(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_cards_taken_out_with_three_players_are_those_of_the_text() {
        let removed: Vec<(&str, u8)> =
            Category::ALL.iter().map(|category| (category.word(), category.removed())).collect();
        let text = [("tyres", 4), ("mechanics", 2), ("body", 6), ("chassis", 3), ("driver", 5)];
        assert_eq!(removed.get(..5), Some(text.as_slice()));
        assert_eq!(removed.get(5..), Some([("engine", 4), ("engineer", 6), ("tests", 5)].as_slice()));
    }

    #[test]
    fn three_players_drive_three_cars_and_two_players_four() {
        assert_eq!([2, 3, 4].map(|seats| Car::all(seats).count()), [4, 3, 4]);
        assert!(Car::new(0).is_none() && Car::new(5).is_none());
    }
}
