//! Nothing is refused with words that no test has seen.

use std::collections::BTreeSet;

use crate::tidy::absent::words;
use crate::tidy::source::{File, boxes, files, root, source};

/// Boxes whose tests see why an act is refused, but not every way out.
const WHY_ONLY: [&str; 2] = ["auto_brocante", "autotock"];

/// What no table comes to: somebody always acts in a race that is not over, and a table of another size than can be
/// dealt to is never begun.
const NEVER: [(&str, &str); 2] = [("sponsors", "NOBODY_ACTS"), ("autotock", "NO_DEAL")];

/// The code of a folder without its tests, without white space.
fn code(folder: &str) -> String {
    let own = source().into_iter().filter(|file| file.path.starts_with(folder));
    own.flat_map(|file| file.code().into_iter().map(|(_, line)| line.to_owned()).collect::<Vec<_>>())
        .flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The key that an expression begins with: `msg!(k::X…`, `Line::new(k::X…`.
fn key<'a>(text: &'a str, keys: &str) -> Option<&'a str> {
    let starts = [format!("msg!({keys}"), format!("Line::new({keys}"), keys.to_owned()];
    let named = starts.iter().find_map(|start| text.strip_prefix(start.as_str()))?;
    let end = named.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '_')?;
    named.get(..end).filter(|name| !name.is_empty() && !name.starts_with("RULE_"))
}

/// Every key that a folder refuses with, be it named in the call or in a `let` before it.
fn refusals(code: &str, keys: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for call in ["Refusal::new(", "refused("] {
        for (at, _) in code.match_indices(call) {
            let (before, after) = code.split_at(at + call.len());
            let word: String = after.chars().take_while(|c| c.is_alphabetic() || *c == '_').collect();
            let bound = format!("let{word}=");
            let description =
                key(after, keys).or_else(|| key(&before[before.rfind(&bound)? + bound.len()..], keys));
            found.extend(description.map(str::to_owned));
        }
    }
    found
}

/// The refusals and ways out that the messages of a box write down, as constants.
fn written(game: &str) -> BTreeSet<String> {
    let word = game.replace('_', "-");
    let messages = std::fs::read_to_string(root().join(format!("i18n/en/{word}.ftl"))).unwrap();
    let section = messages.split("# Refusals").nth(1).unwrap().split("\n# ").next().unwrap();
    let ids = section.lines().filter_map(|line| line.strip_prefix(&format!("{word}-"))?.split_once(" ="));
    ids.map(|(id, _)| id.to_uppercase().replace('-', "_")).collect()
}

/// What tests of a folder say: all that stands below `tests`, and the modules of tests within the source.
fn tests(below: &str, folder: &str) -> String {
    let own = |file: File| match file.path.starts_with("tests") {
        true => Some(file.text),
        false => file.text.split_once("#[cfg(test)]").map(|(_, tests)| tests.to_owned()),
    };
    let all = files(below).into_iter().chain(files(folder));
    all.filter(|file| file.path.ends_with(".rs")).filter_map(own).collect()
}

#[test]
fn every_refusal_of_every_game_has_a_test_of_its_box() {
    for game in boxes() {
        let folder = format!("src/games/{game}/");
        let mut known = refusals(&code(&folder), "k::");
        if !WHY_ONLY.contains(&game.as_str()) {
            known.extend(written(&game));
        }
        assert!(known.len() >= 40, "{game}: only {} refusals: does the search see them?", known.len());
        let tests = tests(&format!("tests/rulebook/{game}"), &folder);
        let named: BTreeSet<&str> =
            tests.split("k::").skip(1).filter_map(|rest| words(rest).next()).collect();
        let seen = |name: &str| named.contains(name) || NEVER.contains(&(game.as_str(), name));
        let missing: Vec<&String> = known.iter().filter(|name| !seen(name)).collect();
        assert!(missing.is_empty(), "{game}: no test refuses with {missing:?}");
    }
}

#[test]
fn every_refusal_of_the_engine_has_a_test() {
    let known = refusals(&code("src/engine/"), "keys::engine::");
    assert!(known.len() >= 20, "only {} refusals: does the search see them?", known.len());
    let tests = tests("tests", "src/engine/");
    let named: BTreeSet<&str> = words(&tests).collect();
    let seen = |name: &String| {
        named.contains(name.as_str())
            || tests.contains(&format!("-{}", name.to_lowercase().replace('_', "-")))
    };
    // What is no cell of a form cannot be asked for: it stands where a number of a cell does not fit.
    let missing: Vec<&String> = known.iter().filter(|name| *name != "BOARD_NO_CELL" && !seen(name)).collect();
    assert!(missing.is_empty(), "no test refuses with {missing:?}");
}
