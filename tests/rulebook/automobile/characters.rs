//! Phase 2: characters, their cubes, the order of play, the bids, and Durant's factory.

use steward::engine::entry::Verb;
use steward::games::automobile::{Act, Bid, Cubes};
use steward::words::Arg;
use steward::words::keys::{automobile as k, engine};

use super::table::Table;

fn drawn(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("drawn");
    table
}

#[test]
fn characters_bring_1_3_1_0_1_and_2_cubes() {
    let cubes = [("ford", 1), ("kettering", 3), ("sloan", 1), ("howard", 0), ("durant", 1), ("chrysler", 2)];
    for (character, cubes) in cubes {
        let mut table = drawn("");
        table.play(&format!("red choose {character}"));
        assert_eq!(table.has("red", "cubes"), 5 + cubes, "{character}");
    }
}

#[test]
fn the_order_of_play_is_the_characters_from_left_to_right() {
    let mut table = Table::of(5);
    table.play("drawn\nred choose chrysler\nblue choose howard\ngreen choose sloan\nyellow choose kettering");
    table.play("black choose ford");
    assert_eq!(table.stage(), "1.3");
    let mut order = Vec::new();
    for _ in 0..5 {
        order.push(table.whose());
        table.play(&format!("{} cubes", table.whose()));
    }
    assert_eq!(order, ["black", "yellow", "green", "blue", "red"]);
}

#[test]
fn the_left_to_right_order_is_read_off_the_board() {
    let mut table = drawn("");
    table.play("read character ford place 6\nread character chrysler place 1");
    table.play("red choose ford\nblue choose sloan\ngreen choose chrysler");
    assert_eq!(table.whose(), "green");
}

#[test]
fn a_character_is_chosen_once_a_turn_and_the_refusal_says_who_is_free() {
    let mut table = drawn("");
    table.play("red choose ford");
    let refusal = table.refused("blue choose ford", k::CHARACTER_TAKEN, k::CHARACTERS_LEFT);
    let Some(Arg::List(free)) = refusal.suggestion.unwrap().args.pop().map(|(_, free)| free) else {
        panic!()
    };
    assert_eq!(free.len(), 5);
    assert!(!free.contains(&k::CHARACTER_FORD.into()));
}

#[test]
fn later_turns_choose_in_the_order_of_passing() {
    let mut table = Table::of(3);
    table.play("correct red > space 1 1 tiles red, phase 1 6, order green red blue");
    table.play("green pass\nred bonus 1\nblue pass\nred pass\nreveal 2 2 2\nsale\nlosses\nend\ndrawn");
    assert_eq!(table.stage(), "2.2");
    table.play("green choose ford\nblue choose sloan\nred choose howard");
}

/// Case 2.
#[test]
fn durant_on_space_1_costs_200_and_the_cube_just_taken_and_green_then_jumps_to_space_3_for_3_cubes() {
    let mut table = drawn("");
    table.play("correct red > bank 5 cubes\nred choose durant\nred durant 1");
    assert_eq!((table.cash("red"), table.has("red", "cubes")), (1800, 0));
    table.play("blue choose howard\ngreen choose ford\ngreen build 3 2");
    assert_eq!((table.cash("green"), table.has("green", "cubes")), (2000 - 600, 5 + 1 - 3));
}

#[test]
fn durant_builds_before_anybody_else_chooses() {
    let mut table = drawn("");
    table.play("red choose durant");
    assert_eq!(table.whose(), "red");
    table.refused("blue choose ford", k::DURANT_FIRST, k::DURANT_FIRST_SUGGESTION);
    table.refused("blue durant 1", k::NOT_YOUR_TURN, k::NOW_DURANT);
    table.refused("red durant none", k::DURANT_CAN, k::DURANT_FIRST_SUGGESTION);
    table.play("red durant 2");
    assert_eq!(table.has("red", "cubes"), 5 + 1 - 3);
    table.refused("red durant 1", k::NOT_DURANT, k::NOW_CHOOSE);
}

#[test]
fn durant_builds_on_an_unoccupied_space_within_reach_of_the_cubes() {
    let mut table = drawn("");
    table.play("correct blue > space 1 1 tiles blue, bank > space 2 1 closed\nred choose durant");
    table.refused("red durant 1", k::SPACE_TAKEN, k::WAY_OTHER_SPACE);
    table.refused("red durant 2", k::SPACE_CLOSED, k::WAY_OTHER_SPACE);
    table.refused("red durant 6", k::SHORT_OF_CUBES, k::WAY_SKIP_REACH);
    table.play("red durant 5");
    assert_eq!(table.has("red", "cubes"), 0);
}

#[test]
fn durant_takes_as_few_loans_as_needed_by_itself() {
    for (left, loans) in [(200, 0), (199, 1), (0, 1)] {
        let mut table = drawn("");
        table.play(&format!("correct red > bank {} dollars\nred choose durant\nred durant 1", 2000 - left));
        assert_eq!((table.has("red", "loans"), table.cash("red")), (loans, left + 500 * loans - 200));
    }
}

