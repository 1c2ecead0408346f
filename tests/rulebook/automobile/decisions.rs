//! Phase 6, executive decisions: players take one at a time in rounds until all have passed.

use steward::words::keys::automobile as k;

use super::table::Table;

/// Red owns Duryea (1, mid, with cars) and Franklin A (3, mid), Blue owns the Pierce (6, premium, with cars),
/// Green owns nothing. It is Red's turn to decide.
fn deciders(rulings: &str) -> Table {
    let mut table = if rulings.is_empty() { Table::of(3) } else { Table::under(3, rulings) };
    table.play(
        "correct red > space 1 2 tiles red, red > space 1 4 cars red, red > space 3 1 tiles red, \
         blue > space 6 1 tiles blue, blue > space 6 3 cars blue, phase 1 6",
    );
    table
}

#[test]
fn decisions_go_round_one_at_a_time_until_all_have_passed() {
    let mut table = deciders("");
    table.refused("blue pass", k::NOT_YOUR_TURN, k::NOW_DECISIONS);
    table.play("red bonus 1\nblue bonus 6\ngreen pass\nred pass\nblue pass");
    assert_eq!(table.stage(), "1.7");
    table.play("reveal 2 2 2\nsale\nlosses\nend\ndrawn");
    assert_eq!(table.whose(), "green");
}

#[test]
fn bonus_markers_cost_2_then_1_then_1_cubes_and_then_there_are_none() {
    let mut table = deciders("");
    table.play("red bonus 1");
    assert_eq!(table.has("red", "cubes"), 3);
    table.play("blue bonus 6");
    assert_eq!(table.has("blue", "cubes"), 4);
    assert_eq!(table.description()[0], "blue > bank 1 cubes: 1 bonus");
    table.play("green pass\nred bonus 3");
    assert_eq!(table.has("red", "cubes"), 2);
    table.refused("blue bonus 6", k::BONUS_GONE, k::BONUS_GONE_SUGGESTION);
}

#[test]
fn a_space_bears_one_bonus_marker_and_one_set_of_reduced_markers() {
    let mut table = deciders("");
    table.play("red bonus 1\nblue pass\ngreen pass");
    table.refused("red bonus 1", k::BONUS_TWICE, k::BONUS_TWICE_SUGGESTION);
    table.play("red reduced 1 2");
    table.refused("red reduced 1 1", k::REDUCED_TWICE, k::REDUCED_PREMIUM_SUGGESTION);
    assert_eq!((table.has("space 1", "bonus"), table.has("space 1", "reduced")), (1, 2));
}

#[test]
fn a_bonus_marker_needs_its_cubes_and_reduced_markers_are_free() {
    let mut table = deciders("");
    table.play("correct red > bank 4 cubes");
    table.refused("red bonus 1", k::BONUS_SHORT, k::BONUS_SHORT_SUGGESTION);
    table.play("red reduced 1 1");
    assert_eq!((table.has("red", "cubes"), table.cash("red")), (1, 2000));
}

#[test]
fn reduced_markers_lie_in_sets_of_2_1_and_1_to_be_taken_in_any_order() {
    let mut table = deciders("");
    table.play("correct green > space 4 1 tiles green, green > space 5 1 tiles green");
    for line in ["red reduced 1 3", "red reduced 1 0"] {
        table.refused(line, k::REDUCED_SETS, k::REDUCED_SETS_SUGGESTION);
    }
    table.play("red reduced 1 1\nblue pass\ngreen reduced 4 2");
    table.refused("red reduced 3 2", k::REDUCED_GONE, k::REDUCED_SETS_SUGGESTION);
    table.play("red reduced 3 1");
    table.refused("green reduced 5 1", k::REDUCED_GONE, k::REDUCED_SETS_SUGGESTION);
}

#[test]
fn one_player_may_take_everything_while_the_others_pass() {
    let mut table = deciders("");
    table.play("correct bank > red 5 cubes, red > space 4 1 tiles red\nred close 1\nblue pass\ngreen pass");
    table.play("red bonus 3\nred reduced 3 2\nred reduced 4 1\nred bonus 4");
    table.play("correct red > space 5 1 tiles red\nred bonus 5\nred reduced 5 1\nred pass");
    assert_eq!((table.has("bank", "bonus"), table.has("bank", "reduced")), (0, 0));
    assert_eq!((table.has("red", "cubes"), table.stage().as_str()), (10 - 2 - 1 - 1, "1.7"));
}

#[test]
fn premium_cars_are_never_reduced_but_may_have_a_bonus() {
    let mut table = deciders("");
    table.play("red pass");
    table.refused("blue reduced 6 2", k::REDUCED_PREMIUM, k::REDUCED_PREMIUM_SUGGESTION);
    table.play("blue bonus 6");
}

