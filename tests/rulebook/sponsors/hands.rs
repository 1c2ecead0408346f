//! Hands whose cards are in the book.

use steward::engine::Acts;
use steward::games::sponsors::{Act, EnterHand, Play, UseRoulette};
use steward::words::keys::sponsors as k;

use super::table::Table;
use crate::off_ledger::off_ledger;

/// The eight cards of a car, all with the same value.
fn dealt(car: &str, value: u8) -> String {
    let categories = ["tyres", "mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"];
    let cards: String = categories.iter().map(|category| format!(" {category} {value}")).collect();
    format!("{car} hand{cards}")
}

/// Four cars with known hands: red fives, blue fours, green zeros, yellow ones.
fn known_hands() -> Table {
    let mut table = Table::under(4, "hands known");
    for (car, value) in [("red", 5), ("blue", 4), ("green", 0), ("yellow", 1)] {
        table.play(&dealt(car, value));
    }
    table
}

/// The four cars of [`known_hands`] at the start, Red leading.
fn race() -> Table {
    let mut table = known_hands();
    table.play("correct phase 4, bank > green 2 energy\ngrid red blue green yellow");
    table
}

#[test]
fn where_hands_are_counted_no_card_is_told() {
    Table::under(4, "hands counted").refused(
        "red hand engine 5",
        k::HANDS_COUNTED,
        k::HANDS_COUNTED_SUGGESTION,
    );
}

#[test]
fn a_hand_is_told_before_the_die_and_before_the_start() {
    let mut table = Table::under(4, "hands known");
    assert_eq!(table.now(), "now-hands");
    table.refused("red roll 1", k::UNTOLD, k::UNTOLD_SUGGESTION);
    table.play(&dealt("red", 5));
    assert_eq!(table.now(), "now-throw");
    table.play("red roll 1\nred done");
    table.refused("blue roll 1", k::UNTOLD, k::UNTOLD_SUGGESTION);
    table.play("correct phase 4");
    table.refused("grid red blue green yellow", k::UNTOLD, k::UNTOLD_SUGGESTION);
    assert_eq!(table.now(), "now-hands");
}

