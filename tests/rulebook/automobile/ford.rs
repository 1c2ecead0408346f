//! Ford's extra piece: just before or just after the own action, at the usual price.

use steward::words::keys::automobile as k;

use super::table::Table;

/// A board on which Ford comes last.
const LAST: &str = "read character ford place 6\nread character chrysler place 1";

/// Red holds Ford, Blue Kettering, Green Chrysler; phase 3 begins.
fn ford(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play("drawn\nred choose ford\nblue choose kettering\ngreen choose chrysler");
    table
}

#[test]
fn ford_builds_one_more_tile_just_after_the_own_action_at_the_usual_price() {
    let mut table = ford("");
    table.play("red build 1 2\nred ford 1");
    assert_eq!(table.cash("red"), 2000 - 3 * 200);
    assert_eq!(table.has("red", "cubes"), 5 + 1 - 1);
    assert_eq!(table.has("space 1", "tiles red"), 3);
    assert_eq!(table.description()[0], "red > bank 200 dollars: 1 x 200 tiles");
    assert!(table.decided_by("ford-same"));
}

#[test]
fn ford_builds_the_parts_factory_just_before_the_own_action_for_500() {
    let mut table = ford("");
    table.play("red build 1 1\nblue cubes\ngreen cubes\nred ford 1 parts");
    assert_eq!((table.cash("red"), table.has("space 1", "parts red")), (2000 - 200 - 500, 1));
    assert_eq!(table.whose(), "red");
    table.play("red cubes");
}

#[test]
fn ford_is_refused_once_another_player_has_acted_until_the_next_own_turn() {
    let mut table = ford("");
    table.play("red build 1 1\nblue cubes");
    table.refused("red ford 1", k::FORD_NOT_NOW, k::FORD_NOT_NOW_SUGGESTION);
    table.play("green cubes\nred ford 1");
}

#[test]
fn a_loan_of_another_player_is_no_act_between_the_action_and_ford() {
    let mut table = ford("");
    table.play("red build 1 1\nblue loan\nred ford 1");
    assert_eq!(table.has("space 1", "tiles red"), 2);
}

#[test]
fn ford_builds_once_a_turn_and_nobody_else_does() {
    let mut table = ford("");
    table.play("red build 1 1\nred ford 1");
    table.refused("red ford 1", k::FORD_USED, k::FORD_USED_SUGGESTION);
    table.refused("blue ford 1", k::NOT_FORD, k::NOT_FORD_SUGGESTION);
}

#[test]
fn ford_builds_only_on_a_space_that_holds_own_tiles() {
    let mut table = ford("");
    table.refused("red ford 1", k::FORD_NO_TILES, k::FORD_NO_TILES_SUGGESTION);
    table.play("red cubes\nblue build 1 1\ngreen cubes");
    table.refused("red ford 1", k::FORD_NO_TILES, k::FORD_NO_TILES_SUGGESTION);
}

#[test]
fn ford_never_makes_a_fourth_tile() {
    let mut table = ford("");
    table.play("red build 1 2\nblue cubes\ngreen cubes\nred build 1 1");
    table.refused("red ford 1", k::SPACE_FULL, k::WAY_OTHER_SPACE);
}

#[test]
fn the_piece_may_go_on_the_space_just_built_unless_the_table_rules_otherwise() {
    ford("").play("red build 1 1\nred ford 1");
    let mut table = ford("ford-same no");
    table.play("red build 1 1");
    table.refused("red ford 1", k::FORD_SAME, k::FORD_SAME_SUGGESTION);
    table.play("blue cubes\ngreen cubes\nred ford 1");
}

#[test]
fn a_space_built_by_an_earlier_action_is_not_built_by_the_same_action() {
    let mut table = ford("ford-same no");
    table.play("red build 1 1\nblue cubes\ngreen cubes\nred cubes\nred ford 1");
    assert_eq!(table.has("space 1", "tiles red"), 2);
}

#[test]
fn ford_brings_one_cube_and_lasts_one_turn() {
    let mut table = ford("");
    table.play("red build 1 1\ncorrect phase 1 9\nend\ndrawn\nred choose sloan\nblue choose durant");
    table.play("blue durant 2\ngreen choose kettering");
    table.refused("red ford 1", k::NOT_FORD, k::NOT_FORD_SUGGESTION);
}

#[test]
fn ford_who_acts_last_of_all_may_still_build_just_after() {
    let mut last = ford("");
    last.play(LAST).play("correct phase 1 3 3, next red\nred build 1 1");
    assert_eq!(last.stage(), "1.6");
    let mut built = last.clone();
    built.play("green loan\nred ford 1");
    assert_eq!((built.has("space 1", "tiles red"), built.stage().as_str()), (2, "1.6"));
    built.refused("red ford 1", k::WRONG_PHASE, k::NOW_DECISIONS);
    last.play("green pass");
    last.refused("red ford 1", k::WRONG_PHASE, k::NOW_DECISIONS);
}

#[test]
fn ford_who_acts_last_builds_before_howard_sells() {
    let mut table = Table::of(3);
    table.play("drawn\nred choose ford\nblue choose howard\ngreen choose chrysler");
    table.play("correct blue > space 2 1 tiles blue, blue > space 2 2 cars blue");
    table.play(LAST).play("correct phase 1 3 3, next red\nred build 1 1");
    assert_eq!(table.stage(), "1.4");
    table.play("red ford 1 parts\nblue howard 2 2");
    assert_eq!(table.has("space 1", "parts red"), 1);
}