#[test]
fn markers_go_on_own_open_spaces_only() {
    let mut table = deciders("");
    table.play("correct bank > space 4 1 closed");
    for line in ["red bonus 6", "red reduced 4 1", "red bonus 26"] {
        table.refused(line, k::MARKER_NOT_YOURS, k::MARKER_NOT_YOURS_SUGGESTION);
    }
}

#[test]
fn a_marker_may_lie_on_a_space_without_cars_unless_the_table_rules_otherwise() {
    let mut table = deciders("");
    table.play("red bonus 3");
    assert!(table.decided_by("marker-where"));
    let mut table = deciders("marker-where with-cars");
    table.refused("red bonus 3", k::MARKER_NO_CARS, k::MARKER_NO_CARS_SUGGESTION);
    table.refused("red reduced 3 1", k::MARKER_NO_CARS, k::MARKER_NO_CARS_SUGGESTION);
    table.play("red bonus 1");
    assert!(!table.decided_by("marker-where"));
}

#[test]
fn one_player_closes_in_phase_6_and_gets_what_the_action_gives() {
    let mut table = deciders("");
    table.play("correct bank > red 7 losses, bank > blue 3 losses\nred close 1");
    assert_eq!((table.cash("red"), table.points()[0]), (2000 + 2 * 100, 3));
    table.refused("blue close 6", k::CLOSE_TAKEN, k::CLOSE_TAKEN_SUGGESTION);
    table.play("blue pass");
}

#[test]
fn a_refused_closing_leaves_the_decision_to_others() {
    let mut table = deciders("");
    table.refused("red close 6", k::CLOSE_NOT_YOURS, k::CLOSE_NOT_YOURS_SUGGESTION);
    table.play("red pass\nblue close 6");
}

#[test]
fn markers_of_a_space_that_closes_stay_and_serve_its_cars_or_go_back_by_ruling() {
    let play = "red bonus 1\nblue pass\ngreen pass\nred close 1\nred pass\nreveal 2 2 2";
    let mut table = deciders("");
    table.play(play);
    assert_eq!((table.has("space 1", "bonus"), table.has("space 1", "cars red")), (1, 4));
    table.play("sale");
    assert_eq!((table.has("bank", "bonus"), table.has("space 1", "cars red")), (3, 0));
    let mut table = deciders("marker-closed back");
    table.play("red bonus 1\nblue pass\ngreen pass\nred close 1");
    assert_eq!((table.has("space 1", "bonus"), table.has("bank", "bonus")), (0, 3));
    assert!(table.decided_by("marker-closed"));
    assert_eq!(table.state().taken.bonus, 1);
}

#[test]
fn a_marker_gone_back_by_ruling_is_not_taken_again_at_the_price_of_the_first() {
    let mut table = deciders("marker-closed back");
    table.play("red bonus 1\nblue pass\ngreen pass\nred close 1\nred bonus 3");
    assert_eq!(table.has("red", "cubes"), 5 - 2 - 1);
}

#[test]
fn who_has_passed_decides_no_more_unless_the_table_rules_otherwise() {
    let mut table = deciders("");
    table.play("red pass");
    assert_eq!(table.description(), ["pass-place 1: 1 passed"]);
    table.refused("red bonus 1", k::HAS_PASSED, k::HAS_PASSED_SUGGESTION);
    table.refused("red pass", k::HAS_PASSED, k::HAS_PASSED_SUGGESTION);
    table.play("blue bonus 6\ngreen pass");
    assert_eq!(table.whose(), "blue");
    let mut table = deciders("pass-final yes");
    table.play("red pass\nblue bonus 6\ngreen pass\nred bonus 1");
    assert!(table.decided_by("pass-final"));
    table.play("blue pass\ngreen pass\nred pass");
    assert_eq!(table.stage(), "1.7");
    table.play("reveal 2 2 2\nsale\nlosses\nend\ndrawn\nblue choose ford\ngreen choose sloan");
}

#[test]
fn passes_that_become_final_in_the_middle_of_the_phase_stop_nobody() {
    let mut table = deciders("pass-final yes");
    table.play("red pass\nblue bonus 6\ngreen pass\nruling pass-final no");
    assert_eq!(table.whose(), "red");
    table.refused("red bonus 1", k::HAS_PASSED, k::HAS_PASSED_SUGGESTION);
    table.play("red pass\nblue pass");
    assert_eq!(table.stage(), "1.7");
}

#[test]
fn passes_that_are_final_no_longer_are_asked_for_again() {
    let mut table = deciders("");
    table.play("red pass\nblue bonus 6\ngreen pass\nruling pass-final yes\nblue pass\ngreen pass");
    assert_eq!(table.whose(), "red");
    table.play("red bonus 1\nblue pass\ngreen pass\nred pass");
    assert_eq!(table.stage(), "1.7");
}
