//! `amend` and `count`.

use serde_json::{Value, json};

use crate::console::room::{Room, one_line};

fn built(room: &Room) -> &'static str {
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2", "blue build 2 2"]);
    game
}

#[test]
fn an_entry_put_right_at_the_table_says_who_hands_what_back() {
    let room = Room::new();
    let game = built(&room);
    let text = room.fine(&["amend", game, "5", "replace", "red build 1 1", "--was", "table"]);
    assert!(text.contains("Red, cash: $1,600 → $1,800"), "{text}");
    assert!(text.contains("The bank pays Red $200"), "{text}");
    assert!(text.contains("1 factory tile from space 1 to Red"), "{text}");
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 1800);
    assert!(room.fine(&["check", game]).starts_with("ok: 7 entries"));
    let text = room.fine(&["explain", game, "5"]);
    assert!(text.starts_with("Entry 5: red build 1 1\n"), "the words that stand now: {text}");
    assert!(text.contains("Fixed by entry 7; it was entered as “red build 1 2”"), "{text}");
    assert!(text.contains("Red pays the bank $200"), "{text}");
    let amend = room.fine(&["explain", game, "7"]);
    assert!(amend.contains("Entry 5: red build 1 1\n  1 R&D cube from Red"), "what it put there: {amend}");
    assert!(!amend.contains("Moves nothing"), "{amend}");
    let french = room.fine(&["explain", game, "5", "--lang", "fr"]);
    assert!(
        french.contains("Rectifiée par l’entrée 7") && french.contains("rouge construit 1 2"),
        "{french}"
    );
}

#[test]
fn a_struck_entry_says_so_and_what_it_did_before() {
    let room = Room::new();
    let game = built(&room);
    room.fine(&["amend", game, "6", "strike"]);
    let text = room.fine(&["explain", game, "6"]);
    assert!(text.contains("Entry 6: blue build 2 2\n") && text.contains("Struck by entry 7"), "{text}");
    assert!(text.contains("Blue pays the bank"), "{text}");
    room.fine(&["act", game, "undo"]);
    let back = room.fine(&["explain", game, "6"]);
    assert!(!back.contains("Struck"), "the amend was undone: {back}");
}

#[test]
fn an_entry_put_in_is_explained_with_the_amend() {
    let room = Room::new();
    let game = built(&room);
    room.fine(&["amend", game, "6", "insert", "blue loan"]);
    let text = room.fine(&["explain", game, "7"]);
    assert!(text.contains("Entry 7.1: blue loan\n") && text.contains("The bank pays Blue $500"), "{text}");
}

#[test]
fn a_value_read_again_shows_what_it_changes_before_and_after() {
    let room = Room::new();
    let game = built(&room);
    let shown = room.fine(&["preview", game, "read space 1 cost 250"]);
    for wanted in [
        "Entry 5 (red build 1 2) moves something else now",
        "Red, cash: $1,600 → $1,500",
        "Red pays the bank $100",
        "Nothing was entered",
    ] {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 1600);
    let entered = room.fine(&["act", game, "read space 1 cost 250"]);
    assert!(entered.contains("Red, cash: $1,600 → $1,500"), "{entered}");
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 1500);
}

#[test]
fn a_value_read_again_that_breaks_an_entry_is_refused_naming_it() {
    let room = Room::new();
    let game = built(&room);
    room.fine(&["act", game, "green cubes", "red build 1 1"]);
    let before = room.bytes(game);
    for line in ["act", "preview"] {
        let done = room.run(&[line, game, "read space 1 cost 900"]);
        assert_eq!(done.code, 2, "{done:?}");
        assert!(done.out.contains("8 (red build 1 1)"), "{done:?}");
        assert!(one_line(&done.err).contains("nothing was changed"), "{done:?}");
    }
    assert_eq!(room.bytes(game), before);
}

#[test]
fn amend_policies_book_and_stand() {
    let room = Room::new();
    let game = built(&room);
    let text = room.fine(&["amend", game, "5", "replace", "red build 1 1", "--reason", "misheard"]);
    assert!(text.contains("nothing is handed over"), "{text}");
    let record = String::from_utf8(room.bytes(game)).unwrap();
    assert!(record.contains("misheard"));
    let text = room.fine(&["amend", game, "6", "replace", "blue build 2 1", "--was", "stand"]);
    assert!(text.contains("Everybody still has what they had"), "{text}");
    assert!(room.fine(&["check", game]).starts_with("ok: 8 entries"));
}

#[test]
fn entries_are_struck_put_in_and_swapped() {
    let room = Room::new();
    let game = built(&room);
    room.fine(&["amend", game, "6", "strike"]);
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][1]["dollars"], 2000);
    room.fine(&["amend", game, "5", "insert", "blue loan"]);
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][1]["dollars"], 2500);
    room.fine(&["act", game, "green loan", "blue loan"]);
    room.fine(&["amend", game, "9", "swap"]);
    assert!(room.fine(&["check", game]).starts_with("ok: "));
    room.fine(&["amend", game, "0", "replace", r#"{"first":"p1","drawn":true}"#]);
}

#[test]
fn an_amend_that_breaks_later_entries_lists_them_and_changes_nothing() {
    let room = Room::new();
    let game = built(&room);
    let before = room.bytes(game);
    let done = room.run(&["amend", game, "1", "strike"]);
    assert_eq!(done.code, 2);
    assert!(
        done.out.contains("2 (red choose ford)") && done.out.contains("6 (blue build 2 2)"),
        "{}",
        done.out
    );
    assert!(one_line(&done.err).contains("nothing was changed"));
    assert_eq!(room.bytes(game), before);
}

#[test]
fn an_amend_that_says_too_little_or_too_much_is_refused() {
    let room = Room::new();
    let game = built(&room);
    for args in [
        &["5", "replace"][..],
        &["5", "strike", "red pass"],
        &["99", "strike"],
        &["x", "strike"],
        &["5", "burn"],
        &["5", "replace", "red fly"],
        &["0", "replace", "{}"],
        &["5", "strike", "--was", "nobody"],
    ] {
        room.fails(2, &[&["amend", game], args].concat());
    }
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 6);
}

