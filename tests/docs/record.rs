//! The examples of `docs/record.md`: lines as notation and as JSON, headers, a state sheet and whole records.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value};
use steward::engine::GameInfo;
use steward::engine::entry::{AmendPolicy, Counted, Edit, Verb};
use steward::engine::{Holder, Rules, Seat, Session, notation};
use steward::games::automobile::{Act, Automobile, Stands};
use steward::platform::Files;
use steward::record::Record;

use crate::docs::page::{blocks, every_block_is_of_a_kind, fields, lines, table, variants};

const PAGE: &str = "docs/record.md";

/// The examples of the page: place, notation, JSON.
fn pairs() -> Vec<(String, String, String)> {
    let lines = lines(PAGE, "both");
    let pairs = lines.chunks(2).map(|pair| {
        let [(at, notation), (_, json)] = pair else { panic!("{}: a line without its pair", pair[0].0) };
        (at.clone(), notation.clone(), json.clone())
    });
    pairs.collect()
}

/// Every field name and string in the JSON of the pairs.
fn words_in_use() -> BTreeSet<String> {
    fn gather(value: &Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(word) => _ = words.insert(word.clone()),
            Value::Array(values) => values.iter().for_each(|value| gather(value, words)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    words.insert(name.clone());
                    gather(value, words);
                }
            }
            _ => {}
        }
    }
    let mut words = BTreeSet::new();
    for (_, _, json) in pairs() {
        gather(&serde_json::from_str(&json).unwrap(), &mut words);
    }
    words
}

#[test]
fn every_block_of_the_page_is_tested() {
    every_block_is_of_a_kind(PAGE, &["record", "both", "header", "sheet"]);
}

#[test]
fn notation_and_json_of_every_example_agree() {
    let journal = table();
    for (at, line, json) in pairs() {
        let read =
            (GameInfo::of::<Automobile>().verb)(&json).unwrap_or_else(|why| panic!("{at}: {json}: {why}"));
        let parsed = journal.parse(&line).unwrap_or_else(|why| panic!("{at}: {line}: {why}"));
        assert_eq!(parsed, read, "{at}");
        assert_eq!(notation::write_verb(&read, journal.setting()), line, "{at}");
        assert_eq!(serde_json::to_string(&read).unwrap(), json, "{at}");
    }
}

#[test]
fn every_verb_act_fix_and_edit_has_an_example_on_the_page() {
    let mut verbs = BTreeSet::new();
    let mut acts = BTreeSet::new();
    for (_, _, json) in pairs() {
        let line: Map<String, Value> = serde_json::from_str(&json).unwrap();
        for (verb, body) in line {
            match &body {
                Value::Object(act) if verb == "act" => acts.extend(act.keys().cloned()),
                Value::String(act) if verb == "act" => _ = acts.insert(act.clone()),
                _ => {}
            }
            verbs.insert(verb);
        }
    }
    assert_eq!(verbs, variants::<Verb<Act, Stands>>());
    assert_eq!(acts, variants::<Act>());
    let words = words_in_use();
    let facts_and_edits = [
        fields::<Stands>(),
        variants::<Edit<Act, Stands>>(),
        variants::<AmendPolicy>(),
        ["act", "correct", "ruling"].map(str::to_owned).into(),
    ];
    for word in facts_and_edits.into_iter().flatten() {
        assert!(words.contains(&word), "{PAGE} has no example of {word:?}");
    }
}

#[test]
fn headers_of_the_page_open_a_book_and_are_written_back_alike() {
    for (at, line) in lines(PAGE, "header") {
        let header = (GameInfo::of::<Automobile>().header)(&line).unwrap_or_else(|why| panic!("{at}: {why}"));
        let written: Map<String, Value> =
            serde_json::from_str(&serde_json::to_string(&header).unwrap()).unwrap();
        let read: Map<String, Value> = serde_json::from_str(&line).unwrap();
        for field in read.keys() {
            assert_eq!(written.get(field), read.get(field), "{at}: {field}");
        }
        Session::begin(GameInfo::of::<Automobile>(), header)
            .unwrap_or_else(|rejection| panic!("{at}: {rejection}"));
    }
}

#[test]
fn the_state_sheet_of_the_page_sets_up_what_it_says() {
    let block = blocks(PAGE).into_iter().find(|block| block.kind == "sheet").unwrap();
    let bare = table();
    let mut header = bare.header().clone();
    header.position = Some(bare.position(&block.text).unwrap_or_else(|rejection| panic!("{rejection}")));
    let journal = Session::begin(GameInfo::of::<Automobile>(), header).unwrap();
    assert!(journal.balanced());
    assert_eq!(Automobile::stage(journal.view::<Automobile>().unwrap()).word(), "2.3");
    let chart = journal.book().ledger.chart();
    let mut named = 0;
    for line in block.text.lines() {
        let Ok(Verb::Count(counted)) = journal.parse(&format!("count {line}")) else { continue };
        for Counted(holder, unit, amount) in counted {
            let (holder, unit) = (chart.find_holder(&holder).unwrap(), chart.find_unit(&unit).unwrap());
            assert_eq!(journal.book().ledger.balance(holder, unit), amount, "{line}");
            named += 1;
        }
    }
    assert_eq!(named, 14);
    let hand =
        |unit| journal.book().ledger.balance(Holder::Seat(Seat::new(0)), chart.find_unit(unit).unwrap());
    assert_eq!((hand("cars p1"), hand("tiles p1"), hand("dollars")), (25, 4, 1250));
}

#[test]
fn whole_records_of_the_page_open_replay_and_balance() {
    for block in blocks(PAGE).into_iter().filter(|block| block.kind == "record") {
        let name = format!("steward-docs-{}-{}.steward", std::process::id(), block.line);
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, &block.text).unwrap();
        let opened = Record::open_read_only(Arc::new(Files), Path::new(&path));
        std::fs::remove_file(&path).unwrap();
        let record = opened.unwrap_or_else(|fault| panic!("{PAGE}:{}: {fault}", block.line));
        let report = record.check();
        assert!(report.sound() && report.torn == 0, "{PAGE}:{}: {report:?}", block.line);
        assert_eq!(report.entries as usize + 1, block.text.lines().count());
    }
}

#[test]
fn a_record_of_the_page_is_what_the_program_writes() {
    let signed = blocks(PAGE).into_iter().find(|block| block.text.contains("\"sum\"")).unwrap();
    let bare = |line: &str| line.split_once(",\"sum\":").map(|(own, _)| format!("{own}}}")).unwrap();
    let mut lines = signed.text.lines().map(bare);
    let header = (GameInfo::of::<Automobile>().header)(&lines.next().unwrap()).unwrap();
    let mut journal = Session::begin(GameInfo::of::<Automobile>(), header).unwrap();
    for line in lines {
        journal.replay_line(&line, false).unwrap();
        assert_eq!(serde_json::to_string(journal.entries().last().unwrap()).unwrap(), line);
    }
}
