//! The end: the number of years, tokens, ties.

use steward::words::keys::{engine, independents as k};

use super::table::Table;

/// The end of the last year with these tokens, these disks in the return pools, ten disks on each sheet, and ten selective disks each.
fn last_year(rulings: &str, tokens: [i64; 2], returned: [i64; 2]) -> Table {
    let mut table = Table::of(2, rulings);
    table.play("correct phase 3 promotions 8");
    for ((who, tokens), returned) in ["red", "blue"].into_iter().zip(tokens).zip(returned) {
        for (place, count, unit) in
            [(who, tokens, "tokens".to_owned()), ("return 1", returned, format!("disks {who}"))]
        {
            if count > 0 {
                table.play(&format!("correct bank > {place} {count} {unit}"));
            }
        }
    }
    table
}

#[test]
fn three_years_are_played_and_the_last_draws_no_cards() {
    let mut table = last_year("", [2, 1], [0, 0]);
    table.play("year");
    assert_eq!((table.stage(), table.ranks()), ("over".into(), vec!["1 red 2".into(), "2 blue 1".into()]));
    assert_eq!(table.has("red", "cards"), 4);
    assert!(table.decided_by("years"));
    table.refused("year", engine::GAME_OVER, engine::GAME_OVER_SUGGESTION);
}

#[test]
fn equal_tokens_are_decided_by_disks_before_the_subsidy() {
    let mut table = last_year("", [2, 2], [0, 3]);
    table.play("correct red > bank 9 disks red, blue > bank 9 disks blue\nyear");
    assert_eq!(table.ranks(), ["1 blue 2", "2 red 2"]);
    assert_eq!((table.disks("red", "red"), table.disks("blue", "blue")), (6, 6));
    let counted =
        |table: &Table| table.state().disks_at_end.iter().map(|(_, disks)| *disks).collect::<Vec<_>>();
    assert_eq!(counted(&table), [11, 14]);
}

#[test]
fn equal_tokens_and_disks_share_the_win() {
    let mut table = last_year("", [2, 2], [3, 3]);
    table.play("year");
    assert_eq!(table.ranks(), ["1 red 2", "1 blue 2"]);
}

#[test]
fn a_bankruptcy_in_the_last_year_still_costs_a_token() {
    let mut table = last_year("", [2, 2], [0, 0]);
    table.play("correct red > bank 10 disks red, sheet 1 > bank 1 disks red\nyear");
    assert_eq!((table.stage(), table.ranks()), ("over".into(), vec!["1 blue 2".into(), "2 red 1".into()]));
    assert_eq!((table.disks("red", "red"), table.has("red", "cards")), (0, 0));
}

#[test]
fn the_table_may_play_any_number_of_years() {
    for (rulings, year) in [("years 1", 1), ("years 2", 2), ("years 4", 4), ("years 5", 5)] {
        let mut table = Table::of(2, rulings);
        table.play(&format!("correct phase {year} promotions 8\nyear"));
        assert_eq!(table.stage(), "over", "{rulings}");
        if year > 1 {
            table.play(&format!("undo\ncorrect phase {} promotions 8\nyear", year - 1));
            assert_eq!(table.stage(), format!("{year}.1"));
        }
    }
}

#[test]
fn an_open_number_of_years_ends_when_the_table_says_so() {
    let mut table = Table::of(2, "years open");
    table.play("correct phase 7 promotions 8\nyear");
    assert_eq!(table.stage(), "8.1");
    table.play("correct phase 8 promotions 8\nyear last");
    assert_eq!(table.stage(), "over");
    assert!(table.decided_by("years"));
    let mut table = Table::of(2, "");
    table.play("correct phase 1 promotions 8");
    table.refused("year last", k::YEARS_FIXED, k::YEARS_FIXED_SUGGESTION);
}

#[test]
fn fewer_years_than_played_end_with_the_present_one() {
    let mut table = Table::of(2, "years 5");
    table.play("correct phase 4 promotions 8\nruling years 2\nyear");
    assert_eq!(table.stage(), "over");
}

#[test]
fn before_the_end_disks_in_play_count_for_a_tie() {
    let mut table = Table::of(2, "");
    table.play("red place 1:3\nblue pass\ncorrect models 1 > bank 1 disks red");
    assert_eq!(table.ranks(), ["1 blue 0", "2 red 0"]);
}
