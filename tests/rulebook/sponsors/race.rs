//! The race, turn by turn: order, cards, passing, the missed turn.

use steward::engine::Description;
use steward::games::sponsors::Sponsors;
use steward::words::keys::sponsors as k;

use super::table::Table;

#[test]
fn the_order_on_the_track_is_the_order_of_play_leader_first() {
    let mut table = Table::race("");
    table.refused("blue play engine 5", k::OUT_OF_TURN, k::NOW_LEADER);
    table.play("red play engine 5\nred stop 1 plain");
    assert_eq!((table.beside("next").as_str(), table.beside("to-play").as_str()), ("2", "2 3 4"));
}

#[test]
fn a_card_is_1_to_7_and_is_gone_when_played() {
    let mut table = Table::race("");
    table.refused("red play engine 0", k::CARD_ZERO, k::CARD_ZERO_SUGGESTION);
    table.refused("red play engine 8", k::CARD_VALUE, k::CARD_VALUE_SUGGESTION);
    table.play("red play engine 7");
    assert_eq!((table.has("red", "engine"), table.has("played 1", "engine")), (0, 1));
    assert_eq!((table.beside("due"), table.now()), ("1:7".to_owned(), "now-move"));
    table.refused("red play tyres 3", k::MOVE_AWAITED, k::NOW_MOVE);
    table.play("red stop 1 plain\nblue pass\ngreen pass\nyellow pass");
    table.refused("red play engine 3", k::NO_CARD, k::NO_CARD_SUGGESTION);
}

#[test]
fn a_race_turn_ends_when_all_have_played_and_the_next_has_the_new_order() {
    let mut table = Table::race("");
    table.play("red play engine 1\nred stop 1 plain\nblue pass\ngreen pass\nyellow play tests 6\nyellow stop 1 plain");
    assert_eq!((table.beside("order").as_str(), table.stage().as_str()), ("4 1 2 3", "2.5"));
    assert_eq!(table.beside("to-play"), "4 1 2 3");
}

#[test]
fn the_order_is_fixed_at_the_start_of_the_turn_or_always_the_foremost_is_next() {
    let overtaken = |ruling: &str| {
        let mut table = Table::race(ruling);
        table.play("red spin 0 engine\nball green\ngreen stop 2 plain");
        table.beside("next")
    };
    assert_eq!(overtaken("race-order fixed"), "2");
    assert_eq!(overtaken("race-order foremost"), "3");
}

#[test]
fn the_leader_cannot_pass_and_spins_with_a_0_only() {
    let mut table = Table::race("");
    table.refused("red pass", k::LEADER_PASSES, k::LEADER_PASSES_SUGGESTION);
    table.refused("red spin 1", k::LEADER_SPINS, k::LEADER_SPINS_SUGGESTION);
    table.play("red spin 1 engine");
    assert_eq!((table.has("red", "engine"), table.has("red", "energy")), (0, 3));
    let mut table = Table::race("");
    for category in ["tyres", "mechanics", "body", "chassis", "driver", "engine", "engineer", "tests"] {
        table.play(&format!("correct red > played 1 1 {category}"));
    }
    assert_eq!(table.now(), "now-no-cards");
    table.play("red spin 1");
}

#[test]
fn the_others_spin_without_a_card_or_with_a_0_when_they_block() {
    let mut table = Table::race("");
    table.play("red play engine 1\nred stop 1 plain\nblue spin 0\nball violet");
    table.play("red stop 1 plain\nblue stop 2 plain\ngreen stop 3 plain\nyellow stop 4 plain");
    table.play("green spin 0 tests\nball green\ngreen stop 3 plain");
    assert_eq!(table.has("green", "tests"), 0);
}

/// One car has finished; the ruling decides whether it still leads.
#[test]
fn once_a_car_is_home_the_first_of_the_others_leads_or_nobody_does() {
    let first_home = |ruling: &str| {
        let mut table = Table::race(ruling);
        table.play("red play engine 7\nred finish");
        table
    };
    let mut table = first_home("places-left racing");
    table.refused("blue pass", k::LEADER_PASSES, k::LEADER_PASSES_SUGGESTION);
    first_home("places-left all").play("blue pass");
}

#[test]
fn a_car_that_cannot_move_plays_no_card_unless_ruled() {
    let mut table = Table::race("");
    table.play("red play engine 1\nred stop 1 plain\nblue play engine 4");
    table.refused("blue stop 2 plain only 0", k::STUCK, k::STUCK_SUGGESTION);
    table.play("back 5\nblue pass");
    let mut table = Table::race("stuck-card yes");
    table.play("red play engine 1\nred stop 1 plain\nblue play engine 4\nblue stop 2 plain only 0");
    assert_eq!((table.beside("next").as_str(), table.has("blue", "engine")), ("3", 0));
}