#[test]
fn all_cards_of_a_category_are_told_at_once_and_none_is_above_7() {
    let mut table = Table::under(4, "hands known");
    table.refused("red hand engine 5 3", k::HAND_COUNT, k::HAND_COUNT_SUGGESTION);
    table.refused("red hand engine", k::HAND_COUNT, k::HAND_COUNT_SUGGESTION);
    table.refused("red hand engine 8", k::HAND_VALUE, k::HAND_VALUE_SUGGESTION);
    let nothing: Act = serde_json::from_str(r#"{"hand":{"car":1,"cards":{}}}"#).unwrap();
    let refusal = table.refused_verb(steward::engine::entry::Verb::Act(nothing.into()));
    assert_eq!((refusal.why.key, refusal.suggestion.unwrap().key), (k::HAND_EMPTY, k::HAND_EMPTY_SUGGESTION));
    table.play("red hand engine 5 tyres 0");
    assert_eq!((table.beside("hand 1 engine"), table.beside("hand 1 tyres")), ("5".into(), "0".into()));
    table.play("red hand engine 4");
    assert_eq!(table.beside("hand 1 engine"), "4", "told again, it is put right");
}

#[test]
fn a_card_that_was_bought_is_told_with_its_category() {
    let mut table = known_hands();
    table.play("correct red at 24\nred roll 1\nred buy engine\nblue roll 1\nblue done");
    table.play("green roll 1\ngreen done\nyellow roll 1\nyellow done");
    table.refused("red roll 1", k::UNTOLD, k::UNTOLD_SUGGESTION);
    table.play("red hand engine 6 5\nred roll 1");
    assert_eq!(table.beside("hand 1 engine"), "5 6");
}

#[test]
fn two_single_cards_that_change_cars_are_known_of_both_cars() {
    let mut table = known_hands();
    table.play("correct red at 9\nred roll 1\nred force blue engine");
    assert_eq!((table.beside("hand 1 engine"), table.beside("hand 2 engine")), ("4".into(), "5".into()));
    let mut table = known_hands();
    table.play("correct stock 1 > blue 1 engine\nblue hand engine 2 4");
    table
        .play("correct red at 9\nred roll 1\nred force blue engine\nblue hand engine 5 4\nred hand engine 2");
    assert_eq!((table.beside("hand 1 engine"), table.beside("hand 2 engine")), ("2".into(), "4 5".into()));
}

#[test]
fn a_card_of_the_board_is_told_anew() {
    let mut table = known_hands();
    table.play("correct red at 3\nred roll 1\nred swap engine");
    assert!(!off_ledger(&table.0).contains_key("hand 1 engine"));
    table.play("red hand engine 7");
}

#[test]
fn what_is_played_must_be_in_the_hand_and_is_gone_after() {
    let mut table = race();
    table.refused("red play engine 6", k::NOT_IN_HAND, k::NOT_IN_HAND_SUGGESTION);
    table.refused("red spin 0 engine", k::NOT_IN_HAND, k::NOT_IN_HAND_SUGGESTION);
    table.play("red play engine 5\nred stop 1 plain\nblue play tyres 4\nblue stop 2 plain");
    assert!(!off_ledger(&table.0).contains_key("hand 1 engine"));
    table.play("green spin 1 tests");
    assert!(!off_ledger(&table.0).contains_key("hand 3 tests"));
    let mut table = race();
    table.play("correct stock 1 > red 1 engine");
    table.refused("red play engine 5", k::UNTOLD, k::UNTOLD_SUGGESTION);
}

#[test]
fn the_choices_are_the_cards_of_the_hand_and_only_its_player_may_see_them() {
    let table = race();
    let offers = table.0.offers();
    let text = |act: &Act| act.write(&table.0.setting().seats);
    let plays: Vec<String> = offers
        .iter()
        .filter(|offer| matches!(offer.act.of(), Some(Act::Play(Play { .. }))))
        .map(|offer| text(offer.act.of().unwrap()))
        .collect();
    assert_eq!((plays.len(), plays[0].as_str()), (8, "red play tyres 5"));
    let secret = |act: &Act| {
        matches!(
            act,
            Act::Play(Play { .. })
                | Act::Spin(UseRoulette { zero: Some(_), .. })
                | Act::Hand(EnterHand { .. })
        )
    };
    assert!(offers.iter().all(|offer| offer.reveals_secret == secret(offer.act.of().unwrap())));
    let counted = Table::race("hands counted");
    assert!(counted.0.offers().iter().all(|offer| !offer.reveals_secret));
}

#[test]
fn a_line_that_tells_a_hand_is_shown_by_its_first_words_only() {
    let mut table = known_hands();
    assert_eq!(table.0.line(2).unwrap().text, "red hand …");
    assert!(table.0.line_json(2).unwrap().contains("5"), "the record has it whole");
    table.play("amend table replace 2 red hand engine 3");
    assert_eq!(table.0.line(6).unwrap().text, "amend table replace 2 red hand …");
    assert!(table.0.steps().iter().all(|step| !step.text.contains("engine")));
}

#[test]
fn a_correction_that_tells_a_hand_is_shown_by_its_first_words_only_alone_and_in_an_amend() {
    let mut table = known_hands();
    table.play("correct red hand engine 5: looked again");
    assert_eq!(table.0.line(6).unwrap().text, "correct red hand …: looked again");
    table.play("amend stand replace 6 correct red hand engine 5: again");
    assert_eq!(table.0.line(7).unwrap().text, "amend stand replace 6 correct red hand …: again");
    let shown = |n| steward::session::describe_row(&table.0, &table.0.line(n).unwrap()).to_string();
    assert!((6..=7).all(|n| !shown(n).contains('5')), "{} {}", shown(6), shown(7));
    assert!(table.0.steps().iter().all(|step| !step.text.contains("engine 5")));
}