#[test]
fn a_count_that_agrees_is_kept_and_fine() {
    let room = Room::new();
    let game = built(&room);
    let text = room.fine(&["count", game, "Red=1600", "blue=$1,600", "Green=6 cubes", "Red=28 cars"]);
    assert!(text.contains("Red: $1,600, as the book says"), "{text}");
    assert!(text.contains("Kept as entry 7"), "{text}");
    let record = String::from_utf8(room.bytes(game)).unwrap();
    let line: serde_json::Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    let count =
        json!([["p1", "dollars", 1600], ["p2", "dollars", 1600], ["p3", "cubes", 6], ["p1", "cars p1", 28]]);
    assert_eq!(line["count"], count);
}

#[test]
fn a_count_that_differs_is_kept_and_ends_with_one() {
    let room = Room::new();
    let game = built(&room);
    let done = room.run(&["count", game, "Red=1550", "Blue=1700", "Green=2000"]);
    assert_eq!(done.code, 1);
    assert!(done.out.contains("Red: $1,550 counted, $1,600 in the book, $50 short"), "{}", done.out);
    assert!(done.out.contains("Blue: $1,700 counted, $1,600 in the book, $100 over"), "{}", done.out);
    assert!(one_line(&done.err).starts_with("2 of 3 counts differ from the book"), "{}", done.err);
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 7);
}

#[test]
fn a_count_by_pieces_says_what_explains_the_difference_and_how_it_is_put_right() {
    let room = Room::new();
    let game = built(&room);
    let done = room.run(&["count", game, "Red=3x500+5x100", "Blue=1600", "Green=2000"]);
    assert_eq!(done.code, 1);
    for description in [
        "The table as a whole: $400 over",
        "Entry 5 (red build 1 2): never handed over: Red pays the bank $400",
        r#"to fix the book: steward act game.steward "correct bank > red 400 dollars: entry 5""#,
        "to fix the table instead: Red pays the bank $400",
    ] {
        assert!(done.out.contains(description), "{description}\n{}", done.out);
    }
    room.fine(&["act", game, "correct bank > red 400 dollars: entry 5"]);
    assert!(room.fine(&["count", game, "Red=2000"]).contains("as the book says"));
}

#[test]
fn cars_on_a_space_are_counted_and_an_amount_without_pieces_is_questioned() {
    let room = Room::new();
    let game = built(&room);
    assert!(
        room.fine(&["count", game, "space 1=2 tiles red"])
            .contains("Space 1: 2 factory tiles, as the book says")
    );
    let done = room.run(&["count", game, "Red=1605", "--lang", "fr"]);
    assert_eq!(done.code, 1);
    assert!(done.out.contains("1\u{202f}600") && done.out.contains("1\u{202f}610"), "{}", done.out);
}

#[test]
fn an_invalid_count_is_refused_and_not_kept() {
    let room = Room::new();
    let game = built(&room);
    for count in ["Red", "Pink=5", "Red=", "Red=x", "Red=5 gold", "Red=-5", "=5", "Red=99999999999999999999"]
    {
        room.fails(2, &["count", game, count]);
    }
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 6);
}

#[test]
fn a_french_user_is_shown_no_english_line_to_type() {
    let room = Room::new();
    let game = built(&room);
    let french = |args: &[&str]| room.run(&[args, &["--lang", "fr"]].concat());
    let counted = french(&["count", game, "Rouge=3x500+5x100", "Bleu=1600"]).out;
    let fix = "corrige banque > rouge 400 dollars: entrée 5";
    assert!(counted.contains(&format!("steward act game.steward \"{fix}\"")), "{counted}");
    assert_eq!(french(&["act", game, fix]).code, 0);
    assert_eq!(french(&["act", game, "annule"]).code, 0);
    assert_eq!(french(&["act", game, "revient 8"]).code, 0);
    let broken = french(&["amend", game, "4", "raye"]).out;
    assert!(broken.contains("5 (rouge construit 1 2)"), "{broken}");
    let unread =
        ["new", "automobile", "--players", "Anne,Bob,Chloé", "--first", "Anne", "--preset", "unread"];
    assert_eq!(french(&[&unread[..], &["-o", "unread.steward"]].concat()).code, 0);
    let lines =
        ["act", "unread.steward", "pioché", "anne choisit ford", "bob choisit sloan", "chloé choisit howard"];
    let asked = french(&lines).err;
    assert!(asked.contains("steward act unread.steward \"lit personnage"), "{asked}");
}

#[test]
fn the_reason_of_a_correction_is_in_the_language_of_its_author() {
    for (language, reason) in [("en", "entry 6"), ("fr", "entrée 6")] {
        let room = Room::new();
        let game = built(&room);
        room.fine(&["amend", game, "5", "strike", "--mend", "--lang", language]);
        let line = String::from_utf8(room.bytes("game.steward")).unwrap();
        let line: Value = serde_json::from_str(line.lines().last().unwrap()).unwrap();
        assert_eq!(line["amend"]["edits"][1]["replace"][1]["correct"]["reason"], reason, "{line}");
        room.fine(&["check", game]);
    }
}
