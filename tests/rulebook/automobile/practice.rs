//! The practice board: values given by the rules and the box are marked as such, all others as assumed.

use steward::engine::Rules;
use steward::engine::board::{Printed, Source, Value, WrittenBoard};
use steward::games::automobile::Automobile;
use steward::preset::{self, Preset};

fn practice() -> WrittenBoard {
    let text = preset::practice(Automobile::ID).unwrap();
    Preset::parse(text).unwrap().board(&Automobile::schema(), text).unwrap()
}

fn whole(board: &WrittenBoard, cell: &str) -> i64 {
    match board.get(cell) {
        Some(Printed(Value::Whole(value), _)) => *value,
        other => panic!("{cell}: {other:?}"),
    }
}

fn text<'a>(board: &'a WrittenBoard, cell: &str) -> &'a str {
    match board.get(cell) {
        Some(Printed(Value::Text(text), _)) => text,
        other => panic!("{cell}: {other:?}"),
    }
}

#[test]
fn only_what_the_rules_or_the_box_give_is_not_marked_as_assumed() {
    let board = practice();
    let given = |wanted: Source| -> Vec<String> {
        let cells = board.iter().filter(|(_, Printed(_, source))| *source == wanted);
        cells.map(|(cell, _)| cell.clone()).collect()
    };
    assert_eq!(given(Source::Rules), ["space 1 cost", "space 1 name", "space 3 name"]);
    let mut printed: Vec<String> = (2..=5).map(|number| format!("tiles {number} count")).collect();
    printed.extend([2, 3].map(|turn| format!("rate {turn} dollars")));
    printed.push("character howard cubes".to_owned());
    let characters = ["ford", "kettering", "sloan", "howard", "durant", "chrysler"];
    printed.extend(characters.map(|name| format!("character {name} place")));
    printed.sort();
    assert_eq!(given(Source::Board), printed);
}

#[test]
fn what_is_given_is_what_the_rules_and_the_box_say() {
    let board = practice();
    assert_eq!((text(&board, "space 1 name"), whole(&board, "space 1 cost")), ("Duryea", 200));
    assert_eq!(text(&board, "space 3 name"), "Franklin A");
    for (place, name) in (1..).zip(["ford", "kettering", "sloan", "howard", "durant", "chrysler"]) {
        assert_eq!(whole(&board, &format!("character {name} place")), place);
    }
    assert_eq!(whole(&board, "character howard cubes"), 0);
    for number in 2..=5 {
        assert_eq!(whole(&board, &format!("tiles {number} count")), 4);
    }
    assert_eq!([2, 3].map(|turn| whole(&board, &format!("rate {turn} dollars"))), [20, 30]);
}

#[test]
fn what_players_report_stands_on_it() {
    let board = practice();
    assert_eq!(text(&board, "space 26 name"), "Cord 810");
    for (name, class) in [("Ford T", "low"), ("Hupmobile", "low"), ("Packard Twin Six", "premium")] {
        let named = |space: &u8| text(&board, &format!("space {space} name")).starts_with(name);
        let space = (1..=26).find(named).unwrap_or_else(|| panic!("{name} has no space"));
        assert_eq!(text(&board, &format!("space {space} class")), class, "{name}");
    }
    assert_eq!(whole(&board, "boxes mid from-1") + whole(&board, "boxes mid from-2"), 6);
}

#[test]
fn every_cell_has_a_value() {
    let board = practice();
    for (_, cell) in Automobile::schema().cells() {
        assert!(board.contains_key(&cell.word()), "{} is not on the practice board", cell.word());
    }
}
