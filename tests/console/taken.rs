//! `export`: what is written for somebody, and what is asked for where something is missing.

use crate::room::Room;

#[test]
fn a_card_for_who_was_away_is_written_and_nothing_is_written_over() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2"]);
    let card = ["export", game, "-o", "red.html", "--paper", "catch-up", "--since", "4", "--for", "red"];
    assert!(room.fine(&card).contains("red.html"));
    let page = String::from_utf8(room.bytes("red.html")).unwrap();
    assert!(page.contains("one entry since entry 4") && page.contains("$400"), "{page}");
    room.fails(2, &card);
    assert_eq!(String::from_utf8(room.bytes("red.html")).unwrap(), page);
}

#[test]
fn a_card_needs_a_player_and_an_entry_that_are_there() {
    let room = Room::new();
    let game = room.acting();
    let asked = |more: &[&str]| {
        let why = room.fails(2, &[&["export", game, "-o", "card.html"], more].concat());
        assert!(!room.path("card.html").exists());
        why
    };
    let missing = asked(&["--paper", "catch-up"]);
    assert!(missing.contains("--since N --for NAME is missing"), "{missing}");
    let nobody = asked(&["--since", "2", "--for", "Zoe"]);
    assert!(nobody.contains("nobody called “Zoe” plays") && nobody.contains("Red, Blue, Green"), "{nobody}");
    let beyond = asked(&["--since", "99", "--for", "red"]);
    assert!(beyond.contains("there is no entry 99"), "{beyond}");
    let other = asked(&["--paper", "state", "--since", "2", "--for", "red"]);
    assert!(other.contains("--since does not go with state"), "{other}");
    let alone = asked(&["--since", "2"]);
    assert!(alone.contains("--for"), "{alone}");
}

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
    let told =
        "  1. Chloé: $4,250 (2 loss points against 6)\n  2. Bruno: $4,250\n  3. Anne: $3,650\nChloé wins\n";
    assert!(text.contains(told), "{text}");
    let json = room.json(&["replay", "demo.steward", "--json"]);
    assert_eq!(json["standings"][0]["decided"], "2 loss points against 6");
    assert!(json["standings"][1]["decided"].is_null() && json["standings"][0]["with"].is_null());
    assert!(!room.fine(&["replay", "demo.steward", "--at", "60"]).contains("wins"));
}
