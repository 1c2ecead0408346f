//! One idea, one file.

use crate::source::{files, source};

/// At this many lines a file is asked what it does twice.
const MOST: usize = 400;

#[test]
fn no_file_of_the_source_is_longer_than_four_hundred_lines() {
    let long: Vec<String> = files("src")
        .into_iter()
        .filter(|file| file.path.ends_with(".rs") && file.text.lines().count() > MOST)
        .map(|file| format!("{}: {} lines", file.path, file.text.lines().count()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_file_of_the_source_says_first_what_it_is() {
    let silent = source().into_iter().filter(|file| !file.text.starts_with("//! "));
    let silent: Vec<String> = silent.map(|file| file.path).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
