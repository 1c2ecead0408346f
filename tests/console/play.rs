//! `new` and `act`: starting and continuing a game.

use serde_json::{Value, json};

use crate::console::room::{Room, one_line};

fn header(room: &Room, file: &str) -> Value {
    let text = String::from_utf8(room.bytes(file)).unwrap();
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

fn new(room: &Room, more: &[&str]) -> Value {
    let file = format!("{}.steward", more.concat().replace(['-', '=', '/'], ""));
    let args = ["new", "automobile", "--players", "Red,Blue,Green", "-o", &file];
    room.fine(&[&args[..], more].concat());
    header(room, &file)
}

#[test]
fn a_seed_draws_the_same_first_player_again() {
    let room = Room::new();
    let drawn: Vec<Value> = (0..12)
        .map(|seed| {
            let [once, again] = [1, 2].map(|n| {
                let room_file = format!("{seed}-{n}.steward");
                let seed = seed.to_string();
                let args = ["new", "automobile", "--players", "Red,Blue,Green", "--seed", &seed, "-o"];
                room.fine(&[&args[..], &[&room_file]].concat());
                header(&room, &room_file)
            });
            assert_eq!(once["setup"], again["setup"]);
            assert_eq!(once["seed"], json!(seed));
            assert_ne!(once["id"], again["id"]);
            assert_eq!(once["setup"]["drawn"], true);
            once["setup"]["first"].clone()
        })
        .collect();
    for seat in ["p1", "p2", "p3"] {
        assert!(drawn.contains(&json!(seat)), "{drawn:?}");
    }
}

#[test]
fn without_a_number_the_seed_is_drawn_and_stands_in_the_header() {
    let room = Room::new();
    let [one, other] = ["a", "b"].map(|name| {
        let file = format!("{name}.steward");
        room.fine(&["new", "automobile", "--players", "Red,Blue,Green", "-o", &file]);
        header(&room, &file)["seed"].as_u64().unwrap()
    });
    assert_ne!(one, other);
    assert!(room.fine(&["replay", "a.steward"]).contains(&format!("Seed: {one}")));
}

#[test]
fn set_up_takes_the_first_player_rulings_and_what_is_kept() {
    let room = Room::new();
    let header = new(&room, &["--first", "blue", "--ruling", "closed-leads=no", "--keep", "losses"]);
    assert_eq!(header["setup"], json!({ "first": "p2" }));
    assert_eq!(header["rulings"], json!({ "closed-leads": "no" }));
    assert_eq!(header["kept"], json!(["losses"]));
    assert_eq!(header["preset"], "practice");
}

#[test]
fn a_unit_is_kept_by_its_french_word_and_the_record_keeps_its_own() {
    let room = Room::new();
    let header = new(&room, &["--first", "blue", "--keep", "prêts", "--lang", "fr"]);
    assert_eq!(header["kept"], json!(["loans"]), "{header}");
    let begun =
        ["new", "automobile", "--players", "A,B,C", "--keep", "or", "-o", "x.steward", "--lang", "fr"];
    let refused = room.fails(2, &begun);
    assert!(refused.contains("«\u{a0}or\u{a0}»") && refused.contains("prêts"), "{refused}");
    assert!(!refused.contains("loans"), "{refused}");
}

#[test]
fn a_house_rule_is_decided_at_set_up_by_its_french_words_and_the_record_keeps_its_own() {
    let room = Room::new();
    let header = new(&room, &["--ruling", "fermée-compte=non", "--ruling", "egalite=pertes"]);
    assert_eq!(header["rulings"], json!({ "closed-leads": "no", "tie": "losses" }));
}

#[test]
fn a_game_that_cannot_begin_is_refused_and_nothing_is_written() {
    let room = Room::new();
    let wrong: [(&[&str], &str); 9] = [
        (&["automobile", "--players", "Red"], "3 to 5"),
        (&["automobile", "--players", "Red,Red,Blue"], "Red"),
        (&["automobile", "--players", "Red,,Blue"], "no name"),
        (&["chess", "--players", "A,B"], "automobile"),
        (&["automobile", "--players", "A,B,C", "--first", "D"], "A, B, C"),
        (&["automobile", "--players", "A,B,C", "--ruling", "closed-leads"], "closed-leads=no"),
        (&["automobile", "--players", "A,B,C", "--ruling", "closed-leads=perhaps"], "yes, no"),
        (&["automobile", "--players", "A,B,C", "--keep", "gold"], "dollars"),
        (&["automobile", "--players", "A,B,C", "--preset", "mine"], "practice, unread"),
    ];
    for (args, wanted) in wrong {
        let line = room.fails(2, &[&["new"], args, &["-o", "x.steward"]].concat());
        assert!(line.contains(wanted), "{args:?}: {line}");
    }
    assert!(!room.path("x.steward").exists() && !room.path("data").exists());
}

#[test]
fn a_record_that_is_there_is_not_written_over() {
    let room = Room::new();
    room.write("game.steward", "mine");
    let args = ["new", "automobile", "--players", "A,B,C", "-o", "game.steward"];
    assert!(room.fails(2, &args).ends_with("choose another name"));
    assert_eq!(room.bytes("game.steward"), b"mine");
    let nowhere =
        room.fails(2, &["new", "automobile", "--players", "A,B,C", "--seed", "1", "-o", "no/x.steward"]);
    assert!(nowhere.contains("no/x.steward"), "{nowhere}");
}

#[test]
fn an_act_is_echoed_with_what_it_moves_and_what_comes_next() {
    let room = Room::new();
    let game = room.acting();
    let text = room.fine(&["act", game, "red build 1 2"]);
    assert!(text.starts_with("5 red build 1 2\n"), "{text}");
    assert!(text.contains("Red pays the bank $400"), "{text}");
    assert!(text.trim_end().ends_with("Blue takes an action, round 1 of 3"), "{text}");
}

#[test]
fn an_act_in_json_is_the_same_act() {
    let room = Room::new();
    let game = room.acting();
    let json = r#"{"build":{"seat":"p1","space":1,"tiles":2,"parts":false}}"#;
    assert!(room.fine(&["act", game, json]).starts_with("5 red build 1 2\n"));
}

#[test]
fn a_refused_act_changes_nothing_and_shows_a_suggestion() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "correct red > bank 1650 dollars: a poor start"]);
    let before = room.bytes(game);
    let line = room.fails(2, &["act", game, "red build 3 2"]);
    assert_eq!(
        line,
        "Red has $350 and needs $600: one loan is enough, or build one tile; legal now: “red build 3 1”"
    );
    let french = room.run(&["act", game, "red build 3 2", "--lang", "fr"]).err;
    let wanted = "Red a 350\u{a0}$, il faut 600\u{a0}$\u{a0}: un prêt suffit, ou construisez une seule tuile\u{202f}; possible\u{a0}: «\u{a0}rouge construit 3 1\u{a0}»";
    assert_eq!(french.trim_end(), wanted);
    assert!(room.fails(2, &["act", game, "red jump 3"]).contains("jump"));
    assert!(room.fails(2, &["act", game, "{\"build\":3}"]).contains("cannot be read"));
    assert_eq!(room.bytes(game), before);
}

