//! `board`: board data exported and imported, with their source and the differences.

use crate::console::room::Room;

const SAID: [&str; 6] = ["--edition", "Warfrog 2009", "--by", "Anne", "--date", "March 2026"];

/// A folder whose own board data have two values.
fn read() -> Room {
    let room = Room::new();
    room.fine(&["new", "automobile", "--players", "Red,Blue,Green", "--preset", "unread", "-o", "a.steward"]);
    room.fine(&["act", "a.steward", "read space 7 cost 250", "read space 12 cost 350"]);
    room
}

#[test]
fn board_data_are_exported_with_their_source_and_imported_under_another_name() {
    let room = read();
    let unsaid = room.fails(2, &["board", "export", "automobile", "own", "-o", "out.json"]);
    assert!(unsaid.contains("--edition, --by and --date") && !room.path("out.json").exists(), "{unsaid}");
    let out = [&["board", "export", "automobile", "own", "-o", "out.json"][..], &SAID].concat();
    assert!(room.fine(&out).contains("out.json"));
    room.fails(2, &out);
    let come = room.fine(&["board", "import", "out.json", "--as", "annes"]);
    assert!(come.to_lowercase().contains("read from warfrog 2009 by anne, march 2026"), "{come}");
    let list = room.fine(&["board", "list", "automobile"]);
    assert!(list.contains("annes: 2 of") && list.contains("own: 2 of"), "{list}");
    room.fine(&["new", "automobile", "--players", "Red,Blue,Green", "--preset", "annes", "-o", "b.steward"]);
    let header = String::from_utf8(room.bytes("b.steward")).unwrap();
    assert!(header.contains(r#""space 7 cost":[250,"board"]"#), "{header}");
}

#[test]
fn what_differs_is_shown_before_anything_is_replaced() {
    let room = read();
    room.fine(&[&["board", "export", "automobile", "own", "-o", "out.json"][..], &SAID].concat());
    let theirs =
        String::from_utf8(room.bytes("out.json")).unwrap().replace("250", "300").replace("350", "null");
    room.write("theirs.json", &theirs);
    let own = room.bytes("data/presets/automobile/own.json");
    let done = room.run(&["board", "import", "theirs.json"]);
    assert_eq!(done.code, 2);
    assert!(done.out.contains("2 values differ from “own”"), "{}", done.out);
    assert!(done.out.contains("space 7 cost: 250 → 300"), "{}", done.out);
    assert!(done.out.contains("space 12 cost: 350 would be gone"), "{}", done.out);
    assert!(done.err.contains("--replace"), "{}", done.err);
    assert_eq!(room.bytes("data/presets/automobile/own.json"), own, "nothing was touched");
    room.fine(&["board", "import", "theirs.json", "--replace"]);
    let same = room.fine(&["board", "import", "theirs.json"]);
    assert!(same.contains("nothing differs") || same.contains("Nothing differs"), "{same}");
}

#[test]
fn where_values_are_from_is_not_replaced_unasked_and_no_flag_is_advised_that_is_refused() {
    let room = read();
    room.fine(&[&["board", "export", "automobile", "own", "-o", "out.json"][..], &SAID].concat());
    room.fine(&["board", "import", "out.json", "--as", "annes"]);
    let kept = room.bytes("data/presets/automobile/annes.json");
    let text = String::from_utf8(room.bytes("out.json")).unwrap();
    room.write("theirs.json", text.replace("Anne", "Bob"));
    let done = room.run(&["board", "import", "theirs.json", "--as", "annes"]);
    assert!(done.code == 2 && done.out.contains("Anne") && done.out.contains("Bob"), "{done:?}");
    assert_eq!(room.bytes("data/presets/automobile/annes.json"), kept);
    room.fine(&["board", "import", "theirs.json", "--as", "annes", "--replace"]);
    room.write("practice.json", text.replace("\"own\"", "\"practice\""));
    let why = room.fails(2, &["board", "import", "practice.json"]);
    assert!(why.contains("practice") && why.contains("--as") && !why.contains("--replace"), "{why}");
}

#[test]
fn a_file_that_is_no_board_data_is_refused_with_its_line() {
    let room = read();
    room.fine(&[&["board", "export", "automobile", "own", "-o", "out.json"][..], &SAID].concat());
    let text = String::from_utf8(room.bytes("out.json")).unwrap();
    for (from, to, said) in [
        ("250", "-4", "space 7 cost"),
        ("\"automobile\"", "\"chess\"", "chess"),
        ("\"7\"", "\"777\"", "space 777 cost"),
        ("\"own\"", "\"../own\"", "../own"),
        ("{", "", "broken.json, line 2"),
    ] {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{from}");
        room.write("broken.json", &broken);
        let why = room.run(&["board", "import", "broken.json", "--replace"]);
        assert_eq!(why.code, 2, "{from}: {}", why.out);
        assert!(why.err.contains(said), "{from}: {}", why.err);
    }
    let nothing = room.fails(2, &["board", "export", "automobile", "nobodys", "-o", "x.json"]);
    assert!(nothing.contains("nobodys"), "{nothing}");
}
