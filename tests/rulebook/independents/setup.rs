//! Setup: disks, cards, the order of the markers, company sheets.

use steward::engine::Chance;
use steward::games::independents::{Car, DrawCompany, Independents};
use steward::words::keys::{engine, independents as k};

use super::table::Table;

#[test]
fn everybody_begins_with_ten_selective_disks_ten_on_the_sheet_and_four_cards() {
    let table = Table::of(3, "");
    for who in ["red", "blue", "green"] {
        let sheet: Vec<i64> = (1..=3).map(|n| table.disks(who, &format!("sheet {n}"))).collect();
        assert_eq!((table.disks(who, who), sheet, table.has(who, "cards")), (10, vec![4, 3, 3], 4));
        assert_eq!(table.disks(who, "bank"), -20);
    }
    assert_eq!((table.stage(), table.whose()), ("1.1".into(), "red".into()));
}

#[test]
fn the_first_player_stands_first_and_the_others_follow_as_drawn() {
    let mut table = Table::unlaid(4, "");
    let suggestion = k::ORDER_WRONG_SUGGESTION;
    for line in
        ["order blue green", "order red blue green yellow", "order blue blue green", "order red blue green"]
    {
        table.refused(line, k::ORDER_WRONG, suggestion);
    }
    table.play("order yellow blue green");
    assert_eq!(table.track(), "red yellow blue green");
    table.refused("order blue green yellow", k::ORDER_LAID, k::NOW_COMPANY);
}

#[test]
fn two_markers_need_no_order() {
    let mut table = Table::unlaid(2, "");
    assert_eq!(table.track(), "red blue");
    table.refused("order blue", k::ORDER_LAID, k::NOW_COMPANY);
    assert_eq!(table.whose(), "red blue");
}

#[test]
fn nothing_else_is_done_before_markers_and_sheets_lie_there() {
    let mut table = Table::unlaid(3, "");
    table.refused("red place 1:2", k::ORDER_DUE, k::NOW_ORDER);
    table.play("red company 1\norder blue green");
    table.refused("red place 1:2", k::COMPANY_DUE, k::NOW_COMPANY);
    table.play("green company 2\nblue company 3\nred place 1:2");
}

#[test]
fn a_sheet_is_drawn_once_and_from_those_that_are_left() {
    let mut table = Table::unlaid(3, "");
    table.play("order blue green\nred company 1");
    table.refused("blue company 1", k::COMPANY_HELD, k::COMPANY_SUGGESTION);
    table.refused("blue company 9", k::COMPANY_NONE, k::COMPANY_SUGGESTION);
    table.refused("red company 2", k::COMPANY_NOT_DUE, k::NOW_COMPANY);
    table.play("read box companies count 1");
    table.refused("blue company 2", k::COMPANY_NONE, k::COMPANY_COUNT_SUGGESTION);
    table.refused("blue company", k::COMPANY_NONE_LEFT, k::COMPANY_COUNT_SUGGESTION);
}

#[test]
fn circles_that_do_not_make_ten_are_refused() {
    let mut table = Table::unlaid(2, "");
    table.play("read company 1 models 5");
    table.refused("red company 1", k::CIRCLES_WRONG, k::CIRCLES_WRONG_SUGGESTION);
    table.play("read company 1 models 4\nred company 1");
}

#[test]
fn what_is_printed_is_asked_for_when_it_is_needed() {
    let mut table = Table::unread(2, &[]);
    assert_eq!(table.asks("red company 1"), "box companies count");
    assert_eq!(table.asks("red company"), "box companies count");
    table.play("read box companies count 8");
    assert_eq!(table.asks("red company 1"), "company 1 models");
    table.play("read company 1 models 4\nread company 1 engineering 3\nread company 1 promotions 3");
    table.play("read company 2 models 4\nread company 2 engineering 3\nread company 2 promotions 3");
    table.play("red company 1\nblue company 2");
    assert_eq!(table.asks("red place 1:2"), "sections models count");
    table.play("read sections models count 3");
    table.refused("red place 4:2", k::SECTION_NONE, k::SECTION_NONE_SUGGESTION);
    table.play("red place 3:2");
}

#[test]
fn nobody_who_is_not_at_the_table_acts() {
    let mut table = Table::of(2, "");
    for act in [
        r#"{"pass":{"seat":"p3"}}"#,
        r#"{"order":{"then":["p3"]}}"#,
        r#"{"draw":{"section":1,"drawn":"p3"}}"#,
        r#"{"card":{"seat":"p1","effects":[{"seat":"p3","section":1,"disks":1}]}}"#,
    ] {
        let verb = table.0.read(&format!(r#"{{"act":{act}}}"#)).unwrap();
        let rejection = table.0.enter(verb, String::new()).map(|_| ()).unwrap_err().to_string();
        assert!(rejection.contains(engine::SEATS_NOBODY_SUGGESTION.id()), "{rejection}");
    }
}

#[test]
fn who_has_no_disk_when_everything_is_laid_out_drops_out_at_once_where_the_table_rules_so() {
    let mut table = Table::unlaid(2, "no-disks at-once");
    table.play("red company 1\ncorrect red > bank 10 disks red\nblue company 2");
    assert_eq!((table.lane(), table.whose()), ("red".into(), "blue".into()));
}

#[test]
fn a_sheet_and_the_car_of_the_year_may_be_drawn_by_steward_at_their_moment() {
    let mut table = Table::unlaid(2, "");
    let red = table.seat("red");
    let sheet =
        |table: &Table| Independents::draw(table.view(), &DrawCompany { seat: red, company: None }.into());
    let car = |table: &Table| Independents::draw(table.view(), &Car { drawn: None }.into());
    assert!(sheet(&table).is_some() && car(&table).is_none());
    table.play("red company 1\nblue company 2\ncorrect bank > models 1 2 disks red, phase 1 promotions 7");
    assert!(sheet(&table).is_none() && car(&table).is_some());
}
