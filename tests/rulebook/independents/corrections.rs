//! Corrections of off-ledger state.

use steward::engine::stands::Erased as _;
use steward::engine::{Referee, Rules};
use steward::games::independents::Independents;
use steward::words::keys::{engine, independents as k};

use super::table::Table;

#[test]
fn a_step_begins_anew_and_a_game_that_was_over_goes_on() {
    let mut table = Table::of(2, "years 1");
    table.play("correct phase 1 promotions 8\nyear\ncorrect phase 1 engineering 1");
    assert_eq!((table.stage(), table.whose()), ("1.1".into(), "red".into()));
    for line in ["correct phase 0 models 1", "correct phase 1 models 9", "correct phase 1 models 0"] {
        table.refused(line, k::FIX_PHASE, engine::FIX_SUGGESTION);
    }
}

#[test]
fn a_track_without_markers_gets_the_order_of_the_table() {
    let mut table = Table::unlaid(3, "");
    table.play("correct phase 1 models 1");
    assert_eq!(table.track(), "red blue green");
}

#[test]
fn the_track_names_everybody_once() {
    let mut table = Table::of(3, "");
    for line in ["correct order red blue", "correct order red red blue"] {
        table.refused(line, k::FIX_ORDER, engine::FIX_SUGGESTION);
    }
    table.play("correct order green blue red");
    assert_eq!(table.whose(), "green");
}

#[test]
fn the_lane_names_some_of_the_players_while_they_pass() {
    let mut table = Table::of(3, "");
    for line in ["correct lane red blue green", "correct lane red red"] {
        table.refused(line, k::FIX_LANE, engine::FIX_SUGGESTION);
    }
    table.play("correct lane red");
    assert_eq!((table.whose(), table.lane()), ("blue".into(), "red".into()));
    table.play("correct phase 1 models 2");
    table.refused("correct lane red", k::FIX_LANE, engine::FIX_SUGGESTION);
}

#[test]
fn the_turn_goes_to_somebody_who_has_not_passed() {
    let mut table = Table::of(3, "");
    table.play("red pass\ncorrect next green");
    assert_eq!(table.whose(), "green");
    table.refused("correct next red", k::FIX_NEXT, engine::FIX_SUGGESTION);
}

#[test]
fn a_company_is_put_right_without_moving_a_disk() {
    let mut table = Table::of(2, "");
    table.refused("correct red has 2", k::COMPANY_HELD, engine::FIX_SUGGESTION);
    table.play("correct red has 5");
    assert_eq!((table.disks("red", "sheet 1"), table.disks("red", "bank")), (4, -20));
    let nobody = r#"{"correct":{"stands":{"companies":{"p6":6}}}}"#;
    let rejection = table.0.enter_text(nobody, "").map(|_| ()).unwrap_err();
    assert!(rejection.to_string().contains(engine::SEATS_NOBODY.id()));
}

#[test]
fn a_correction_that_leaves_nothing_to_draw_for_ends_the_step() {
    let mut table = Table::of(2, "");
    table.play("correct bank > models 1 3 disks red, phase 1 models 4");
    assert_eq!(table.stage(), "1.4");
    table.play("correct models 1 > bank 2 disks red");
    assert_eq!(table.stage(), "1.5");
    table.refused("settle", k::WRONG_STEP, k::NOW_MAJORITY);
    table.play("majority");
    assert_eq!((table.tokens(), table.stage()), (vec![1, 0], "1.1".into()));
    table.play("correct phase 1 promotions 7, models 1 > bank 1 disks red");
    assert_eq!(table.stage(), "1.8");
    table.play("year");
    assert_eq!(table.stage(), "2.1");
}

#[test]
fn the_beginning_of_a_step_is_written_as_it_is_read() {
    let table = Table::at(2, "", "engineering", 3);
    let facts = Independents::at_phase(table.view(), 2, 5).facts(table.0.setting());
    assert_eq!(facts.first().unwrap().text, "phase 2 engineering 5");
}

#[test]
fn a_section_used_in_this_step_is_not_used_again() {
    let mut table = Table::of(2, "");
    table.play("correct red used 3 4");
    table.refused("red place 3:1", k::SECTION_USED, k::SECTION_USED_SUGGESTION);
    table.play("red place 1:1");
}

#[test]
fn a_company_sheet_is_with_its_player_or_bankrupt_or_to_be_drawn() {
    let mut table = Table::of(2, "");
    table.refused("correct bankrupt 1", k::COMPANY_HELD, engine::FIX_SUGGESTION);
    table.play("correct red has none, bankrupt 1 7");
    assert_eq!(table.state().discarded.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1", "7"]);
    table.play("correct bankrupt none\nred company 1");
    assert_eq!(table.whose(), "red");
}

#[test]
fn markers_that_are_not_laid_yet_are_drawn() {
    let mut table = Table::of(3, "");
    table.play("correct order\norder green blue");
    assert_eq!(table.track(), "red green blue");
    table.play("correct phase 1 models 2");
    table.refused("correct order", k::FIX_ORDER, engine::FIX_SUGGESTION);
}

#[test]
fn a_section_that_a_trend_card_has_named_gives_no_second_disk_where_the_table_rules_so() {
    let mut table = Table::of(2, "trend-stack once");
    table.play("correct bank > models 1 1 disks red, phase 1 promotions 6, red trended models 1");
    table.play("red trend models 1 models 2 models 3");
    assert_eq!(table.disks("red", "models 1"), 1);
}

#[test]
fn a_game_that_is_over_keeps_what_was_counted() {
    let mut table = Table::of(2, "years 1");
    table.play("correct phase 1 promotions 8, red counted 9, blue counted 12, over");
    assert_eq!(table.stage(), "over");
    let ranks = Independents::standings(table.view()).unwrap();
    assert_eq!(ranks.first().map(|standing| standing.rank), Some(1));
    assert_eq!(table.state().disks_at_end.iter().map(|(_, disks)| *disks).collect::<Vec<_>>(), [9, 12]);
}
