//! `new --position`: a game that starts in the middle.

use serde_json::json;

use crate::console::room::Room;

const SHEET: &str = "# Turn 2, second round\nanne 1250 dollars, anne 6 cubes, anne 1 loans\nbob 900 dollars\n\
                     space 1 2 tiles red, space 1 3 cars red\nphase 2 3 2, order chloé bob anne, next bob";

fn begin<'a>(room: &Room, sheet: &'a str) -> [&'a str; 9] {
    room.write("sheet", sheet);
    ["new", "automobile", "--players", "Anne,Bob,Chloé", "--position", "sheet", "--seed", "1", "-o"]
}

#[test]
fn a_game_begins_from_a_state_sheet() {
    let room = Room::new();
    room.fine(&[&begin(&room, SHEET)[..], &["a.steward"]].concat());
    let page = room.json(&["replay", "a.steward", "--json"]);
    assert_eq!((&page["turn"], &page["phase"], &page["balanced"]), (&json!(2), &json!(3), &json!(true)));
    let anne = &page["seats"][0];
    assert_eq!((&anne["dollars"], &anne["cars"], &anne["tiles"]), (&json!(1250), &json!(25), &json!(4)));
    assert_eq!((&page["seats"][1]["dollars"], &page["seats"][2]["dollars"]), (&json!(900), &json!(2000)));
    room.fine(&["act", "a.steward", "bob cubes", "anne produce 1:4"]);
    assert!(room.fine(&["check", "a.steward"]).starts_with("ok: 2 entries"));
    assert!(room.fine(&["explain", "a.steward", "0"]).contains("Anne pays the bank $750"));
}

#[test]
fn a_position_in_json_is_the_correction_of_the_header() {
    let room = Room::new();
    let json =
        r#"{"moves":[["bank","p1","cubes",1]],"stands":{"phase":{"turn":3,"phase":1}},"reason":"late"}"#;
    room.fine(&[&begin(&room, json)[..], &["a.steward"]].concat());
    let header = String::from_utf8(room.bytes("a.steward")).unwrap();
    assert!(header.contains(&format!(r#""position":{json}"#)), "{header}");
    assert_eq!(room.json(&["replay", "a.steward", "--json"])["turn"], 3);
}

#[test]
fn a_position_that_does_not_add_up_is_refused_with_its_unit() {
    let room = Room::new();
    let wrong: [(&str, &[&str]); 8] = [
        ("anne 20 cars red, space 1 9 cars red", &["29 cars", "there are 28", "Anne"]),
        ("space 1 4 tiles red, space 2 3 tiles red", &["7 factory tiles", "there are 6", "Anne"]),
        ("anne 2 bonus, space 1 2 bonus", &["4 bonus", "there are 3"]),
        ("anne 10 cubes\nanne 11 cubes", &["twice", "Anne, R&D cubes"]),
        ("anne 10 cubes\nspace 30 1 cars red", &["space 30 1 cars p1"]),
        ("anne ten cubes", &["line 1", "red 1250 dollars"]),
        ("phase 7 1", &["phase"]),
        (r#"{"moves":[["bank","p1","gold",1]]}"#, &["gold"]),
    ];
    for (sheet, named) in wrong {
        let line = room.fails(2, &[&begin(&room, sheet)[..], &["x.steward"]].concat());
        for name in named {
            assert!(line.contains(name), "{sheet}: {line}");
        }
        assert!(!room.path("x.steward").exists(), "{sheet}");
    }
    let missing = ["new", "automobile", "--players", "A,B,C", "--position", "no", "-o", "x.steward"];
    assert!(room.fails(2, &missing).contains("no cannot be read"));
}
