//! Building: one or two pieces on one space, and the cubes for jumping ahead.

use steward::words::Key;
use steward::words::keys::automobile as k;

use super::table::Table;

/// Phase 3, Red to act; all players have 12 cubes.
fn builders(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("correct bank > red 7 cubes, bank > blue 7 cubes, bank > green 7 cubes, phase 1 3");
    table
}

/// Case 1.
#[test]
fn on_an_empty_track_spaces_1_2_3_and_4_cost_1_3_6_and_10_cubes() {
    for (space, cubes) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        let mut table = builders("");
        table.play(&format!("red build {space} 1"));
        assert_eq!(12 - table.has("red", "cubes"), cubes, "space {space}");
    }
}

/// The text prints "1+2 cubes (6)", but its examples charge 3.
#[test]
fn jumping_one_space_costs_3_cubes_and_each_step_is_told() {
    let mut table = builders("");
    table.play("red build 1 1\nblue build 3 1");
    assert_eq!(12 - table.has("blue", "cubes"), 3);
    assert_eq!(table.description()[0], "blue > bank 3 cubes: 1 skip; 2 skip");
}

#[test]
fn an_empty_space_behind_the_most_modern_one_and_an_own_space_cost_no_cube() {
    let mut table = builders("");
    table.play("correct green > space 5 1 tiles green\nred build 3 1\nblue build 6 1\ngreen build 5 1");
    assert_eq!((table.has("red", "cubes"), table.has("blue", "cubes")), (12, 11));
    assert_eq!(table.has("green", "cubes"), 12);
    let description = table.description();
    assert_eq!(description.last().unwrap(), "cause-skip 0: (skip-own)");
}

#[test]
fn there_is_no_limit_to_the_jump_but_cubes() {
    let mut table = builders("");
    table.refused("red build 5 1", k::SHORT_OF_CUBES, k::WAY_SKIP_REACH);
    table.play("correct bank > red 351 cubes\nred build 26 1");
    assert_eq!(table.has("red", "cubes"), 12);
    table.refused("blue build 9 4", k::BUILD_PIECES, k::BUILD_PIECES_SUGGESTION);
}

#[test]
fn without_cubes_one_builds_behind_the_most_modern_space() {
    let mut table = builders("");
    table.play("correct green > space 2 1 tiles green, red > bank 12 cubes");
    table.refused("red build 3 1", k::SHORT_OF_CUBES, k::WAY_MORE_CUBES);
    table.play("red build 1 1");
}

#[test]
fn an_action_builds_one_or_two_pieces() {
    for line in ["red build 1 0", "red build 1 3", "red build 1 2 parts"] {
        builders("").refused(line, k::BUILD_PIECES, k::BUILD_PIECES_SUGGESTION);
    }
    let mut table = builders("");
    table.play("red build 1 2");
    assert_eq!(table.cash("red"), 2000 - 2 * 200);
    let mut table = builders("");
    table.play("red build 1 1 parts");
    assert_eq!((table.cash("red"), table.has("space 1", "parts red")), (2000 - 200 - 500, 1));
}

#[test]
fn a_space_holds_three_tiles_and_the_parts_factory_of_one_player() {
    let mut table = builders("");
    table.play("correct red > space 1 2 tiles red, red > bank 2000 dollars");
    table.refused("red build 1 2", k::SPACE_FULL, k::WAY_OTHER_SPACE);
    table.play("correct bank > red 2000 dollars\nred build 1 1 parts");
    assert_eq!(table.has("space 1", "tiles red"), 3);
    table.refused("blue build 1 1", k::SPACE_TAKEN, k::WAY_OTHER_SPACE);
}

#[test]
fn six_tiles_and_one_parts_factory_are_all_there_is() {
    let mut table = builders("");
    table.play("correct red > space 1 3 tiles red, red > space 2 2 tiles red, red > space 1 1 parts red");
    table.refused("red build 3 2", k::NO_TILES_LEFT, k::NO_TILES_LEFT_SUGGESTION);
    table.refused("red build 2 1 parts", k::NO_PARTS_LEFT, k::NO_PARTS_LEFT_SUGGESTION);
    assert_eq!(table.instead("red build 3 2").unwrap(), "red build 3 1", "one piece is left");
    assert_eq!(table.instead("red build 2 1 parts").unwrap(), "red build 2 1", "without the parts factory");
    table.play("red build 3 1");
}

