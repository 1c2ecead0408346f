//! Board data: observed during a game, kept for the next one, refused if a file is wrong.

use crate::console::room::Room;

const PLAYERS: [&str; 6] = ["new", "automobile", "--players", "Red,Blue,Green", "--first", "Red"];

fn begin(room: &Room, preset: &str, file: &str) {
    room.fine(&[&PLAYERS[..], &["--preset", preset, "-o", file]].concat());
}

#[test]
fn a_game_on_an_unread_board_asks_for_what_it_needs_and_says_how_to_give_it() {
    let room = Room::new();
    begin(&room, "unread", "a.steward");
    room.fine(&["act", "a.steward", "drawn", "red choose ford", "blue choose kettering"]);
    let mut asked = 0;
    loop {
        let done = room.run(&["act", "a.steward", "green choose sloan"]);
        if done.code == 0 {
            break;
        }
        asked += 1;
        give(&room, &done.err);
        assert!(asked < 20, "{}", done.err);
    }
    loop {
        let done = room.run(&["act", "a.steward", "red build 2 1"]);
        if done.code == 0 {
            break;
        }
        asked += 1;
        give(&room, &done.err);
        assert!(asked < 40, "{}", done.err);
    }
    assert!(asked > 0);
    assert!(room.fine(&["check", "a.steward"]).starts_with("ok: "));
}

/// Runs the command that an error names.
fn give(room: &Room, err: &str) {
    let command = err.split("steward act ").nth(1).unwrap_or_else(|| panic!("no way out: {err}"));
    let (file, rest) = command.split_once(' ').unwrap();
    let line = rest.split('"').nth(1).unwrap();
    assert!(line.starts_with("read "), "{line}");
    room.fine(&["act", file, line]);
}

#[test]
fn what_was_read_is_known_in_the_next_game_on_own_values() {
    let room = Room::new();
    begin(&room, "unread", "a.steward");
    let text = room.fine(&["act", "a.steward", "read space 7 cost 250", "assume space 8 cost 300"]);
    assert!(text.contains("--preset own"), "{text}");
    begin(&room, "own", "b.steward");
    let header = String::from_utf8(room.bytes("b.steward")).unwrap();
    assert!(header.contains(r#""space 7 cost":[250,"board"]"#), "{header}");
    assert!(!header.contains("space 8 cost"), "what is only assumed is not kept: {header}");
}

#[test]
fn an_own_file_of_board_data_is_used_by_its_name() {
    let room = Room::new();
    let practice = steward::preset::practice("automobile").unwrap();
    room.write("data/presets/automobile/ours-2019.json", practice);
    begin(&room, "ours-2019", "a.steward");
    let header = String::from_utf8(room.bytes("a.steward")).unwrap();
    assert!(header.contains(r#""preset":"ours-2019""#));
    let unknown = room.fails(2, &[&PLAYERS[..], &["--preset", "theirs", "-o", "b.steward"]].concat());
    assert!(unknown.contains("practice, unread, ours-2019"), "{unknown}");
}

#[test]
fn a_bad_file_of_board_data_is_named_with_line_and_field() {
    let room = Room::new();
    let bad = "{\n\"game\": \"automobile\", \"name\": \"bad\",\n\"tables\": {\"space\": {\"source\": \"board\",\n\
               \"columns\": [\"cost\"],\n\"rows\": {\"7\": [\"dear\"]}}}}";
    room.write("data/presets/automobile/bad.json", bad);
    let args = [&PLAYERS[..], &["--preset", "bad", "-o", "a.steward"]].concat();
    let line = room.fails(2, &args);
    assert!(line.contains("bad.json, line 5: space 7 cost"), "{line}");
    room.write("data/presets/automobile/bad.json", "{\n\n");
    let line = room.fails(2, &args);
    assert!(line.contains("bad.json, line 3"), "{line}");
    assert!(!room.path("a.steward").exists());
}

#[test]
fn a_broken_own_file_stops_no_game_and_is_left_alone() {
    let room = Room::new();
    begin(&room, "unread", "a.steward");
    room.write("data/presets/automobile/own.json", "mine, but no json");
    let done = room.run(&["act", "a.steward", "read space 7 cost 250"]);
    assert_eq!(done.code, 0);
    assert!(done.err.contains("own.json, line 1"), "{}", done.err);
    assert_eq!(room.bytes("data/presets/automobile/own.json"), b"mine, but no json");
    assert_eq!(room.json(&["replay", "a.steward", "--json"])["entries"], 1);
}
