//! A record replayed: undo, amends, readings and facts, held to books of Automobile.

use serde_json::json;

use super::fixture::{Record, header};
use crate::audit::Second;

fn dollars(record: &Record, seat: &str) -> i64 {
    record.books.balances().get(&(seat.into(), "dollars".into())).copied().unwrap_or(0)
}

#[test]
fn a_refused_line_changes_nothing() {
    let mut record = Record::begin(&header(3));
    let before = record.books.balances();
    assert!(record.try_act(json!({"choose": {"seat": "p1", "character": "ford"}})).is_err());
    assert!(record.books.enter(&json!({"n": 2, "on": 0, "act": "drawn"})).is_err());
    assert!(record.books.enter(&json!({"n": 1, "on": 1, "act": "drawn"})).is_err());
    assert!(record.books.enter(&json!({"n": 1, "on": 0, "dance": 1})).is_err());
    assert_eq!((record.books.balances(), record.books.phase()), (before, "1.1".to_owned()));
    record.act(json!("drawn"));
}

#[test]
fn back_leads_to_a_line_and_another_branch_begins_there() {
    let mut record = Record::begin(&header(3));
    record.act(json!("drawn"));
    record.act(json!({"loan": {"seat": "p1"}}));
    record.enter(json!({"back": 1}));
    assert_eq!((dollars(&record, "p1"), record.head), (2000, 1));
    record.act(json!({"loan": {"seat": "p2"}}));
    record.enter(json!({"back": 2}));
    assert_eq!((dollars(&record, "p1"), dollars(&record, "p2")), (2500, 2000));
    assert!(record.try_enter(json!({"back": 3})).is_err(), "a line that only went back");
    assert!(record.try_enter(json!({"back": 9})).is_err());
}

#[test]
fn an_amend_replays_the_edited_list_and_may_let_balances_stand() {
    let mut record = Record::begin(&header(3));
    record.act(json!({"loan": {"seat": "p1"}}));
    record.act(json!("drawn"));
    let edits = json!([{"replace": ["1", {"act": {"loan": {"seat": "p3"}}}]}, {"setup": {"first": "p2"}}]);
    record.enter(json!({"amend": {"edits": edits, "was": "table"}}));
    assert_eq!((dollars(&record, "p1"), dollars(&record, "p3")), (2000, 2500));
    assert!(record.try_act(json!({"choose": {"seat": "p1", "character": "ford"}})).is_err());
    assert!(record.try_enter(json!({"amend": {"edits": [{"swap": "2"}], "was": "book"}})).is_err());
    let stand = json!([["bank", "p3", "dollars", 500], ["bank", "p3", "loans", 1]]);
    record.enter(json!({"amend": {"edits": [{"strike": "1"}], "was": "stand", "stand": stand}}));
    assert_eq!(dollars(&record, "p3"), 2500);
    record.act(json!({"choose": {"seat": "p2", "character": "ford"}}));
}

#[test]
fn an_unread_value_is_asked_for_and_one_put_right_holds_from_the_start() {
    let mut header = header(3);
    header["board"].as_object_mut().unwrap().remove("space 1 cost");
    let mut record = Record::begin(&header);
    record.act(json!("drawn"));
    record.act(json!({"choose": {"seat": "p1", "character": "durant"}}));
    let durant = json!({"durant": {"seat": "p1", "space": 1}});
    assert_eq!(record.try_act(durant.clone()), Err("unread: space 1 cost".to_owned()));
    record.enter(json!({"read": {"cell": "space 1 cost", "value": 200}}));
    record.act(durant);
    assert_eq!(dollars(&record, "p1"), 1800);
    record.enter(json!({"read": {"cell": "space 1 cost", "value": 250, "source": "board"}}));
    assert_eq!(dollars(&record, "p1"), 1750);
}

#[test]
fn facts_change_nothing_but_must_make_sense() {
    let mut record = Record::begin(&header(3));
    let before = record.books.balances();
    record.enter(json!({"note": {"text": "Tea", "about": 0}}));
    record.enter(json!({"rename": {"seat": "p2", "name": "Ada"}}));
    record.enter(json!({"count": [["p1", "dollars", 2000]]}));
    record.enter(json!({"pause": ""}));
    record.enter(json!({"leaves": {"seat": "p3"}}));
    assert!(record.try_enter(json!({"rename": {"seat": "p4", "name": "Ada"}})).is_err());
    assert!(record.try_enter(json!({"count": [["p1", "wheels", 4]]})).is_err());
    assert_eq!((record.books.balances(), record.head), (before, 0));
}
