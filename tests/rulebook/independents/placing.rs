//! Steps 1 and 2: selective and required disks, the passing lane.

use steward::engine::Acts;
use steward::games::independents::Act;
use steward::words::keys::independents as k;

use super::table::Table;

#[test]
fn selective_disks_go_round_one_section_a_turn() {
    let mut table = Table::of(3, "");
    table.refused("blue place 1:2", k::NOT_YOUR_TURN, k::NOW_SELECTIVE);
    table.play("red place 1:2\nblue place 1:3\ngreen place 6:1");
    assert_eq!(
        (table.whose(), table.disks("red", "red"), table.disks("blue", "models 1")),
        ("red".into(), 8, 3)
    );
    table.refused("red place 1:1", k::SECTION_USED, k::SECTION_USED_SUGGESTION);
    table.refused("red place 7:1", k::SECTION_NONE, k::SECTION_NONE_SUGGESTION);
    table.refused("red place 2:9", k::PLACE_SHORT, k::FEWER_SUGGESTION);
    table.play("red place 2:8\nblue pass\ngreen pass");
    table.refused("red place 3:1", k::PLACE_SHORT, k::PASS_SUGGESTION);
}

#[test]
fn disks_that_a_card_of_another_category_has_put_there_do_not_close_a_section() {
    for rulings in ["", "no-disks at-once"] {
        let mut table = Table::at(2, rulings, "models", 3);
        table.play(
            "read sections engineering count 1\nred card red engineering 1 +2\nblue pass\nred pass\nmajority",
        );
        assert_eq!((table.stage(), table.whose()), ("1.1".into(), "blue".into()));
        table.play("blue pass\nred place 1:3");
        assert_eq!(table.disks("red", "engineering 1"), 5);
        if rulings.is_empty() {
            table.refused("red place 1:1", k::SECTION_USED, k::SECTION_USED_SUGGESTION);
        } else {
            assert_eq!(table.stage(), "1.2", "the only section is used now");
        }
    }
}

#[test]
fn placing_no_disk_is_refused() {
    let mut table = Table::of(2, "");
    table.refused("red place 3:0", k::PLACE_NOTHING, k::PLACE_NOTHING_SUGGESTION);
    table.play("red pass");
    assert_eq!(table.lane(), "red");
}

#[test]
fn who_passes_is_out_of_the_step_and_the_lane_drops_to_the_track() {
    let mut table = Table::of(4, "");
    table.play("red place 1:1\nblue place 1:1\ngreen pass\nyellow place 1:1\nred pass");
    table.refused("red pass", k::HAS_PASSED, k::NOW_SELECTIVE);
    table.refused("green place 1:1", k::HAS_PASSED, k::NOW_SELECTIVE);
    table.play("blue place 2:1\nyellow pass");
    assert_eq!((table.lane(), table.track()), ("green red yellow".into(), "red blue green yellow".into()));
    table.play("blue pass");
    assert_eq!((table.track(), table.lane()), ("green red yellow blue".into(), String::new()));
    assert_eq!((table.stage(), table.whose()), ("1.2".into(), "green".into()));
}

#[test]
fn case_6_passes_3_1_4_2_make_the_required_order_3_1_4_2() {
    let mut table = Table::of(4, "");
    table.play("red place 1:1\nblue place 1:1\ngreen pass\nyellow place 2:1\nred pass\nblue place 3:1\nyellow pass\nblue pass");
    table.play("green required 1:1\nred required none\nyellow required 1:4");
    assert_eq!(table.whose(), "blue");
    table.play("blue required none");
    assert_eq!((table.stage(), table.track()), ("1.3".into(), "green red yellow blue".into()));
}

#[test]
fn required_disks_come_from_the_circles_of_the_category_and_go_to_any_of_its_sections() {
    let mut table = Table::at(2, "", "engineering", 2);
    table.refused("blue required 1:1", k::NOT_YOUR_TURN, k::NOW_REQUIRED);
    table.refused("red required 1:2 3:2", k::REQUIRED_SHORT, k::FEWER_SUGGESTION);
    table.refused("red required 1:1 1:1", k::SECTION_TWICE, k::SECTION_TWICE_SUGGESTION);
    table.refused("red required 7:1", k::SECTION_NONE, k::SECTION_NONE_SUGGESTION);
    table.refused("red pass", k::NO_PASS, k::NOW_REQUIRED);
    table.play("red required 1:1 3:2");
    assert_eq!((table.disks("red", "sheet 2"), table.disks("red", "engineering 3")), (0, 2));
    assert_eq!((table.disks("red", "sheet 1"), table.disks("red", "red")), (4, 10));
    let none = r#"{"act":{"required":{"seat":"p2","disks":[[1,0]]}}}"#;
    let rejection = table.0.enter_text(none, "").map(|_| ()).unwrap_err();
    assert!(rejection.to_string().contains(k::REQUIRED_NOTHING_SUGGESTION.id()));
}

#[test]
fn who_has_no_disk_on_the_circles_is_passed_over() {
    let mut table = Table::of(3, "");
    table.play("correct blue > bank 1 cards, sheet 1 > bank 4 disks blue\nred pass\nblue pass\ngreen pass\nred required none");
    assert_eq!(table.whose(), "green");
    table.play("correct sheet 1 > bank 4 disks green");
    assert_eq!(table.whose(), "green");
    table.refused("green required 1:1", k::REQUIRED_SHORT, k::REQUIRED_NOTHING_SUGGESTION);
    table.play("green required none");
    assert_eq!(table.stage(), "1.3");
}

#[test]
fn an_act_of_another_step_is_refused_with_what_is_to_be_done() {
    let mut table = Table::of(2, "");
    for line in ["red required 1:1", "red card none", "settle", "draw 1 red", "majority", "car red", "year"] {
        table.refused(line, k::WRONG_STEP, k::NOW_SELECTIVE);
    }
    table.refused("red trend models 1 models 2 models 3", k::WRONG_STEP, k::NOW_SELECTIVE);
}

#[test]
fn disks_may_join_others_disks_and_ones_own_of_the_step_before() {
    let mut table = Table::of(2, "");
    table.play("red place 1:2\nblue place 1:3\nred pass\nblue pass\nred required 1:4\nblue required 1:1");
    assert_eq!((table.disks("red", "models 1"), table.disks("blue", "models 1")), (6, 4));
}

#[test]
fn what_is_placed_of_the_required_disks_is_told() {
    let table = Table::of(2, "");
    let description = |text: &str| {
        let act = Act::parse(text, &table.0.setting().seats).unwrap();
        act.describe(table.0.setting()).key
    };
    assert_eq!(
        [description("red required 1:4"), description("red required none")],
        [k::DESCRIBE_REQUIRED, k::DESCRIBE_REQUIRED_NONE]
    );
}
