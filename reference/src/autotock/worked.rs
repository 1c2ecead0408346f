//! The worked examples of the rule page.

use serde_json::{Value, json};

use super::Autotock;
use super::cars::{At, cars};
use crate::fixture::{board, perform, table};
use crate::rules::{Rules, hand};

/// A game in progress with Go on 48, 12, 24 and 36. p1 is to act, and cars are on the named squares.
fn begun(seats: usize, hand_of: i64, out: &[(u8, i64)]) -> Autotock {
    let mut cells = board(&[("specials counted", json!("every"))]);
    for (corner, go) in [(1, 48), (2, 12), (3, 24), (4, 36)] {
        cells[format!("corner {corner} go")] = json!([go, "assumed"]);
        cells[format!("corner {corner} branch")] = json!([go - 1, "assumed"]);
    }
    for (special, steps) in [("nitro", 3), ("puncture", 6), ("reverse", 9)] {
        cells[format!("special {special} steps")] = json!([steps, "rules"]);
    }
    let mut table: Autotock = table(seats, cells);
    table.shift("bank", "p1", "cards", hand_of).unwrap();
    for (owner, square) in out {
        table.shift(hand(*owner), format!("square {square}"), cars(*owner), 1).unwrap();
    }
    table
}

fn play(table: &mut Autotock, how: &Value) -> Result<(), String> {
    perform(table, json!({"play": {"seat": "p1", "how": how}}))
}

fn moves(table: &Autotock, card: &str, car: &str) -> Option<Autotock> {
    let mut after = table.clone();
    play(&mut after, &json!({"move": {"card": card, "car": car}})).ok().map(|()| after)
}

#[test]
fn the_deals_add_up_to_the_deck_or_leave_two_aside() {
    for (seats, deals, aside) in [(2, &[6, 6, 5, 5, 5][..], 0), (3, &[5, 5, 4, 4], 0), (4, &[5, 4, 4], 2)] {
        let mut table = begun(seats, 0, &[]);
        for (deal, cards) in (1..).zip(deals) {
            perform(&mut table, json!("deal")).unwrap();
            for seat in table.everybody() {
                assert_eq!((table.cards(seat), table.turn), (*cards, 1), "deal {deal} of {seats}");
                table.lay_cards(seat, *cards).unwrap();
            }
        }
        assert_eq!(table.has("bank", "cards"), aside);
        perform(&mut table, json!("deal")).unwrap();
        assert_eq!((table.cards(1), table.turn), (deals[0], 2), "the dealer changes");
    }
}

#[test]
fn cars_on_the_way_are_counted_and_stay() {
    let table = begun(3, 5, &[(1, 10), (2, 13), (3, 16)]);
    let after = moves(&table, "9", "10").unwrap();
    for (owner, square) in [(1, 19), (2, 13), (3, 16)] {
        assert_eq!(after.standing(owner, At::Square(square)), 1);
    }
}

#[test]
fn a_seven_is_shared_out_exactly() {
    let table = begun(2, 5, &[(1, 1), (1, 13), (1, 25)]);
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
    let table = begun(3, 5, &[(1, 10), (2, 12)]);
    assert!(moves(&table, "ace", "10").is_some());
    assert!(moves(&table, "2", "10").is_none() && moves(&table, "5", "10").is_none());
}

#[test]
fn a_puncture_costs_a_card_but_for_a_joker() {
    let mut table = begun(2, 4, &[(1, 6), (1, 30)]);
    table.owes.insert(1, 1);
    let joker = moves(&table, "joker", "6").unwrap();
    assert_eq!((joker.cards(1), joker.owes.get(&1)), (3, Some(&0)));
    assert!(moves(&table, "5", "30").is_none());
    perform(&mut table, json!({"puncture": {"seat": "p1"}})).unwrap();
    assert_eq!(moves(&table, "5", "30").unwrap().cards(1), 2);
}
