//! Guarantees for scripts: entries are reported even if the answer cannot be shown, and a retried line is entered once.

#[cfg(target_os = "linux")]
use std::fs::OpenOptions;

use crate::console::room::{Done, Room, one_line};

/// Runs a command whose output cannot be written.
#[cfg(target_os = "linux")]
fn run_without_output(room: &Room, args: &[&str]) -> Done {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = room.command().args(args).stdout(full).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    Done { code: output.status.code().unwrap(), out: String::new(), err }
}

fn entries(room: &Room, game: &str) -> u64 {
    room.json(&["replay", game, "--json"])["entries"].as_u64().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn an_entry_is_reported_even_if_its_answer_cannot_be_shown() {
    let room = Room::new();
    let game = room.acting();
    for (args, n) in [
        (&["act", game, "red build 1 1"][..], 5),
        (&["count", game, "Red=1800"], 6),
        (&["amend", game, "5", "replace", "red build 1 2"], 7),
        (&["what-if", game, "red loan", "--keep"], 8),
    ] {
        let done = run_without_output(&room, args);
        let line = one_line(&done.err);
        assert_eq!(done.code, 3, "{args:?}: {line}");
        let said = format!("entered as {n}; the answer could not be shown: ");
        assert!(line.starts_with(&said), "{args:?}: {line}");
        assert_eq!(entries(&room, game), n, "{args:?}");
    }
    let done = run_without_output(&room, &["act", game, "note one", "note two"]);
    let said =
        "line 1 of 2, after which nothing more was entered: entered as 9; the answer could not be shown";
    assert!(done.code == 3 && done.err.starts_with(said), "{}", done.err);
    assert_eq!(entries(&room, game), 9);
}

#[cfg(target_os = "linux")]
#[test]
fn a_written_file_is_reported_even_if_the_answer_cannot_be_shown() {
    let room = Room::new();
    let game = room.acting();
    for args in [
        &["new", "autotock", "--players", "A,B,C,D", "-o", "new.steward"][..],
        &["export", game, "-o", "new.csv"],
        &["demo", "automobile", "-o", "demo.steward"],
    ] {
        let file = args.last().unwrap();
        let done = run_without_output(&room, args);
        let said = format!("{file} was written; the answer could not be shown: ");
        assert!(done.code == 3 && one_line(&done.err).starts_with(&said), "{}", done.err);
        assert!(room.path(file).exists());
    }
}

#[test]
fn a_line_typed_again_after_the_same_entry_is_not_entered_twice() {
    let room = Room::new();
    let game = room.acting();
    for args in [
        &["act", game, "--after", "4", "red build 1 1"][..],
        &["count", "--after", "5", game, "Red=1800"],
        &["amend", game, "5", "replace", "red build 1 2", "--after", "6"],
        &["act", "--after", "7", game, "note soup", "note bread"],
    ] {
        let before = room.bytes(game);
        let done = room.run(args);
        assert_eq!(done.code, 0, "{args:?}: {}", done.err);
        let after = room.bytes(game);
        assert_ne!(before, after);
        let line = room.fails(2, args);
        let last = entries(&room, game);
        assert!(line.starts_with(&format!("the last entry is {last}, not ")), "{line}");
        assert!(line.ends_with("steward replay game.steward"), "{line}");
        assert_eq!(room.bytes(game), after, "{args:?}");
    }
    assert!(
        room.fails(2, &["act", game, "--after", "5", "note soup"]).contains("the last entry is 9, not 5")
    );
}

#[test]
fn a_line_that_was_never_finished_is_set_aside_only_when_another_one_is_entered() {
    let room = Room::new();
    let game = room.acting();
    let torn = [&room.bytes(game)[..], b"{\"n\":5,\"on\":4"].concat();
    room.write(game, &torn);
    let done = room.run(&["act", game, "red build 255 1"]);
    assert_eq!(done.code, 2, "{}", done.err);
    assert!(done.err.contains("line 5 after the header was never finished\n"), "{}", done.err);
    assert!(room.bytes(game) == torn && !room.path("game.steward.torn").exists());
    let done = room.run(&["act", game, "red build 1 1"]);
    assert!(one_line(&done.err).contains("line 5 after the header was never finished; it is now in"));
    assert_eq!(room.bytes("game.steward.torn"), b"{\"n\":5,\"on\":4");
}

#[cfg(unix)]
#[test]
fn files_of_others_beside_what_is_opened_are_left_alone() {
    let room = Room::new();
    let game = room.acting();
    room.write("game.steward.lock", "# Cargo's");
    room.fine(&["act", game, "red build 1 1"]);
    assert_eq!(room.bytes("game.steward.lock"), b"# Cargo's");
    room.write("Cargo", "[package]");
    room.write("Cargo.lock", "version = 4");
    room.fails(1, &["act", "Cargo", "drawn"]);
    assert_eq!(room.bytes("Cargo.lock"), b"version = 4");
    std::fs::hard_link(room.path(game), room.path("twice.steward")).unwrap();
    room.fine(&["act", "twice.steward", "blue build 2 1"]);
    assert_eq!(entries(&room, game), 6);
}
