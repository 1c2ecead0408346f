//! Movement of cars: green squares by place, the slipstream, blocked squares.

use steward::words::keys::sponsors as k;

use super::table::Table;

/// Red has played; Blue is next, in place 2.
fn second_plays(rulings: &str) -> Table {
    let mut table = Table::race(rulings);
    table.play("red play engine 6\nred stop 1 plain");
    table
}

/// Case 5.
#[test]
fn second_of_four_plays_3_onto_green_and_ends_behind_a_car_7_squares() {
    let mut table = second_plays("");
    table.play("blue play engine 3\nblue stop 2 green");
    assert_eq!(table.beside("due"), "2:2");
    table.play("blue stop 2 plain behind");
    assert_eq!(table.beside("due"), "2:2");
    table.play("blue stop 2 plain");
    assert_eq!(table.description(), "3 card; 2 green; 2 slip");
    assert_eq!(table.beside("next"), "3");
}

#[test]
fn a_green_square_gives_1_to_the_first_2_to_second_and_third_3_to_the_last() {
    let mut table = Table::race("");
    for (car, gives) in [("red", "1:1"), ("blue", "2:2"), ("green", "3:2"), ("yellow", "4:3")] {
        let place = gives.split(':').next().unwrap();
        table.play(&format!("{car} play engine 2\n{car} stop {place} green"));
        assert_eq!(table.beside("due"), gives, "{car}");
        table.play(&format!("{car} stop {place} plain"));
    }
    let mut table = Table::race_of_three("");
    for (car, gives) in [("red", "1:1"), ("blue", "2:2"), ("green", "3:3")] {
        let place = gives.split(':').next().unwrap();
        table.play(&format!("{car} play engine 2\n{car} stop {place} green"));
        assert_eq!(table.beside("due"), gives, "{car} of three");
        table.play(&format!("{car} stop {place} plain"));
    }
}

#[test]
fn the_place_after_the_move_counts_or_the_one_at_the_start_of_the_turn() {
    let overtaking = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue play engine 7\nblue stop 1 green");
        table.beside("due")
    };
    assert_eq!(overtaking("green-place after"), "2:1");
    assert_eq!(overtaking("green-place start"), "2:2");
}

#[test]
fn places_are_those_of_the_cars_still_racing_or_count_the_cars_at_home() {
    let one_home = |ruling: &str| {
        let mut table = Table::race(ruling);
        table.play("red play engine 7\nred finish\nblue play engine 2\nblue stop 1 plain");
        table.play("green play engine 2\ngreen stop 2 plain\nyellow play engine 2\nyellow stop 3 green");
        table.beside("due")
    };
    assert_eq!(one_home("places-left racing"), "4:2");
    assert_eq!(one_home("places-left all"), "4:3");
    let of_the_start = |ruling: &str| {
        let mut table = Table::race(&format!("green-place start, {ruling}"));
        table.play("red play engine 7\nred finish\nblue play engine 2\nblue stop 1 green");
        table.beside("due")
    };
    assert_eq!(of_the_start("places-left racing"), "2:2");
    assert_eq!(of_the_start("places-left all"), "2:2");
}

#[test]
fn a_second_green_square_gives_nothing_unless_every_one_counts() {
    let chain = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue play engine 3\nblue stop 2 green\nblue stop 2 green");
        (table.beside("due"), table.description())
    };
    assert_eq!(chain("green-chain one"), (String::new(), "3 card; 2 green; (green-once)".to_owned()));
    assert_eq!(chain("green-chain every").0, "2:2");
}

#[test]
fn a_slipstream_needs_a_move_of_two_squares() {
    let mut table = second_plays("");
    table.play("blue play engine 1\nblue stop 2 plain behind");
    assert_eq!((table.beside("due").as_str(), table.description().as_str()), ("", "1 card; (slip-few)"));
    table.play("green play engine 2\ngreen stop 3 plain behind");
    assert_eq!(table.beside("due"), "3:2");
}

#[test]
fn the_green_bonus_counts_for_the_two_squares_or_does_not() {
    let after_one = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue play engine 1\nblue stop 2 green\nblue stop 2 plain behind");
        table.beside("due")
    };
    assert_eq!(after_one("slip-count both"), "2:2");
    assert_eq!(after_one("slip-count base"), "");
}

