//! The tour of the README is typed, and every answer is the one that stands there.

use std::path::Path;
use std::process::Command;

use crate::docs::page::{blocks, root};

/// The words of a command, as a shell takes them apart.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// What is said to a command, wherever it is said; without the time of the day and what chance gives.
pub fn said(command: &str, folder: &Path) -> String {
    let words = words(command);
    let typed = ["--lang", "en"].into_iter().chain(words.iter().skip(1).map(String::as_str));
    let run = Command::new(env!("CARGO_BIN_EXE_steward"))
        .args(typed)
        .current_dir(folder)
        .env("STEWARD_DATA", folder.join("data"))
        .output()
        .unwrap();
    let text = [run.stdout, run.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    let chance = |line: &&str| line.starts_with("  Entered ");
    text.lines().filter(|line| !chance(line)).map(|line| format!("{line}\n")).collect()
}

/// Types the tour of a page and compares every answer.
fn goes_as_it_says(page: &str, kind: &str) {
    let folder = std::env::temp_dir().join(format!("steward-{kind}-{}", std::process::id()));
    // What an earlier run that failed has left.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let tour = blocks(page).into_iter().find(|block| block.kind == kind).unwrap();
    let mut shown = Vec::new();
    for line in tour.text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            shown.push(format!("$ {command}\n{}", said(command, &folder)));
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    let shown = shown.join("\n");
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        let path = root().join(page);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.replace(&tour.text, &shown)).unwrap();
    } else {
        assert_eq!(tour.text, shown, "UPDATE_GOLDEN=1 writes the tour anew");
    }
}

#[test]
fn the_tour_of_the_readme_goes_as_it_says() {
    goes_as_it_says("README.md", "tour");
}

#[test]
fn the_powers_of_the_arbiter_go_as_their_page_says() {
    goes_as_it_says("docs/arbiter.md", "arbiter");
}
