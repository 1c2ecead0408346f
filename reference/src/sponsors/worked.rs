//! The worked examples of the rule page.

use serde_json::json;

use super::Sponsors;
use super::workshop::Step;
use crate::fixture::{perform, table as laid_out};
use crate::rules::Rules;

fn table(seats: usize) -> Sponsors {
    laid_out(seats, json!({}))
}

fn sold(cards: &[&str]) -> i64 {
    let mut table = table(4);
    (table.phase, table.step) = (2, Step::Throw);
    for card in cards {
        table.shift("outside", "p1", format!("sponsor-{card}"), 1).unwrap();
    }
    perform(&mut table, json!({"sell": {"car": 1, "cards": cards}})).unwrap();
    table.has("p1", "millions") - 5
}

#[test]
fn sponsor_cards_are_paid_by_their_set() {
    assert_eq!(sold(&["blue", "red", "yellow"]), 7);
    assert_eq!(sold(&["red", "red", "red"]), 10);
    assert_eq!(sold(&["red", "red", "blue"]), 3);
    assert_eq!(sold(&["yellow"]), 1);
}

#[test]
fn thirteen_millions_are_ten_tokens_and_three_lost() {
    let mut table = table(3);
    table.phase = 3;
    table.shift("bank", "p1", "millions", 8).unwrap();
    assert!(perform(&mut table, json!({"energy": {"car": 1, "tokens": 11}})).is_err());
    perform(&mut table, json!({"energy": {"car": 1, "tokens": 10}})).unwrap();
    assert_eq!((table.has("p1", "energy"), table.has("p1", "millions")), (10, 0));
}

#[test]
fn the_own_ball_moves_as_many_squares_as_own_balls_and_the_tokens_are_gone() {
    let mut table = table(4);
    table.phase = 4;
    perform(&mut table, json!({"grid": {"order": [2, 1, 3, 4]}})).unwrap();
    table.shift("bank", "p2", "energy", 5).unwrap();
    perform(&mut table, json!({"spin": {"car": 2, "added": 2}})).unwrap();
    perform(&mut table, json!({"ball": {"fell": {"car": 2}}})).unwrap();
    assert_eq!((table.due[0].car, table.due[0].squares, table.has("p2", "energy")), (2, 3, 3));
}

#[test]
fn three_and_a_green_bonus_and_a_slipstream_are_seven_squares() {
    let mut table = table(4);
    table.phase = 4;
    perform(&mut table, json!({"grid": {"order": [2, 1, 3, 4]}})).unwrap();
    perform(&mut table, json!({"spin": {"car": 2}})).unwrap();
    perform(&mut table, json!({"ball": {"fell": {"car": 2}}})).unwrap();
    perform(&mut table, json!({"stop": {"car": 2, "place": 1, "on": "plain"}})).unwrap();
    table.shift("outside", "p1", "engine", 1).unwrap();
    perform(&mut table, json!({"play": {"car": 1, "category": "engine", "value": 3}})).unwrap();
    perform(&mut table, json!({"stop": {"car": 1, "place": 2, "on": "green"}})).unwrap();
    assert_eq!(table.due[0].squares, 2);
    perform(&mut table, json!({"stop": {"car": 1, "place": 2, "on": "plain", "behind": 2}})).unwrap();
    assert_eq!(table.due[0].squares, 2);
    perform(&mut table, json!({"stop": {"car": 1, "place": 2, "on": "plain"}})).unwrap();
    assert!(table.due.is_empty() && table.to_play == [3, 4]);
}
