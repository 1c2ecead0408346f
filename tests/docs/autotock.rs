//! The examples of `docs/autotock.md`: every act and fix as notation and as JSON.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use steward::engine::GameInfo;
use steward::engine::{FORMAT, First, Header, Rules, Seats, Session, notation};
use steward::games::autotock::{Act, Autotock, Play, Stands};

use crate::docs::page::{blocks, fields, lines, text, variants};

const PAGE: &str = "docs/autotock.md";

fn table() -> Session {
    Session::begin(
        GameInfo::of::<Autotock>(),
        Header {
            steward: FORMAT,
            game: Autotock::ID.to_owned(),
            rules: Autotock::RULES,
            id: String::new(),
            date: String::new(),
            seats: Seats::named(&["Red", "Blue", "Green"], Autotock::COLOURS).unwrap(),
            preset: String::new(),
            board: Default::default(),
            rulings: Default::default(),
            kept: Vec::new(),
            seed: None,
            setup: First::default(),
            position: None,
        },
    )
    .unwrap()
}

#[test]
fn notation_and_json_of_every_example_agree() {
    assert!(blocks(PAGE).iter().all(|block| block.kind == "both"));
    let journal = table();
    for pair in lines(PAGE, "both").chunks(2) {
        let [(at, line), (_, json)] = pair else { panic!("{}: a line without its pair", pair[0].0) };
        let read =
            (GameInfo::of::<Autotock>().verb)(json).unwrap_or_else(|why| panic!("{at}: {json}: {why}"));
        let parsed = journal.parse(line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(&notation::write_verb(&read, journal.setting()), line, "{at}");
        assert_eq!(&serde_json::to_string(&read).unwrap(), json, "{at}");
    }
}

#[test]
fn every_act_play_and_fix_has_an_example_on_the_page() {
    fn gather(value: &Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(word) => _ = words.insert(word.clone()),
            Value::Array(values) => values.iter().for_each(|value| gather(value, words)),
            Value::Object(fields) => {
                words.extend(fields.keys().cloned());
                fields.values().for_each(|value| gather(value, words));
            }
            _ => {}
        }
    }
    let mut words = BTreeSet::new();
    for (_, json) in lines(PAGE, "both").iter().filter(|(_, line)| line.starts_with('{')) {
        let line: Map<String, Value> = serde_json::from_str(json).unwrap();
        gather(&Value::Object(line), &mut words);
    }
    let facts = fields::<Stands>();
    for word in [variants::<Act>(), variants::<Play>(), facts].into_iter().flatten() {
        assert!(words.contains(&word), "{PAGE} has no example of {word:?}");
    }
}

#[test]
fn every_line_in_the_table_of_acts_can_be_typed() {
    let page = text(PAGE);
    let acts = page.split("\n## The acts\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let journal = table();
    let cells: Vec<&str> = acts.lines().filter_map(|row| row.split('`').nth(1)).collect();
    for line in &cells {
        journal.parse(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    assert!(!cells.is_empty());
}
