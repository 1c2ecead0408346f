//! The worked examples of the rule page.

use serde_json::json;

use super::AutoBrocante;
use super::lot::At;
use super::turn::OPTION;
use crate::fixture::{board, perform, table as laid_out};
use crate::line::Seat;
use crate::rules::Rules;

/// Three dealers with cars 1 to 4, 5 to 8 and 9 to 12. All list prices are 8,000, except that car 9 costs 9,000.
fn table() -> AutoBrocante {
    let mut cells = board(&[
        ("card buy price", json!(200)),
        ("option b price", json!(4_000)),
        ("policy comprehensive covers", json!("all")),
    ]);
    for car in 1..=24 {
        cells[format!("car {car} list")] = json!([if car == 9 { 9000 } else { 8000 }, "board"]);
    }
    let mut table = laid_out(3, cells);
    let cars = json!([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
    perform(&mut table, json!({"deal": {"cars": cars}})).unwrap();
    table
}

fn gained(table: &AutoBrocante) -> [i64; 3] {
    [1, 2, 3].map(|seat| table.cash(seat) - 25_000)
}

#[test]
fn three_dealers_leave_twelve_cars_seven_policies_and_thirty_cards() {
    let table = table();
    let left = |thing: &str| table.has("bank", thing);
    assert_eq!((left("cars"), left("policies"), left("cards"), left("dollars")), (12, 7, 30, -75_000));
}

#[test]
fn a_lifted_hood_is_paid_by_the_value_and_the_fine() {
    for (asked, value, buyer) in [(6000, 8000, -9000), (6000, 6000, -7000), (5000, 0, 1000)] {
        let mut table = table();
        let bargain = json!({"hood": {"asked": asked, "value": value}});
        perform(&mut table, json!({"approach": {"seat": "p1", "car": 5, "bargain": bargain}})).unwrap();
        assert_eq!(gained(&table), [buyer, -buyer, 0], "asked {asked}, value {value}");
        assert_eq!(table.place(5), Ok(At::Lot(Seat(1))));
    }
}

#[test]
fn a_repair_costs_half_the_list_price_and_a_claim_all_of_it() {
    let mut table = table();
    let repaired = json!({"seat": "p1", "damage": "collision", "car": 9, "reply": "repaired"});
    perform(&mut table, json!({ "attack": repaired })).unwrap();
    assert_eq!((gained(&table), table.place(9)), ([0, 0, -4500], Ok(At::Lot(Seat(3)))));
    let claimed = json!({"seat": "p1", "damage": "fire", "car": 5, "reply": {"claim": "comprehensive"}});
    perform(&mut table, json!({ "attack": claimed })).unwrap();
    assert_eq!((gained(&table), table.place(5)), ([-8000, 8000, -4500], Ok(At::Lot(Seat(2)))));
    assert_eq!(table.has("p2", "policies"), 0);
}

#[test]
fn cards_for_the_minimum_are_cards_of_option_a() {
    let mut table = table();
    for car in 1..=4 {
        table.drive(car, At::Graveyard).unwrap();
    }
    table.begin_turn(1);
    for car in [13, 14] {
        perform(&mut table, json!({"buy": {"seat": "p1", "car": car, "price": "card"}})).unwrap();
    }
    assert_eq!((table.now(), table.played, gained(&table)), (4, 2, [-400, 0, 0]));
    table.drive(13, At::Bank).unwrap();
    table.begin_turn(1);
    perform(&mut table, json!({"buy": {"seat": "p1", "car": 13, "price": "fixed"}})).unwrap();
    assert_eq!((table.now(), table.played), (OPTION, 0));
}
