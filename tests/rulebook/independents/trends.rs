//! Trends: a disk for each covered section, and a token for all three.

use steward::engine::{Acts, Description, Holder, Movement};
use steward::games::independents::units::{TOKENS, disks};
use steward::games::independents::{Act, Independents};
use steward::words::keys::independents as k;

use super::table::Table;

/// Trends with one disk of Red on Models 1, Engineering 2 and Promotions 3.
fn trends(rulings: &str) -> Table {
    let mut table = Table::of(3, rulings);
    table.play(
        "correct bank > models 1 1 disks red, bank > engineering 2 1 disks red, bank > promotions 3 1 disks red, \
         phase 1 promotions 6",
    );
    table
}

const ALL: &str = "red trend models 1 engineering 2 promotions 3";

#[test]
fn a_section_with_a_disk_gets_one_more_and_all_three_a_token() {
    let mut table = trends("");
    table.play(ALL);
    assert_eq!((table.disks("red", "models 1"), table.disks("red", "promotions 3")), (2, 2));
    assert_eq!((table.tokens(), table.has("red", "cards")), (vec![1, 0, 0], 3));
    table.play("red trend models 1 models 2 engineering 2");
    assert_eq!(
        (table.disks("red", "models 1"), table.disks("red", "models 2"), table.tokens()[0]),
        (3, 0, 1)
    );
    assert_eq!(table.description().last().unwrap(), "trend-covered 2: 1 spot; (not-covered); 1 spot");
}

#[test]
fn trends_follow_the_track_and_change_nothing_on_it() {
    let mut table = trends("");
    table.play("correct order green red blue");
    assert_eq!(table.whose(), "green");
    table.refused(ALL, k::NOT_YOUR_TURN, k::NOW_TREND);
    table.play("green pass\nred pass");
    table.play("blue trend models 1 models 2 models 3");
    assert_eq!((table.whose(), table.has("blue", "cards")), ("blue".into(), 3));
    table.play("blue pass");
    assert_eq!((table.stage(), table.track()), ("1.7".into(), "green red blue".into()));
}

#[test]
fn who_has_no_card_is_passed_over_and_is_done_with_the_last() {
    let mut table = trends("");
    table.play("correct red > bank 3 cards, blue > bank 4 cards");
    table.play(ALL);
    assert_eq!(table.whose(), "green");
    table.play("correct green > bank 4 cards");
    table.refused("green trend models 1 models 2 models 3", k::NO_CARD, k::NO_CARD_SUGGESTION);
    table.play("green pass");
    assert_eq!(table.stage(), "1.7");
}

#[test]
fn a_trend_names_three_different_sections() {
    let mut table = trends("");
    table.refused("red trend models 1 engineering 2", k::TREND_THREE, k::TREND_THREE_SUGGESTION);
    table.refused("red trend models 1 models 1 engineering 2", k::TREND_THREE, k::TREND_THREE_SUGGESTION);
    table.refused("red trend models 1 models 7 engineering 2", k::SECTION_NONE, k::SECTION_NONE_SUGGESTION);
}

#[test]
fn one_trend_card_each_where_the_table_rules_so() {
    let mut table = trends("trend-cards one");
    table.play(ALL);
    assert_eq!(table.whose(), "blue");
    assert!(table.decided_by("trend-cards"));
}

#[test]
fn trend_disks_come_from_the_own_return_pool_where_the_table_rules_so() {
    let mut table = trends("trend-source return-pool");
    table.play("correct bank > return 1 2 disks red");
    let bank = table.disks("red", "bank");
    table.play(ALL);
    assert_eq!((table.disks("red", "return 1"), table.disks("red", "bank")), (0, bank));
    assert_eq!((table.disks("red", "engineering 2"), table.disks("red", "promotions 3")), (2, 1));
    assert_eq!(table.tokens()[0], 1);
    assert!(table.decided_by("trend-source"));
    // A pool with fewer disks than sections gives what it has, and the others are noted.
    let mut table = trends("trend-source return-pool");
    table.play("correct bank > return 1 1 disks red").play(ALL);
    let description = table.description();
    assert!(description.iter().any(|line| line.ends_with("(return-empty)")), "{description:?}");
}

#[test]
fn a_section_named_twice_gets_one_disk_where_the_table_rules_so() {
    let mut table = trends("trend-stack once");
    table.play(ALL).play(ALL);
    assert_eq!((table.disks("red", "models 1"), table.tokens()[0]), (2, 2));
    assert!(table.decided_by("trend-stack"));
    let mut table = trends("trend-stack each");
    table.play(ALL).play(ALL);
    assert_eq!(table.disks("red", "models 1"), 3);
}

#[test]
fn what_a_trend_brings_is_told_with_it() {
    let act = Act::Majority;
    let table = Table::of(2, "");
    let description = Independents::describe_done(&act, table.0.setting(), &[]);
    assert_eq!(description.key, k::DESCRIBE_MAJORITY_NOBODY);
    let red = table.0.setting().seats.find("red").unwrap();
    let trend = Act::parse("red trend models 1 models 2 models 3", &table.0.setting().seats).unwrap();
    let disk = Movement { from: Holder::Bank, to: Holder::Place(0, 1), unit: disks(red), amount: 1 };
    let token = Movement { from: Holder::Bank, to: Holder::Seat(red), unit: TOKENS, amount: 1 };
    let description = |moved: &[Movement]| Independents::describe_done(&trend, table.0.setting(), moved).key;
    assert_eq!(
        [description(&[disk]), description(&[disk, token])],
        [k::DESCRIBE_TREND_GOT, k::DESCRIBE_TREND_TOKEN]
    );
}
