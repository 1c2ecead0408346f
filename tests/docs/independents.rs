//! The examples of `docs/independents.md`: every act and fix as notation and as JSON.

use std::collections::BTreeSet;

use serde_json::Value;
use steward::engine::GameInfo;
use steward::engine::{Session, notation};
use steward::games::independents::{Act, Independents, Stands};

use crate::docs::page::{every_block_is_of_a_kind, fields, lines, variants};

const PAGE: &str = "docs/independents.md";

/// A table of three before the first act.
fn table() -> Session {
    let header = r#"{"steward":2,"game":"independents","rules":2,"seats":[
        {"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloé","colour":"green"}],
        "setup":{"first":"p1"}}"#;
    Session::begin(GameInfo::of::<Independents>(), (GameInfo::of::<Independents>().header)(header).unwrap())
        .unwrap()
}

#[test]
fn every_act_and_fix_has_an_example_whose_notation_and_json_agree() {
    every_block_is_of_a_kind(PAGE, &["both"]);
    let journal = table();
    let mut words = BTreeSet::new();
    for pair in lines(PAGE, "both").chunks(2) {
        let [(at, line), (_, json)] = pair else { panic!("{}: a line without its pair", pair[0].0) };
        let read = (GameInfo::of::<Independents>().verb)(json).unwrap_or_else(|why| panic!("{at}: {why}"));
        let parsed = journal.parse(line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(notation::write_verb(&read, journal.setting()), *line, "{at}");
        assert_eq!(serde_json::to_string(&read).unwrap(), *json, "{at}");
        let json: Value = serde_json::from_str(json).unwrap();
        match &json["act"] {
            Value::Object(act) => words.extend(act.keys().cloned()),
            Value::String(act) => _ = words.insert(act.clone()),
            _ => {}
        }
        words.extend(
            json["correct"]["stands"].as_object().into_iter().flat_map(serde_json::Map::keys).cloned(),
        );
    }
    let facts = fields::<Stands>();
    assert_eq!(words, variants::<Act>().into_iter().chain(facts).collect());
}
