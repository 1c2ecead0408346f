//! `replay`, `explain` and `preview`.

use serde_json::{Value, json};

use crate::console::room::Room;

#[test]
fn replay_prints_one_object_with_seats_and_standings() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2"]);
    let text = room.fine(&["replay", game, "--json"]);
    assert_eq!(text.lines().count(), 1);
    let page: Value = serde_json::from_str(&text).unwrap();
    let fields: Vec<&str> = page.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = ["balanced", "entries", "game", "over", "phase", "seats", "standings", "turn"];
    assert_eq!(fields, expected);
    assert_eq!((&page["game"], &page["entries"]), (&json!("automobile"), &json!(5)));
    assert_eq!((&page["turn"], &page["phase"], &page["over"]), (&json!(1), &json!(3), &json!(false)));
    let red = &page["seats"][0];
    assert_eq!((&red["name"], &red["dollars"], &red["tiles"]), (&json!("Red"), &json!(1600), &json!(4)));
    for unit in ["losses", "cubes", "loans", "bonus", "reduced", "closed", "cars", "distributors", "parts"] {
        assert!(red[unit].is_i64(), "{unit}");
    }
    let standing = &page["standings"][0];
    assert_eq!((&standing["rank"], &standing["score"]), (&json!(1), &json!(2000)));
    assert!(standing["name"].is_string());
}

#[test]
fn a_moment_of_the_past_is_shown_as_it_was() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2"]);
    let then = room.json(&["replay", game, "--at", "4", "--json"]);
    assert_eq!((&then["entries"], &then["seats"][0]["dollars"]), (&json!(4), &json!(2000)));
    let start = room.json(&["replay", game, "--at", "0", "--json"]);
    assert_eq!((&start["entries"], &start["phase"]), (&json!(0), &json!(1)));
    let beyond = room.fails(2, &["replay", game, "--at", "6"]);
    assert!(beyond.contains("there is no entry 6"), "{beyond}");
    assert!(beyond.contains("entries 1 to 5"), "{beyond}");
}

#[test]
fn standings_are_a_table_that_people_read() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2"]);
    let text = room.fine(&["replay", game]);
    for wanted in
        ["Automobile, turn 1, phase 3", "Red    $1,600", "Space 1: 2 factory tiles (Red)", "1. Red: $2,000"]
    {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    assert!(text.contains("The books balance"), "{text}");
    let french = room.fine(&["replay", game, "--lang", "fr"]);
    assert!(french.contains("1\u{202F}600"), "{french}");
    assert!(french.contains("Les comptes sont justes"), "{french}");
}

#[test]
fn an_entry_is_explained_with_terms_sources_and_paragraphs() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 2 2"]);
    let text = room.fine(&["explain", game, "5"]);
    assert!(text.starts_with("Entry 5: red build 2 2\n"), "{text}");
    assert!(text.contains("Red pays the bank $400: building (Phase 3"), "{text}");
    assert!(text.contains("2 × $200 factory tiles on Oldsmobile Curved Dash (2) = $400 [assumed]"), "{text}");
    let french = room.fine(&["explain", game, "5", "--lang", "fr"]);
    assert!(french.contains("Red paie 400"), "{french}");
    assert!(room.fine(&["explain", game, "0"]).contains("The bank pays Red $2,000"));
    assert!(room.fails(2, &["explain", game, "9"]).contains("entries 1 to 5"));
}

#[test]
fn a_fact_moves_nothing_and_an_undone_entry_says_so() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "note the kettle is on", "red build 1 1", "undo"]);
    assert!(room.fine(&["explain", game, "5"]).contains("Moves nothing"));
    let undone = room.fine(&["explain", game, "6"]);
    assert!(undone.contains("This entry has been undone") && undone.contains("$200"), "{undone}");
}

#[test]
fn what_a_line_would_do_is_shown_and_not_entered() {
    let room = Room::new();
    let game = room.acting();
    let before = room.bytes(game);
    let text = room.fine(&["preview", game, "red build 1 2"]);
    assert!(text.contains("Red pays the bank $400") && text.contains("Nothing was entered"), "{text}");
    assert!(room.fails(2, &["preview", game, "blue build 1 2"]).contains("Red’s turn"));
    assert_eq!(room.bytes(game), before);
}

#[test]
fn an_entry_and_a_refusal_say_which_ruling_decided_them() {
    let room = Room::new();
    let game = "tock.steward";
    room.fine(&[
        "new",
        "autotock",
        "--players",
        "Red,Blue",
        "--preset",
        "practice",
        "--seed",
        "1",
        "--first",
        "Red",
        "-o",
        game,
    ]);
    room.fine(&["act", game, "deal", "correct red > square 33 1 cars red, red 33 stopped"]);
    room.fine(&["act", game, "red move 4 33"]);
    let description = room.fine(&["explain", game, "3"]);
    assert!(description.contains("ouse rule “reverse-four”"), "{description}");
    room.fine(&[
        "act",
        game,
        "correct blue > square 24 1 cars blue, blue > square 40 1 cars blue",
        "ruling swap-go no",
    ]);
    room.fine(&["act", game, "correct red > square 10 1 cars red"]);
    let refused = room.fails(2, &["act", game, "blue swap jack 24 red 10"]);
    assert!(refused.contains("house rule no. 1 (“swap-go”)") && refused.lines().count() <= 2, "{refused}");
    room.fine(&["act", game, r#"{"ruling":{"id":"swap-go","option":"no","by":"Anne"}}"#]);
    let refused = room.fails(2, &["act", game, "blue swap jack 24 red 10"]);
    assert!(refused.contains("house rule no. 2, decided by Anne (“swap-go”)"), "{refused}");
}

#[test]
fn a_preview_gives_the_same_warnings_as_entering() {
    let room = Room::new();
    let begin =
        ["new", "sponsors", "--players", "red,blue,green", "--preset", "practice", "-o", "race.steward"];
    room.fine(&begin);
    room.fine(&["act", "race.steward", "dealt", "correct phase 3"]);
    let [foreseen, entered] =
        ["preview", "act"].map(|command| room.run(&[command, "race.steward", "red energy 2"]).err);
    assert!(foreseen.contains("the 3 million left after this is lost"), "{foreseen}");
    assert_eq!(foreseen, entered);
}
