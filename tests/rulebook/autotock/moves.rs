//! Cards that move one car, and collisions.

use steward::words::keys::autotock as k;

use super::table::Table;

/// Case 2.
#[test]
fn all_squares_are_counted_and_cars_on_the_way_are_passed() {
    let mut table = Table::of(2);
    table.put("red 10, blue 13, blue 16").play("red move 9 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("19".to_owned(), "13 16".to_owned()));
}

#[test]
fn each_card_moves_its_value_a_4_goes_back_and_the_court_goes_10() {
    for (card, to) in [
        ("ace", "11"),
        ("2", "12"),
        ("3", "13"),
        ("4", "6"),
        ("5", "15"),
        ("6", "16"),
        ("7", "17"),
        ("8", "18"),
        ("9", "19"),
        ("10", "20"),
        ("jack", "20"),
        ("queen", "20"),
        ("king", "20"),
        ("joker", "20"),
    ] {
        let mut table = Table::of(2);
        table.put("red 10").play(&format!("red move {card} 10"));
        assert_eq!(table.cars("red"), to, "{card}");
        assert_eq!(table.cards("red"), 5);
    }
}

#[test]
fn a_collision_sends_the_other_car_to_its_paddock_even_ones_own() {
    let mut table = Table::of(2);
    table.put("red 10, red 15, blue 13").play("red move 3 10");
    assert_eq!((table.cars("red"), table.cars("blue")), ("13 15".to_owned(), String::new()));
    table.play("blue discard\nred move 2 13");
    assert_eq!(table.cars("red"), "15");
}

#[test]
fn ace_queen_king_and_joker_bring_a_car_out_and_no_other_card() {
    for card in ["ace", "queen", "king", "joker"] {
        let mut table = Table::of(2);
        table.play(&format!("red out {card}"));
        assert_eq!(table.cars("red"), "48");
    }
    Table::of(2).refused_why("red out jack", k::CARD_NOT_OUT);
    Table::of(2).put("red 1, red 2, red 4").refused_why("red out ace", k::PADDOCK_EMPTY);
}

#[test]
fn a_car_that_is_not_there_is_refused_with_those_that_are() {
    let mut table = Table::of(2);
    let refusal = table.refused_why("red move 5 10", k::NO_CAR);
    assert_eq!(refusal.suggestion.unwrap().key, k::NO_CAR_SUGGESTION_PADDOCK);
    let refusal = table.put("red 20").refused_why("red move 5 10", k::NO_CAR);
    assert_eq!(refusal.suggestion.unwrap().key, k::NO_CAR_SUGGESTION);
}
