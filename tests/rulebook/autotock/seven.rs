//! A 7 shared out.

use steward::words::keys::autotock as k;

use super::table::Table;

#[test]
fn shares_are_seven_in_all_over_two_or_three_cars_each_once() {
    let mut table = Table::of(2);
    table.put("red 10, red 20, red 28");
    table.refused_why("red seven 10:4 20:2", k::SEVEN_TOTAL);
    table.refused_why("red seven 10:7 20:0", k::SEVEN_ZERO);
    table.refused_why("red seven 10:7", k::SEVEN_CARS);
    table.refused_why("red seven 10:4 10:3", k::SEVEN_TWICE);
    table.refused_why("red seven 10:4 11:3", k::NO_CAR);
    table.play("red seven 10:3 20:2 28:2");
    assert_eq!(table.cars("red"), "13 22 30");
}

/// Case 3.
#[test]
fn every_way_to_share_7_out_among_three_cars_is_played() {
    for shares in [
        "10:6 20:1",
        "10:5 20:2",
        "10:4 20:3",
        "10:5 20:1 28:1",
        "10:4 20:2 28:1",
        "10:3 20:3 28:1",
        "10:3 20:2 28:2",
    ] {
        let mut table = Table::of(2);
        table.put("red 10, red 20, red 28").play(&format!("red seven {shares}"));
    }
    Table::of(2).put("red 10").play("red move 7 10");
}

#[test]
fn collisions_happen_at_each_stop_in_the_announced_order() {
    let mut table = Table::of(2);
    table.put("red 10, red 13, blue 17");
    table.refused_why("red seven 10:3 13:4", k::SEVEN_GONE);
    table.play("red seven 13:4 10:3");
    assert_eq!((table.cars("red"), table.cars("blue")), ("13 17".to_owned(), String::new()));
}

#[test]
fn a_7_is_refused_whole_where_one_share_cannot_be() {
    let mut table = Table::of(3);
    table.put("red 10, red 20, blue 12").refused_why("red seven 20:4 10:3", k::PROTECTED_PASS);
    assert_eq!(table.cars("red"), "10 20");
}

#[test]
fn two_shares_on_one_square_hit_or_by_the_ruling_are_refused() {
    let mut table = Table::of(2);
    table.put("red 10, red 13").play("red seven 10:5 13:2");
    assert_eq!(table.cars("red"), "15");
    let mut table = Table::under(2, "seven-same-square refused");
    table.put("red 10, red 13").refused_why("red seven 10:5 13:2", k::SEVEN_SAME);
}

#[test]
fn a_share_may_end_in_the_garage_or_move_up_in_it() {
    let mut table = Table::of(2);
    table.put("red 46, red g2, red 10").play("red seven g2:1in 46:3in 10:3");
    assert_eq!(table.cars("red"), "13 g2 g3");
}

#[test]
fn a_7_that_can_only_be_shared_out_must_be_and_no_other_card_is_shared() {
    let mut table = Table::of(3);
    table.put("red 7, red 20, blue 12, green 24");
    table.refused_why("red move 7 7", k::PROTECTED_PASS);
    table.refused_why("red move 7 20", k::PROTECTED_PASS);
    table.refused_why("red discard 7", k::MUST_PLAY);
    table.play("red discard 6");
}
