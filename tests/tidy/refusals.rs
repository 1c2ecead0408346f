//! Nothing is refused with words that no test has seen.

use std::collections::BTreeSet;

use crate::absent::words;
use crate::source::{boxes, files, source};

/// The code of a folder without its tests, without white space.
fn code(folder: &str) -> String {
    let own = source().into_iter().filter(|file| file.path.starts_with(folder));
    own.flat_map(|file| file.code().into_iter().map(|(_, line)| line.to_owned()).collect::<Vec<_>>())
        .flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The key that an expression begins with: `say!(k::X…`, `Line::new(k::X…`.
fn key<'a>(text: &'a str, keys: &str) -> Option<&'a str> {
    let starts = [format!("say!({keys}"), format!("Line::new({keys}"), keys.to_owned()];
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
            let told = key(after, keys).or_else(|| key(&before[before.rfind(&bound)? + bound.len()..], keys));
            found.extend(told.map(str::to_owned));
        }
    }
    found
}

/// Refusals of a folder that no test names, as a constant or as the message that it stands for.
fn unseen(folder: &str, keys: &str, least: usize) -> Vec<String> {
    let known = refusals(&code(folder), keys);
    assert!(
        known.len() >= least,
        "only {} refusals in {folder}: does the search still see them?",
        known.len()
    );
    let tests: String = files("tests")
        .into_iter()
        .chain(files(folder))
        .filter(|file| file.path.ends_with(".rs"))
        .map(|file| match file.path.starts_with("tests") {
            true => file.text,
            false => {
                file.text.split_once("#[cfg(test)]").map_or_else(String::new, |(_, tests)| tests.to_owned())
            }
        })
        .collect();
    let constants: BTreeSet<&str> = words(&tests).collect();
    let named = |name: &String| {
        constants.contains(name.as_str())
            || tests.contains(&format!("-{}", name.to_lowercase().replace('_', "-")))
    };
    known.into_iter().filter(|name| !named(name)).collect()
}

#[test]
fn every_refusal_of_every_game_has_a_test() {
    for game in boxes() {
        let missing = unseen(&format!("src/games/{game}/"), "k::", 0);
        assert!(missing.is_empty(), "{game}: no test refuses with {}", missing.join(", "));
    }
    assert!(refusals(&code("src/games/automobile/"), "k::").len() >= 75);
}

#[test]
fn every_refusal_of_the_engine_has_a_test() {
    // What is no cell of a form cannot be asked for: it stands where a number of a cell does not fit.
    let missing = unseen("src/engine/", "keys::engine::", 20);
    let missing: Vec<String> = missing.into_iter().filter(|name| name != "BOARD_NO_CELL").collect();
    assert!(missing.is_empty(), "no test refuses with {}", missing.join(", "));
}
