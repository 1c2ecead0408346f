//! The pieces of the box that have a name: categories, their sections, company sheets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Seats};
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// A category of the market, in the order in which a year goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Models.
    Models,
    /// Engineering.
    Engineering,
    /// Promotions.
    Promotions,
}

impl Category {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Models, Self::Engineering, Self::Promotions];

    /// Its word in records and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Models => "models",
            Self::Engineering => "engineering",
            Self::Promotions => "promotions",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Models => k::CATEGORY_MODELS,
            Self::Engineering => k::CATEGORY_ENGINEERING,
            Self::Promotions => k::CATEGORY_PROMOTIONS,
        }
    }

    /// Its place in the year, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The category at this place of the year, from 1.
    pub fn at(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.number() == number)
    }

    /// The one after it.
    pub fn next(self) -> Option<Self> {
        Self::at(self.number() + 1)
    }
}

impl FromStr for Category {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|category| category.word().eq_ignore_ascii_case(text)).ok_or(())
    }
}

impl Argument for Category {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|()| unknown(word))
    }
}

/// Makes a type of things that the box numbers from 1.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many the book has room for.
            pub const COUNT: u8 = $most;

            /// All of them, in order.
            pub fn all() -> impl Iterator<Item = Self> {
                (1..=Self::COUNT).map(Self)
            }

            /// Its number, from 1.
            pub const fn number(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                match number {
                    1..=$most => Ok(Self(number)),
                    _ => Err(format!("{number} is not a number from 1 to {}", Self::COUNT)),
                }
            }
        }

        impl From<$name> for u8 {
            fn from(numbered: $name) -> u8 {
                numbered.0
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                text.parse::<u8>().ok().and_then(|number| Self::try_from(number).ok()).ok_or(())
            }
        }

        impl Argument for $name {
            fn read(word: &str, _: &Seats) -> Result<Self, Line> {
                word.parse().map_err(|()| unknown(word))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

numbered! {
    /// A section of a category, by the number it has from the left.
    Section, 12
}
numbered! {
    /// A company sheet, by the number the table gives it.
    Company, 12
}

/// A section of a named category. Written `models 3`, as the place on the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The category.
    pub category: Category,
    /// The section in it.
    pub section: Section,
}

impl Spot {
    /// Names a section of a category.
    pub const fn new(category: Category, section: Section) -> Self {
        Self { category, section }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.category.word(), self.section)
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (category, section) = text.split_once(' ').ok_or(())?;
        Ok(Self { category: category.parse()?, section: section.parse()? })
    }
}

impl Argument for Spot {
    fn read(words: &str, _: &Seats) -> Result<Self, Line> {
        words.parse().map_err(|()| unknown(words))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(format!("{text:?} is no section; one is written models 3"));
        text.parse().map_err(|()| wrong())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_written_as_the_place_on_the_board_is() {
        let spot = Spot::new(Category::Engineering, Section::try_from(3).unwrap());
        assert_eq!(serde_json::to_string(&spot).unwrap(), r#""engineering 3""#);
        assert_eq!(serde_json::from_str::<Spot>(r#""engineering 3""#).unwrap(), spot);
        assert!(serde_json::from_str::<Spot>(r#""engineering 13""#).is_err());
        assert!(serde_json::from_str::<Section>("0").is_err());
    }

    #[test]
    fn a_year_goes_through_three_categories() {
        assert_eq!(Category::Models.next(), Some(Category::Engineering));
        assert_eq!(Category::Promotions.next(), None);
        assert_eq!(Category::at(0), None);
    }
}
