//! The places of disks: sections, circles on company sheets, pools.

use std::fmt;

use serde::Deserialize;

use super::Independents;
use crate::Done;
use crate::rules::{Rules, hand};

/// The return pools. The colour of a disk shows whose it is.
pub(super) const RETURN: &str = "return 1";

pub(super) const CAR: &str = "car 1";

/// The categories in the order of the year.
pub(super) const CATEGORIES: [Category; 3] = [Category::Models, Category::Engineering, Category::Promotions];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Category {
    #[default]
    Models,
    Engineering,
    Promotions,
}

impl Category {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Models => "models",
            Self::Engineering => "engineering",
            Self::Promotions => "promotions",
        }
    }

    /// All sections that it may have.
    pub(super) fn sections(self) -> [Section; 12] {
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(|number| Section { category: self, number })
    }
}

/// A section of a category, written `models 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Section {
    pub(super) category: Category,
    pub(super) number: i64,
}

impl TryFrom<String> for Section {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let mut all = CATEGORIES.into_iter().flat_map(Category::sections);
        all.find(|section| section.to_string() == word).ok_or_else(|| format!("there is no section {word:?}"))
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.category.word(), self.number)
    }
}

/// The place of a category's circles on the company sheets.
pub(super) fn circles(category: Category) -> String {
    let number = CATEGORIES.iter().position(|other| *other == category).unwrap_or(0) + 1;
    format!("sheet {number}")
}

/// The name of a player's disks in records.
pub(super) fn disks(seat: u8) -> String {
    format!("disks p{seat}")
}

impl Independents {
    /// How many disks of a player are at a place.
    pub(super) fn disks_at(&self, seat: u8, place: impl AsRef<str>) -> i64 {
        self.has(place, disks(seat))
    }

    pub(super) fn move_disks(
        &mut self,
        seat: u8,
        from: impl AsRef<str>,
        to: impl AsRef<str>,
        number: i64,
    ) -> Done {
        self.shift(from, to, disks(seat), number)
    }

    /// How many disks a player has in the selective pool.
    pub(super) fn pool(&self, seat: u8) -> i64 {
        self.disks_at(seat, hand(seat))
    }

    pub(super) fn cards(&self, seat: u8) -> i64 {
        self.has(hand(seat), "cards")
    }

    /// The disks on the circles of a player's sheet.
    pub(super) fn on_sheet(&self, seat: u8) -> i64 {
        CATEGORIES.into_iter().map(|category| self.disks_at(seat, circles(category))).sum()
    }

    /// How many disks of a player are out of the supply.
    pub(super) fn out(&self, seat: u8) -> i64 {
        -self.disks_at(seat, "bank")
    }

    /// Moves disks from the supply: as many as wanted or, by the ruling, as are left.
    pub(super) fn supply(&mut self, seat: u8, to: impl AsRef<str>, wanted: i64) -> Done {
        let mut number = wanted;
        if self.is("supply-short", "as-many") {
            let left = self.printed("box disks count")? - self.out(seat);
            number = wanted.min(left.max(0));
        }
        self.move_disks(seat, "bank", to, number)
    }

    /// The section with this number; refuses one that the category does not have.
    pub(super) fn section(&self, category: Category, number: i64) -> Result<Section, String> {
        let word = category.word();
        let count = self.printed(format!("sections {word} count"))?;
        if number > count {
            return Err(format!("{word} has {count} sections, and {number} is named"));
        }
        Ok(Section { category, number })
    }

    /// The players with disks at any of these places, with their number.
    pub(super) fn owners(&self, places: &[String]) -> Vec<(u8, i64)> {
        let count = |seat: u8| places.iter().map(|place| self.disks_at(seat, place)).sum();
        self.everybody().map(|seat| (seat, count(seat))).filter(|(_, disks)| *disks > 0).collect()
    }

    /// The players with disks in a section, with their number.
    pub(super) fn owners_in(&self, section: Section) -> Vec<(u8, i64)> {
        self.owners(&[section.to_string()])
    }
}
