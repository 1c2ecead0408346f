//! The end, which comes as soon as the bank and a lot are empty, and the final scoring.

use steward::engine::Rules;
use steward::games::auto_brocante::AutoBrocante;
use steward::words::keys::{auto_brocante as k, engine};

use super::table::Table;

/// The bank is empty; Red has car 1, Blue car 5, Green car 9, and Red's turn begins.
fn late(rulings: &str) -> Table {
    let mut table = Table::under(rulings);
    let gone = (1..=24).filter(|car| ![1, 5, 9].contains(car)).map(|car| format!("car {car} graveyard"));
    table.play(&format!("correct {}, next red", gone.collect::<Vec<_>>().join(", ")));
    assert_eq!((table.cars(), table.stands()), (vec![0, 1, 1, 1, 21, 0], "1.3 red".to_owned()));
    table
}

#[test]
fn the_game_ends_the_instant_bank_and_a_lot_are_empty_whoever_emptied_it() {
    for lines in [
        "red sell 1 list",
        "red none\nred business 1 blue 100",
        "red fire 5",
        "red approach 5 100",
        "red force blue 1 100",
    ] {
        let mut table = late("");
        table.play(lines);
        assert_eq!(table.stands(), "1.6 ", "{lines}");
        table.refused_why("red draw", k::ENDED);
        table.refused_why("blue none", k::ENDED);
    }
    for lines in ["red theft 5", "red collision 5"] {
        let mut table = late("");
        table.play(lines);
        assert_eq!(table.stands(), "1.3 red", "a car went back to the bank");
    }
    let mut table = late("recovered later");
    table.play("red theft 5");
    assert_eq!(table.stands(), "1.6 ", "a stolen car is neither in the bank nor on a lot");
}

#[test]
fn the_last_car_of_the_bank_ends_the_game_where_a_lot_is_empty_already() {
    let mut table = late("");
    table.play("correct car 5 graveyard, car 13 bank, next red");
    assert_eq!(table.stands(), "1.3 red");
    table.play("red buy 13 fixed");
    assert_eq!(table.stands(), "1.6 ");
}

#[test]
fn a_whole_deal_is_settled_before_the_end() {
    let mut table = late("");
    table.play("red approach 5 asked 12000 value 10000");
    assert_eq!((table.net(), table.stands()), (vec![-9000, 9000, 0], "1.6 ".to_owned()));
}

