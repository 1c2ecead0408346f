//! Rulings of the selective step and of the supply. The others stand with the steps they change.

use super::table::Table;

#[test]
fn who_can_place_nothing_more_waits_for_the_own_turn_or_drops_out_at_once() {
    let play = "red place 1:10\nblue place 2:1";
    let mut table = Table::of(2, "no-disks next-turn");
    table.play(play);
    assert_eq!((table.whose(), table.lane()), ("red".into(), String::new()));
    let mut table = Table::of(2, "no-disks at-once");
    table.play("red place 1:10");
    assert_eq!((table.lane(), table.rulings_told()), ("red".into(), vec!["no-disks"]));
    table.play("blue place 2:1");
    assert_eq!(table.whose(), "blue");
    table.play("blue pass");
    assert_eq!((table.stage(), table.track()), ("1.2".into(), "red blue".into()));
}

#[test]
fn every_section_used_is_nothing_more_to_place_too() {
    let mut table = Table::of(2, "no-disks at-once");
    table.play("read sections models count 2\nred place 1:1\nblue pass\nred place 2:1");
    assert_eq!((table.stage(), table.track()), ("1.2".into(), "blue red".into()));
}

#[test]
fn a_step_in_which_nobody_has_a_disk_is_over_at_once_where_the_table_rules_so() {
    let mut table = Table::at(2, "no-disks at-once", "models", 5);
    table.play("correct red > bank 10 disks red, blue > bank 10 disks blue, order blue red\nmajority");
    assert_eq!(
        (table.stage(), table.track(), table.whose()),
        ("1.2".into(), "blue red".into(), "blue".into())
    );
}

#[test]
fn a_supply_without_disks_gives_any_marker_and_says_so() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("read box disks count 21\nred card red 3 +3");
    assert_eq!(
        (table.disks("red", "models 3"), table.told()[1].as_str()),
        (3, "bank > models 3 3: 3 cause-card; (markers)")
    );
}

#[test]
fn a_supply_gives_only_what_there_is_where_the_table_rules_so() {
    let mut table = Table::at(2, "supply-short as-many", "models", 3);
    table.play("read box disks count 21\nred card red 3 +3");
    assert_eq!(
        (table.disks("red", "models 3"), table.told()[1].as_str()),
        (1, "bank > models 3 1: 3 cause-card; -2 supply-short")
    );
    assert_eq!(table.rulings_told(), ["supply-short"]);
    table.play("blue pass\nred card red 4 +1");
    assert_eq!(table.disks("red", "models 4"), 0);
}

#[test]
fn a_supply_that_gives_only_what_there_is_has_to_be_counted() {
    let mut table = Table::at(2, "", "models", 3);
    table.play("ruling supply-short as-many\nred card red 3 +3");
    assert_eq!(table.disks("red", "models 3"), 3);
    let mut table = Table::unread(
        2,
        &["box companies count", "company 1 models", "company 1 engineering", "company 1 promotions"],
    );
    table.play("ruling supply-short as-many");
    assert_eq!(table.asks("red company 1"), "box disks count");
}
