//! Every message is used. That both languages have the same messages is tested in `tests/words`.

use std::collections::BTreeSet;

use crate::tidy::source::{files, source, words};

/// Prefixes of messages that are looked up by the names of commands and arguments; `tests/console` tests those.
const OF_HELP: [&str; 4] = ["console-about", "console-examples", "console-help-", "console-value-"];

/// The name of the constant that `build.rs` makes of a message.
fn constant(stem: &str, id: &str) -> String {
    id.strip_prefix(stem).unwrap_or(id).trim_start_matches('-').to_uppercase().replace('-', "_")
}

#[test]
fn every_message_is_used() {
    let source = source();
    // Named after the words of the open points.
    let rulings: Vec<_> = steward::session::GAMES.iter().flat_map(|game| game.rulings).collect();
    let options = rulings.iter().flat_map(|form| form.options.iter().map(|(_, key)| key.id()));
    let mut of_rulings: BTreeSet<&str> =
        rulings.iter().map(|form| form.question.id()).chain(options).collect();
    let mut unused = Vec::new();
    for file in files("i18n/en") {
        let stem = file.path.trim_start_matches("i18n/en/").trim_end_matches(".ftl");
        let module = stem.replace('-', "_");
        let users: Vec<_> = source
            .iter()
            .filter(|file| file.text.contains("keys") && words(&file.text).any(|word| word == module))
            .collect();
        let ids = file.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        for id in ids.filter_map(|line| line.split_once(" =").map(|(id, _)| id)) {
            if OF_HELP.iter().any(|start| id.starts_with(start)) || of_rulings.remove(id) {
                continue;
            }
            let wanted = constant(stem, id);
            let used = users
                .iter()
                .any(|file| file.code().iter().any(|(_, line)| words(line).any(|word| word == wanted)));
            if !used {
                unused.push(id.to_owned());
            }
        }
    }
    assert!(unused.is_empty(), "unused:\n{}", unused.join("\n"));
    assert!(of_rulings.is_empty(), "missing: {of_rulings:?}");
}

#[test]
fn the_constant_of_a_message_is_named_without_its_file() {
    assert_eq!(constant("engine", "engine-colour-red"), "COLOUR_RED");
}
