//! Costs that do not depend on the machine: allocations, writes and flushes, frames of an idle window. Times are measured by
//! `benches/run`.

mod long;
use crate::memory;
#[cfg(feature = "window")]
mod rest;

use std::path::Path;

use allocation_counter::measure;
use memory::Memory;
use steward::export::{Copy, protocol};
use steward::preset::Playthrough;
use steward::record::Record;
use steward::session::{Opening, Session, course, results_in_terms};
use steward::words::Language;

const FIVE: &str = include_str!("../playthroughs/automobile/5-players.txt");
const SELL: &str = "blue sell 15 premium";

/// A session of five in turn 4 before the sheet of phase 5, with this many more pairs of entries.
fn busiest(pairs: u32) -> Session {
    let whole = Playthrough::parse(FIVE).unwrap();
    let contents = steward::session::game(&whole.game).unwrap();
    let mut session = Opening::of(&whole, contents).unwrap().begin(contents).unwrap();
    let lines = whole.lines.iter().map(|line| line.text.as_str());
    for line in lines.take_while(|line| !line.starts_with("distributors red 5:1 11:3")) {
        session.enter_text(line, "").unwrap();
    }
    for _ in 0..pairs {
        session.enter_text("correct bank > red 100 dollars", "").unwrap();
        session.enter_text("correct red > bank 100 dollars", "").unwrap();
    }
    session
}

#[test]
fn a_long_record_asks_for_no_more_memory_than_a_short_one() {
    let asked = |pairs| {
        let mut session = busiest(pairs);
        let preview = measure(|| assert!(session.preview_text(SELL).is_ok()));
        let target = session.undo_target().unwrap();
        let act = measure(|| assert!(session.enter_text(SELL, "").is_ok()));
        let undo = measure(|| assert!(session.enter_text(&format!("back {target}"), "").is_ok()));
        [preview, act, undo].map(|asked| asked.count_total)
    };
    let (short, long) = (asked(100), asked(2_000));
    for (short, long) in short.into_iter().zip(long) {
        // Allows for a list that happens to grow.
        assert!(long <= short + 4, "{short} times at 300 entries, {long} at 4,100");
    }
}

#[test]
fn a_preview_asks_for_little_memory() {
    let session = busiest(0);
    let preview = measure(|| assert!(session.preview_text(SELL).is_ok()));
    assert!(preview.count_total <= 40, "{} times, {} bytes", preview.count_total, preview.bytes_total);
}

#[test]
fn an_open_record_holds_little_memory_for_each_line() {
    let (disk, path) = (Memory::default(), Path::new("friday.steward"));
    drop(Record::create_of(disk.arc(), path, busiest(2_000)).unwrap());
    let mut record = None;
    let asked = measure(|| record = Some(Record::open_read_only(disk.arc(), path).unwrap()));
    let lines = i64::from(record.unwrap().session().lines());
    let (times, bytes) = (asked.count_total as i64 / lines, asked.bytes_current / lines);
    assert!(times <= 30 && bytes <= 1_500, "{times} times a line, {bytes} bytes held");
}

/// A session with this many pairs of corrections, half of which are amended afterwards.
fn put_right(pairs: u32) -> Session {
    let mut session = busiest(pairs);
    let table = &session;
    let first =
        (1..=table.lines()).find(|n| table.line(*n).is_some_and(|row| row.verb.word() == "correct")).unwrap();
    for pair in 0..pairs / 2 {
        let amend = format!("amend replace {} correct bank > red 200 dollars", first + 2 * pair);
        session.enter_text(&amend, "").unwrap();
    }
    session
}

#[test]
fn a_much_fixed_game_is_opened_and_reckoned_in_proportion_to_its_length() {
    let asked = |pairs| {
        let session = put_right(pairs);
        let table = &session;
        let copy = Copy { table, language: Language::ENGLISH, fingerprint: "", minutes: 0, bgg: None };
        let course = measure(|| assert!(course(table).is_some()));
        let results = measure(|| assert!(!results_in_terms(table).is_empty()));
        let protocol = measure(|| assert!(!protocol(&copy).is_empty()));
        let (disk, path) = (Memory::default(), Path::new("friday.steward"));
        drop(Record::create_of(disk.arc(), path, session).unwrap());
        let opens = measure(|| drop(Record::open_read_only(disk.arc(), path).unwrap()));
        [course, results, protocol, opens].map(|asked| asked.count_total)
    };
    let (short, long) = (asked(60), asked(480));
    // Both start with the same game. Quadratic growth would need sixteen times as much.
    for (short, long) in short.into_iter().zip(long) {
        assert!(long <= short * 6, "{short} times, and {long} where eight times as much was put right");
    }
}

#[test]
fn an_act_is_one_write_and_one_flush_of_its_own_line() {
    let disk = Memory::default();
    let path = Path::new("friday.steward");
    let mut record = Record::create_of(disk.arc(), path, busiest(0)).unwrap();
    let (writes, flushes) = disk.counts();
    let bytes = disk.has(path).unwrap().len();
    let n = record.enter(SELL).unwrap();
    assert_eq!(disk.counts(), (writes + 1, flushes + 1));
    let line = record.session().line_json(n).unwrap();
    // The checksum field comes in addition.
    assert_eq!(disk.has(path).unwrap().len() - bytes, line.len() + r#","sum":"0123456789abcdef""#.len() + 1);
}
