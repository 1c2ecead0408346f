//! The examples of `docs/sponsors.md`: every act and fix as notation and as JSON.

use std::collections::BTreeSet;

use steward::engine::GameInfo;
use steward::engine::entry::Verb;
use steward::engine::stands::Erased as _;
use steward::engine::{Acts, FORMAT, First, Header, Rules, Seats, Session};
use steward::games::sponsors::{Act, Sponsors, Stands};

use crate::docs::page::{fields, rows, text, variants};

const PAGE: &str = "docs/sponsors.md";

/// A table of three, so that car 1 is red, car 2 blue and car 3 green.
fn table() -> Session {
    let header = Header {
        steward: FORMAT,
        game: Sponsors::ID.to_owned(),
        rules: Sponsors::RULES,
        id: "docs".to_owned(),
        date: String::new(),
        seats: Seats::named(&["Red", "Blue", "Green"], Sponsors::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: Default::default(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    };
    Session::begin(GameInfo::of::<Sponsors>(), header).unwrap()
}

#[test]
fn every_act_has_an_example_whose_notation_and_json_agree() {
    let journal = table();
    let seats = &journal.setting().seats;
    let mut named = BTreeSet::new();
    for row in rows(PAGE, "The acts") {
        let [line, json] = row.as_slice() else { panic!("{row:?}") };
        let act: Act = serde_json::from_str(json).unwrap_or_else(|why| panic!("{json}: {why}"));
        assert_eq!(Act::parse(line, seats).as_ref(), Ok(&act), "{line}");
        assert_eq!(act.write(seats), *line);
        let written = serde_json::to_value(&act).unwrap();
        assert_eq!(written.to_string(), serde_json::from_str::<serde_json::Value>(json).unwrap().to_string());
        let word = written.as_str().map(str::to_owned);
        named.extend(word.or_else(|| written.as_object()?.keys().next().cloned()));
    }
    assert_eq!(named, variants::<Act>());
}

#[test]
fn every_fact_has_an_example_whose_notation_and_json_agree() {
    let page = text(PAGE);
    let (_, part) = page.split_once("The facts of a correction:").unwrap();
    let words: Vec<&str> = part.split("\n\n").next().unwrap().split('`').skip(1).step_by(2).collect();
    let journal = table();
    let mut named = BTreeSet::new();
    for pair in words.chunks(2) {
        let [line, json] = pair else { panic!("{pair:?}") };
        let said: Stands = serde_json::from_str(json).unwrap_or_else(|why| panic!("{json}: {why}"));
        let facts = said.facts(journal.setting()).into_iter().map(|fact| fact.text);
        assert_eq!(facts.collect::<Vec<_>>(), [*line]);
        let Ok(Verb::Correct(correction)) = journal.parse(&format!("correct {line}")) else {
            panic!("{line}")
        };
        assert_eq!(correction.stands.as_ref(), Some(&said.clone().into()), "{line}");
        let written = serde_json::to_string(&said).unwrap();
        assert_eq!(written, *json);
        named.extend(
            serde_json::from_str::<serde_json::Map<_, serde_json::Value>>(json)
                .unwrap()
                .into_iter()
                .map(|(field, _)| field),
        );
    }
    assert_eq!(named, fields::<Stands>());
}
