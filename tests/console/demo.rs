//! The demo: written, checked, replayed, and typed again.

use std::sync::Arc;

use serde_json::Value;
use steward::platform::Files;
use steward::record::Record;

use crate::console::room::Room;

const DEMO: [&str; 4] = ["demo", "automobile", "-o", "demo.steward"];

#[test]
fn the_demo_is_written_checked_and_replayed() {
    let room = Room::new();
    room.fine(&DEMO);
    let checked = room.fine(&["check", "demo.steward"]);
    let page = room.json(&["replay", "demo.steward", "--json"]);
    let entries = page["entries"].as_u64().unwrap();
    assert!(checked.starts_with(&format!("ok: {entries} entries, books balance\n")), "{checked}");
    assert_eq!(page["balanced"], true);
    let lines = String::from_utf8(room.bytes("demo.steward")).unwrap().lines().count();
    assert_eq!(lines as u64, entries + 1);
}

#[test]
fn the_demo_typed_again_gives_the_same_book() {
    let room = Room::new();
    room.fine(&DEMO);
    let demo: Record = Record::open_read_only(Arc::new(Files), &room.path("demo.steward")).unwrap();
    let (table, seats) = (demo.session(), demo.session().seats());
    let names: Vec<String> = seats.iter().map(|seat| seats.name(seat)).collect();
    let header: Value = serde_json::from_str(&table.header_json()).unwrap();
    let first = header["setup"]["first"].as_str().unwrap();
    let players = names.join(",");
    room.fine(&["new", "automobile", "--players", &players, "--first", first, "-o", "again.steward"]);
    let typed: Vec<String> = (1..=table.lines()).map(|n| table.line(n).unwrap().text).collect();
    let done = room.run_with(&["act", "again.steward", "-"], &typed.join("\n"));
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let page = |file| -> Value { room.json(&["replay", file, "--json"]) };
    assert_eq!(page("again.steward"), page("demo.steward"));
    assert!(room.fine(&["check", "again.steward"]).starts_with("ok: "));
}

#[test]
fn every_entry_of_the_demo_is_explained_in_both_languages() {
    let room = Room::new();
    room.fine(&DEMO);
    let entries = room.json(&["replay", "demo.steward", "--json"])["entries"].as_u64().unwrap();
    let some = (0..=entries).filter(|n| n % 7 == 0 || *n == entries);
    for n in some.map(|n| n.to_string()) {
        for language in ["en", "fr"] {
            let text = room.fine(&["explain", "demo.steward", &n, "--lang", language]);
            for key in ["automobile-", "engine-", "session-", "console-"] {
                assert!(!text.contains(key), "{n} {language}: {text}");
            }
        }
    }
}

#[test]
fn without_a_window_the_demo_is_shown_with_how_to_go_on() {
    let room = Room::new();
    let text = if cfg!(feature = "window") { return } else { room.fine(&[]) };
    assert!(text.contains("Automobile") && text.contains("The books balance"), "{text}");
    assert!(text.contains("steward act"), "{text}");
    room.fine(&DEMO);
    let text = room.fine(&["demo.steward"]);
    assert!(text.contains("steward act demo.steward"), "{text}");
}

#[test]
fn a_game_without_a_demo_or_a_file_in_its_place_is_refused() {
    let room = Room::new();
    let unknown = room.fails(2, &["demo", "chess", "-o", "x.steward"]);
    assert!(unknown.contains("chess") && unknown.contains("automobile"), "{unknown}");
    room.write("there.steward", "mine");
    let there = room.fails(2, &["demo", "automobile", "-o", "there.steward"]);
    assert!(there.contains("there.steward") && there.ends_with("choose another name"), "{there}");
    assert_eq!(room.bytes("there.steward"), b"mine");
}
