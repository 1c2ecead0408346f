//! A car on its own Go is protected: no car passes or hits it.

use steward::words::keys::autotock as k;

use super::table::Table;

/// Case 4.
#[test]
fn a_car_on_its_own_go_is_neither_hit_nor_passed() {
    let mut table = Table::of(3);
    table.put("red 10, blue 12");
    table.refused_why("red move 2 10", k::PROTECTED_HIT);
    table.refused_why("red move 5 10", k::PROTECTED_PASS);
    table.play("red move ace 10");
    assert_eq!(table.cars("red"), "11");
}

#[test]
fn a_car_on_its_own_go_is_not_passed_backwards_either() {
    let mut table = Table::of(3);
    table.put("red 14, red 16, blue 12");
    table.refused_why("red move 4 14", k::PROTECTED_PASS);
    table.refused_why("red move 4 16", k::PROTECTED_HIT);
}

#[test]
fn a_car_on_another_players_go_is_not_protected_and_bringing_out_hits_it() {
    let mut table = Table::of(2);
    table.put("blue 48").play("red out king");
    assert_eq!((table.cars("red"), table.cars("blue")), ("48".to_owned(), String::new()));
}

#[test]
fn no_second_car_comes_out_while_one_stands_on_go_and_own_cars_do_not_pass_it() {
    let mut table = Table::of(2);
    table.put("red 48, red 46");
    table.refused_why("red out ace", k::GO_TAKEN);
    table.refused_why("red move 5 46", k::PROTECTED_PASS);
}

#[test]
fn by_the_ruling_go_protects_only_until_the_car_first_moves() {
    let mut table = Table::under(3, "go-protection until-moved");
    table.put("red 10, blue 12").play("red move 2 10");
    assert_eq!(table.cars("blue"), "");
    let mut table = Table::under(3, "go-protection until-moved");
    table.put("red 10").play("red discard\nblue out ace\ngreen discard");
    table.refused_why("red move 2 10", k::PROTECTED_HIT);
}
