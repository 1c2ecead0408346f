//! Punctures: a card before the next turn.

use steward::engine::{PlaceId, Scenes};
use steward::games::autotock::Autotock;
use steward::words::keys::autotock as k;

use super::table::Table;

/// Red stops on the puncture on square 30, Blue and the others discard, and Red is next.
fn flat(rulings: &str) -> Table {
    let mut table = Table::under(2, rulings);
    table.put("red 25, red 40").play("red move 5 25\nblue discard");
    table
}

/// Case 5.
#[test]
fn with_four_cards_one_is_given_and_one_played_with_a_joker_three_stay() {
    let mut table = flat("");
    table.play("correct red > pile 1 1 cards");
    assert_eq!((table.cards("red"), table.owes("red"), table.stands().as_str()), (4, 1, "red 2"));
    table.refused_why("red move 5 30", k::PUNCTURE_FIRST);
    table.refused_why("red discard", k::PUNCTURE_FIRST);
    table.play("red puncture\nred move 5 30");
    assert_eq!((table.cards("red"), table.owes("red")), (2, 0));
    let mut table = flat("");
    table.play("correct red > pile 1 1 cards\nred move joker 40");
    assert_eq!((table.cards("red"), table.owes("red")), (3, 0));
}

#[test]
fn a_card_that_waits_for_the_puncture_says_so_and_leads_to_its_act() {
    let mut table = flat("");
    let pressed = |table: &Table| Autotock::idle(table.view(), PlaceId::new("card", 5)).unwrap();
    let idle = pressed(&table);
    assert_eq!(idle.why[0].key, k::PUNCTURE_FIRST);
    assert_eq!(idle.acts.iter().map(|act| act.syntax().unwrap().word).collect::<Vec<_>>(), ["puncture"]);
    table.play("red puncture");
    assert_ne!(pressed(&table).why[0].key, k::PUNCTURE_FIRST);
}

#[test]
fn the_card_is_due_once_or_by_the_ruling_every_turn_while_the_car_stands_there() {
    let mut table = flat("");
    table.play("red puncture\nred discard\nblue discard");
    assert_eq!(table.stands(), "red 3");
    table.refused_why("red puncture", k::PUNCTURE_NONE);
    let mut table = flat("puncture every");
    table.play("red puncture\nred discard\nblue discard");
    assert_eq!(table.stands(), "red 2");
    table.play("red puncture\nred move 5 30\nblue discard");
    assert_eq!(table.stands(), "red 3", "the car has left the puncture");
}

#[test]
fn what_is_counted_anew_every_turn_is_not_kept() {
    let mut table = Table::under(2, "experts yes, puncture every");
    table.put("red 48, blue 25").play("red push blue 25");
    assert_eq!((table.owes("blue"), table.stands().as_str()), (0, "blue 2"));
    table.play("blue puncture\nblue discard\nruling puncture once\nred discard");
    assert_eq!(table.stands(), "blue 3");
}

#[test]
fn a_swap_brings_no_puncture() {
    let mut table = Table::of(2);
    table.put("red 20, blue 30 stopped").play("red swap jack 20 blue 30\nblue discard");
    assert_eq!((table.owes("red"), table.stands().as_str()), (0, "red 3"));
}

#[test]
fn with_one_card_it_goes_and_the_turn_passes_with_none_the_debt_survives_the_deal_or_not() {
    let mut table = flat("");
    table.play("correct red > pile 1 4 cards\nred puncture");
    assert_eq!((table.cards("red"), table.owes("red"), table.stands().as_str()), (0, 0, "blue 3"));
    for (rulings, owed, stands) in [("", 1, "red 2"), ("puncture-debt dropped", 0, "red 3")] {
        let mut table = flat(rulings);
        table.play("correct red > pile 1 5 cards, blue > pile 1 5 cards\ndeal");
        assert_eq!((table.owes("red"), table.stands().as_str()), (owed, stands), "{rulings}");
    }
}

#[test]
fn who_is_blocked_after_the_puncture_card_gives_a_second_or_by_the_ruling_none() {
    let mut table = flat("");
    table.play("red puncture\nred discard");
    assert_eq!(table.cards("red"), 3);
    let mut table = flat("puncture-block first");
    table.play("red puncture");
    table.refused_why("red discard 9", k::DISCARD_NO_SECOND);
    table.play("red discard");
    assert_eq!((table.cards("red"), table.stands().as_str()), (4, "blue 3"));
}

#[test]
fn any_joker_spares_the_card_or_by_the_ruling_one_that_moves_the_punctured_car() {
    let mut table = flat("puncture-joker must");
    table.refused_why("red move joker 40", k::PUNCTURE_JOKER_CAR);
    table.refused_why("red out joker", k::PUNCTURE_JOKER_CAR);
    table.play("red move joker 30");
    assert_eq!((table.cards("red"), table.owes("red")), (4, 0));
}

#[test]
fn a_car_that_was_swapped_onto_a_puncture_is_not_the_punctured_one() {
    let mut table = Table::under(2, "puncture-joker must, effects standing");
    table.put("red 25, red 40, red 18, blue 10").play("red move 5 25\nblue discard");
    table.refused_why("red move joker 18", k::PUNCTURE_JOKER_CAR);
    table.play("red move joker 30");
}

/// With a single 7, two of Red's cars stop on punctures.
fn two_flats(rulings: &str) -> Table {
    let mut table = Table::under(2, rulings);
    table.put("red 27, red 14").play("red seven 27:3 14:4\nblue discard");
    table
}

#[test]
fn two_punctures_cost_a_card_each_or_by_the_ruling_one() {
    let mut table = two_flats("");
    assert_eq!(table.owes("red"), 2);
    table.play("red puncture");
    assert_eq!(table.cards("red"), 3);
    let mut table = two_flats("puncture-two one");
    table.play("red puncture");
    assert_eq!(table.cards("red"), 4);
}

#[test]
fn a_joker_settles_two_punctures_or_by_the_ruling_one() {
    let mut table = two_flats("");
    table.play("red move joker 30");
    assert_eq!((table.cards("red"), table.owes("red")), (4, 0));
    let mut table = two_flats("joker-two-debts one");
    table.play("red move joker 30");
    assert_eq!((table.cards("red"), table.owes("red")), (3, 0));
}

#[test]
fn more_debts_than_cards_leave_the_rest_owed() {
    let mut table = two_flats("");
    table.play("correct red > pile 1 4 cards\nred puncture");
    assert_eq!((table.cards("red"), table.owes("red"), table.stands().as_str()), (0, 1, "blue 3"));
}

#[test]
fn a_debt_stays_when_the_punctured_car_is_hit_and_goes_where_it_is_due_each_turn_the_car_stands_there() {
    for (rulings, owed) in [("", 1), ("puncture every", 0)] {
        let mut table = Table::under(2, rulings);
        table.put("red 25, red 40, blue 20").play("red move 5 25\nblue move 10 20");
        assert_eq!((table.cars("red").as_str(), table.owes("red")), ("40", owed), "{rulings}");
    }
}

#[test]
fn a_joker_that_brings_a_car_out_spares_the_card_even_the_last_one() {
    let mut table = flat("");
    table.play("red out joker");
    assert_eq!(table.owes("red"), 0);
    let mut table = flat("");
    table.play("correct red > pile 1 4 cards\nred move joker 40");
    assert_eq!((table.cards("red"), table.owes("red")), (0, 0));
}
