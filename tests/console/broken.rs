//! Records that are torn, changed or handwritten, and files that are not records.

use crate::console::room::{Room, one_line};

fn text(room: &Room, file: &str) -> String {
    String::from_utf8(room.bytes(file)).unwrap()
}

#[test]
fn a_torn_last_line_is_reported_and_the_file_is_only_changed_by_the_next_entry() {
    let room = Room::new();
    let game = room.acting();
    let whole = text(&room, game);
    let torn = format!("{whole}{{\"n\":5,\"on\":4,\"act\":{{\"bui");
    room.write(game, &torn);
    let line = room.fails(1, &["check", game]);
    assert!(line.starts_with("line 5 after the header was never finished"), "{line}");
    let done = room.run(&["replay", game, "--json"]);
    assert_eq!(done.code, 0);
    one_line(&done.err);
    assert_eq!(text(&room, game), torn);
    let done = room.run(&["act", game, "red build 1 1"]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(one_line(&done.err).contains("game.steward.torn"));
    assert!(room.path("game.steward.torn").exists());
    assert!(room.fine(&["check", game]).starts_with("ok: 5 entries, books balance"));
}

#[test]
fn a_changed_line_is_named_and_the_file_is_left_alone() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 1", "blue build 2 1"]);
    let changed = text(&room, game).replace(r#""space":1,"#, r#""space":3,"#);
    room.write(game, &changed);
    for args in
        [&["check", game][..], &["replay", game], &["explain", game, "1"], &["act", game, "green cubes"]]
    {
        let line = room.fails(1, args);
        assert!(line.contains("game.steward, line 6"), "{args:?}: {line}");
        assert!(line.contains("save the first 4 entries"), "{args:?}: {line}");
    }
    assert_eq!(text(&room, game), changed);
}

#[test]
fn a_field_that_cannot_be_read_is_named() {
    let room = Room::new();
    let game = room.acting();
    let unsigned = unsigned(&text(&room, game)).replace("\"ford\"", "\"edsel\"");
    room.write("hand.steward", unsigned);
    let line = room.fails(1, &["check", "hand.steward"]);
    assert!(line.contains("line 3") && line.contains("“act”") && line.contains("edsel"), "{line}");
}

fn unsigned(text: &str) -> String {
    let line = |line: &str| match line.rfind(",\"sum\":\"") {
        Some(at) => format!("{}}}\n", &line[..at]),
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn a_record_written_by_hand_opens_is_checked_and_goes_on() {
    let room = Room::new();
    let hand = concat!(
        r#"{"steward":2,"game":"automobile","rules":2,"seats":[{"name":"Anne","colour":"red"},"#,
        r#"{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"#,
        r#""board":{"space 1 class":["mid","board"]},"setup":{"first":"p2","drawn":false}}"#,
        "\n{\"act\":\"drawn\"}\n{\"act\":\"bob choose ford\"}\n",
        "{\"act\":{\"choose\":{\"seat\":\"p3\",\"character\":\"kettering\"}}}\n{\"note\":\"tea\"}",
    );
    room.write("hand.steward", hand);
    let checked = room.fine(&["check", "hand.steward"]);
    assert!(checked.starts_with("ok: 4 entries, books balance\n"), "{checked}");
    assert!(checked.contains("3 lines do not say what they move"), "{checked}");
    assert!(checked.contains("5 lines have no checksum"), "{checked}");
    room.fine(&["act", "hand.steward", "chloe loan"]);
    assert!(room.fine(&["check", "hand.steward"]).starts_with("ok: 5 entries"));
    assert!(text(&room, "hand.steward").starts_with(hand));
}

#[test]
fn an_entry_that_does_not_do_what_it_did_is_listed_with_both_numbers() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 1"]);
    let changed = unsigned(&text(&room, game))
        .replace(r#"["p1","bank","dollars",200]"#, r#"["p1","bank","dollars",250]"#);
    room.write("changed.steward", changed);
    let done = room.run(&["check", "changed.steward"]);
    assert_eq!(done.code, 1);
    assert!(done.out.contains("Entry 5 (red build 1 1)"), "{}", done.out);
    assert!(done.out.contains("$250") && done.out.contains("$200"), "{}", done.out);
    assert!(!done.out.contains("ok:"), "{}", done.out);
    assert!(one_line(&done.err).starts_with("one entry no longer does what it did"), "{}", done.err);
}

#[test]
fn an_act_or_a_verb_that_is_not_known_here_may_be_of_a_newer_program() {
    let room = Room::new();
    let game = room.acting();
    let whole = text(&room, game);
    for newer in [r#"{"act":{"fly":{"seat":"p1"}}}"#, r#"{"act":"fly"}"#, r#"{"auction":{"seat":"p1"}}"#] {
        room.write("newer.steward", format!("{whole}{newer}\n"));
        let line = room.fails(1, &["check", "newer.steward"]);
        assert!(line.contains("if a newer version of Steward wrote it"), "{newer}: {line}");
        assert!(line.contains("save the first 4 entries"), "{newer}: {line}");
    }
    room.write("newer.steward", format!("{whole}{{\"act\":\"drawn\",\"sum\":1}}\n"));
    let line = room.fails(1, &["check", "newer.steward"]);
    assert!(!line.contains("newer version"), "{line}");
}

#[test]
fn a_file_that_is_no_record_is_refused_by_every_command_and_left_alone() {
    let room = Room::new();
    let files: [(&str, &[u8], i32); 6] = [
        ("empty.steward", b"", 1),
        ("words.steward", b"hello\n", 1),
        ("binary.steward", b"\xff\xfe\x00\x01\n\n", 1),
        ("newer.steward", b"{\"steward\":9,\"game\":\"automobile\"}\n", 1),
        ("chess.steward", b"{\"steward\":2,\"game\":\"chess\"}\n", 1),
        ("deep.steward", &[b'['; 100_000], 1),
    ];
    std::fs::create_dir(room.path("folder.steward")).unwrap();
    for (file, bytes, _) in files {
        room.write(file, bytes);
    }
    let others = [("missing.steward", &b""[..], 2), ("folder.steward", b"", 2)];
    for (file, bytes, code) in files.into_iter().chain(others) {
        for args in [
            &["replay", file][..],
            &["replay", file, "--json"],
            &["check", file],
            &["explain", file, "1"],
            &["act", file, "drawn"],
            &["preview", file, "drawn"],
            &["amend", file, "1", "strike"],
            &["count", file, "Red=5"],
        ] {
            let line = room.fails(code, args);
            assert!(line.contains(file), "{args:?}: {line}");
        }
        if room.path(file).is_file() {
            assert_eq!(room.bytes(file), bytes, "{file}");
        }
    }
    assert!(!room.path("missing.steward").exists());
}
