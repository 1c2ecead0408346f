//! The start, the steps of a turn, and refusals of acts out of order.

use steward::engine::GameInfo;
use steward::engine::{Holder, Rules, Seat, Session};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::auto_brocante::units::{CARDS, DOLLARS, POLICIES};
use steward::words::keys::{auto_brocante as k, engine};

use super::table::{Table, header};

/// Case 1.
#[test]
fn three_dealers_begin_with_4_cars_each_12_7_and_30_are_left_and_75000_are_out() {
    let table = Table::dealt();
    assert_eq!(table.cars(), [12, 4, 4, 4, 0, 0]);
    assert_eq!((table.purses(), table.policies(), table.cards()), (vec![25_000; 3], vec![1; 3], vec![5; 3]));
    let bank = |unit| table.view().balance(Holder::Bank, unit);
    assert_eq!((bank(POLICIES), bank(CARDS), bank(DOLLARS)), (7, 30, -75_000));
    assert_eq!(table.stands(), "1.3 red");
}

#[test]
fn four_and_five_dealers_begin_with_3_and_2_cars_and_two_do_not_play() {
    for (seats, line, cars) in [
        (4, "deal red 1 2 3, blue 4 5 6, green 7 8 9, yellow 10 11 12", [12, 3, 3]),
        (5, "deal red 1 2, blue 3 4, green 5 6, yellow 7 8, black 9 10", [14, 2, 2]),
    ] {
        let mut table = Table::begin(header(seats, ""));
        table.play(line);
        assert_eq!(table.cars()[..3], cars);
    }
    assert!(!AutoBrocante::SEATS.contains(&2));
    assert!(Session::begin(GameInfo::of::<AutoBrocante>(), header(2, "")).is_err());
}

#[test]
fn the_cars_are_dealt_once_and_each_of_them_once() {
    let mut table = Table::undealt();
    assert_eq!(table.stands(), "1.1 ");
    table.refused_why("red none", k::NOT_DEALT);
    table.refused_why("deal red 1 2 3, blue 4 5 6, green 7 8 9", k::DEAL_COUNT);
    table.refused_why("deal red 1 2 3 4, blue 5 6 7 8", k::DEAL_COUNT);
    table.refused_why("deal red 1 2 3 4, blue 4 5 6 7, green 8 9 10 11", k::DEAL_TWICE);
    let mut table = Table::dealt();
    table.refused_why("deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12", k::DEALT_ALREADY);
}

#[test]
fn a_turn_is_an_option_business_and_a_card_and_then_it_is_the_next_dealers() {
    let mut table = Table::dealt();
    table.refused_why("red draw", k::OPTION_FIRST);
    table.refused_why("red business 1 blue 3000", k::OPTION_FIRST);
    table.refused_why("blue none", k::NOT_YOUR_TURN);
    table.play("red none");
    assert_eq!(table.stands(), "1.4 red");
    for line in ["red none", "red policy", "red exchange", "red buy 13 fixed", "red buy 13 list"] {
        table.refused_why(line, k::OPTION_DONE);
    }
    table.refused_why("red sell 1 list", k::OPTION_DONE);
    table.play("red business 1 blue 3000\nred business 2 blue 1000\nred draw");
    assert_eq!((table.stands(), table.cards()), ("1.3 blue".to_owned(), vec![6, 5, 5]));
    table.play("blue none\nblue draw\ngreen none\ngreen draw");
    assert_eq!(table.stands(), "2.3 red");
}

#[test]
fn option_a_is_one_card_or_two_and_no_other_option() {
    let mut table = Table::dealt();
    table.play("red sell 1 list");
    assert_eq!((table.stands(), table.state().cards), ("1.3 red".to_owned(), 1));
    table.refused_why("red policy", k::OPTION_A_BEGUN);
    table.refused_why("red none", k::OPTION_A_BEGUN);
    table.play("red policy card");
    assert_eq!(table.stands(), "1.4 red");
    table.refused_why("red sell 2 list", k::CARDS_DONE);
    table.play("red draw");
    table.play("blue sell 5 list\nblue business 6 red 100");
    table.refused_why("blue sell 7 list", k::CARDS_DONE);
    table.play("blue draw\ngreen sell 9 list\ngreen draw");
    assert_eq!(table.stands(), "2.3 red");
}

#[test]
fn a_card_is_played_only_from_a_hand_that_has_one_and_an_empty_pile_gives_none() {
    let mut table = Table::dealt();
    table.play("correct red > bank 5 cards");
    for line in ["red sell 1 list", "red exchange", "red buy 13 card", "red cancel blue"] {
        table.refused_why(line, k::NO_CARD);
    }
    table.play("correct bank > blue 35 cards\nred none\nred draw");
    assert_eq!(table.cards(), [0, 40, 5]);
}

#[test]
fn nobody_from_another_table_acts_or_is_named() {
    let mut table = Table::dealt();
    for json in [
        r#"{"none":{"seat":"p4"}}"#,
        r#"{"cancel":{"seat":"p1","dealer":"p9"}}"#,
        r#"{"force":{"seat":"p1","dealer":"p5","bargain":"closed"}}"#,
        r#"{"business":{"seat":"p1","car":1,"buyer":"p4","bargain":{"agreed":1}}}"#,
    ] {
        let refusal = table.refused_verb(table.0.read(json).unwrap());
        assert_eq!(refusal.why.key, engine::SEATS_NOBODY);
    }
    let mut header = header(3, "");
    header.setup.seat = Seat::new(3);
    assert!(Session::begin(GameInfo::of::<AutoBrocante>(), header).is_err());
}
