//! The pieces that acts name: categories, their sections, company sheets.

use std::fmt;
use std::str::FromStr;

use crate::words::keys::independents as k;
use crate::{arguments, as_text, named, numbered};

named! {
    /// A category of the market, in the order in which they are played in a year.
    Category {
        Models = "models", k::CATEGORY_MODELS;
        Engineering = "engineering", k::CATEGORY_ENGINEERING;
        Promotions = "promotions", k::CATEGORY_PROMOTIONS;
    }
}

impl Category {
    /// Its place in the order of the year, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The category with this number.
    pub fn at(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.number() == number)
    }

    pub fn next(self) -> Option<Self> {
        Self::at(self.number() + 1)
    }
}

numbered! {
    /// A section of a category, numbered from the left.
    Section, 12
}
numbered! {
    /// A company sheet, by the number that the players give it.
    Company, 12
}

/// A section with its category. Written like the place on the board: `models 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    pub category: Category,
    pub section: Section,
}

impl Spot {
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

arguments!(named Category);
arguments!(Section, Company, Spot);

as_text!(Spot, |text, ()| format!("{text:?} is no section; one is written models 3"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_notation_matches_the_place_on_the_board() {
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
