//! Nothing the game can refuse and nothing the table can rule is without a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use steward::engine::Game;
use steward::games::automobile::Automobile;

/// The sources of a folder, one after another, without white space.
pub fn sources(folder: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let texts = files.iter().filter(|file| file.is_file()).map(|file| fs::read_to_string(file).unwrap());
    texts.collect::<String>().split_whitespace().collect()
}

/// The key that an expression begins with: `say!(k::X…` or `Line::new(k::X…`.
fn key(text: &str) -> Option<&str> {
    let named = ["say!(k::", "Line::new(k::", "k::"].iter().find_map(|start| text.strip_prefix(start))?;
    let end =
        named.find(|letter: char| !letter.is_ascii_uppercase() && !letter.is_ascii_digit() && letter != '_');
    named.get(..end?).filter(|name| !name.is_empty())
}

/// Every key that the game refuses with, be it named in the call or in a `let` before it.
pub fn refusals(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for call in ["Refusal::new(", "refused("] {
        for (at, _) in source.match_indices(call) {
            let (before, after) = source.split_at(at + call.len());
            let word: String =
                after.chars().take_while(|letter| letter.is_alphabetic() || *letter == '_').collect();
            let bound = format!("let{word}=");
            let told = key(after).or_else(|| key(&before[before.rfind(&bound)? + bound.len()..]));
            found.extend(told.map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_refusal_of_the_game_has_a_test_that_triggers_it() {
    let known = refusals(&sources("src/games/automobile"));
    assert!(known.len() >= 75, "only {} refusals found: does the search still see them?", known.len());
    let tests = sources("tests/rulebook/automobile");
    let named = |name: &&String| {
        let name = format!("k::{name}");
        tests.match_indices(&name).any(|(at, _)| !tests[at + name.len()..].starts_with('_'))
    };
    let missing: Vec<&String> = known.iter().filter(|name| !named(name)).collect();
    assert!(missing.is_empty(), "no test refuses with {missing:?}");
}

#[test]
fn every_refusal_in_the_messages_is_one_of_the_game() {
    let messages =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/en/automobile.ftl")).unwrap();
    let section = messages.split("# Refusals").nth(1).unwrap().split("\n# ").next().unwrap();
    let known = refusals(&sources("src/games/automobile"));
    let ids = section.lines().filter_map(|line| line.strip_prefix("automobile-")?.split(" =").next());
    for id in ids.filter(|id| !id.contains("way") && *id != "characters-left") {
        let name = id.to_uppercase().replace('-', "_");
        assert!(known.contains(&name), "{name} is written but never refused with");
    }
}

#[test]
fn every_option_of_every_ruling_is_played() {
    let tests = sources("tests/rulebook/automobile");
    for form in Automobile::RULINGS {
        for (option, _) in form.options.iter().skip(1) {
            let written = format!("{}{option}", form.word);
            assert!(tests.contains(&written), "no test plays under {} {option}", form.word);
        }
    }
}

#[test]
fn every_ruling_is_named_in_the_explanation_of_an_entry_that_it_decided() {
    let tests = sources("tests/rulebook/automobile");
    for form in Automobile::RULINGS {
        // A ruling is played under with its option behind it, and found named without one.
        assert!(tests.contains(&format!("\"{}\"", form.word)), "no test finds {} named", form.word);
    }
}