#[test]
fn fortunes_are_cash_and_cars_at_ones_own_blue_book() {
    let mut table = late("");
    table.refused_why("final red 1:5000, blue 5:10000, green 9:junk", k::NOT_ENDED);
    assert_eq!(table.ranks(), ["1 red 25000", "1 blue 25000", "1 green 25000"]);
    let standings = AutoBrocante::standings(table.view()).unwrap();
    let decided = standings.iter().map(|standing| standing.decided.as_ref().map(|line| line.key));
    assert_eq!(decided.collect::<Vec<_>>(), [Some(engine::SHARED_PLACE); 3], "equal fortunes share the win");
    table.play("red fire 5");
    table.refused_why("final red 1:5000, green 9:junk 5:junk", k::FINAL_CARS);
    table.refused_why("final red 1:5000, green -", k::FINAL_CARS);
    table.refused_why("final red 1:5000 1:5000, green 9:junk", k::FINAL_CARS);
    let short = table.0.read(r#"{"final":{"values":[]}}"#).unwrap();
    assert_eq!(table.refused_verb(short).why.key, k::FINAL_SEATS);
    table.play("final red 1:5000, blue -, green 9:junk");
    assert_eq!(table.stands(), "over ");
    assert_eq!(table.ranks(), ["1 red 30000", "2 blue 25000", "2 green 25000"]);
    assert!(table.description().contains(&"5000 term-book".to_owned()));
    assert!(table.description().contains(&"0 term-car-junk".to_owned()));
    table.refused_why("red draw", engine::GAME_OVER);
    table.play("back 3");
    assert_eq!(table.stands(), "1.6 ");
}

#[test]
fn an_unusual_value_at_the_final_count_is_doubted_and_counted() {
    let mut table = late("");
    table.play("red fire 5\nfinal red 1:4999, blue -, green 9:2500");
    assert_eq!(table.ranks()[0], "1 red 29999");
    assert_eq!(table.description().iter().filter(|term| *term == "(doubt)").count(), 1);
}

#[test]
fn a_debt_to_a_dealer_is_taken_off_one_fortune_and_counts_in_the_other() {
    let mut table = late("");
    table.play("correct red > bank 24000 dollars\nred approach 5 asked 5000 value 5000");
    assert_eq!((table.purses(), table.debt("red")), (vec![0, 26_000, 25_000], 5000));
    table.play("final red 1:5000 5:10000, blue -, green 9:junk");
    assert_eq!(table.ranks(), ["1 blue 31000", "2 green 25000", "3 red 10000"]);
}

#[test]
fn a_blue_book_that_showed_another_value_before_is_looked_at_again() {
    let mut table = late("");
    table.play("correct car 13 red\nred none\nred business 1 blue asked 3000 value 4000\nred draw");
    table.play("blue none\nblue business 1 red 100\nblue business 5 red 100");
    let mut same = table.clone();
    table.play("final red 1:5000 5:junk 13:junk, blue -, green 9:junk");
    assert!(table.description().contains(&"(doubt-shown)".to_owned()), "{:?}", table.description());
    same.play("final red 1:4000 5:junk 13:junk, blue -, green 9:junk");
    assert!(!same.description().contains(&"(doubt-shown)".to_owned()), "{:?}", same.description());
}

/// All cars on the lots have burnt, and no player can afford one from the bank.
fn stuck(rulings: &str) -> Table {
    let mut table = Table::under(rulings);
    let gone = (1..=12).map(|car| format!("car {car} graveyard")).collect::<Vec<_>>().join(", ");
    let poor = ["red", "blue", "green"].map(|who| format!("{who} > bank 24900 dollars")).join(", ");
    table.play(&format!("correct {poor}, {gone}, next red"));
    table
}

#[test]
fn a_game_in_which_nobody_can_ever_get_a_car_is_said_to_be_stuck_and_may_be_counted() {
    let mut table = stuck("");
    assert_eq!(AutoBrocante::stage(table.view()).prompt.key, k::NOW_STUCK);
    assert!(matches!(table.view().choices()[0].act, steward::games::auto_brocante::Act::Final(_)));
    table.clone().play("red below\nred none\nred draw");
    table.play("final red -, blue -, green -");
    assert!(AutoBrocante::stage(table.view()).over.is_some());
}

#[test]
fn a_game_that_is_stuck_goes_on_where_the_table_rules_so() {
    let mut table = stuck("stuck go-on");
    table.refused_why("final red -, blue -, green -", k::NOT_ENDED);
    table.play("ruling stuck may-end\nfinal red -, blue -, green -");
}

#[test]
fn whoever_can_pay_for_one_car_or_recover_one_or_buy_on_credit_is_not_stuck() {
    for line in [
        "correct bank > blue 100 dollars",
        "correct car 1 stolen red",
        "correct car 1 green",
        "ruling short-of-cash debt",
        "ruling min-short debt",
    ] {
        let mut table = stuck("");
        table.play(line).refused_why("final red -, blue -, green -", k::NOT_ENDED);
    }
}

#[test]
fn rounds_after_the_255th_have_their_own_numbers() {
    let mut table = Table::dealt();
    table.play("correct phase 255 3\nred none\nred draw\nblue none\nblue draw\ngreen none\ngreen draw");
    assert_eq!(table.stands(), "256.3 red");
    table.play("correct phase 70000 3");
    assert_eq!(table.stands(), "70000.3 red");
}

#[test]
fn nothing_asked_under_the_hood_is_refused() {
    let line = "red business 1 blue asked 0 value 5000";
    let mut table = Table::dealt();
    table.play("red none").refused(line, k::HOOD_NOTHING_ASKED, k::HOOD_ASKED_SUGGESTION);
}

#[test]
fn a_blue_book_value_that_no_book_prints_is_questioned_before_it_is_entered() {
    let mut table = Table::dealt();
    table.play("red none");
    assert_eq!(table.doubts("red business 1 blue asked 4000 value 5000"), []);
    let odd = table.doubts("red business 1 blue asked 4000 value 5001");
    assert_eq!(odd.iter().map(|line| line.key).collect::<Vec<_>>(), [k::DOUBT]);
}
