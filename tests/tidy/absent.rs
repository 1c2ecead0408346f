//! What is not there: chance and clocks outside their rooms, the paths of a machine, dependencies that nobody uses.

use std::fs;

use crate::tidy::source::{File, files, root, source};

fn none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn chance_is_used_in_one_room_and_the_clock_in_two() {
    let all = source();
    let users = |word: &str, rooms: &[&str]| -> Vec<String> {
        let others = all.iter().filter(|file| !rooms.contains(&file.room()));
        others.flat_map(|file| file.lines_where(|line| uses(line, word))).collect()
    };
    none(&users("rand", &["chance"]));
    none(&users("rand_chacha", &["chance"]));
    none(&users("chrono", &["clock"]));
}

/// Whether a line of code names something of a library; an errand is not the library of chance.
fn uses(line: &str, library: &str) -> bool {
    words(line).any(|word| word == library) && line.contains(&format!("{library}::"))
}

#[test]
fn nothing_mentions_the_paths_of_a_machine() {
    let paths = [concat!("/wo", "rk/"), concat!("/tm", "p/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];
    let mut all: Vec<File> =
        ["src", "tests", "docs", "presets", "i18n", ".ci", "benches", "fuzz", "reference"]
            .iter()
            .flat_map(|folder| files(folder))
            .filter(|file| !file.path.starts_with("fuzz/target"))
            .collect();
    for name in ["README.md", "ARCHITECTURE.md", "Cargo.toml", "build.rs"] {
        let text = std::fs::read_to_string(root().join(name)).unwrap_or_default();
        all.push(File { path: name.to_owned(), text });
    }
    let found: Vec<String> = all
        .iter()
        .flat_map(|file| file.text.lines().zip(1..).map(move |(line, n)| (&file.path, n, line)))
        .filter(|(_, _, line)| paths.iter().any(|path| line.contains(path)))
        .map(|(path, n, line)| format!("{path}:{n}: {line}"))
        .collect();
    none(&found);
}

/// The words of a line of code.
pub fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
}

#[test]
fn nothing_is_depended_on_that_nobody_names() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let text = |folders: &[&str]| -> String {
        folders.iter().flat_map(|folder| files(folder)).map(|file| file.text).collect()
    };
    let (source, with_tests) = (text(&["src"]), text(&["src", "tests", "build.rs"]));
    let mut section = "";
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        }
        let Some((name, how)) = line.split_once(" = ") else { continue };
        let named = |text: &str| text.contains(&format!("{}::", name.replace('-', "_")));
        // One that is depended on for its features says so behind it.
        let used = match section {
            "[dependencies]" => named(&source) || how.contains('#'),
            "[dev-dependencies]" => named(&with_tests),
            _ => true,
        };
        assert!(used, "{section} {name}");
    }
}
