//! The roulette: balls, tokens, odds, and the effect of each ball.

use steward::engine::Pool;
use steward::words::keys::sponsors as k;

use super::table::Table;

/// Case 4.
#[test]
fn four_cars_and_two_balls_added_make_7_balls_and_the_own_one_moves_3() {
    let mut table = Table::race("");
    table.play("red spin 2 engine");
    assert_eq!(
        table.description(),
        "1 cause-zero; 2 x 1 balls-added; 4 balls-cars; 1 ball-violet; 2 balls-added"
    );
    assert_eq!((table.has("red", "energy"), table.beside("spin").as_str()), (2, "1:2"));
    assert_eq!(table.now(), "now-ball");
    table.play("ball red");
    assert_eq!((table.beside("due").as_str(), table.beside("spin").as_str()), ("1:3", ""));
}

#[test]
fn tokens_are_spent_whatever_ball_falls() {
    for ball in ["red", "blue", "violet"] {
        let mut table = Table::race("");
        table.play(&format!("red spin 2 engine\nball {ball}"));
        assert_eq!(table.has("red", "energy"), 2, "{ball}");
    }
}

#[test]
fn added_balls_come_out_again_once_the_ball_is_told() {
    let mut table = Table::race("");
    table.play("red spin 2 engine\nball blue\nblue stop 2 plain\nblue spin 0");
    assert_eq!(table.description(), "4 balls-cars; 1 ball-violet");
}

#[test]
fn at_most_four_balls_are_added_a_token_each() {
    let mut table = Table::race("");
    table.play("correct bank > red 1 energy, bank > blue 1 energy, blue > bank 4 energy");
    table.refused("red spin 5 engine", k::BALLS_MANY, k::BALLS_MANY_SUGGESTION);
    table.play("red play engine 1\nred stop 1 plain");
    table.refused("blue spin 2", k::BALLS_MANY, k::BALLS_MANY_SUGGESTION);
    table.play("blue spin 1");
}

#[test]
fn anothers_ball_moves_that_car_1_whether_it_has_played_or_not() {
    let mut table = Table::race("");
    table.play("red play engine 1\nred stop 1 plain\nblue spin 0\nball red");
    assert_eq!(table.beside("due"), "1:1");
    table.play("red stop 1 plain\ngreen spin 0\nball yellow");
    assert_eq!(table.beside("due"), "4:1");
}

#[test]
fn the_violet_ball_spins_off_cars_on_red_and_moves_those_on_violet_3_and_the_others_1() {
    let mut table = Table::race("");
    table.play("correct red on violet, blue on red, yellow on green\nred spin 0 engine\nball violet");
    assert_eq!((table.beside("off").as_str(), table.beside("due").as_str()), ("2", "1:3 3:1 4:1"));
    assert!(table.decided_by("rejoin"));
    table.refused("green stop 3 plain", k::OUT_OF_TURN, k::NOW_MOVE);
    table.play("red stop 1 plain\ngreen stop 3 plain\nyellow stop 4 plain");
    assert_eq!(table.beside("next"), "2");
}

#[test]
fn the_spinner_too_spins_off_and_misses_the_turn_to_come() {
    let mut table = Table::race("");
    table.play("correct red on red\nred spin 0 engine\nball violet");
    table.play("blue stop 2 plain\ngreen stop 3 plain\nyellow stop 4 plain");
    table.play("blue pass\ngreen pass\nyellow pass");
    assert_eq!((table.beside("next").as_str(), table.now()), ("1", "now-miss"));
}

#[test]
fn the_ball_of_a_car_off_the_track_moves_it_only_where_ruled() {
    let drawn = |ruling: &str| {
        let mut table = Table::race(ruling);
        table.play("correct yellow off\nred spin 0 engine\nball yellow");
        assert!(table.decided_by("spun-off-ball"));
        table
    };
    assert_eq!(drawn("spun-off-ball stays").beside("due"), "");
    let mut table = drawn("spun-off-ball moves");
    assert_eq!(table.beside("due"), "4:1");
    table.play("yellow stop 4 plain");
    assert_eq!(table.beside("off"), "4");
}

#[test]
fn only_a_ball_in_the_roulette_falls_and_only_after_a_spin() {
    let mut table = Table::race("");
    table.refused("ball red", k::NO_SPIN, k::NOW_LEADER);
    table.play("red play engine 7\nred finish\nblue spin 0 engine");
    table.refused("ball red", k::BALL_OUT, k::BALL_OUT_SUGGESTION);
    table.refused("blue play tests 3", k::MOVE_AWAITED, k::NOW_BALL);
}

#[test]
fn steward_draws_from_the_balls_that_lie_in_the_roulette() {
    let mut table = Table::race("");
    table.play("red play engine 7\nred finish\nblue spin 2 engine");
    let act = table.0.read_act(r#"{"ball":{}}"#).unwrap();
    let balls = [("violet", 1), ("car 1", 0), ("car 2", 3), ("car 3", 1), ("car 4", 1)];
    assert_eq!(table.0.due(&act).map(|due| due.pool), Some(Pool::bag(balls)));
    let mut violet = table.clone();
    violet.0.enter_drawn(&act, &[0], String::new()).unwrap();
    assert_eq!(violet.beside("due"), "2:1 3:1 4:1");
    table.0.enter_drawn(&act, &[2], String::new()).unwrap();
    assert_eq!(table.beside("due"), "2:3");
}
