//! The open questions of the page, each with its default first, and the words of the box.

use serde_json::Value;

use crate::audit::json::{text, whole};
use crate::audit::rulings::Question;

/// Every question and its options.
pub(super) const QUESTIONS: &[Question] = &[
    ("years", &["3", "1", "2", "4", "5", "open"]),
    ("unspent", &["kept", "lost"]),
    ("trend-cards", &["any", "one"]),
    ("no-disks", &["next-turn", "at-once"]),
    ("trend-source", &["supply", "return-pool"]),
    ("supply-short", &["unlimited", "as-many"]),
    ("trend-stack", &["each", "once"]),
];

/// The categories of a year, in their order.
pub(super) const CATEGORIES: [&str; 3] = ["models", "engineering", "promotions"];

/// The most sections of a category, and the most company sheets.
pub(super) const MOST: i64 = 12;

/// The return pools, whose disks tell their owner.
pub(super) const RETURN: &str = "return 1";

/// The Car of the Year section.
pub(super) const CAR: &str = "car 1";

/// A category by its word, as its place in the year.
pub(super) fn category(value: &Value) -> Result<usize, String> {
    let word = text(value)?;
    let at = CATEGORIES.iter().position(|category| *category == word);
    at.ok_or_else(|| format!("there is no category {word:?}"))
}

/// A section by its number in its category.
pub(super) fn section(value: &Value) -> Result<i64, String> {
    whole(value, 1, MOST)
}

/// The word of a section.
pub(super) fn section_word(category: usize, section: i64) -> String {
    format!("{} {section}", CATEGORIES.get(category).copied().unwrap_or_default())
}

/// The word of the circles of a category.
pub(super) fn circles_word(category: usize) -> String {
    format!("sheet {}", category + 1)
}

/// The word of a player's disks.
pub(super) fn disks_word(seat: u8) -> String {
    format!("disks p{seat}")
}
