//! Board values.

use steward::engine::board::{Printed, Source, Value};
use steward::engine::{Rejection, Rules};
use steward::games::autotock::Autotock;
use steward::preset::{PresetStore, UNREAD};
use steward::words::keys::{autotock as k, engine};

use super::table::Table;

#[test]
fn an_unread_cell_is_asked_for_when_a_card_is_played() {
    let mut table = Table::undealt(2, "", &["corner 2 go", "specials counted"]);
    table.play("deal\nred discard");
    assert_eq!(table.asks("blue out ace"), "corner 2 go");
    table.play("read corner 2 go 12");
    assert_eq!(table.asks("blue out ace"), "specials counted");
    table.play("read specials counted every\nblue out ace");
    assert_eq!(table.cars("blue"), "24");
}

#[test]
fn two_go_squares_in_one_place_are_refused() {
    let mut table = Table::undealt(2, "", &["corner 2 go"]);
    table.play("deal\nread corner 2 go 48");
    table.refused_why("red out ace", k::GO_SAME);
}

#[test]
fn two_players_sit_opposite_or_by_the_ruling_side_by_side() {
    for (rulings, go) in [("", "24"), ("corners next", "12")] {
        let mut table = Table::under(2, rulings);
        table.play("red discard\nblue out ace");
        assert_eq!(table.cars("blue"), go);
    }
}

#[test]
fn special_squares_follow_every_go_or_those_in_use_or_one() {
    let reversed = |rulings: &str, read: &str, square: &str| {
        let mut table = Table::under(2, rulings);
        table.play(read).put(&format!("red {square} stopped")).play(&format!("red move 2 {square}"));
        table.cars("red").parse::<u8>().unwrap() < square.parse().unwrap()
    };
    assert!(reversed("", "", "21") && reversed("", "", "33"));
    assert!(!reversed("unused-go no", "", "21") && reversed("unused-go no", "", "33"));
    assert!(!reversed("", "read specials counted once", "33"));
    assert!(reversed("", "read specials counted once", "9"));
}

#[test]
fn a_square_is_one_thing_a_go_before_reverse_before_puncture_before_nitro() {
    for (steps, to) in [(3, "7"), (6, "8"), (9, "7"), (12, "14")] {
        let mut table = Table::of(2);
        table.play(&format!("read special nitro steps {steps}")).put(&format!("red {steps} stopped"));
        table.play(&format!("red move 2 {steps}"));
        assert_eq!(table.cars("red"), to, "nitro {steps} squares after Go");
    }
}

#[test]
fn a_special_square_is_less_than_once_round_after_its_go() {
    let mut table = Table::undealt(2, "", &["special nitro steps"]);
    let Err(Rejection::Refused(refusal)) = table.enter("read special nitro steps 48") else {
        panic!("48 is once round")
    };
    assert_eq!(refusal.why.key, engine::BOARD_NOT_WHOLE);
    table.play("read special nitro steps 47");
}

#[test]
fn the_numbers_of_the_special_squares_in_the_rule_text_are_not_asked_for() {
    let form = Autotock::schema();
    let board = PresetStore::board(None, Autotock::ID, &form, UNREAD).unwrap();
    let given: Vec<(&str, &Printed)> = board.iter().map(|(word, printed)| (word.as_str(), printed)).collect();
    let by_rules = |number| Printed(Value::Whole(number), Source::Rules);
    let [nitro, puncture, reverse] = [3, 6, 9].map(by_rules);
    assert_eq!(
        given,
        [
            ("special nitro steps", &nitro),
            ("special puncture steps", &puncture),
            ("special reverse steps", &reverse)
        ]
    );
    let read = Printed(Value::Whole(4), Source::Board);
    let other = form.with_given([("special nitro steps".to_owned(), read.clone())].into());
    assert_eq!(other["special nitro steps"], read, "another edition may print another");
}
