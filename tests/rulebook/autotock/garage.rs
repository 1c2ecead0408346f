//! The garage: three places, exact counts, no passing, never backwards.

use steward::words::keys::{autotock as k, engine};

use super::table::Table;

#[test]
fn a_count_past_the_branch_ends_in_the_garage_or_goes_on_as_the_player_chooses() {
    let mut table = Table::of(2);
    table.put("red 44").play("red park 6 44");
    assert_eq!(table.cars("red"), "g3");
    let mut table = Table::of(2);
    table.put("red 44").play("red move 6 44");
    assert_eq!(table.cars("red"), "2");
    let mut table = Table::under(2, "garage-choice enter");
    table.put("red 44, blue 10").refused_why("red move 6 44", k::GARAGE_MUST);
    table.play("red park 6 44");
}

#[test]
fn by_the_ruling_a_car_whose_garage_is_barred_goes_on() {
    let mut table = Table::under(2, "garage-choice enter");
    table.put("red 44, red g1").play("red move 6 44");
    assert_eq!(table.cars("red"), "2 g1");
}

#[test]
fn a_count_that_does_not_come_out_is_no_entry() {
    let mut table = Table::of(2);
    table.put("red 44").refused_why("red park 7 44", k::GARAGE_COUNT);
    table.refused_why("red park 3 44", k::GARAGE_COUNT);
    table.refused_why("red park 4 44", k::GARAGE_BACKWARDS);
}

#[test]
fn a_parked_car_is_neither_passed_nor_hit_never_leaves_and_may_move_up() {
    let mut table = Table::of(2);
    table.put("red 47, red g1").refused_why("red park ace 47", k::GARAGE_TAKEN);
    table.refused_why("red park 2 47", k::GARAGE_TAKEN);
    table.refused_why("red move 5 g1", k::GARAGE_STAYS);
    table.refused_why("red park 3 g1", k::GARAGE_LONG);
    table.refused_why("red park 4 g1", k::GARAGE_BACKWARDS);
    table.play("red park 2 g1\nblue discard\nred park 2 47");
    assert_eq!(table.cars("red"), "g2 g3");
}

#[test]
fn a_car_that_backed_over_go_may_enter_unless_a_full_lap_is_ruled() {
    let play = "red out ace\nblue discard\nred move 4 48\nblue discard";
    let mut table = Table::of(2);
    table.play(play).play("red park 5 44");
    assert_eq!(table.cars("red"), "g2");
    let mut table = Table::under(2, "full-lap yes");
    table.play(play).refused_why("red park 5 44", k::GARAGE_LAP);
    // A car placed by a correction counts from its Go.
    let mut table = Table::under(2, "full-lap yes");
    table.put("red 44").play("red park 5 44");
}

#[test]
fn a_garage_that_branches_off_at_or_behind_go_is_come_by_before_it_is_entered() {
    for (branch, play) in [(48, "red park ace 48"), (2, "red park 3 48")] {
        let mut table = Table::branching(branch, "");
        table.play("red out ace\nblue discard").refused_why(play, k::GARAGE_LAP);
    }
    // All around the circuit, under either ruling.
    for rulings in ["", "full-lap yes"] {
        let mut table = Table::branching(2, rulings);
        table.put("red 46").play("red park 5 46");
        assert_eq!(table.cars("red"), "g1");
    }
    // After backing over Go it may park, unless a full lap is ruled.
    let play = "red out ace\nblue discard\nred move 4 48\nblue discard";
    let mut table = Table::branching(2, "");
    table.play(play).play("red park 8 44");
    assert_eq!(table.cars("red"), "g2");
    Table::branching(2, "full-lap yes").play(play).refused_why("red park 8 44", k::GARAGE_LAP);
}

#[test]
fn who_has_three_cars_in_the_garage_wins_and_nothing_more_is_played() {
    let mut table = Table::of(2);
    table.put("red g3, red g2, red 45").play("red park 3 45");
    assert_eq!(table.stands(), "over");
    let standings = table.view();
    let standings =
        <steward::games::autotock::Autotock as steward::engine::Rules>::standings(standings).unwrap();
    assert_eq!((standings[0].rank, standings[0].score.total), (1, 3));
    assert!(standings[0].score.adds_up());
    table.refused_why("blue discard", engine::GAME_OVER);
}

#[test]
fn a_swapped_car_counts_its_lap_from_its_go() {
    let mut table = Table::under(2, "full-lap yes");
    table.put("blue 44").play("red out ace\nblue discard\nred swap jack 48 blue 44\nblue discard");
    table.play("red park 5 44");
    assert_eq!(table.cars("red"), "g2");
}