#[test]
fn lines_before_a_refused_one_stay_entered() {
    let room = Room::new();
    let game = room.acting();
    let done = room.run(&["act", game, "red build 1 1", "blue build 2 1", "red cubes", "green cubes"]);
    assert_eq!(done.code, 2);
    let line = one_line(&done.err);
    assert!(line.starts_with("line 3 of 4, “red cubes”, was not entered (the 2 before it were): "), "{line}");
    assert!(line.contains("Green’s turn"), "{line}");
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 6);
    assert!(room.fine(&["check", game]).starts_with("ok: 6 entries"));
}

#[test]
fn lines_come_from_the_input_too() {
    let room = Room::new();
    let game = room.game();
    let typed = "# the first turn\ndrawn\n\n  red choose ford\nblue choose kettering\n";
    let done = room.run_with(&["act", game, "-"], typed);
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{}", done.out);
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 3);
    let done = room.run_with(&["act", game, "-"], "");
    assert_eq!(done.code, 0);
    assert_eq!(room.json(&["replay", game, "--json"])["entries"], 3);
}

#[test]
fn undo_and_redo_are_lines_as_well() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2", "undo"]);
    assert_eq!(room.json(&["replay", game, "--json"])["seats"][0]["dollars"], 2000);
    room.fine(&["act", game, "redo"]);
    let page = room.json(&["replay", game, "--json"]);
    assert_eq!((&page["seats"][0]["dollars"], &page["entries"]), (&json!(1600), &json!(7)));
    assert!(room.fine(&["check", game]).starts_with("ok: 7 entries"));
}
