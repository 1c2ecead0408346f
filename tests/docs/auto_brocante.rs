//! The examples of `docs/auto-brocante.md`: every act and fix as notation and as JSON.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use steward::engine::GameInfo;
use steward::engine::{Session, notation};
use steward::games::auto_brocante::{Act, AutoBrocante, Stands};

use crate::docs::page::{every_block_is_of_a_kind, fields, lines, variants};

const PAGE: &str = "docs/auto-brocante.md";
const HEADER: &str = r#"{"steward":2,"game":"auto-brocante","rules":3,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloé","colour":"green"}],"setup":{"first":"p1"}}"#;

#[test]
fn every_act_and_fact_has_an_example_whose_notation_and_json_agree() {
    every_block_is_of_a_kind(PAGE, &["both"]);
    let journal = Session::begin(
        GameInfo::of::<AutoBrocante>(),
        (GameInfo::of::<AutoBrocante>().header)(HEADER).unwrap(),
    )
    .unwrap();
    let (mut acts, mut facts) = (BTreeSet::new(), BTreeSet::new());
    for pair in lines(PAGE, "both").chunks(2) {
        let [(at, line), (_, json)] = pair else { panic!("a line without its pair") };
        let read =
            (GameInfo::of::<AutoBrocante>().verb)(json).unwrap_or_else(|why| panic!("{at}: {json}: {why}"));
        let parsed = journal.parse(line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(&notation::write_verb(&read, journal.setting()), line, "{at}");
        assert_eq!(&serde_json::to_string(&read).unwrap(), json, "{at}");
        let written: Map<String, Value> = serde_json::from_str(json).unwrap();
        acts.extend(written.get("act").and_then(Value::as_object).into_iter().flat_map(Map::keys).cloned());
        let correction = written.get("correct").and_then(|correction| correction["stands"].as_object());
        facts.extend(correction.into_iter().flat_map(Map::keys).cloned());
    }
    assert_eq!(acts, variants::<Act>());
    assert_eq!(facts, fields::<Stands>());
}