#[test]
fn there_is_one_slipstream_in_a_turn() {
    let mut table = second_plays("");
    table.play("blue play engine 3\nblue stop 2 plain behind\nblue stop 2 plain behind");
    assert_eq!(
        (table.beside("due").as_str(), table.description().as_str()),
        ("", "3 card; 2 slip; (slip-once)")
    );
}

#[test]
fn once_in_each_players_turn_or_once_in_a_race_turn() {
    let pushed_again = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue play engine 3\nblue stop 2 plain behind\nblue stop 2 violet");
        table.play("green spin 0\nball violet\nred stop 1 plain\nblue stop 2 plain behind");
        table.beside("due")
    };
    assert_eq!(pushed_again("slip-pushed-turn each-turn"), "2:2 3:1 4:1");
    assert_eq!(pushed_again("slip-pushed-turn round"), "3:1 4:1");
}

#[test]
fn a_car_pushed_onto_green_takes_the_bonus_or_not() {
    let pushed = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue spin 0\nball yellow\nyellow stop 4 green");
        table
    };
    assert_eq!(pushed("pushed-green yes").beside("due"), "4:3");
    let table = pushed("pushed-green no");
    assert_eq!(table.beside("due"), "");
    assert!(table.decided_by("pushed-green"));
}

#[test]
fn a_pushed_car_has_a_slipstream_after_two_squares_or_never() {
    let pushed = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue spin 0\nball yellow\nyellow stop 4 green\nyellow stop 4 plain behind");
        table.beside("due")
    };
    assert_eq!(pushed("pushed-slip yes"), "4:2");
    assert_eq!(pushed("pushed-slip never"), "");
}

#[test]
fn one_free_square_makes_a_slipstream_of_one_or_none() {
    let short = |ruling: &str| {
        let mut table = second_plays(ruling);
        table.play("blue play engine 3\nblue stop 2 plain behind 1");
        table.beside("due")
    };
    assert_eq!(short("slip-short one"), "2:1");
    assert_eq!(short("slip-short none"), "");
}

#[test]
fn green_and_slipstream_at_one_stop_are_both_moved_in_the_order_named() {
    let mut table = second_plays("");
    table.play("blue play engine 3\nblue stop 2 green behind");
    assert_eq!(table.beside("due"), "2:2 2:2");
    table.play("blue stop 2 plain\nblue stop 2 plain only 1");
    assert_eq!(table.description(), "3 card; 2 green; 1 slip");
    let mut table = second_plays("slip-short one");
    table.play("blue play engine 3\nblue stop 2 green behind 1 first slip");
    assert_eq!(table.beside("due"), "2:1 2:2");
    table.play("blue stop 2 plain\nblue stop 2 plain");
    assert_eq!(table.description(), "3 card; 2 green; 1 slip");
}

#[test]
fn cars_move_forward_and_a_stop_says_what_can_be() {
    let mut table = second_plays("");
    table.refused("blue stop 2 plain", k::NO_MOVE, k::NOW_OTHERS);
    table.play("blue play engine 3");
    table.refused("green stop 2 plain", k::OUT_OF_TURN, k::NOW_MOVE);
    table.refused("blue stop 3 plain", k::STOP_PLACE, k::STOP_PLACE_SUGGESTION);
    table.refused("blue stop 0 plain", k::STOP_PLACE, k::STOP_PLACE_SUGGESTION);
    table.refused("blue stop 2 plain only 3", k::STOP_ONLY, k::STOP_ONLY_SUGGESTION);
    table.refused("blue stop 1 plain only 0", k::STOP_STILL, k::STOP_STILL_SUGGESTION);
    table.refused("blue stop 1 plain behind", k::STOP_BEHIND_FIRST, k::STOP_BEHIND_FIRST_SUGGESTION);
    table.refused("blue stop 2 plain behind only 2", k::STOP_BLOCKED, k::STOP_BLOCKED_SUGGESTION);
    table.refused("blue stop 2 plain behind 3", k::STOP_FREE, k::STOP_FREE_SUGGESTION);
    table.refused("blue stop 2 plain behind first slip", k::STOP_FIRST, k::STOP_FIRST_SUGGESTION);
    table.play("blue stop 2 red only 2");
    assert_eq!((table.description().as_str(), table.beside("on 2").as_str()), ("2 card", "red"));
}

#[test]
fn a_car_that_has_not_moved_takes_no_bonus() {
    let mut table = second_plays("");
    table.play("correct yellow on green\nblue spin 0\nball yellow\nyellow stop 4 green only 0");
    assert_eq!(table.beside("due"), "");
}
