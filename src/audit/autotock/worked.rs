//! The worked cases of the page.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::cars::At;
use super::table::Table;
use crate::audit::books::Reckoning;
use crate::audit::printed::Printed;

/// A table in mid-game: Go on 48, 12, 24 and 36; p1 plays, with cars put where they are named.
fn table(seats: usize, cards: i64, cars: &[(u8, i64)]) -> Table {
    let mut board = Map::new();
    for (corner, go) in [(1, 48), (2, 12), (3, 24), (4, 36)] {
        board.insert(format!("corner {corner} go"), json!([go, "assumed"]));
        board.insert(format!("corner {corner} branch"), json!([go - 1, "assumed"]));
    }
    for (special, steps) in [("nitro", 3), ("puncture", 6), ("reverse", 9)] {
        board.insert(format!("special {special} steps"), json!([steps, "rules"]));
    }
    board.insert("specials counted".to_owned(), json!(["every", "assumed"]));
    let seats: Vec<Value> = (0..seats).map(|_| json!({"name": "Anne", "colour": "red"})).collect();
    let header = json!({"game": "autotock", "seats": seats});
    let printed = Printed::of(Table::check, Some(&Value::Object(board))).unwrap();
    let mut table = Table::open(&header, &json!({"first": "p1"}), Arc::new(printed)).unwrap();
    table.held.shift("bank", "p1", "cards", cards, &[]).unwrap();
    for (owner, square) in cars {
        let car = format!("cars p{owner}");
        table.held.shift(&format!("p{owner}"), &format!("square {square}"), &car, 1, &[]).unwrap();
    }
    table
}

fn play(table: &mut Table, how: &Value) -> Result<(), String> {
    table.perform("act", &json!({"play": {"seat": "p1", "how": how}}))
}

fn moves(table: &Table, card: &str, car: &str) -> Option<Table> {
    let mut after = table.clone();
    play(&mut after, &json!({"move": {"card": card, "car": car}})).ok().map(|()| after)
}

#[test]
fn the_deals_add_up_to_the_deck_or_leave_two_aside() {
    for (seats, deals, aside) in [(2, &[6, 6, 5, 5, 5][..], 0), (3, &[5, 5, 4, 4], 0), (4, &[5, 4, 4], 2)] {
        let mut table = table(seats, 0, &[]);
        for (deal, cards) in (1..).zip(deals) {
            table.perform("act", &json!("deal")).unwrap();
            for seat in 1..=table.seats {
                assert_eq!((table.hand(seat), table.turn), (*cards, 1), "deal {deal} of {seats}");
                table.lay_cards(seat, *cards).unwrap();
            }
        }
        assert_eq!(table.held.of("bank", "cards"), aside);
        table.perform("act", &json!("deal")).unwrap();
        assert_eq!((table.hand(1), table.turn), (deals[0], 2), "the dealer changes");
    }
}

#[test]
fn cars_on_the_way_are_counted_and_stay() {
    let table = table(3, 5, &[(1, 10), (2, 13), (3, 16)]);
    let after = moves(&table, "9", "10").unwrap();
    for (owner, square) in [(1, 19), (2, 13), (3, 16)] {
        assert_eq!(after.standing(owner, At::Square(square)), 1);
    }
}

#[test]
fn a_seven_is_shared_out_exactly() {
    let table = table(2, 5, &[(1, 1), (1, 13), (1, 25)]);
    assert!(moves(&table, "7", "1").is_some());
    let shared = |steps: &[i64]| {
        let shares = ["1", "13", "25"].into_iter().zip(steps);
        let shares: Vec<Value> = shares.map(|(car, steps)| json!({"car": car, "steps": steps})).collect();
        play(&mut table.clone(), &json!({"seven": {"shares": shares}})).is_ok()
    };
    for steps in [&[6, 1][..], &[5, 2], &[4, 3], &[5, 1, 1], &[4, 2, 1], &[3, 3, 1], &[3, 2, 2]] {
        assert!(shared(steps), "{steps:?}");
    }
    assert!(!shared(&[4, 2]) && !shared(&[4, 4]) && !shared(&[7]));
}

#[test]
fn a_car_on_its_own_go_is_neither_hit_nor_passed() {
    let table = table(3, 5, &[(1, 10), (2, 12)]);
    assert!(moves(&table, "ace", "10").is_some());
    assert!(moves(&table, "2", "10").is_none() && moves(&table, "5", "10").is_none());
}

#[test]
fn a_puncture_costs_a_card_but_for_a_joker() {
    let mut table = table(2, 4, &[(1, 6), (1, 30)]);
    table.owes.insert(1, 1);
    let joker = moves(&table, "joker", "6").unwrap();
    assert_eq!((joker.hand(1), joker.owes.get(&1)), (3, Some(&0)));
    assert!(moves(&table, "5", "30").is_none());
    table.perform("act", &json!({"puncture": {"seat": "p1"}})).unwrap();
    assert_eq!(moves(&table, "5", "30").unwrap().hand(1), 2);
}