/// Blue is off the track, pushed off by Red's spin before its own turn.
fn spun_off(rulings: &str) -> Table {
    let mut table = Table::race(rulings);
    table.play("correct blue on red\nred spin 0 engine\nball violet");
    table.play("red stop 1 plain\ngreen stop 3 plain\nyellow stop 4 plain");
    table
}

#[test]
fn a_car_off_the_track_misses_its_next_turn_and_is_on_the_track_again() {
    let mut table = spun_off("rejoin next");
    assert_eq!((table.beside("next").as_str(), table.now()), ("2", "now-miss"));
    table.refused("blue play engine 3", k::OFF_TRACK, k::OFF_TRACK_SUGGESTION);
    table.refused("blue pass", k::OFF_TRACK, k::OFF_TRACK_SUGGESTION);
    table.refused("blue miss 1", k::MISS_PLACE, k::MISS_PLACE_SUGGESTION);
    table.refused("green miss", k::OUT_OF_TURN, k::NOW_MISS);
    table.play("blue miss");
    assert_eq!((table.beside("off").as_str(), table.beside("order").as_str()), ("", "1 2 3 4"));
    assert_eq!(table.beside("on 2"), "red");
    table.refused("green miss", k::MISS_ON_TRACK, k::NOW_OTHERS);
}

#[test]
fn its_square_taken_it_stands_on_the_first_free_one_behind() {
    let mut table = spun_off("");
    table.play("blue miss 3 plain");
    assert_eq!((table.beside("order").as_str(), table.beside("on 2").as_str()), ("1 3 2 4", "plain"));
}

#[test]
fn under_the_other_ruling_it_loses_this_turn_and_the_whole_next_one() {
    let mut table = spun_off("rejoin whole-turn");
    assert_eq!(table.beside("to-play"), "3 4");
    table.play("green pass\nyellow pass\nred play tests 1\nred stop 1 plain");
    assert_eq!(table.now(), "now-miss");
    table.play("blue miss");
}

#[test]
fn a_violet_ball_meanwhile_is_nothing_or_a_square_on_return() {
    let return_of_blue = |ruling: &str| {
        let mut table = spun_off(ruling);
        table.play("correct next green\ngreen spin 0\nball violet");
        table.play("red stop 1 plain\ngreen stop 3 plain\nyellow stop 4 plain\nyellow pass");
        table.play("red play tests 1\nred stop 1 plain\nblue miss");
        table.beside("due")
    };
    assert_eq!(return_of_blue("spun-violet stays"), "");
    assert_eq!(return_of_blue("spun-violet on-return"), "2:1");
}

/// The offers, in notation.
fn offered(table: &Table) -> Vec<String> {
    let seats = &table.0.setting().seats;
    table.0.offers().iter().map(|offer| offer.act.write(seats)).collect()
}

#[test]
fn whoever_leads_is_offered_no_slipstream_and_whoever_is_second_is() {
    let mut table = Table::race("");
    let behind = |table: &Table| offered(table).iter().any(|text| text.contains("behind"));
    table.play("red play engine 3");
    assert!(!behind(&table));
    table.play("red stop 1 plain\nblue play engine 3");
    assert!(behind(&table));
}

#[test]
fn a_card_of_nothing_is_not_offered() {
    let mut table = Table::under(4, "hands known");
    let hand = |first: u8| {
        format!("tyres {first} mechanics 2 body 0 chassis 3 driver 1 engine 0 engineer 4 tests 5")
    };
    for (car, first) in [("red", 0), ("blue", 1), ("green", 1), ("yellow", 1)] {
        table.play(&format!("{car} hand {}", hand(first)));
    }
    table.play("correct phase 4\ngrid red blue green yellow");
    let plays: Vec<String> =
        offered(&table).into_iter().filter(|text| text.starts_with("red play")).collect();
    let description = ["mechanics 2", "chassis 3", "driver 1", "engineer 4", "tests 5"];
    assert_eq!(plays, description.map(|card| format!("red play {card}")));
}

#[test]
fn what_gives_no_square_is_not_told() {
    let mut table = Table::race("");
    table.play("red play engine 1\nred stop 1 plain");
    assert_eq!(table.description(), "1 card");
}

#[test]
fn things_of_a_second_car_lie_beside_their_player() {
    let second = |seats: usize| {
        let table = Table::of(seats);
        let hands = Sponsors::second_hands(&table.0.setting().seats);
        let whose =
            hands.iter().map(|hand| format!("{} of {}", hand.colour.word(), table.colours(&[hand.seat])));
        whose.collect::<Vec<_>>().join(", ")
    };
    assert_eq!([second(2), second(3), second(4)], ["green of red, yellow of blue", "", ""]);
}
