//! The finish: points, sides, ties.

use steward::words::keys::{engine, sponsors as k};

use super::table::Table;

/// Cars finish in this order; the last one is left on the track.
fn race_home(table: &mut Table, cars: &[&str]) {
    for car in cars {
        table.play(&format!("correct next {car}\n{car} play engine 7\n{car} finish"));
    }
}

#[test]
fn points_are_4_3_2_1_by_order_and_the_last_one_left_ends_the_race() {
    let mut table = Table::race("");
    race_home(&mut table, &["green", "red", "yellow"]);
    assert_eq!(table.ranks(), ["1 green 4", "2 red 3", "3 yellow 2", "4 blue 1"]);
    assert_eq!((table.stage().as_str(), table.beside("finished").as_str()), ("over", "3 1 4 2"));
    assert_eq!(table.description(), "2 finished; 1 last");
    table.refused("blue play engine 3", engine::GAME_OVER, engine::GAME_OVER_SUGGESTION);
}

#[test]
fn three_cars_win_4_3_and_2() {
    let mut table = Table::race_of_three("");
    race_home(&mut table, &["green", "red"]);
    assert_eq!(table.ranks(), ["1 green 4", "2 red 3", "3 blue 2"]);
}

#[test]
fn a_car_that_finishes_has_no_more_moves_and_takes_its_ball_out() {
    let mut table = Table::race("");
    table.play("correct red on violet\nred spin 2 engine\nball violet");
    table.play("red finish");
    assert_eq!((table.beside("order").as_str(), table.beside("due").as_str()), ("2 3 4", "2:1 3:1 4:1"));
    table.refused("red finish", k::OUT_OF_TURN, k::NOW_MOVE);
    table.play("blue stop 1 plain\ngreen stop 2 plain\nyellow stop 3 plain\nblue spin 0 engine");
    assert_eq!(table.description(), "1 cause-zero; 3 balls-cars; 1 ball-violet");
}

#[test]
fn two_players_add_the_points_of_their_cars_and_the_winner_breaks_a_tie() {
    let home = |ruling: &str| {
        let mut table = Table::under(2, ruling);
        table.play("correct phase 4\ngrid blue red green yellow");
        race_home(&mut table, &["blue", "red", "green"]);
        (table.ranks(), table.beside("finished"))
    };
    assert_eq!(home("tie winner"), (vec!["1 blue 5".into(), "2 red 5".into()], "2 1 3 4".into()));
    assert_eq!(home("tie shared").0, ["1 red 5", "1 blue 5"]);
}

#[test]
fn partners_of_a_team_share_their_points() {
    let home = |ruling: &str| {
        let mut table = Table::under(4, ruling);
        table.play("correct phase 4\ngrid red blue green yellow");
        race_home(&mut table, &["yellow", "blue", "red"]);
        table.ranks()
    };
    assert_eq!(home("sides opposite"), ["1 blue 7", "1 yellow 7", "3 red 3", "3 green 3"]);
    assert_eq!(home("sides neighbours"), ["1 green 5", "1 yellow 5", "3 red 5", "3 blue 5"]);
    assert_eq!(home("sides neighbours, tie shared")[0], "1 red 5");
    assert_eq!(home("sides alone"), ["1 yellow 4", "2 blue 3", "3 red 2", "4 green 1"]);
}

#[test]
fn before_the_end_places_on_the_track_count_as_if_it_ended_now() {
    let mut table = Table::race("");
    assert_eq!(table.ranks(), ["1 red 4", "2 blue 3", "3 green 2", "4 yellow 1"]);
    race_home(&mut table, &["yellow"]);
    assert_eq!(table.ranks(), ["1 yellow 4", "2 red 3", "3 blue 2", "4 green 1"]);
    assert_eq!(Table::of(4).ranks(), ["1 red 0", "1 blue 0", "1 green 0", "1 yellow 0"]);
}

#[test]
fn a_car_finishes_with_squares_to_move_only() {
    let mut table = Table::race("");
    table.refused("red finish", k::NO_MOVE, k::NOW_LEADER);
}
