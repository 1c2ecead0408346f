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
