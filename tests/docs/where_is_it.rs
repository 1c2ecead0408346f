//! The tables that say which file and which items carry out each paragraph of each rule page.

use steward::session::Session;
use steward::words::{Language, render};

use crate::page::root;

/// The rows of a box: the title of a paragraph, and where it is carried out.
fn rows<'a>(page: &'a str, game: &str) -> Vec<(&'a str, &'a str)> {
    let heading = format!("(`{}`)\n", game.replace('-', "_"));
    let (_, table) = page.split_once(&heading).unwrap_or_else(|| panic!("no table of {game}"));
    let cells = |line: &'a str| line.trim_matches(['|', ' ']).split_once(" | ");
    table.trim_start().lines().skip(2).map_while(cells).collect()
}

fn defines(source: &str, item: &str) -> bool {
    let words = ["fn", "struct", "enum"].map(|kind| format!("{kind} {item}"));
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    words.iter().any(|word| source.match_indices(word).any(|(at, _)| ends(&source[at + word.len()..])))
}

#[test]
fn every_paragraph_of_every_rule_page_is_found_in_the_file_and_the_items_named() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    for game in Session::GAMES {
        let rows = rows(&page, game);
        let entries = Session::contents(game).unwrap().entries;
        let titles: Vec<String> =
            entries.iter().map(|entry| render(&entry.title.into(), Language::ENGLISH)).collect();
        assert_eq!(rows.iter().map(|(title, _)| *title).collect::<Vec<_>>(), titles, "{game}");
        let folder = root().join("src/games").join(game.replace('-', "_"));
        for (title, files) in rows {
            for part in files.split("; ") {
                let mut names = part.split('`').skip(1).step_by(2);
                let file = names.next().unwrap_or_else(|| panic!("{title}: no file"));
                let source =
                    std::fs::read_to_string(folder.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
                for item in names {
                    assert!(defines(&source, item), "{title}: no {item} in {file} of {game}");
                }
            }
        }
    }
}
