//! `docs/auto-brocante.md` names every unit, place, printed cell and open point of the box, and every act and fix both
//! as a line and as JSON.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use steward::engine::entry::Verb;
use steward::engine::{Journal, Rules, notation};
use steward::games::auto_brocante::{Act, AutoBrocante, Fix, Policy};

use crate::docs::page::{every_block_is_of_a_kind, lines, rows, text, variants};

const PAGE: &str = "docs/auto-brocante.md";
const HEADER: &str = r#"{"steward":1,"game":"auto-brocante","rules":3,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloé","colour":"green"}],"setup":{"first":"p1"}}"#;

#[test]
fn the_page_names_every_unit_and_place() {
    let named: Vec<String> =
        rows(PAGE, "What is counted").into_iter().filter_map(|row| row.into_iter().next()).collect();
    assert_eq!(named, AutoBrocante::UNITS.iter().map(|unit| unit.word).collect::<Vec<_>>());
    for place in AutoBrocante::PLACES {
        assert!(text(PAGE).contains(&format!("`{} 1`", place.word)), "{}", place.word);
    }
}

#[test]
fn the_page_names_every_printed_cell() {
    let cells = rows(PAGE, "What is printed").into_iter().flatten();
    let named: BTreeSet<String> = cells.filter(|word| word.split(' ').count() == 3).collect();
    let general = |word: &str| match word.parse::<u32>() {
        Ok(1000..) => "LIST".to_owned(),
        Ok(_) => "N".to_owned(),
        Err(_) if Policy::ALL.iter().any(|policy| policy.word() == word) => "KIND".to_owned(),
        Err(_) => word.to_owned(),
    };
    let there: BTreeSet<String> = AutoBrocante::schema()
        .cells()
        .map(|(_, cell)| cell.word().split(' ').map(general).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(named, there);
}

#[test]
fn every_line_of_the_page_and_its_json_say_the_same_and_are_written_back_alike() {
    every_block_is_of_a_kind(PAGE, &["both"]);
    let journal = Journal::<AutoBrocante>::begin(serde_json::from_str(HEADER).unwrap()).unwrap();
    let (mut acts, mut fixes) = (BTreeSet::new(), BTreeSet::new());
    for pair in lines(PAGE, "both").chunks(2) {
        let [(at, line), (_, json)] = pair else { panic!("a line without its pair") };
        let read: Verb<AutoBrocante> =
            serde_json::from_str(json).unwrap_or_else(|why| panic!("{at}: {json}: {why}"));
        let parsed = journal.parse(line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(&notation::write_verb(&read, &journal.setting().seats), line, "{at}");
        assert_eq!(&serde_json::to_string(&read).unwrap(), json, "{at}");
        let written: Map<String, Value> = serde_json::from_str(json).unwrap();
        acts.extend(written.get("act").and_then(Value::as_object).into_iter().flat_map(Map::keys).cloned());
        if let Verb::Correct(correction) = read {
            let words = correction.fixes.iter().map(|fix| serde_json::to_value(fix).unwrap());
            let word = |fix: Value| {
                fix.as_str().map(str::to_owned).or_else(|| fix.as_object()?.keys().next().cloned())
            };
            fixes.extend(words.filter_map(word));
        }
    }
    assert_eq!(acts, variants::<Act>());
    assert_eq!(fixes, variants::<Fix>());
}
