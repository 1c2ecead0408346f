//! Every message is said somewhere. That the languages have the same ones is held elsewhere.

use crate::tidy::source::{files, source, words};

/// How messages begin that are found by the names of commands and arguments; a test of the command line holds those.
const OF_HELP: [&str; 4] = ["console-about", "console-examples", "console-help-", "console-value-"];

/// The constant of a message, without the name of its file, and that name.
fn constant(stem: &str, id: &str) -> String {
    id.strip_prefix(stem).unwrap_or(id).trim_start_matches('-').to_uppercase().replace('-', "_")
}

#[test]
fn every_message_is_said_somewhere() {
    let source = source();
    let mut unused = Vec::new();
    for file in files("i18n/en") {
        let stem = file.path.trim_start_matches("i18n/en/").trim_end_matches(".ftl");
        let module = stem.replace('-', "_");
        let speakers: Vec<_> = source
            .iter()
            .filter(|file| file.text.contains("keys") && words(&file.text).any(|word| word == module))
            .collect();
        let ids = file.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        for id in ids.filter_map(|line| line.split_once(" =").map(|(id, _)| id)) {
            if OF_HELP.iter().any(|start| id.starts_with(start)) {
                continue;
            }
            let wanted = constant(stem, id);
            let said = speakers
                .iter()
                .any(|file| file.code().iter().any(|(_, line)| words(line).any(|word| word == wanted)));
            if !said {
                unused.push(id.to_owned());
            }
        }
    }
    assert!(unused.is_empty(), "nobody says\n{}", unused.join("\n"));
}

#[test]
fn a_constant_is_the_message_without_its_file() {
    assert_eq!(constant("engine", "engine-colour-red"), "COLOUR_RED");
}
