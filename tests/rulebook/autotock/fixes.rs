//! Corrections of off-ledger state.

use steward::words::keys::{autotock as k, engine};

use super::table::Table;

#[test]
fn deal_turn_debt_and_hold_are_put_right() {
    let mut table = Table::of(3);
    table.put("red 33, blue 40").play("correct next blue, blue owes 1: he stopped on 42");
    assert_eq!(table.stands(), "blue 2");
    table.play("correct blue owes 0, next red, red 33 stopped: she ended there\nred move 6 33");
    assert_eq!(table.cars("red"), "27");
    table.play("correct red 27 free: no, by a swap\nblue discard\ngreen discard\nred move 2 27");
    assert_eq!(table.cars("red"), "29");
    table.play(
        "correct red > pile 1 3 cards, blue > pile 1 4 cards, green > pile 1 4 cards, deal 4: here we are",
    );
    assert_eq!(table.stands(), " 1");
    table.play("deal");
    assert_eq!((table.cards("red"), table.stands().as_str()), (5, "blue 3"));
}

#[test]
fn what_cannot_be_put_right_is_refused() {
    let mut table = Table::of(2);
    table.refused_why("correct deal 0", k::FIX_DEAL);
    table.refused_why("correct red owes 60", k::FIX_OWES);
    table.refused_why("correct red 12 stopped", k::FIX_NO_CAR);
}

#[test]
fn what_one_correction_says_twice_in_two_ways_is_refused() {
    let mut table = Table::of(2);
    table.put("red 33");
    for line in ["correct next red, settled blue", "correct red 33 stopped, red 33 free driven 4"] {
        assert_eq!(table.0.parse(line).unwrap_err().key, engine::FACT_TWICE, "{line}");
    }
}

#[test]
fn who_has_given_the_puncture_card_is_not_asked_again_because_of_others() {
    let mut table = Table::under(3, "puncture every");
    table.put("red 30 stopped").play("red puncture\ncorrect blue owes 1");
    assert_eq!(table.stands(), "red 3");
    let mut table = Table::of(3);
    table
        .play("correct green > pile 1 5 cards, red > pile 1 5 cards, next green, blue owes 1\nblue puncture");
    table.play("correct bank > green 1 cards: it lay under the table");
    assert_eq!(table.stands(), "blue 3");
}

#[test]
fn two_cars_on_one_square_or_in_one_garage_place_are_refused_and_may_change_places_at_once() {
    let mut table = Table::of(2);
    table.put("red 12, blue v12, blue g1, red g1, red v12");
    table.refused("correct blue > square 12 1 cars blue", k::FIX_TWO_CARS, k::FIX_TWO_CARS_SUGGESTION);
    table.refused("correct verge 12 > garage 1 1 cars red", k::FIX_TWO_CARS, k::FIX_TWO_CARS_SUGGESTION);
    table.play("correct blue > square 12 1 cars blue, square 12 > red 1 cars red: it was blue");
    assert_eq!((table.cars("red"), table.cars("blue")), ("g1 v12".to_owned(), "12 g1 v12".to_owned()));
}

#[test]
fn what_held_a_car_that_was_taken_away_does_not_hold_the_next_one() {
    let mut table = Table::of(2);
    table
        .put("red 9 stopped")
        .play("correct square 9 > red 1 cars red: not there\nred discard\nblue discard");
    table.put("red 9").play("red move 2 9");
    assert_eq!(table.cars("red"), "11");
}
