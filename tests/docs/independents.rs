//! `docs/independents.md`: examples are what they say, and nothing that can be entered or is counted is missing.

use std::collections::BTreeSet;

use serde_json::Value;
use steward::engine::entry::Verb;
use steward::engine::{Journal, Rules, notation};
use steward::games::independents::{Act, Category, Fix, Independents};

use crate::docs::page::{every_block_is_of_a_kind, lines, rows, variants};

const PAGE: &str = "docs/independents.md";

/// A table of three before the first act.
fn table() -> Journal<Independents> {
    let header = r#"{"steward":1,"game":"independents","rules":2,"seats":[
        {"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloé","colour":"green"}],
        "setup":{"first":"p1"}}"#;
    Journal::begin(serde_json::from_str(header).unwrap()).unwrap()
}

#[test]
fn notation_and_json_of_the_page_say_the_same_and_every_act_and_fix_is_there() {
    every_block_is_of_a_kind(PAGE, &["both"]);
    let journal = table();
    let mut words = BTreeSet::new();
    for pair in lines(PAGE, "both").chunks(2) {
        let [(at, line), (_, json)] = pair else { panic!("{}: a line without its pair", pair[0].0) };
        let read: Verb<Independents> = serde_json::from_str(json).unwrap_or_else(|why| panic!("{at}: {why}"));
        let parsed = journal.parse(line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(notation::write_verb(&read, &journal.setting().seats), *line, "{at}");
        assert_eq!(serde_json::to_string(&read).unwrap(), *json, "{at}");
        let json: Value = serde_json::from_str(json).unwrap();
        match &json["act"] {
            Value::Object(act) => words.extend(act.keys().cloned()),
            Value::String(act) => _ = words.insert(act.clone()),
            _ => {}
        }
        let fixes = json["correct"]["fixes"].as_array().into_iter().flatten();
        let word =
            |fix: &Value| fix.as_str().map(str::to_owned).or_else(|| fix.as_object()?.keys().next().cloned());
        words.extend(fixes.filter_map(word));
    }
    let there: BTreeSet<String> = [variants::<Act>(), variants::<Fix>()].into_iter().flatten().collect();
    assert_eq!(words, there);
}

#[test]
fn the_page_names_every_unit_place_and_printed_cell() {
    let counted = rows(PAGE, "What is counted");
    for unit in Independents::UNITS {
        assert!(counted.iter().flatten().any(|word| word == unit.word), "{}", unit.word);
    }
    for place in Independents::PLACES {
        let named = |word: &String| word.split(' ').next() == Some(place.word);
        assert!(counted.iter().flatten().any(named), "{}", place.word);
    }
    let named: BTreeSet<String> = rows(PAGE, "What is printed").into_iter().flatten().collect();
    let general = |(at, word): (usize, &str)| match word {
        word if word.parse::<u8>().is_ok() => "N".to_owned(),
        word if at < 2 && word.parse::<Category>().is_ok() => "CATEGORY".to_owned(),
        word => word.to_owned(),
    };
    let form = Independents::schema();
    let words = form.cells().map(|(_, cell)| cell.word());
    let there: BTreeSet<String> =
        words.map(|word| word.split(' ').enumerate().map(general).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(named, there);
}