#[test]
fn a_space_that_even_loans_do_not_pay_is_refused_and_another_must_do() {
    let mut table = drawn("");
    table.play("read space 2 cost 2000\ncorrect red > bank 1500 dollars\nred choose durant");
    table.refused("red durant 2", k::SHORT_OF_CASH, k::WAY_ONLY);
    assert_eq!(table.has("red", "loans"), 0);
    table.play("red durant 1");
}

#[test]
fn durant_who_can_build_nothing_keeps_the_cube_unless_the_table_forbids_the_choice() {
    let out_of_tiles = "correct red > outside 6 tiles red";
    let mut table = drawn("");
    table.play(out_of_tiles).play("red choose durant");
    table.refused("red durant 1", k::NO_TILES_LEFT, k::NO_TILES_LEFT_SUGGESTION);
    table.play("red durant none");
    table.play("blue choose ford");
    assert_eq!(table.has("red", "cubes"), 6);
    let mut table = drawn("durant-cannot no-durant");
    table.play(out_of_tiles);
    table.refused("red choose durant", k::DURANT_CANNOT, k::DURANT_CANNOT_SUGGESTION);
    table.play("red choose ford\nblue choose durant");
}

#[test]
fn durant_without_money_for_any_space_builds_nothing() {
    let mut table = drawn("durant-cannot no-durant");
    table.play("correct red > bank 2000 dollars, bank > red 2 loans");
    table.refused("red choose durant", k::DURANT_CANNOT, k::DURANT_CANNOT_SUGGESTION);
    table.play("ruling durant-cannot keeps\nred choose durant\nred durant none");
}

#[test]
fn durant_builds_after_all_have_chosen_only_by_ruling() {
    let mut table = drawn("durant-time after-all");
    table.play("red choose durant\nblue choose ford\ngreen choose kettering");
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("1.2", "red"));
    table.play("red durant 1");
    assert_eq!(table.stage(), "1.3");
}

#[test]
fn durant_builds_once_when_the_ruling_on_his_time_changes_meanwhile() {
    let mut table = drawn("durant-time after-all");
    table.play("red choose durant\nruling durant-time at-once\nblue choose ford\ngreen choose kettering");
    assert_eq!((table.stage().as_str(), table.whose().as_str()), ("1.2", "red"));
    let mut table = drawn("");
    table.play("red choose durant\nred durant 1\nruling durant-time after-all\nblue choose ford");
    table.play("green choose kettering");
    assert_eq!(table.stage(), "1.3");
}

#[test]
fn the_first_choice_is_bid_for_only_by_ruling() {
    let mut table = drawn("");
    table.refused("bid red 10, blue 20, green 20", k::NO_BID_DUE, k::NOW_CHOOSE);
    let mut table = drawn("first-choice bid");
    table.refused("red choose ford", k::BIDS_FIRST, k::BIDS_FIRST_SUGGESTION);
    table.refused("bid red 2001, blue 20, green 20", k::SHORT_OF_CASH, k::WAY_LOANS);
    table.play("bid red 10, blue 20, green 20");
    assert_eq!(table.purses(), [1990, 1980, 1980]);
    assert!(table.decided_by("first-choice"));
    table.refused("bid red 10", k::NO_BID_DUE, k::NOW_CHOOSE);
    table.play("blue choose ford\ngreen choose sloan\nred choose howard");
}

#[test]
fn equal_bids_choose_clockwise_from_the_first_player() {
    let mut table = Table::led_by(2, 3, "first-choice bid");
    table.play(
        "drawn\nbid red 20, blue 10, green 20\ngreen choose ford\nred choose sloan\nblue choose howard",
    );
    assert_eq!(table.purses(), [1980, 1990, 1980]);
}

#[test]
fn every_player_has_a_bid() {
    let mut table = drawn("first-choice bid");
    let refusal = table.refused_verb(Verb::Act(Act::Bid(Bid { bids: vec![10, 20] }).into()));
    assert_eq!((refusal.why.key, refusal.suggestion), (k::BIDS_COUNT, Some(k::BIDS_FIRST_SUGGESTION.into())));
}

#[test]
fn the_ruling_on_the_first_choice_may_change_until_somebody_has_chosen() {
    let mut table = drawn("first-choice bid");
    table.play("ruling first-choice clockwise\nred choose ford\nruling first-choice bid\nblue choose sloan");
    let mut table = drawn("");
    table.play("ruling first-choice bid").refused("red choose ford", k::BIDS_FIRST, k::BIDS_FIRST_SUGGESTION);
    table.play("bid blue 5\nblue choose ford");
}

#[test]
fn a_game_begun_in_mid_play_asks_for_no_bids() {
    let mut table = Table::under(3, "first-choice bid");
    table.play("correct phase 2 2\nred choose ford");
}

#[test]
fn nobody_who_is_not_at_the_table_acts() {
    let mut table = drawn("");
    let seat = steward::engine::Seat::new(4);
    let refusal = table.refused_verb(Verb::Act(Act::Cubes(Cubes { seat }).into()));
    assert_eq!(
        (refusal.why.key, refusal.suggestion.map(|line| line.key)),
        (engine::SEATS_NOBODY, Some(engine::SEATS_NOBODY_SUGGESTION))
    );
}
