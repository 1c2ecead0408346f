//! Every message is used. `tests/words` checks that both languages have the same messages.

use std::collections::BTreeSet;

use steward::engine::GameInfo;
use steward::session::GAMES;

use crate::tidy::source::{files, source, words};

/// Prefixes of messages named after commands and arguments, which `tests/console` checks.
const OF_HELP: [&str; 4] = ["console-about", "console-examples", "console-help-", "console-value-"];

/// The name of the constant that `build.rs` generates for a message.
fn constant(stem: &str, id: &str) -> String {
    id.strip_prefix(stem).unwrap_or(id).trim_start_matches('-').to_uppercase().replace('-', "_")
}

/// The messages of a game that its tables name by words: units, open points, lessons, rule entries, titles.
fn named_after_words(game: &GameInfo) -> Vec<&'static str> {
    let points = game.rulings.iter();
    let points = points.flat_map(|form| form.options.iter().map(|(_, key)| *key).chain([form.question]));
    let lessons = game.lessons.iter().flat_map(|lesson| {
        let own = [lesson.name, lesson.who, lesson.why, lesson.now, lesson.forgotten];
        own.into_iter().chain(lesson.rules.iter().copied())
    });
    let entries = game.entries.iter().flat_map(|entry| [entry.title, entry.description]);
    let schema = game.schema();
    let titles = schema.cells().flat_map(|(_, cell)| {
        let titles = [schema.row(&cell.row), schema.table(cell.table), schema.column(cell.column)];
        titles.into_iter().flatten()
    });
    let units = game.units.iter().flat_map(|unit| [unit.name, unit.amount]);
    points.chain(units).chain(lessons).chain(entries).chain(titles).map(|key| key.id()).collect()
}

#[test]
fn every_message_is_used() {
    let source = source();
    let mut of_words: BTreeSet<&str> = GAMES.iter().flat_map(|game| named_after_words(game)).collect();
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
            if OF_HELP.iter().any(|start| id.starts_with(start)) || of_words.remove(id) {
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
    assert!(of_words.is_empty(), "missing: {of_words:?}");
}

#[test]
fn the_constant_of_a_message_is_named_without_its_file() {
    assert_eq!(constant("engine", "engine-colour-red"), "COLOUR_RED");
}
