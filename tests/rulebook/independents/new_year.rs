//! New year: success, subsidy, bankruptcy.

use steward::words::keys::independents as k;

use super::table::Table;

/// New year with this many of Red's ten circles filled (Models first, then Engineering), this many disks in
/// Red's return pool, and no selective disk. Blue has a full sheet and ten selective disks.
fn year_end(rulings: &str, saved: i64, returned: i64) -> Table {
    let mut table = Table::of(2, rulings);
    table.play("correct red > bank 10 disks red, sheet 1 > bank 4 disks red, sheet 2 > bank 3 disks red");
    table.play("correct sheet 3 > bank 3 disks red, phase 1 promotions 8");
    for (place, count) in
        [("sheet 1", saved.min(4)), ("sheet 2", saved - saved.min(4)), ("return 1", returned)]
    {
        if count > 0 {
            table.play(&format!("correct bank > {place} {count} disks red"));
        }
    }
    table
}

fn red(table: &Table) -> (i64, [i64; 3]) {
    let sheet = [1, 2, 3].map(|n| table.disks("red", &format!("sheet {n}")));
    (table.disks("red", "red"), sheet)
}

#[test]
fn case_4_saved_3_and_15_returned_is_a_success_with_8() {
    let mut table = year_end("", 3, 15);
    table.play("year");
    assert_eq!((red(&table), table.disks("red", "return 1")), ((8, [4, 3, 3]), 0));
    assert_eq!(table.has("red", "cards"), 8);
    let status = table.description().into_iter().find(|line| line.starts_with("status-success")).unwrap();
    assert_eq!(status, "status-success 8: 15 came-back; -1 empty; -3 empty; -3 empty");
}

#[test]
fn fewer_than_six_left_over_are_filled_up_to_six() {
    let mut table = year_end("", 3, 9);
    table.play("year");
    assert_eq!(red(&table), (6, [4, 3, 3]));
    assert!(table.description().contains(&"bank > p1 4: 6 subsidy; -2 left".to_owned()));
    let mut table = year_end("", 0, 16);
    table.play("year");
    assert_eq!(red(&table), (6, [4, 3, 3]));
    assert!(table.description().iter().any(|line| line.starts_with("status-success 6")));
    let mut table = year_end("", 0, 10);
    table.play("year");
    assert_eq!(red(&table), (6, [4, 3, 3]));
}

#[test]
fn case_5_saved_4_and_5_returned_is_a_bankruptcy() {
    let mut table = year_end("", 4, 5);
    table.play("correct bank > red 2 tokens\nyear");
    assert_eq!((red(&table), table.tokens()), ((6, [0, 0, 0]), vec![1, 0]));
    assert_eq!((table.has("red", "cards"), table.disks("red", "bank")), (4, -6));
    assert_eq!((table.stage(), table.whose()), ("2.1".into(), "red".into()));
    table.refused("red place 1:1", k::COMPANY_DUE, k::NOW_COMPANY);
    table.refused("red company 1", k::COMPANY_DISCARDED, k::COMPANY_SUGGESTION);
    table.play("red company 3");
    assert_eq!((red(&table), table.whose()), ((6, [4, 3, 3]), "red".into()));
}

#[test]
fn a_bankrupt_without_a_token_loses_none() {
    let mut table = year_end("", 0, 9);
    table.play("year");
    assert_eq!(table.tokens(), [0, 0]);
}

#[test]
fn discarded_sheets_are_shuffled_when_no_other_is_left() {
    let mut table = year_end("", 0, 0);
    table.play("read box companies count 2\nyear\nred company 1");
    assert!(table.state().discarded.is_empty());
}

#[test]
fn selective_disks_that_were_not_spent_help_or_are_lost_as_the_table_rules() {
    for (rulings, left) in [("", 9), ("unspent lost", 6)] {
        let mut table = year_end(rulings, 0, 12);
        table.play("correct bank > red 7 disks red\nyear");
        assert_eq!(red(&table), (left, [4, 3, 3]), "{rulings}");
        assert!(table.decided_by("unspent"), "{rulings}");
    }
}

#[test]
fn the_next_year_begins_with_models_in_the_order_the_cards_have_left() {
    let mut table = year_end("", 3, 15);
    table.play("correct order blue red\nyear");
    assert_eq!((table.stage(), table.whose()), ("2.1".into(), "blue".into()));
    assert_eq!(table.state().category.word(), "models");
    assert_eq!((table.disks("blue", "blue"), table.has("blue", "cards")), (10, 8));
}