#[test]
fn building_that_cannot_be_paid_is_refused_with_the_loans_that_would_do_or_fewer_tiles() {
    let all = "correct red > bank 1900 dollars";
    builders("").play(all).refused("red build 1 1", k::SHORT_OF_CASH, k::WAY_LOANS);
    builders("").play(all).refused("red build 1 2", k::SHORT_OF_CASH, k::WAY_LOANS);
    let one_is_paid = "correct red > bank 1800 dollars";
    let refusal = builders("").play(one_is_paid).refused("red build 1 2", k::SHORT_OF_CASH, k::WAY_OR);
    assert!(format!("{:?}", refusal.suggestion).contains(k::WAY_ONE_TILE.id()));
    let some = "correct red > bank 1900 dollars, bank > red 1 loans\nread space 1 cost 700";
    let only = |refusal: steward::engine::Refusal, first: Key, second: Key| {
        let suggestion = format!("{:?}", refusal.suggestion);
        assert!(suggestion.contains(first.id()) && suggestion.contains(second.id()), "{suggestion}");
    };
    let refusal = builders("").play(some).refused("red build 1 1", k::SHORT_OF_CASH, k::WAY_ONLY);
    only(refusal, k::WAY_LOANS_TOO_FEW, k::WAY_CHEAPER);
    let none = "correct red > bank 1900 dollars, bank > red 2 loans";
    let refusal = builders("").play(none).refused("red build 1 1", k::SHORT_OF_CASH, k::WAY_ONLY);
    only(refusal, k::WAY_NO_LOAN_LEFT, k::WAY_CHEAPER);
}

#[test]
fn the_parts_factory_costs_500_wherever_it_stands_and_needs_a_tile() {
    let mut table = builders("");
    table.refused("red build 1 parts", k::PARTS_ALONE, k::PARTS_ALONE_SUGGESTION);
    table.play("correct red > space 1 1 tiles red\nread space 1 cost 9000\nred build 1 parts");
    assert_eq!(table.cash("red"), 1500);
}

#[test]
fn a_parts_factory_stands_alone_only_by_ruling_and_makes_the_space_its_owners() {
    let mut table = builders("parts-alone yes");
    table.play("red build 1 parts");
    assert!(table.decided_by("parts-alone"));
    table.refused("blue build 1 1", k::SPACE_TAKEN, k::WAY_OTHER_SPACE);
    table.play("blue build 2 1");
    assert_eq!(12 - table.has("blue", "cubes"), 1);
}

#[test]
fn a_closed_space_is_still_the_most_modern_unless_the_table_rules_otherwise() {
    let closed = "correct bank > space 3 1 closed";
    let mut table = builders("");
    table.play(closed).play("red build 4 1");
    assert_eq!(12 - table.has("red", "cubes"), 1);
    assert!(table.decided_by("closed-leads"));
    let mut table = builders("");
    table.play(closed).play("red build 2 1");
    assert_eq!(12 - table.has("red", "cubes"), 0);
    assert!(table.decided_by("closed-leads"));
    let mut table = builders("closed-leads no");
    table.play(closed).play("red build 4 1");
    assert_eq!(12 - table.has("red", "cubes"), 10);
    assert!(table.decided_by("closed-leads"));
}

#[test]
fn nobody_builds_on_a_closed_space_unless_the_table_rules_otherwise() {
    let mut table = builders("");
    table.play("correct bank > space 3 1 closed");
    table.refused("red build 3 1", k::SPACE_CLOSED, k::WAY_OTHER_SPACE);
    let mut table = builders("closed-rebuild yes");
    table.play("correct bank > space 3 1 closed, blue > space 3 2 cars blue");
    table.refused("red build 3 1", k::SPACE_HAS_CARS, k::SPACE_HAS_CARS_SUGGESTION);
    table.play("correct space 3 > blue 2 cars blue\nred build 3 1");
    assert_eq!((table.has("space 3", "closed"), table.has("space 3", "tiles red")), (0, 1));
    assert!(table.decided_by("closed-leads"));
    assert!(table.decided_by("closed-rebuild"));
}

#[test]
fn a_closed_space_that_is_built_again_costs_the_cubes_of_an_empty_one() {
    let mut table = builders("closed-rebuild yes, closed-leads no");
    table.play("correct bank > space 3 1 closed\nred build 3 1");
    assert_eq!(12 - table.has("red", "cubes"), 6);
}

#[test]
fn a_board_nobody_has_read_asks_for_a_value_when_it_is_first_needed() {
    let mut table = Table::unread(3, &[]);
    table.play("correct phase 1 3");
    assert_eq!(table.asks("red build 1 2"), "space 1 cost");
    table.play("read space 1 cost 250\nred build 1 2");
    assert_eq!(table.description()[1], "red > bank 500 dollars: 2 x 250 tiles (board)");
}

#[test]
fn two_cubes_are_taken_in_an_action_and_an_action_waits_for_its_turn() {
    let mut table = builders("");
    table.refused("blue cubes", k::NOT_YOUR_TURN, k::NOW_ACTION);
    table.play("red cubes");
    assert_eq!(table.has("red", "cubes"), 14);
}

#[test]
fn the_same_action_may_be_chosen_in_all_three_rounds() {
    let mut table = builders("");
    for round in 1..=3 {
        assert_eq!(table.state().phase.round(), Some(round));
        table.play("red cubes\nblue cubes\ngreen cubes");
    }
    assert_eq!((table.stage().as_str(), table.has("red", "cubes")), ("1.6", 18));
}
