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
