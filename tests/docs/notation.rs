//! The examples of `docs/notation.md`: every line is parsed and written back, and every act and verb has one.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use steward::engine::Acts;
use steward::engine::entry::Verb;
use steward::engine::localized_notation::typed;
use steward::engine::notation::write_verb;
use steward::games::automobile::{Act, Character, Stands};
use steward::games::{auto_brocante, autotock, independents, sponsors};
use steward::msg;
use steward::words::{Language, keys, render};

use crate::docs::page::{every_block_is_of_a_kind, fields, lines, table, text, variants};

const PAGE: &str = "docs/notation.md";

#[test]
fn every_line_is_parsed_and_written_back() {
    every_block_is_of_a_kind(PAGE, &["notation", "french", "short", "words"]);
    let journal = table();
    for (at, line) in lines(PAGE, "notation") {
        let verb = journal.parse(&line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(write_verb(&verb, journal.setting()), line, "{at}");
    }
}

#[test]
fn shortened_lines_mean_what_the_page_says() {
    let journal = table();
    for (at, line) in lines(PAGE, "short") {
        let (typed, shown) = line.split_once(" = ").unwrap_or_else(|| panic!("{at}: no ` = ` in it"));
        let verb = journal.parse(typed).unwrap_or_else(|why| panic!("{at}: {typed}: {why}"));
        assert_eq!(write_verb(&verb, journal.setting()), shown, "{at}");
    }
}

#[test]
fn the_french_lines_mean_the_same_as_the_english_ones() {
    let journal = table();
    let seats = &journal.setting().seats;
    let written = lines(PAGE, "notation").into_iter().map(|(_, line)| {
        let french =
            render(&msg!(keys::engine::DESCRIBE, text = typed::<Act>(&line, seats)), Language::FRENCH);
        assert_eq!(journal.parse(&french), journal.parse(&line), "{french}");
        french
    });
    let written: Vec<String> = written.collect();
    let shown: Vec<String> = lines(PAGE, "french").into_iter().map(|(_, line)| line).collect();
    assert_eq!(shown, written, "{}", written.join("\n"));
}

/// The verbs of a game, then its other words, each with its French.
fn words_of<A: Acts>() -> Vec<String> {
    let verbs = A::GRAMMAR.iter().flat_map(|act| act.syntax).map(|verb| (verb.word, verb.french));
    verbs.chain(A::WORDS.iter().copied()).map(|(english, french)| format!("{english} = {french}")).collect()
}

#[test]
fn every_word_of_every_game_is_listed_with_its_french() {
    let written = [
        words_of::<Act>(),
        words_of::<auto_brocante::Act>(),
        words_of::<sponsors::Act>(),
        words_of::<independents::Act>(),
        words_of::<autotock::Act>(),
    ]
    .concat();
    let shown: Vec<String> = lines(PAGE, "words").into_iter().map(|(_, line)| line).collect();
    assert_eq!(shown, written, "{}", written.join("\n"));
}

#[test]
fn every_act_verb_fact_and_character_has_a_line_on_the_page() {
    let journal = table();
    let (mut verbs, mut words) = (BTreeSet::new(), BTreeSet::new());
    for (_, line) in lines(PAGE, "notation") {
        let verb = journal.parse(&line).unwrap();
        verbs.insert(verb.word().to_owned());
        let json: Map<String, Value> = serde_json::from_str(&serde_json::to_string(&verb).unwrap()).unwrap();
        words.extend(json.values().flat_map(|body| match (&verb, body) {
            (Verb::Act(_), Value::String(act)) => vec![act.clone()],
            (Verb::Act(_), Value::Object(act)) => act.keys().cloned().collect(),
            (Verb::Correct(_), correction) => {
                correction["stands"].as_object().into_iter().flat_map(Map::keys).cloned().collect()
            }
            _ => Vec::new(),
        }));
    }
    assert_eq!(verbs, variants::<Verb<Act, Stands>>());
    let facts = fields::<Stands>();
    assert_eq!(words, variants::<Act>().into_iter().chain(facts).collect());
    for character in Character::ALL {
        assert!(text(PAGE).contains(&format!("\nred choose {}\n", character.word())), "{character:?}");
    }
}

#[test]
fn every_line_in_the_tables_of_the_page_can_be_typed() {
    let journal = table();
    let rows = text(PAGE);
    let rows = rows.lines().filter(|row| row.starts_with("| "));
    let cells = rows.flat_map(|row| row.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>());
    let mut read = 0;
    for line in cells {
        if journal.parse(&line).is_ok() {
            read += 1;
        } else {
            // The tables also show single words, and facts without `correct`.
            let alone = journal.parse(&format!("correct {line}"));
            assert!(alone.is_ok() || WORDS.contains(&line.as_str()), "{line}");
        }
    }
    assert!(read > 0);
}

/// Code in the tables that is not a line.
const WORDS: [&str; 8] =
    ["first-choice bid", "table", "stand", "replace", "strike", "insert", "swap", "set-up"];
