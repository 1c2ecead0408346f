//! Why the book and the reference refuse an act: a table of message keys and the matching words of the reference.
//! Each stops at the first fault it finds, in its own order: when an act has two faults, either may be named, and the
//! table says which pairs are allowed.

use std::collections::{BTreeMap, BTreeSet};

use steward::words::Line;

const TABLE: &str = include_str!("reasons.txt");

/// How a key and the words of the reference match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Match {
    /// They say the same.
    Same,
    /// They name two things that are wrong with one act.
    Another,
}

/// Refused acts: the key of the book, the words of the reference without figures, how often and where first.
#[derive(Debug, Default)]
pub struct Refused(BTreeMap<(String, String), (u32, String)>);

impl Refused {
    /// Notes an act that both refuse.
    pub fn note(&mut self, book: &Line, words: &str, at: impl FnOnce() -> String) {
        let book = book.to_string();
        let key = book.split('(').next().unwrap_or_default().to_owned();
        self.0.entry((key, plain(words))).or_insert_with(|| (0, at())).0 += 1;
    }

    /// How many there were.
    pub fn count(&self) -> u32 {
        self.0.values().map(|(count, _)| count).sum()
    }

    /// How many were refused for the same reason. Fails where a key and the words do not match in the
    /// table.
    pub fn for_the_same_reason(&self, game: &str) -> u32 {
        let (mut same, mut other) = (0, Vec::new());
        for ((key, words), (count, at)) in &self.0 {
            match matched(key, words) {
                Some(Match::Same) => same += count,
                Some(Match::Another) => {}
                None => other.push(format!("{key}: {words} ({count} times, first {at})")),
            }
        }
        assert!(other.is_empty(), "{game}: refused for other reasons:\n{}", other.join("\n"));
        same
    }
}

/// Every row of the table.
fn rows() -> impl Iterator<Item = (&'static str, Match, &'static str)> {
    let rows = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.flat_map(|line| {
        let same = line.split_once(" = ").map(|(key, words)| (key, Match::Same, words));
        let row = same.or_else(|| line.split_once(" + ").map(|(key, words)| (key, Match::Another, words)));
        let (key, matched, words) = row.unwrap_or_else(|| panic!("no row: {line}"));
        words.split(" | ").map(move |words| (key, matched, words))
    })
}

fn matched(key: &str, words: &str) -> Option<Match> {
    let of_key = rows().filter(|(known, _, _)| *known == key);
    let mut found = of_key.filter(|(_, _, known)| words.contains(known)).map(|(_, matched, _)| matched);
    found.next()
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

#[test]
fn every_key_of_the_table_is_a_message() {
    let mut known = BTreeSet::new();
    for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../i18n/en")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        known.extend(text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())));
    }
    let unknown: Vec<&str> = rows().map(|(key, _, _)| key).filter(|key| !known.contains(*key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn figures_are_left_out_and_what_does_not_stand_in_the_table_is_no_reason() {
    assert_eq!(plain("p2 has $1,250, not $3"), "p# has $#,#, not $#");
    assert_eq!(matched("automobile-space-full", "4 is the most"), Some(Match::Same));
    assert_eq!(matched("automobile-space-full", "building costs $#"), Some(Match::Another));
    assert_eq!(matched("automobile-space-full", "p# passes"), None);
    let mut refused = Refused::default();
    refused.note(&steward::words::keys::engine::GAME_OVER.into(), "it rains", String::new);
    let failed = std::panic::catch_unwind(|| refused.for_the_same_reason("toy"));
    assert!(failed.is_err());
}
