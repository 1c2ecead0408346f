//! Each verb typed as notation and as JSON.

use serde_json::{Value, json};

use crate::console::room::Room;

/// The lines of a record without time and checksum, which differ from run to run.
fn lines(room: &Room, file: &str) -> Vec<Value> {
    let text = String::from_utf8(room.bytes(file)).unwrap();
    let bare = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line.as_object_mut()
            .unwrap()
            .retain(|field, _| !["at", "sum", "id", "date"].contains(&field.as_str()));
        line
    };
    text.lines().map(bare).collect()
}

#[test]
fn a_name_with_an_invisible_letter_is_refused_in_notation_and_in_json() {
    let room = Room::new();
    let game = room.acting();
    let before = room.bytes(game);
    for (letter, code) in [('\u{202E}', "U+202E"), ('\u{200B}', "U+200B"), ('\u{FE0F}', "U+FE0F")] {
        let notation = format!("rename red An{letter}ne");
        let json = json!({"rename": {"seat": "p1", "name": format!("An{letter}ne")}}).to_string();
        for typed in [&notation, &json] {
            let said = room.fails(2, &["act", game, typed]);
            assert!(said.contains(code) && said.contains("type the name again without it"), "{said}");
        }
    }
    assert_eq!(room.bytes(game), before);
}

#[test]
fn each_verb_typed_in_notation_and_in_json_makes_the_same_line() {
    let pairs = [
        ("red build 1 2", r#"{"act":{"build":{"seat":"p1","space":1,"tiles":2}}}"#),
        ("red loan", r#"{"loan":{"seat":"p1"}}"#),
        (
            "correct bank > red 100 dollars: found",
            r#"{"correct":{"moves":[["bank","p1","dollars",100]],"reason":"found"}}"#,
        ),
        ("correct next blue", r#"{"correct":{"stands":{"next":"p2"}}}"#),
        (
            "ruling tie losses by Anne: so",
            r#"{"ruling":{"id":"tie","option":"losses","by":"Anne","reason":"so"}}"#,
        ),
        (
            "amend replace 5 red build 1 1",
            r#"{"amend":{"edits":[{"replace":["5",{"act":{"build":{"seat":"p1","space":1,"tiles":1}}}]}],"was":"book"}}"#,
        ),
        ("amend table strike 6", r#"{"amend":{"edits":[{"strike":"6"}],"was":"table"}}"#),
        (
            "amend stand replace 7 correct bank > red 50 dollars",
            r#"{"amend":{"edits":[{"replace":["7",{"correct":{"moves":[["bank","p1","dollars",50]]}}]}],"was":"stand"}}"#,
        ),
        ("back 5", r#"{"back":5}"#),
        ("note 5: a remark", r#"{"note":{"text":"a remark","about":5}}"#),
        ("count red 1600 dollars", r#"{"count":[["p1","dollars",1600]]}"#),
        ("read space 1 cost 250", r#"{"read":{"cell":"space 1 cost","value":250}}"#),
        ("rename red Anne", r#"{"rename":{"seat":"p1","name":"Anne"}}"#),
        ("pause supper", r#"{"pause":"supper"}"#),
        ("green leaves: the last bus", r#"{"leaves":{"seat":"p3","note":"the last bus"}}"#),
    ];
    let room = Room::new();
    let game = room.acting();
    std::fs::copy(room.path(game), room.path("json.steward")).unwrap();
    for (notation, json) in pairs {
        room.fine(&["act", game, notation]);
        room.fine(&["act", "json.steward", json]);
        let (typed, read) = (lines(&room, game), lines(&room, "json.steward"));
        assert_eq!(typed.last(), read.last(), "{notation}");
    }
    let stood = &lines(&room, "json.steward")[12];
    assert_eq!(stood["moves"], json!([["bank", "p1", "dollars", 50]]), "what stands is kept");
    for file in [game, "json.steward"] {
        assert!(room.fine(&["check", file]).starts_with("ok: "));
    }
}

#[test]
fn a_remark_is_about_an_entry_that_is_there() {
    let room = Room::new();
    let game = room.acting();
    let before = room.bytes(game);
    for line in ["note 9999: a remark", r#"{"note":{"text":"a remark","about":9999}}"#] {
        for command in ["act", "preview"] {
            let said = room.fails(2, &[command, game, line]);
            assert!(said.contains("there is no entry 9999"), "{said}");
        }
    }
    assert_eq!(room.bytes(game), before);
    room.fine(&["act", game, "note 0: a remark on the set-up"]);
    let mut record = String::from_utf8(room.bytes(game)).unwrap();
    record.push_str(r#"{"note":{"text":"a remark","about":9999}}"#);
    room.write("hand.steward", record);
    assert!(room.fails(1, &["check", "hand.steward"]).contains("there is no entry 9999"));
}

#[test]
fn an_amend_that_stands_written_by_hand_in_json_keeps_the_balances() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "red build 1 2"]);
    let amend = r#"{"amend":{"edits":[{"replace":["5",{"act":{"build":{"seat":"p1","space":1,"tiles":1}}}]}],"was":"stand"}}"#;
    let mut record = String::from_utf8(room.bytes(game)).unwrap();
    record.push_str(amend);
    room.write("hand.steward", record);
    let red = &room.json(&["replay", "hand.steward", "--json"])["seats"][0];
    assert_eq!((&red["dollars"], &red["tiles"]), (&json!(1600), &json!(4)));
    room.fine(&["act", game, amend]);
    let typed = room.json(&["replay", game, "--json"]);
    assert_eq!(room.json(&["replay", "hand.steward", "--json"])["seats"], typed["seats"]);
}

#[test]
fn an_act_of_one_word_is_typed_as_it_stands_in_a_record() {
    let room = Room::new();
    let game = room.game();
    room.fine(&["act", game, r#""drawn""#]);
    assert_eq!(lines(&room, game).last().unwrap()["act"], "drawn");
    let refused = room.fails(2, &["act", game, r#""dawn""#]);
    assert!(refused.contains("dawn"), "{refused}");
}
