//! Corrections of off-ledger state, and lines that cannot be parsed.

use steward::words::Arg;
use steward::words::keys::words::NOT_A_NUMBER;
use steward::words::keys::{engine, sponsors as k};

use super::table::Table;

#[test]
fn the_table_can_be_stood_anywhere() {
    let mut table = Table::of(4);
    table.play("correct phase 2 7, next green, red at 9");
    assert_eq!((table.stage().as_str(), table.beside("next").as_str()), ("7.2", "3"));
    assert_eq!(table.beside("square 1"), "9");
    table.play("correct phase 5 3, order blue red yellow green, red on violet, blue off");
    assert_eq!((table.stage().as_str(), table.beside("order").as_str()), ("3.5", "2 1 4 3"));
    assert_eq!((table.beside("on 1").as_str(), table.beside("off").as_str()), ("violet", "2"));
    table.play("correct blue back, next red\nred play engine 3");
    assert_eq!(table.beside("to-play"), "4 3");
    table.play("correct finished blue");
    assert_eq!((table.beside("finished").as_str(), table.beside("order").as_str()), ("2", "1 4 3"));
    table.play("correct phase 1\ndealt");
}

#[test]
fn a_fix_that_cannot_be_is_refused() {
    let mut table = Table::race("");
    table.refused("correct phase 6", k::FIX_PHASE, engine::FIX_SUGGESTION);
    table.refused("correct phase 2 0", k::FIX_PHASE, engine::FIX_SUGGESTION);
    table.refused("correct red at 49", k::FIX_SQUARE, engine::FIX_SUGGESTION);
    table.refused("correct order red blue", k::FIX_ORDER, engine::FIX_SUGGESTION);
    table.refused("correct order red blue red blue", k::FIX_ORDER, engine::FIX_SUGGESTION);
    table.refused("correct finished red blue green", k::FIX_FINISHED, engine::FIX_SUGGESTION);
    table.refused("correct finished red red", k::FIX_FINISHED, engine::FIX_SUGGESTION);
    table.play("red play engine 7\nred finish");
    table.refused("correct red off", k::FIX_NOT_RACING, engine::FIX_SUGGESTION);
    table.refused("correct next red", k::FIX_NOT_RACING, engine::FIX_SUGGESTION);
    Table::under(4, "").play("correct phase 3").refused(
        "correct next red",
        k::FIX_NEXT,
        engine::FIX_SUGGESTION,
    );
}

#[test]
fn a_line_that_is_not_understood_says_how_it_is_written() {
    let table = Table::of(4);
    for (line, why) in [
        ("orange roll 3", engine::NOTATION_WHO),
        ("roll 3", engine::NOTATION_WHOSE),
        ("red", engine::NOTATION_VERBS),
        ("red jump 3", engine::NOTATION_VERB),
        ("red stop 1 plain sideways", engine::NOTATION_REST),
        ("red force blue", engine::NOTATION_REST),
        ("dealt again", engine::NOTATION_REST),
        ("ball red blue", engine::NOTATION_REST),
    ] {
        assert_eq!(table.0.parse(line).unwrap_err().key, why, "{line}");
    }
}

#[test]
fn a_word_that_is_not_understood_is_named_with_what_may_stand_there_and_an_example() {
    let table = Table::of(4);
    for (line, why) in [
        ("red buy wings", k::NOTATION_CATEGORY),
        ("red sponsor green", k::NOTATION_SPONSOR),
        ("red stop 1 blue", k::NOTATION_SQUARE),
        ("red roll many", NOT_A_NUMBER),
        ("red force orange engine", engine::NOTATION_WORD),
    ] {
        let said = table.0.parse(line).unwrap_err();
        assert_eq!(said.key, engine::NOTATION_ARGUMENT, "{line}");
        let inner = said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Line(inner) => Some(inner.key),
            _ => None,
        });
        assert_eq!(inner, Some(why), "{line}");
    }
}

#[test]
fn the_round_is_put_right_in_the_last_sales_and_before_the_race_too() {
    let mut table = Table::of(4);
    table.play("correct phase 3 7");
    assert_eq!(table.stage(), "7.3");
    table.play("correct phase 4 8");
    assert_eq!(table.stage(), "8.4");
    table.play("correct phase 3");
    assert_eq!(table.stage(), "8.3");
}

#[test]
fn a_start_order_begins_a_race_anew() {
    let mut table = Table::race("");
    table
        .play("red play engine 7\nred finish\ncorrect blue off\ncorrect phase 4\ngrid yellow green blue red");
    assert_eq!((table.stage().as_str(), table.beside("order").as_str()), ("1.5", "4 3 2 1"));
    assert_eq!((table.beside("finished"), table.beside("off")), (String::new(), String::new()));
}

#[test]
fn a_deal_begins_the_first_round_with_who_begins() {
    let mut table = Table::of(4);
    table.play("correct phase 2 5, next green\ncorrect phase 1\ndealt");
    assert_eq!((table.stage().as_str(), table.beside("next").as_str()), ("1.2", "1"));
}

#[test]
fn pawns_and_cars_stay_where_they_stand_when_a_move_is_put_right_and_let_stand() {
    let mut table = Table::of(4);
    table.play("red roll 4\nred done");
    let stood = table.beside("square 1");
    table.play("amend stand replace 2 red roll 3");
    assert_eq!(table.beside("square 1"), stood);
    let mut table = Table::race("");
    table.play("red play engine 3\nred stop 1 red\nblue play engine 3\nblue stop 2 plain");
    table.play("amend stand replace 5 red stop 1 plain");
    assert_eq!(table.beside("on 1"), "red");
}

#[test]
fn a_car_that_has_thrown_does_what_its_square_says() {
    let mut table = Table::of(4);
    table.play("correct next blue, step square");
    assert_eq!((table.beside("next").as_str(), table.beside("step").as_str()), ("2", "square"));
    table.play("correct step choose\nblue move 2");
}

#[test]
fn exchanges_already_made_are_counted() {
    let mut table = Table::of(2);
    table.play("correct phase 4, red exchanged 2");
    table.refused("red exchange green engine", k::EXCHANGE_AGAIN, k::EXCHANGE_AGAIN_SUGGESTION);
}

#[test]
fn a_bonus_had_in_this_turn_is_not_had_again() {
    let mut table = Table::race("");
    table.play("red play engine 7\ncorrect red had green\nred stop 1 green");
    assert_eq!(table.beside("due"), "");
}

#[test]
fn moves_to_be_made_are_made_in_their_order() {
    let mut table = Table::race("");
    table.play("correct due 1 blue 3 card, due 2 red 1 pushed");
    assert_eq!((table.beside("due").as_str(), table.beside("next").as_str()), ("2:3 1:1", "2"));
    table.play("blue stop 2 plain");
    assert_eq!(table.beside("next"), "1");
}

#[test]
fn a_spin_waits_for_its_ball() {
    let mut table = Table::race("");
    table.play("correct red spins 0");
    assert_eq!(table.beside("spin"), "1:0");
    table.refused("red play engine 7", k::MOVE_AWAITED, k::NOW_BALL);
}

#[test]
fn a_race_that_is_over_has_all_its_cars_at_the_finish() {
    let mut table = Table::race("");
    table.play("correct over, finished blue red green yellow");
    assert_eq!((table.stage().as_str(), table.beside("finished").as_str()), ("over", "2 1 3 4"));
    let mut table = Table::race("");
    table.refused("correct finished blue red green yellow", k::FIX_FINISHED, engine::FIX_SUGGESTION);
}
