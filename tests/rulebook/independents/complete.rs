//! Nothing the game can refuse and nothing the table can rule is without a test.

use std::fs;
use std::path::Path;

use steward::engine::Game;
use steward::games::independents::Independents;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The tests of the box, without white space.
fn tests() -> String {
    let files = fs::read_dir(root().join("tests/rulebook/independents")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    texts.collect::<String>().split_whitespace().collect()
}

/// The messages that the game refuses with, and their ways out, as constants.
fn refusals() -> Vec<String> {
    let messages = fs::read_to_string(root().join("i18n/en/independents.ftl")).unwrap();
    let section = messages.split("# Refusals").nth(1).unwrap().split("\n# ").next().unwrap();
    let ids = section.lines().filter_map(|line| line.strip_prefix("independents-")?.split(" =").next());
    ids.map(|id| id.to_uppercase().replace('-', "_")).collect()
}

#[test]
fn every_refusal_of_the_game_has_a_test_that_triggers_it() {
    let (tests, refusals) = (tests(), refusals());
    assert!(refusals.len() >= 50, "only {} refusals found", refusals.len());
    let named = |name: &&String| {
        let name = format!("k::{name}");
        tests.match_indices(&name).any(|(at, _)| !tests[at + name.len()..].starts_with('_'))
    };
    let missing: Vec<&String> = refusals.iter().filter(|name| !named(name)).collect();
    assert!(missing.is_empty(), "no test refuses with {missing:?}");
}

#[test]
fn every_option_of_every_ruling_is_played() {
    let tests = tests();
    for form in Independents::RULINGS {
        for (option, _) in form.options.iter().skip(1) {
            assert!(
                tests.contains(&format!("{}{option}", form.word)),
                "nothing plays under {} {option}",
                form.word
            );
        }
    }
}
