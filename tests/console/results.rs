//! Results: `export` of play logs, and who won by `replay`.

use crate::console::room::Room;

#[test]
fn the_number_of_a_box_is_given_once_and_kept() {
    let room = Room::new();
    room.fine(&["demo", "automobile", "-o", "demo.steward"]);
    room.fine(&["demo", "autotock", "-o", "tock.steward"]);
    let number = |args: &[&str], file: &str| {
        room.fine(&[&["export"], args, &["-o", file]].concat());
        let log: serde_json::Value = serde_json::from_slice(&room.bytes(file)).unwrap();
        log["games"][0]["bggId"].clone()
    };
    assert_eq!(number(&["demo.steward"], "before.bgsplay"), 0);
    assert_eq!(number(&["demo.steward", "--bgg", "4711"], "given.bgsplay"), 4711);
    assert_eq!(number(&["demo.steward"], "kept.bgsplay"), 4711);
    assert_eq!(number(&["tock.steward"], "other.bgsplay"), 0);
}

#[test]
fn replay_says_who_has_won_and_what_decided() {
    let room = Room::new();
    room.fine(&["demo", "automobile", "-o", "demo.steward"]);
    let text = room.fine(&["replay", "demo.steward"]);
    let description =
        "  1. Chloé: $4,250 (2 loss points against 6)\n  2. Bruno: $4,250\n  3. Anne: $3,650\nChloé wins\n";
    assert!(text.contains(description), "{text}");
    let json = room.json(&["replay", "demo.steward", "--json"]);
    assert_eq!(json["standings"][0]["decided"], "2 loss points against 6");
    assert!(json["standings"][1]["decided"].is_null() && json["standings"][0]["with"].is_null());
    assert!(!room.fine(&["replay", "demo.steward", "--at", "60"]).contains("wins"));
}

#[test]
fn a_date_that_is_none_is_named_by_check_and_left_out_of_the_play_log() {
    let room = Room::new();
    room.fine(&["demo", "automobile", "-o", "demo.steward"]);
    let demo = String::from_utf8(room.bytes("demo.steward")).unwrap();
    let plain: Vec<serde_json::Value> =
        demo.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (date, log) in [
        ("27/11/2026 20:00", None),
        ("2026-02-30T20:00:00+01:00", None),
        ("", None),
        ("2026-11-27T20:00:00", Some("2026-11-27 20:00:00")),
        ("2026-12-31T23:59:60Z", Some("2026-12-31 23:59:59")),
    ] {
        let mut lines = plain.clone();
        for line in &mut lines {
            line.as_object_mut().unwrap().remove("sum");
        }
        lines[0]["date"] = date.into();
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        room.write("game.steward", text);
        let said = room.fine(&["check", "game.steward"]);
        assert_eq!(said.contains(&format!("“{date}”")), log.is_none() && !date.is_empty(), "{said}");
        let _ = std::fs::remove_file(room.path("game.bgsplay"));
        room.fine(&["export", "game.steward", "-o", "game.bgsplay"]);
        let play: serde_json::Value = serde_json::from_slice(&room.bytes("game.bgsplay")).unwrap();
        assert_eq!(play["plays"][0].get("playDate").and_then(|date| date.as_str()), log, "{date}");
    }
}
