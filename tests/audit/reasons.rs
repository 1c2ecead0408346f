//! Why the book and the second reckoning refuse an act: the keys of the one beside the words of the other. Both look
//! at one thing after the other, and not in the same order; where an act is wrong in two ways, either may be said.

use std::collections::BTreeMap;

use steward::words::Line;

/// For each key of the book, which words of the second reckoning say the same.
const SAME: &str = include_str!("reasons.txt");

/// Refused acts: the key of the book, the words of the second reckoning without figures, how often and where first.
#[derive(Debug, Default)]
pub struct Refused(BTreeMap<(String, String), (u32, String)>);

impl Refused {
    /// Notes an act that both refuse.
    pub fn note(&mut self, book: &Line, second: &str, at: impl FnOnce() -> String) {
        let book = book.to_string();
        let key = book.split('(').next().unwrap_or_default().to_owned();
        self.0.entry((key, plain(second))).or_insert_with(|| (0, at())).0 += 1;
    }

    /// How many there were.
    pub fn count(&self) -> u32 {
        self.0.values().map(|(count, _)| count).sum()
    }

    /// Fails where a key and the words do not stand beside each other in the table.
    pub fn are_for_the_same_reason(&self, game: &str) {
        let same = same();
        let known = |key: &str, words: &str| {
            same.get(key).is_some_and(|all| all.iter().any(|known| words.contains(known)))
        };
        let other: Vec<String> = self
            .0
            .iter()
            .filter(|((key, words), _)| !known(key, words))
            .map(|((key, words), (count, at))| format!("{key}: {words} ({count} times, first {at})"))
            .collect();
        assert!(other.is_empty(), "{game}: refused for other reasons:\n{}", other.join("\n"));
    }
}

/// The table: a key, and after a colon what says the same, each after a bar.
fn same() -> BTreeMap<&'static str, Vec<&'static str>> {
    let rows = SAME.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &'static str| {
        let (key, words) = line.split_once(": ").unwrap_or_else(|| panic!("no row: {line}"));
        (key, words.split(" | ").collect())
    };
    rows.map(row).collect()
}

/// Words without their figures.
fn plain(words: &str) -> String {
    let mut plain = String::new();
    for letter in words.chars() {
        match letter {
            '0'..='9' if plain.ends_with('#') => {}
            '0'..='9' => plain.push('#'),
            letter => plain.push(letter),
        }
    }
    plain
}
