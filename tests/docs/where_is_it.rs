//! The tables that say in which file and which items the words of the rules, the core, each paragraph and each open
//! point of each rule page are found.

use std::path::Path;

use steward::session::Session;
use steward::words::{Language, render};

use crate::page::root;

fn page() -> String {
    std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// The rows under a heading: what is looked for, and where it is.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<(&'a str, &'a str)> {
    let (_, below) = page.split_once(heading).unwrap_or_else(|| panic!("no {heading}"));
    let table = below.lines().skip_while(|line| !line.starts_with('|')).skip(2);
    table.map_while(|line| line.trim_matches(['|', ' ']).split_once(" | ")).collect()
}

fn defines(source: &str, item: &str) -> bool {
    let words = ["fn", "struct", "enum", "trait", "const"].map(|kind| format!("{kind} {item}"));
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    words.iter().any(|word| source.match_indices(word).any(|(at, _)| ends(&source[at + word.len()..])))
}

/// Every file named is in the folder, and has the items named behind it.
fn found(title: &str, files: &str, folder: &Path) {
    for part in files.split("; ") {
        let mut names = part.split('`').skip(1).step_by(2);
        let file = names.next().unwrap_or_else(|| panic!("{title}: no file"));
        let source = std::fs::read_to_string(folder.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        for item in names {
            assert!(defines(&source, item), "{title}: no {item} in {file}");
        }
    }
}

#[test]
fn every_paragraph_of_every_rule_page_is_found_in_the_file_and_the_items_named() {
    let page = page();
    for game in Session::GAMES {
        let rows = rows(&page, &format!("(`{}`)\n", game.replace('-', "_")));
        let entries = Session::contents(game).unwrap().entries;
        let titles: Vec<String> =
            entries.iter().map(|entry| render(&entry.title.into(), Language::ENGLISH)).collect();
        assert_eq!(rows.iter().map(|(title, _)| *title).collect::<Vec<_>>(), titles, "{game}");
        for (title, files) in rows {
            found(title, files, &root().join("src/games").join(game.replace('-', "_")));
        }
    }
}

#[test]
fn every_open_point_of_every_rule_page_is_found_where_its_ruling_is_asked_for() {
    let page = page();
    for game in Session::GAMES {
        let game_folder = root().join("src/games").join(game.replace('-', "_"));
        let declared = std::fs::read_to_string(game_folder.join("rulings.rs")).unwrap();
        let rows = rows(&page, &format!("Open points of `{}`:\n", game.replace('-', "_")));
        let rows: Vec<_> = rows
            .into_iter()
            .map(|(point, rest)| {
                let (ruling, files) = rest.split_once(" | ").unwrap();
                found(point, files, &game_folder);
                (ruling.trim_matches('`'), files)
            })
            .collect();
        let forms = Session::contents(game).unwrap().rulings;
        let ruled: Vec<&str> =
            rows.iter().map(|(ruling, _)| *ruling).filter(|ruling| *ruling != "-").collect();
        assert_eq!(ruled, forms.iter().map(|form| form.word).collect::<Vec<_>>(), "{game}");
        for (ruling, files) in rows.iter().filter(|(ruling, _)| *ruling != "-") {
            let asks = format!("verdict(\"{ruling}\",");
            let verdicts: Vec<&str> = declared
                .lines()
                .filter(|line| line.contains(&asks))
                .filter_map(|line| line.split_once("const ")?.1.split(':').next())
                .collect();
            let first = files.split('`').nth(1).unwrap();
            let source = std::fs::read_to_string(game_folder.join(first)).unwrap();
            assert!(
                verdicts.iter().any(|verdict| source.contains(verdict)),
                "{game}: {first} does not ask for {ruling}"
            );
        }
    }
}

#[test]
fn every_word_of_the_rules_and_every_question_about_the_core_is_found_where_it_is_said_to_be() {
    let page = page();
    for heading in ["**How to read a rule**", "**By question**"] {
        let rows = rows(&page, heading);
        assert!(rows.len() >= 10, "{heading}");
        for (title, found_in) in rows {
            found(title, found_in.split(" | ").next().unwrap(), &root().join("src"));
        }
    }
}

#[test]
fn the_rule_that_is_read_aloud_is_the_one_that_is_carried_out() {
    let page = page();
    let (_, below) = page.split_once("**How to read a rule**").unwrap();
    let (example, _) = below.split_once("```rust\n").unwrap().1.split_once("```").unwrap();
    let source = std::fs::read_to_string(root().join("src/games/automobile/close.rs")).unwrap();
    let mut lines = source.lines().map(str::trim);
    for read in example.lines() {
        let (code, why) = read.split_once(" // ").unwrap_or_else(|| panic!("{read}: not read aloud"));
        assert!(!why.is_empty() && lines.any(|line| line == code), "{code}");
    }
}
