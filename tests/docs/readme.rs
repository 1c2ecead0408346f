//! Types the commands of the tours in the README and in `docs/commands.md` and compares every answer.

use std::path::Path;
use std::process::Command;

use crate::docs::page::{blocks, root};

/// Splits a command into words as a shell does.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The output and error output of a command, without the lines that depend on the time or on chance.
pub fn output(command: &str, folder: &Path) -> String {
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
fn check_tour(page: &str, kind: &str) {
    let folder = std::env::temp_dir().join(format!("steward-{kind}-{}", std::process::id()));
    // An earlier run that failed may have left it.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let tour = blocks(page).into_iter().find(|block| block.kind == kind).unwrap();
    let mut shown = Vec::new();
    for line in tour.text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            shown.push(format!("$ {command}\n{}", output(command, &folder)));
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
fn the_tour_of_the_readme_gives_the_answers_shown() {
    check_tour("README.md", "tour");
}

#[test]
fn the_example_of_the_command_line_gives_the_answers_shown() {
    check_tour("docs/commands.md", "commands");
}
