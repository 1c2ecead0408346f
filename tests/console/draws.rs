//! `verify-draws`: what was drawn, from what, and that the seed gives it.

use crate::room::Room;

#[test]
fn every_draw_is_named_with_its_pool_and_laid_beside_the_seed() {
    let room = Room::new();
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "--seed", "7", "-o", game]);
    room.fine(&["act", game, "order"]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Entry 1, draw 1"), "{text}");
    assert!(text.contains("are what the seed gives"), "{text}");
    let text = room.fine(&["verify-draws", game, "--lang", "fr"]);
    assert!(text.contains("Entrée 1, tirage 1"), "{text}");
}

/// A game of the Independents with an open seed.
fn seeded(room: &Room) -> &'static str {
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "--seed", "7", "-o", game]);
    game
}

#[test]
fn a_draw_that_was_undone_and_typed_anew_is_listed() {
    let room = Room::new();
    let game = seeded(&room);
    let drawn = room.fine(&["act", game, "order"]);
    let drawn = drawn.lines().next().unwrap().trim_start_matches("1 order ").to_owned();
    let other = drawn.split(' ').rev().collect::<Vec<_>>().join(" ");
    assert!(!room.fine(&["verify-draws", game]).contains("undone"));
    room.fine(&["act", game, "undo", &format!("order {other}")]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Undone: it no longer counts"), "{text}");
    assert!(text.contains("Entry 3, typed by the table and not drawn"), "{text}");
    assert!(text.contains("in the place of the draw of entry 1, which was undone"), "{text}");
    assert!(text.contains("1 undone, 1 typed, 0 put right"), "{text}");
    let french = room.fine(&["verify-draws", game, "--lang", "fr"]);
    assert!(
        french.contains("saisie par la table") && french.contains("de l’entrée 1, qui a été annulé"),
        "{french}"
    );
}

#[test]
fn a_draw_that_was_put_right_is_listed() {
    let room = Room::new();
    let game = seeded(&room);
    room.fine(&["act", game, "order"]);
    room.fine(&["amend", game, "1", "replace", "order red green", "--was", "book", "--reason", "so it lay"]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Entry 2 puts the draw of entry 1 right"), "{text}");
}

#[test]
fn a_set_up_that_was_drawn_and_put_right_is_listed() {
    let room = Room::new();
    let game = seeded(&room);
    room.fine(&["act", game, r#"amend set-up {"first":"p1"}"#]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Entry 1 puts the set-up right, in which Steward drew who begins"), "{text}");
    assert!(text.contains("0 undone, 0 typed, 1 put right"), "{text}");
    let french = room.fine(&["verify-draws", game, "--lang", "fr"]);
    assert!(french.contains("où Steward avait tiré qui commence"), "{french}");
}

#[test]
fn an_outcome_that_an_amend_puts_in_is_listed_with_its_pool() {
    let room = Room::new();
    let game = seeded(&room);
    room.fine(&["act", game, "order red green", "amend book replace 1 order green red"]);
    let text = room.fine(&["verify-draws", game]);
    assert!(text.contains("Entry 2, typed by the table and not drawn, 2 of red × 1"), "{text}");
    assert!(text.contains("0 undone, 2 typed, 0 put right"), "{text}");
}

#[test]
fn draws_without_a_seed_are_found_and_a_game_without_either_says_so() {
    let room = Room::new();
    let game = seeded(&room);
    room.fine(&["act", game, "order"]);
    let text = String::from_utf8(room.bytes(game)).unwrap();
    let unsigned = |line: &str| format!("{}}}\n", line.split_once(r#","sum""#).unwrap().0);
    let text: String = text.lines().map(unsigned).collect();
    room.write("b.steward", text.replace(r#","seed":{"open":7}"#, ""));
    for (language, said) in [("en", "its header names no seed"), ("fr", "ne nomme aucune graine")] {
        for command in ["check", "verify-draws"] {
            let done = room.run(&[command, "b.steward", "--lang", language]);
            assert!(done.code == 1 && done.err.contains(said), "{done:?}");
        }
    }
    room.fine(&["demo", "automobile", "-o", "c.steward"]);
    let text = room.fine(&["verify-draws", "c.steward"]);
    assert_eq!(text, "The header names no seed: the table drew by hand, and nothing proves what it drew\n");
}

#[test]
fn a_sealed_game_tells_its_start_mark_and_the_protocol_and_the_check_tell_it_again() {
    let room = Room::new();
    let game = "a.steward";
    let told = room.fine(&["new", "independents", "--players", "Red,Blue,Green", "-o", game]);
    let mark = told.split_once("Start mark ").unwrap().1.get(..19).unwrap().to_owned();
    assert!(mark.split(' ').all(|group| group.len() == 4), "{mark}");
    room.fine(&["act", game, "order"]);
    assert!(room.fine(&["verify-draws", game]).contains(&mark));
    room.fine(&["export", game, "-o", "p.html"]);
    assert!(String::from_utf8(room.bytes("p.html")).unwrap().contains(&format!("Start mark {mark}")));
    // Another seed, sought afterwards: its mark is another one.
    let text = String::from_utf8(room.bytes(game)).unwrap();
    let sealed = text.split_once(r#""sealed":""#).unwrap().1.get(..64).unwrap().to_owned();
    let other = text.lines().next().unwrap().replace(&sealed, &"0".repeat(64));
    let unsigned = other.split_once(r#","sum""#).unwrap().0.to_owned();
    room.write("b.steward", format!("{unsigned}}}\n"));
    assert!(!room.fine(&["verify-draws", "b.steward"]).contains(&mark));
}

#[test]
fn a_seed_that_is_lost_is_not_said_to_be_sealed_until_the_end() {
    let room = Room::new();
    let game = "a.steward";
    room.fine(&["new", "independents", "--players", "Red,Blue,Green", "-o", game]);
    room.fine(&["act", game, "order"]);
    for command in ["check", "verify-draws"] {
        assert!(room.fine(&[command, game]).contains("sealed until the game is over"), "{command}");
    }
    std::fs::remove_dir_all(room.path("data/seeds")).unwrap();
    for (command, language, lost) in [
        ("check", "en", "neither published nor on this machine"),
        ("verify-draws", "en", "neither published nor on this machine"),
        ("check", "fr", "ni publiée ni sur cette machine"),
    ] {
        let text = room.fine(&[command, game, "--lang", language]);
        assert!(text.contains(lost) && !text.contains("scellée jusqu"), "{text}");
        assert!(!text.contains("until the game is over"), "{text}");
    }
}
